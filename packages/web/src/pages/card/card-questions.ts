/** Questions that people ask about a card, answered from its facts and its run alone. */
import type { CardReport } from '@cardsight/contract'
import { averageSource } from '../../content/average-spending.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { plainSentence } from './flat-rate-text.ts'

export type CardQuestion = Readonly<{ question: string; answer: string }>

const NOT_STATED = 'not stated'

export function questionsOf(report: CardReport): CardQuestion[] {
  const { name } = report.card
  return [
    { question: `Can I still apply for ${name}?`, answer: openAnswer(report) },
    { question: `What does ${name} cost a year?`, answer: dated(report, 'Annual fee') },
    { question: `How does ${name} earn?`, answer: earnAnswer(report) },
    { question: `What is the intro offer of ${name}?`, answer: offerAnswer(report) },
    { question: `What would ${name} have earned?`, answer: earnedAnswer(report) },
    {
      question: `When does ${name} beat a plain ${report.againstPlain.rate}% card?`,
      answer: `${plainSentence(report.againstPlain)} That is over three years, with the intro bonus left out and the fee taken off.`,
    },
    { question: `Which card goes well with ${name}?`, answer: companionAnswer(report) },
    {
      question: `Does ${name} charge a fee on purchases abroad?`,
      answer: dated(report, 'Foreign transaction fee'),
    },
    { question: `What credit history is ${name} for?`, answer: dated(report, 'Recommended credit') },
  ]
}

function openAnswer({ card, status }: CardReport): string {
  const day = formatDayLong(status.asOf)
  if (card.status === 'open') {
    return `Yes. It was open to applicants on ${day}, the last day on which a source said so.`
  }
  return `No. It is closed to new applicants, as seen on ${day}.${status.note === null ? '' : ` ${status.note}`}`
}

/** A fact as a sentence with its day. */
function dated({ facts }: CardReport, label: string): string {
  const fact = facts.find((known) => known.label === label)
  if (fact === undefined || fact.text.startsWith(NOT_STATED)) {
    return 'It is not stated in our sources. The issuer’s page has the last word.'
  }
  const text = fact.text.charAt(0).toUpperCase() + fact.text.slice(1)
  return `${/[.!?]$/.test(text) ? text : `${text}.`} As of ${formatDayLong(fact.asOf)}.`
}

function earnAnswer({ card }: CardReport): string {
  return card.rewardDetail.length === 0 ? 'It earns no rewards on purchases.' : card.rewardInfoLong
}

function offerAnswer(report: CardReport): string {
  if (report.card.status === 'closed') {
    return 'There is none: the card is closed to new applicants.'
  }
  return dated(report, 'Intro offer')
}

function earnedAnswer({ card, held, openCards, spending }: CardReport): string {
  const rank = held[1].place === null ? '' : ` That is place ${held[1].place} of ${openCards} open cards.`
  return `With ${formatMoney(spending)} a year, what an average American household spent in ${averageSource.year}, ${card.name} would have earned ${formatMoney(held[1].totalMoney)} in the first year and ${formatMoney(held[3].totalMoney)} in three, with the intro bonus and after the fee.${rank}`
}

function companionAnswer({ companions }: CardReport): string {
  const [best] = companions
  if (best === undefined) {
    return 'On average spending we find none: every card that would have added to it would have earned at least as much alone.'
  }
  const categories = best.better.slice(0, 2).map(({ category }) => category)
  const where = categories.length === 0 ? '' : `, most of it on ${categories.join(' and ')}`
  return `On average spending ${best.name} would have added the most: ${formatMoney(best.added)} in three years after its fee${where}.`
}
