import type { Explanation } from '@cardsight/contract'
import { addDays, centsToDollars, pointValue, type TierStanding, toCents } from '@cardsight/engine'
import type { CardExplanation } from '../run/explain-card.ts'

/** A pace that takes longer than this gets nowhere that anybody waits for. */
const LONGEST_WAIT_DAYS = 3 * 365

export function presentBonus(asked: CardExplanation, description: string): Explanation['bonus'] {
  return {
    description,
    asOf: asked.card.offerAsOf ?? null,
    tiers: asked.explanation.bonus.tiers.map((standing) => presentTier(asked, standing)),
  }
}

function presentTier(
  { card, run }: CardExplanation,
  { tier, isEarned, marginCents, reachedOnDay }: TierStanding,
): Explanation['bonus']['tiers'][number] {
  const value = pointValue(card.program, run.catalog.assumptions)
  const worth = tier.valueCents ?? Math.round((tier.points * value) / 100)
  const isSoon = reachedOnDay !== null && reachedOnDay <= LONGEST_WAIT_DAYS
  return {
    points: tier.valueCents === undefined ? tier.points : 0,
    money: centsToDollars(toCents(worth)),
    requiredSpending: centsToDollars(tier.spend),
    days: tier.days,
    isEarned,
    paceSpending: centsToDollars(toCents(tier.spend + marginCents)),
    missedBy: isEarned ? 0 : centsToDollars(toCents(-marginCents)),
    reachedOnDay: isSoon ? reachedOnDay : null,
    reachedOn: isSoon ? addDays(run.spend.window.first, reachedOnDay - 1) : null,
  }
}
