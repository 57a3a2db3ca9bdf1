/** The question as it was asked, and its answer in a sentence. */
import type { CardResult, Explanation, Projection } from '@cardsight/contract'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatCents, formatPoints, oneOf } from './amounts.ts'

/** 'Why $79.92 on Restaurants?' */
export function questionOf(card: CardResult, focus: WhyFocus): string {
  switch (focus) {
    case 'reward':
      return `Why ${formatMoney(card.money)} of reward?`
    case 'bonus':
      return card.introMoney === 0
        ? 'Why no intro bonus?'
        : `Why ${formatMoney(card.introMoney)} of intro bonus?`
    case 'fee':
      return card.annualFee === 0 ? 'Why no annual fee?' : `Why ${formatMoney(card.annualFee)} of annual fee?`
    case 'total':
      return `Why ${formatMoney(card.totalMoney)} in total?`
    default: {
      const part = card.stat.find(({ category }) => category === focus.category)
      return `Why ${formatMoney(part?.money ?? 0)} on ${focus.category}?`
    }
  }
}

const spans: Readonly<Record<Projection, string>> = { 1: 'one year', 2: 'two years', 3: 'three years' }

/** The card, the years, and what was counted. */
export function subjectOf(card: CardResult, projection: Projection, only: string | null): string {
  const whole = `${card.name}, held for ${spans[projection]}`
  return only === null ? `${whole}.` : `${whole}, reckoned on your ${only} spending alone.`
}

/** The answer in short; the ledger below it has the parts. */
export function answerOf(explanation: Explanation, card: CardResult, focus: WhyFocus): string {
  switch (focus) {
    case 'reward':
      return rewardWordsOf(explanation)
    case 'bonus':
      return bonusWordsOf(explanation)
    case 'fee':
      return feeWordsOf(explanation)
    case 'total':
      return 'What it would have earned, with the intro bonus and less the annual fee.'
    default: {
      const part = card.stat.find(({ category }) => category === focus.category)
      return part === undefined || part.spending === 0
        ? 'It comes by itself, whatever you buy.'
        : `${formatMoney(part.spending)} of spending would have earned ${formatMoney(part.money)}.`
    }
  }
}

function bonusWordsOf({ bonus, introMoney }: Explanation): string {
  if (bonus.tiers.length === 0) {
    return 'No intro bonus of this card can be counted.'
  }
  return introMoney === 0 ? 'This pace of spending does not reach it.' : 'This pace of spending reaches it.'
}

/** 'None in the first year, then $95.00 a year.' */
export function feeWordsOf({ fees, annualFee }: Explanation): string {
  const [first, second] = fees
  if (annualFee === 0) {
    return fees.length === 1 ? 'There is none in the first year.' : 'There is none.'
  }
  if (first === undefined || second === undefined || first.fee === second.fee) {
    return `It is ${formatMoney(first?.fee ?? 0)} a year.`
  }
  const begin = first.fee === 0 ? 'None' : formatMoney(first.fee)
  return `${begin} in the first year, then ${formatMoney(second.fee)} a year.`
}

/** What spending comes to what reward. */
function rewardWordsOf({ spending, money, points, pointValue, from, to }: Explanation): string {
  const spent = `${formatMoney(spending)} of spending, at the pace of ${formatDayLong(from)} to ${formatDayLong(to)},`
  const earned = pointValue.isMoney
    ? formatMoney(money)
    : `${formatPoints(points, pointValue.unit)}, worth ${formatMoney(money)}`
  return `${spent} would have earned ${earned}.`
}

/** What a point counts for, and who says so. */
export function valueWordsOf({ isMoney, program, unit, cents, by, asOf }: Explanation['pointValue']): string {
  if (isMoney) {
    return 'It is paid in money and counts at its face value.'
  }
  if (cents === null) {
    return `Nobody has published what ${program} is worth, so what it earns counts for nothing here.`
  }
  const source = by === null || asOf === null ? '' : `, by ${by} as of ${formatDayLong(asOf)}`
  const value = `${oneOf(unit)} counts for ${formatCents(cents)}: the usual value of ${program}${source}.`
  return `${value} What you get for it can be more or less.`
}
