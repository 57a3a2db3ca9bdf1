import type { Explanation } from '@cardsight/contract/schemas'
import type { TierStatus } from '@cardsight/engine/cards'
import { addDays } from '@cardsight/engine/dates'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { pointValue } from '@cardsight/engine/values'
import type { CardExplanation } from '../run/explain-card.ts'

/** Beyond this many days, the bonus counts as never reached. */
const MAX_DAYS = 3 * 365

export function presentBonus(explained: CardExplanation, description: string): Explanation['bonus'] {
  return {
    description,
    asOf: explained.card.provenance.offer?.date ?? null,
    tiers: explained.explanation.bonus.tiers.map((tier) => presentTier(explained, tier)),
  }
}

function presentTier(
  { card, run, assumptions }: CardExplanation,
  { tier, offer, isEarned, marginCents, reachedOnDay }: TierStatus,
): Explanation['bonus']['tiers'][number] {
  const value = pointValue(card.engine.program, assumptions)
  const worth = tier.valueCents ?? Math.round((tier.points * value) / 100)
  const isReachable = reachedOnDay !== null && reachedOnDay <= MAX_DAYS
  return {
    points: tier.valueCents === undefined ? tier.points : 0,
    money: centsToDollars(toCents(worth)),
    requiredSpending: centsToDollars(tier.spend),
    days: tier.days,
    offer,
    isEarned,
    paceSpending: centsToDollars(toCents(tier.spend + marginCents)),
    missedBy: centsToDollars(toCents(Math.max(0, -marginCents))),
    reachedOnDay: isReachable ? reachedOnDay : null,
    reachedOn: isReachable ? addDays(run.spend.window.first, reachedOnDay - 1) : null,
  }
}
