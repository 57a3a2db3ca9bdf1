/** The user's question and a one-sentence answer. */

import type { Explanation, Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatDay, formatDayLong } from '../../lib/format-date.ts'
import { formatMoney, formatShort } from '../../lib/format-money.ts'
import { formatCents, formatPoints, oneOf } from './line-text.ts'

/** 'How we got $79.92 on Restaurants' */
export function questionOf(card: CardResult, focus: WhyFocus): string {
  switch (focus) {
    case 'reward':
      return `How we got ${formatMoney(card.money)} in rewards`
    case 'bonus':
      return card.introMoney === 0
        ? 'Why there’s no intro bonus'
        : `About the ${formatShort(card.introMoney)} intro bonus`
    case 'fee':
      return card.annualFee === 0
        ? 'Why there’s no annual fee'
        : `About the ${formatShort(card.annualFee)} annual fee`
    case 'total':
      return `How we got ${formatMoney(card.totalMoney)} in total`
    default: {
      const part = card.stat.find(({ category }) => category === focus.category)
      return `How we got ${formatMoney(part?.money ?? 0)} on ${focus.category}`
    }
  }
}

const spans: Readonly<Record<Projection, string>> = { 1: 'one year', 2: 'two years', 3: 'three years' }

/** The card, the years, and what was counted. */
export function subjectOf(card: CardResult, projection: Projection, only: string | null): string {
  const whole = `${card.name}, over ${spans[projection]}`
  return only === null ? `${whole}.` : `${whole}, based on your ${only} spending alone.`
}

/** The short answer; the lines below it have the details. */
export function answerOf(explanation: Explanation, card: CardResult, focus: WhyFocus): string {
  switch (focus) {
    case 'reward':
      return rewardTextOf(explanation)
    case 'bonus':
      return bonusTextOf(explanation)
    case 'fee':
      return feeTextOf(explanation)
    case 'total':
      return 'What it would have earned, plus the intro bonus, minus the annual fee.'
    default: {
      const part = card.stat.find(({ category }) => category === focus.category)
      return part === undefined || part.spending === 0
        ? 'You get it every year, whatever you buy.'
        : `${formatMoney(part.spending)} of spending would have earned ${formatMoney(part.money)}.`
    }
  }
}

function bonusTextOf({ bonus, introMoney, firstYearMoney, isFirstYearMatched }: Explanation): string {
  if (firstYearMoney > 0 && firstYearMoney === introMoney) {
    return isFirstYearMatched
      ? 'The issuer matches your first-year rewards.'
      : 'You earn higher rates in the first year.'
  }
  if (firstYearMoney > 0) {
    return 'It has two parts.'
  }
  if (bonus.tiers.length === 0) {
    return 'We can’t count an intro bonus for this card.'
  }
  return introMoney === 0 ? 'This spending isn’t enough to earn it.' : 'This spending earns it.'
}

/** 'None in the first year, then $95 a year.' */
export function feeTextOf({ fees, annualFee }: Explanation): string {
  const [first, second] = fees
  if (annualFee === 0) {
    return fees.length === 1 ? 'No annual fee in the first year.' : 'No annual fee.'
  }
  if (first === undefined || second === undefined || first.fee === second.fee) {
    return `${formatShort(first?.fee ?? 0)} a year.`
  }
  const begin = first.fee === 0 ? 'None' : formatShort(first.fee)
  return `${begin} in the first year, then ${formatShort(second.fee)} a year.`
}

/** What the spending would have earned. */
function rewardTextOf({ spending, money, points, pointValue, from, to }: Explanation): string {
  const earned = pointValue.isMoney
    ? formatMoney(money)
    : `${formatPoints(points, pointValue.unit)}, worth ${formatMoney(money)}`
  return `${formatMoney(spending)} of spending would have earned ${earned} (${formatDayLong(from)} to ${formatDayLong(to)}).`
}

/** Says what a point is worth, on what basis, and up to which limit. */

type PointValue = Explanation['pointValue']

export function pointValueTextOf(value: PointValue): string {
  const { isMoney, program, unit, cents } = value
  if (isMoney) {
    return 'Paid in cash.'
  }
  if (cents === null) {
    return `${program} has no reliable value, so we count $0.`
  }
  if (cents === 0) {
    return `${program} ${unit} have no cash value, so we count $0. They’re worth more if you use the program.`
  }
  return [`${oneOf(unit)} = ${formatCents(cents)} (${basisOf(value)}).`, ...limitOf(value)].join(' ')
}

/** 'your own value for Delta SkyMiles', or the program with the source of its value. */
function basisOf({ program, by, asOf }: PointValue): string {
  if (by === 'you') {
    return `your own value for ${program}`
  }
  return by === null || asOf === null ? program : `${program}: ${by}, ${formatDay(asOf)}`
}

function limitOf({ program, limit, unit }: PointValue): string[] {
  return limit === null
    ? []
    : [
        `We count up to the ${formatShort(limit.yearly)} a year you spend with ${program}. Beyond that, ${oneOf(unit)} = ${formatCents(limit.beyondCents)}.`,
      ]
}
