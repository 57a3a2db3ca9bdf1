import { type Cents, dollarsToCents, toCents } from '@cardsight/engine/money'
import { type BonusTerm, toBonusTerm } from '@cardsight/engine/values'
import { toBonusTier } from '../engine-card.ts'
import type { Programs } from '../release.ts'
import type { Tiers } from './card-history.ts'

/** Returns the tiers of a past offer as the engine counts today's: "up to" offers at the lowest amount we know of. */
export function offerTerms(tiers: Tiers, program: Programs[string] | undefined): BonusTerm[] {
  return tiers.flatMap((tier) => toBonusTier(tier, program)).map(toBonusTerm)
}

/** The price of a free night in points, if the source doesn't state the limit. */
const USUAL_NIGHT_POINTS = 35_000

/**
 * Returns the advertised value of an offer, for comparing offers of a card without a person: all tiers, and the highest amount of "up to" offers. Free nights count as the
 * points that they can replace. Things without a known worth count as $0.
 */
export function offerValue(tiers: Tiers, centsPerPoint: number): Cents {
  return toCents(tiers.reduce((sum, tier) => sum + tierValue(tier, centsPerPoint), 0))
}

function tierValue(tier: Tiers[number], centsPerPoint: number): number {
  const { points, cash, credit, giftCard, nights, worth, upTo } = tier
  if (points !== undefined) {
    return Math.round((upTo ?? points) * centsPerPoint)
  }
  const stated = cash ?? credit ?? giftCard
  if (stated !== undefined) {
    return dollarsToCents(upTo ?? stated)
  }
  if (worth !== undefined || nights === undefined) {
    return dollarsToCents(worth ?? 0)
  }
  return Math.round(nights.count * (nights.maxPoints ?? USUAL_NIGHT_POINTS) * centsPerPoint)
}
