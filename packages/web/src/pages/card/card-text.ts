/** Titles, descriptions and structured data of the card pages. */
import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import { averageSource } from '../../content/average-spending.ts'
import { breadcrumbData } from '../../content/breadcrumbs.ts'
import type { PageText } from '../../content/page-meta.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { type CardQuestion, questionsOf } from './card-questions.ts'

export function cardPageText({ card, held }: CardReport): PageText {
  return {
    path: pagePaths.card(card.cardId),
    title: `${card.name}: what it would have earned | Cardsight`,
    description: `${card.shortDescription} On average US spending it would have earned ${formatMoney(held[1].totalMoney)} in the first year. Every fact with its date.`,
  }
}

export const averageName = `what an average American household spent in ${averageSource.year}`

export const cardIndexText: PageText = {
  path: pagePaths.cards,
  title: 'All credit cards by issuer | Cardsight',
  description:
    'Every credit card in our catalog, by issuer, with what each would have earned on average American spending.',
}

/** Breadcrumbs and questions as structured data. */
export function cardData(publicUrl: string, report: CardReport): Readonly<Record<string, unknown>>[] {
  const crumbs = [
    { name: 'All cards', path: pagePaths.cards },
    { name: report.card.name, path: pagePaths.card(report.card.cardId) },
  ]
  return [breadcrumbData(publicUrl, crumbs), questionData(questionsOf(report))]
}

function questionData(questions: readonly CardQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
