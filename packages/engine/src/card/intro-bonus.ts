/** Welcome bonus: each tier pays all or nothing, based on the average daily spending of a year. */
import type { Cents } from '../money.ts'
import type { Assumptions } from './assumptions.ts'
import type { BonusTier, Card } from './card.ts'
import { type OfferStatus, offerStatus } from './terms-in-force.ts'
import { pointValue } from './valuation.ts'

/** Length of the year used to calculate average daily spending, regardless of the window's length. */
const PACE_DAYS = 365

export type TierStatus = Readonly<{
  tier: BonusTier
  offer: OfferStatus
  /** Never true for an offer that isn't current. */
  isEarned: boolean
  /** Spending in the tier's days above its requirement, in whole cents; negative if it falls short. */
  marginCents: number
  /** Day, counted from 1, when spending reaches the requirement; null if it never does. */
  reachedOnDay: number | null
}>

export type BonusStatus = Readonly<{
  points: number
  /** Value in hundredths of a cent, not rounded. */
  hundredths: number
  tiers: readonly TierStatus[]
}>

/** Status of all tiers at this net spending per year. */
export function bonusStatus(card: Card, yearCents: number, assumptions: Assumptions): BonusStatus {
  const value = pointValue(card.program, assumptions)
  const tiers = card.bonus.map((tier) => tierStatus(tier, yearCents, assumptions))
  const earned = tiers.filter(({ isEarned }) => isEarned).map(({ tier }) => tier)
  return {
    points: earned.reduce((sum, tier) => sum + tierPoints(tier), 0),
    hundredths: earned.reduce((sum, tier) => sum + tierHundredths(tier, value), 0),
    tiers,
  }
}

/** Points of a tier; 0 if it pays something other than points. */
function tierPoints(tier: BonusTier): number {
  return tier.valueCents === undefined ? tier.points : 0
}

/** Value of a tier in hundredths of a cent. */
function tierHundredths(tier: BonusTier, value: number): number {
  if (tier.valueCents === undefined) {
    return tier.points * value
  }
  return tier.valueAt === undefined
    ? tier.valueCents * 100
    : Math.floor((tier.valueCents * 100 * value) / tier.valueAt)
}

/** True if average daily spending × the tier's days reaches the requirement. Exact, in whole numbers. */
export function isTierEarned(tier: BonusTier, yearCents: number): boolean {
  return yearCents * tier.days >= tier.spend * PACE_DAYS
}

/** Minimum spending per year to earn the tier, in whole cents. */
export function minYearCents({ spend, days }: BonusTier): number {
  return Math.ceil((spend * PACE_DAYS) / days)
}

function tierStatus(tier: BonusTier, yearCents: number, assumptions: Assumptions): TierStatus {
  const surplus = yearCents * tier.days - tier.spend * PACE_DAYS
  const offer = offerStatus(tier, assumptions)
  return {
    tier,
    offer,
    isEarned: offer === 'current' && isTierEarned(tier, yearCents),
    marginCents: Math.floor(surplus / PACE_DAYS),
    reachedOnDay: reachedOnDay(tier.spend, yearCents),
  }
}

function reachedOnDay(spend: Cents, yearCents: number): number | null {
  if (yearCents <= 0) {
    return spend > 0 || yearCents < 0 ? null : 1
  }
  return Math.max(1, Math.ceil((spend * PACE_DAYS) / yearCents))
}
