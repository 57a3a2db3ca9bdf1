/** A line of the ledger in words: how it was reckoned, what its limit did, and which rules stood aside. */
import type { Explanation, ExplanationLine, PassedOverRule, Projection } from '@cardsight/contract'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatCents, formatPoints, formatRate, joinWords } from './amounts.ts'

type PointValue = Explanation['pointValue']

/** '$6,048.00 × 3 points = 18,144 points × 1.4¢ = $254.02'; a year that is paid twice has '× 2'. */
export function equationOf(line: ExplanationLine, pointValue: PointValue): string {
  const twice = line.isMatched ? ' × 2' : ''
  const earned = `${formatMoney(line.spending)} × ${formatRate(line.rate, pointValue)}${twice}`
  if (pointValue.isMoney) {
    return `${earned} = ${formatMoney(line.money)}`
  }
  const points = formatPoints(line.points, pointValue.unit)
  return pointValue.cents === null
    ? `${earned} = ${points}, of no published value`
    : `${earned} = ${points} × ${formatCents(pointValue.cents)} = ${formatMoney(line.money)}`
}

/** What the equation is about, where that is not plain: which years, and whether they were paid twice. */
export function aboutOf(line: ExplanationLine, projection: Projection): string | null {
  const about = [
    ...(projection === '1' ? [] : [yearsOf(line)]),
    ...(line.isMatched ? ['paid twice'] : []),
    ...(line.isOnTop ? ['on top'] : []),
  ]
  const words = about.join(', ')
  return about.length === 0 ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function yearsOf({ year, years }: ExplanationLine): string {
  if (year === 'every') {
    return `${years} years together`
  }
  if (year === 'first') {
    return 'first year'
  }
  return years === 1 ? 'second year' : `${years} later years together`
}

/** More days than these are told by the first and the last. */
const MOST_DAYS = 3

/** When the limit that the rule speaks of was used up; null for one without, and for what lies beyond it. */
export function capWordsOf({ cap, isBeyondCap }: ExplanationLine): string | null {
  if (cap === null || isBeyondCap) {
    return null
  }
  const days = cap.reachedOn.map(formatDayLong)
  if (days.length === 0) {
    return 'The limit was not reached.'
  }
  return days.length <= MOST_DAYS
    ? `The limit was used up on ${joinWords(days)}.`
    : `The limit was used up ${days.length} times, first on ${days[0]} and last on ${days.at(-1)}.`
}

const assumed: Readonly<Record<NonNullable<PassedOverRule['condition']>, string>> = {
  portal: 'that you book through the issuer’s own site',
  'mobile-wallet': 'that you pay with your phone',
  'direct-booking': 'that you book directly',
  activation: 'that you activate it',
  'weekend-evening': 'when in the week you buy',
  abroad: 'that you bought it abroad',
  membership: 'that you are a member',
  tier: 'that you have that standing with the bank',
}

const reasons: Readonly<Record<Exclude<PassedOverRule['reason'], 'condition'>, string>> = {
  'first-year-over': 'it pays in the first year only',
  'first-days-over': 'it pays in the first months only',
  'outside-dates': 'it did not pay for this on those days',
  'not-picked': 'it pays for another category that you spent more on, or that is worth more to choose',
  excepted: 'it leaves these shops out',
  'not-abroad': 'it is for purchases abroad',
  'below-threshold': 'it begins above a yearly spending that was not reached',
  'cap-used-up': 'its limit was used up',
}

/** Why a rule that looks better did not pay. */
export function passedOverWordsOf({ rule, reason, condition, spending }: PassedOverRule): string {
  const why =
    reason === 'condition'
      ? `we do not assume ${condition === null ? 'that you meet its condition' : assumed[condition]}`
      : reasons[reason]
  return `Not “${rule}” for ${formatMoney(spending)} of it: ${why}.`
}
