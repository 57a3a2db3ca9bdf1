/** Explains the intro bonus: whether the spending earns it, and when. */
import type { Explanation, ExplanationTier } from '@cardsight/contract/backtest'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { formatCents, formatPoints } from './line-text.ts'

type PointValue = Explanation['pointValue']

/** '50,000 miles × 1.5¢ = $750.00', or a plain amount of money. */
export function bonusValueOf(
  { points, money }: ExplanationTier,
  { isMoney, unit, cents }: PointValue,
): string {
  if (isMoney || points === 0) {
    return formatMoney(money)
  }
  return cents === null
    ? `${formatPoints(points, unit)} (no reliable value, so we count $0)`
    : `${formatPoints(points, unit)} × ${formatCents(cents)} = ${formatMoney(money)}`
}

/** Says how much of the welcome bonus counts if the person can't use all of its points; null if all of it does. */
export function bonusLimitTextOf(explanation: Explanation): string | null {
  const { introMoney, firstYearMoney, bonus, pointValue } = explanation
  const full = bonus.tiers.reduce((sum, { isEarned, money }) => sum + (isEarned ? money : 0), 0)
  const counted = introMoney - firstYearMoney
  if (pointValue.limit === null || full - counted < 0.01) {
    return null
  }
  const yearly = formatMoney(pointValue.limit.yearly)
  return `We count ${formatMoney(counted)} of it, because you use ${yearly} of ${pointValue.program} a year in all.`
}

const notCurrent: Readonly<Record<Exclude<ExplanationTier['offer'], 'current'>, string>> = {
  ended: 'This offer has ended, so we don’t count it.',
  outdated: 'No source has confirmed this offer lately, so we don’t count it.',
  unmet: 'It’s for bookings in the issuer’s travel portal. We assume you don’t use it, so we don’t count it.',
  members: 'It’s only for members. You haven’t said that you’re one, so we don’t count it.',
}

/** Says whether the spending reaches a tier, and by how much; or why the offer doesn't count. */
export function tierStatusOf(tier: ExplanationTier): string {
  const { offer, requiredSpending, days, paceSpending, missedBy, isEarned } = tier
  if (offer !== 'current') {
    return notCurrent[offer]
  }
  if (requiredSpending === 0) {
    return isEarned ? 'No spending required.' : 'It requires a purchase, and you have none.'
  }
  const asks = `Spend ${formatDollars(requiredSpending)} in ${spanOf(days)}.`
  const pace = `You’d spend about ${formatDollars(paceSpending)}`
  return isEarned
    ? `${asks} ${pace}, so you’d earn it.`
    : `${asks} ${pace}: ${formatDollars(missedBy)} short.`
}

const MONTH_DAYS = 30

/** '3 months', or '100 days' if they aren't whole months. */
function spanOf(days: number): string {
  const months = days / MONTH_DAYS
  return Number.isInteger(months) ? countOf(months, 'month') : countOf(days, 'day')
}

function countOf(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

const WEEK_DAYS = 7
/** Fewer days aren't worth rounding. */
const FEWEST_WEEKS = 3

/** 'in about 11 weeks', or 'on day 12'. */
function whenOf(day: number): string {
  const weeks = Math.round(day / WEEK_DAYS)
  return weeks < FEWEST_WEEKS ? `on day ${day}` : `in about ${weeks} weeks`
}

/** When the spending reaches the tier; null if there is nothing to reach. */
export function dayOf({
  offer,
  requiredSpending,
  days,
  isEarned,
  reachedOnDay,
}: ExplanationTier): string | null {
  if (offer !== 'current' || requiredSpending === 0) {
    return null
  }
  if (reachedOnDay === null) {
    return 'At this pace, it would take more than three years.'
  }
  return isEarned
    ? `You’d hit it ${whenOf(reachedOnDay)}.`
    : `You’d hit it ${whenOf(reachedOnDay)}, ${countOf(reachedOnDay - days, 'day')} too late.`
}
