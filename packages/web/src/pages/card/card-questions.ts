/** Common questions about a card, answered from its facts and its run alone. */

import type { CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { capitalize } from '@cardsight/engine/text'
import { flatRateText } from '../../cards/flat-rate-text.ts'
import { noRankText } from '../../cards/missing-text.ts'
import { averageSource } from '../../content/average-spending.ts'
import { breadcrumbData, type PageText } from '../../content/page-meta.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'

type CardQuestion = Readonly<{ question: string; answer: string }>

const NOT_STATED = 'not stated'

export function questionsOf(report: CardReport): CardQuestion[] {
  const { name } = report.card
  return [
    { question: `Can I still apply for ${name}?`, answer: openAnswer(report) },
    { question: `What does ${name} cost a year?`, answer: dated(report, 'Annual fee') },
    { question: `How does ${name} earn?`, answer: earnAnswer(report) },
    { question: `What is the welcome bonus of ${name}?`, answer: offerAnswer(report) },
    { question: `What would ${name} have earned?`, answer: earnedAnswer(report) },
    ...flatRateQuestion(report),
    { question: `Which card pairs well with ${name}?`, answer: companionAnswer(report) },
    {
      question: `Does ${name} charge a foreign transaction fee?`,
      answer: dated(report, 'Foreign transaction fee'),
    },
    { question: `What credit history does ${name} require?`, answer: dated(report, 'Recommended credit') },
  ]
}

function flatRateQuestion({ card, againstPlain, held }: CardReport): CardQuestion[] {
  return againstPlain === null
    ? []
    : [
        {
          question: `When does ${card.name} beat a no-fee ${againstPlain.rate}% card?`,
          answer: `${flatRateText(againstPlain, held[1].introMoney > 0)} That’s after fees.`,
        },
      ]
}

function openAnswer({ card, status }: CardReport): string {
  const day = formatDayLong(status.asOf)
  if (card.status === 'open') {
    return `Yes. It was open to applicants on ${day}, the date of our latest source.`
  }
  return `No. It was closed to new applicants on ${day}.${status.note === null ? '' : ` ${status.note}`}`
}

/** A fact as a sentence with its date. */
function dated({ facts }: CardReport, label: string): string {
  const fact = facts.find((known) => known.label === label)
  if (fact === undefined || fact.text.startsWith(NOT_STATED)) {
    return 'Our sources don’t say. The issuer’s site is the final word.'
  }
  const text = capitalize(fact.text)
  return `${/[.!?]$/.test(text) ? text : `${text}.`} Last confirmed ${formatDayLong(fact.asOf)}.`
}

function earnAnswer({ card }: CardReport): string {
  return card.rewardDetail.length === 0 ? 'It earns no rewards on purchases.' : card.rewardInfoLong
}

function offerAnswer(report: CardReport): string {
  if (report.card.status === 'closed') {
    return 'None: the card is closed to new applicants.'
  }
  return dated(report, 'Welcome bonus')
}

function earnedAnswer(report: CardReport): string {
  const { card, held, openCards, spending } = report
  const rank =
    held[1].place === null
      ? noRankText(report)
          .map((sentence) => ` ${sentence}`)
          .join('')
      : ` That’s rank #${held[1].place} of ${openCards}.`
  return `On ${formatDollars(spending)}, the average household’s spending in ${averageSource.year}, ${card.name} would have earned ${formatDollars(held[1].totalMoney)} in year one and ${formatDollars(held[3].totalMoney)} in three years, with the intro bonus and after the fee.${rank}`
}

function companionAnswer({ companions }: CardReport): string {
  const [best] = companions
  if (best === undefined) {
    return 'None on average spending: any card worth adding earns at least as much alone.'
  }
  const categories = best.better.slice(0, 2).map(({ category }) => category)
  const where = categories.length === 0 ? '' : `, most of it on ${categories.join(' and ')}`
  return `On average spending, ${best.name} would have added the most: ${formatDollars(best.added)} in three years after its fee${where}.`
}

/** Titles, descriptions and structured data of the card pages. */

/** Search results cut off longer ones. */
const LONGEST_TITLE = 59
const LONGEST_DESCRIPTION = 155

export function cardPageText(report: CardReport): PageText {
  const { card, held } = report
  const total = formatDollars(held[1].totalMoney)
  const earned = `${card.name} would have earned ${total} in year one on average US spending.`
  return {
    path: pagePaths.card(card.cardId),
    title: firstWithin(LONGEST_TITLE, [
      `${card.name}: rewards, fee and terms | Cardsight`,
      `${card.name} | Cardsight`,
      card.name,
      // Without what a name says about its past, in parentheses.
      card.name.replace(/ \(.*\)$/, ''),
    ]),
    description: firstWithin(LONGEST_DESCRIPTION, [
      `${earned} Rates, fee, welcome bonus and terms, each with its source and date.`,
      `${earned} See its rates, fee and terms with their sources.`,
      earned,
    ]),
  }
}

/** The first text that is short enough, or the last one. */
function firstWithin(longest: number, texts: readonly [string, ...string[]]): string {
  return texts.find(({ length }) => length <= longest) ?? texts.at(-1) ?? texts[0]
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
