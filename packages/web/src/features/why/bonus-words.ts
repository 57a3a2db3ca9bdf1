/** The intro bonus in sentences: whether the pace of spending reaches it, and when. */
import type { Explanation, ExplanationTier } from '@cardsight/contract'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatCents, formatPoints } from './amounts.ts'

type PointValue = Explanation['pointValue']

/** '50,000 miles × 1.5¢ = $750.00', or an amount of money as it is. */
export function worthOf({ points, money }: ExplanationTier, { isMoney, unit, cents }: PointValue): string {
  if (isMoney || points === 0) {
    return formatMoney(money)
  }
  return cents === null
    ? `${formatPoints(points, unit)}, of no published value`
    : `${formatPoints(points, unit)} × ${formatCents(cents)} = ${formatMoney(money)}`
}

/** Whether the pace reaches a tier, and by how much. */
export function standingOf(tier: ExplanationTier): string {
  const { requiredSpending, days, paceSpending, missedBy, isEarned } = tier
  if (requiredSpending === 0) {
    return isEarned ? 'It asks for no spending.' : 'It asks for a purchase, and there is none.'
  }
  const asks = `It asks for ${formatMoney(requiredSpending)} in the first ${days} days.`
  const pace = `The pace is ${formatMoney(paceSpending)} in that time`
  return isEarned ? `${asks} ${pace}: enough.` : `${asks} ${pace}: ${formatMoney(missedBy)} too little.`
}

/** When the pace reaches it; null where there is nothing to reach. */
export function dayOf(
  { requiredSpending, days, isEarned, reachedOnDay, reachedOn }: ExplanationTier,
  from: string,
): string | null {
  if (requiredSpending === 0) {
    return null
  }
  if (reachedOnDay === null || reachedOn === null) {
    return 'At that pace it would take more than three years.'
  }
  const daysLate = reachedOnDay - days === 1 ? '1 day' : `${reachedOnDay - days} days`
  const date = `Had you opened the card on ${formatDayLong(from)}, that would have been ${formatDayLong(reachedOn)}.`
  return isEarned
    ? `You get there on day ${reachedOnDay}. ${date}`
    : `You would get there on day ${reachedOnDay}, ${daysLate} too late.`
}
