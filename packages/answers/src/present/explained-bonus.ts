import type { Explanation } from '@cardsight/contract/backtest'
import type { TierStatus } from '@cardsight/engine/cards'
import { addDays } from '@cardsight/engine/dates'
import { type Cents, centsToDollars, toCents } from '@cardsight/engine/money'
import type { CardExplanation } from '../run/explain-card.ts'

/** Beyond this many days, the bonus counts as never reached. */
const MAX_DAYS = 3 * 365

export function presentBonus(explained: CardExplanation, description: string): Explanation['bonus'] {
  const {
    bonus: { tiers },
    tierMoney,
  } = explained.explanation
  return {
    description,
    asOf: explained.card.provenance.offer?.date ?? null,
    tiers: tiers.map((tier, index) => presentTier(explained, tier, tierMoney[index] ?? toCents(0))),
  }
}

function presentTier(
  { run }: CardExplanation,
  { tier, offer, isEarned, marginCents, reachedOnDay }: TierStatus,
  money: Cents,
): Explanation['bonus']['tiers'][number] {
  const isReachable = reachedOnDay !== null && reachedOnDay <= MAX_DAYS
  return {
    points: tier.valueCents === undefined ? tier.points : 0,
    money: centsToDollars(money),
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
