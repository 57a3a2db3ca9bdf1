/** Explains a line of the calculation: its equation, its cap, and the rates that didn't apply. */
import type { Explanation, ExplanationLine, PassedOverRule, Projection } from '@cardsight/contract/backtest'
import { capitalize } from '@cardsight/engine/text'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney, formatNumber } from '../../lib/format-money.ts'

type Condition = NonNullable<Explanation['lines'][number]['passedOver'][number]['condition']>

/** What an earn rate may require of a cardholder, as the end of a sentence that begins with 'that rate needs'. */
/** What a rate with this condition needs. */
export const conditionText: Readonly<Record<Condition, string>> = {
  portal: 'a booking through the issuer’s portal',
  'mobile-wallet': 'paying with your phone',
  'direct-booking': 'booking directly with the hotel or airline',
  activation: 'activating the quarterly categories in time',
  'weekend-evening': 'shopping on a weekend evening',
  abroad: 'shopping abroad',
  membership: 'a membership',
  tier: 'a relationship with the bank',
}

type PointValue = Explanation['pointValue']

/** '$6,048.00 × 3 points = 18,144 points × 1.4¢ = $254.02'. */
export function equationOf(line: ExplanationLine, pointValue: PointValue): string {
  const earned = `${formatMoney(line.spending)} × ${formatRate(line.rate, pointValue)}`
  if (pointValue.isMoney) {
    return `${earned} = ${formatMoney(line.money)}`
  }
  const points = formatPoints(line.points, pointValue.unit)
  if (pointValue.cents === null) {
    return `${earned} = ${points} (no reliable value, so we count $0)`
  }
  return isLimited(line, pointValue)
    ? `${earned} = ${points}, counted as ${formatMoney(line.money)}`
    : `${earned} = ${points} × ${formatCents(pointValue.cents)} = ${formatMoney(line.money)}`
}

/** Each line is rounded, and so are its points. */
const ROUNDING_DOLLARS = 0.05

/** True if some of the points count for less, because there are more than the person can use. */
function isLimited({ points, money }: ExplanationLine, { cents, limit }: PointValue): boolean {
  return limit !== null && Math.abs((points * (cents ?? 0)) / 100 - money) > ROUNDING_DOLLARS
}

/** Context of the equation if it isn't obvious: which years, and whether it's on top. */
export function aboutOf(line: ExplanationLine, projection: Projection): string | null {
  const about = [...(projection === '1' ? [] : [yearsOf(line)]), ...(line.isOnTop ? ['on top'] : [])]
  const words = about.join(', ')
  return about.length === 0 ? null : capitalize(words)
}

function yearsOf({ year, years }: ExplanationLine): string {
  if (year === 'every') {
    return `${years} years total`
  }
  if (year === 'first') {
    return 'first year'
  }
  if (year === 'third') {
    return 'third year'
  }
  return years === 1 ? 'second year' : `${years} later years total`
}

/** Why no rule pays for a line. */
export function unpaidTextOf({ spending, refusal }: ExplanationLine): string {
  return refusal === undefined
    ? `This card has no earn rate for ${formatMoney(spending)} of it.`
    : `${formatMoney(spending)}: ${refusal}`
}

/** If there are more days than this, only the first and the last are named. */
const MOST_DAYS = 3

/** When the rate's cap was reached; null without a cap, and for spending beyond it. */
export function capTextOf({ cap, isBeyondCap }: ExplanationLine): string | null {
  if (cap === null || isBeyondCap) {
    return null
  }
  const days = cap.reachedOn.map(formatDayLong)
  if (days.length === 0) {
    return 'You didn’t reach the cap.'
  }
  return days.length <= MOST_DAYS
    ? `You reached the cap on ${joinList(days)}.`
    : `You reached the cap ${days.length} times, first on ${days[0]} and last on ${days.at(-1)}.`
}

const reasons: Readonly<Record<Exclude<PassedOverRule['reason'], 'condition'>, string>> = {
  'first-year-over': 'it applies in the first year only',
  'part-of-bonus': 'it ends after year one, so it’s part of the intro bonus',
  'outside-dates': 'it didn’t apply to this on those days',
  'not-picked': 'it applies to another category that earns you more',
  excepted: 'it excludes these merchants',
  'not-abroad': 'it applies to purchases abroad',
  'below-threshold': 'it starts only after you spend more in a year',
  'cap-used-up': 'you’d reached its cap',
}

/** Explains why a better-looking rate did not apply. */
export function skippedRuleTextOf({ rule, reason, condition, spending }: PassedOverRule): string {
  const why =
    reason === 'condition'
      ? `that rate needs ${condition === null ? 'a condition that we don’t assume' : conditionText[condition]}`
      : reasons[reason]
  return `We didn’t count “${rule}” on ${formatMoney(spending)}: ${why}.`
}

const singulars: Readonly<Record<string, string>> = { points: 'point', miles: 'mile', rewards: 'reward' }

/** '18,144 points', '1 mile'. */
export function formatPoints(points: number, unit: string): string {
  return `${formatNumber(points, 0)} ${points === 1 ? (singulars[unit] ?? unit) : unit}`
}

/** '5%', '3 points'. */
function formatRate(rate: number, { isMoney, unit }: PointValue): string {
  if (isMoney) {
    return `${formatNumber(rate)}%`
  }
  return `${formatNumber(rate)} ${rate === 1 ? (singulars[unit] ?? unit) : unit}`
}

/** '1 point', '1 mile'. */
export function oneOf(unit: string): string {
  return `1 ${singulars[unit] ?? unit}`
}

/** '1.45¢'. */
export function formatCents(cents: number): string {
  return `${formatNumber(cents)}¢`
}

/** 'a', 'a and b', 'a, b and c'. */
function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
