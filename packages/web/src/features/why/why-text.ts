/** The user's question and a one-sentence answer. */

import type { Explanation, Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { formatCents, formatPoints, oneOf } from './line-text.ts'

/** 'How we got $79.92 on Restaurants' */
export function questionOf(card: CardResult, focus: WhyFocus): string {
  switch (focus) {
    case 'reward':
      return `How we got ${formatMoney(card.money)} in rewards`
    case 'bonus':
      return card.introMoney === 0
        ? 'Why there’s no intro bonus'
        : `About the ${shortMoney(card.introMoney)} intro bonus`
    case 'fee':
      return card.annualFee === 0
        ? 'Why there’s no annual fee'
        : `About the ${shortMoney(card.annualFee)} annual fee`
    case 'total':
      return `How we got ${formatMoney(card.totalMoney)} in total`
    default: {
      const part = card.stat.find(({ category }) => category === focus.category)
      return `How we got ${formatMoney(part?.money ?? 0)} on ${focus.category}`
    }
  }
}

/** Whole dollars have no cents in a title. */
function shortMoney(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatMoney(amount)
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
      ? 'The first year’s rewards are matched.'
      : 'Its rates are higher in the first year.'
  }
  if (firstYearMoney > 0) {
    return 'It has two parts.'
  }
  if (bonus.tiers.length === 0) {
    return 'We can’t count an intro bonus for this card.'
  }
  return introMoney === 0 ? 'This spending isn’t enough to earn it.' : 'This spending earns it.'
}

/** 'None in the first year, then $95.00 a year.' */
export function feeTextOf({ fees, annualFee }: Explanation): string {
  const [first, second] = fees
  if (annualFee === 0) {
    return fees.length === 1 ? 'No annual fee in the first year.' : 'No annual fee.'
  }
  if (first === undefined || second === undefined || first.fee === second.fee) {
    return `${formatMoney(first?.fee ?? 0)} a year.`
  }
  const begin = first.fee === 0 ? 'None' : formatMoney(first.fee)
  return `${begin} in the first year, then ${formatMoney(second.fee)} a year.`
}

/** What the spending would have earned. */
function rewardTextOf({ spending, money, points, pointValue, from, to }: Explanation): string {
  const earned = pointValue.isMoney
    ? formatMoney(money)
    : `${formatPoints(points, pointValue.unit)}, worth ${formatMoney(money)}`
  return `${formatMoney(spending)} of spending would have earned ${earned} (${formatDayLong(from)} to ${formatDayLong(to)}).`
}

/** Says what a point counts for, on what basis, and up to which limit. */

type PointValue = Explanation['pointValue']

export function pointValueTextOf(value: PointValue): string {
  const { isMoney, program, unit, cents } = value
  if (isMoney) {
    return 'Paid in cash and counted at face value.'
  }
  if (cents === null) {
    return `There’s no reliable value for ${program}, so we count what it earns as $0.`
  }
  if (cents === 0) {
    return `${program} ${unit} have no cash value, so we count $0. They count for more if you use the program.`
  }
  return [`${oneOf(unit)} counts for ${formatCents(cents)}${basisOf(value)}`, ...limitOf(value)].join(' ')
}

/** ', your own value for Delta SkyMiles.', or the source of the value. */
function basisOf({ program, by, asOf }: PointValue): string {
  if (by === 'you') {
    return `, your own value for ${program}.`
  }
  return by === null || asOf === null
    ? ` with ${program}.`
    : ` with ${program}. Source: ${by}, ${formatDayLong(asOf)}.`
}

function limitOf({ program, limit, unit }: PointValue): string[] {
  if (limit === null) {
    return ['Your value may vary.']
  }
  const spent = formatMoney(limit.yearly).replace(/\.00$/, '')
  const beyond =
    limit.beyondCents === 0 ? 'More than that counts for $0.' : beyondText(unit, limit.beyondCents)
  return [`That’s counted up to the ${spent} a year you spend with ${program}. ${beyond}`]
}

function beyondText(unit: string, cents: number): string {
  return `Beyond that, ${oneOf(unit).toLowerCase()} counts for ${formatCents(cents)}.`
}
