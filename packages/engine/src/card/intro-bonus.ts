/** The intro offer: each tier is paid whole or not at all, by the average pace of a year's spending. */
import type { Cents } from '../money.ts'
import type { Assumptions } from './assumptions.ts'
import { pointValue } from './assumptions.ts'
import type { BonusTier, Card } from './card.ts'

/** The year by which the pace of spending is reckoned, however many days the window had. */
const PACE_DAYS = 365

export type TierStanding = Readonly<{
  tier: BonusTier
  isEarned: boolean
  /** What is spent in the tier's days beyond what it asks, in whole cents; negative: so much is missing. */
  marginCents: number
  /** The day, counted from 1, on which the pace reaches what is asked; null when it never does. */
  reachedOnDay: number | null
}>

export type BonusStanding = Readonly<{
  points: number
  /** Value in hundredths of a cent, not rounded. */
  hundredths: number
  tiers: readonly TierStanding[]
}>

/** How the tiers stand for somebody who spends so much, refunds taken off, in a year. */
export function bonusStanding(card: Card, yearCents: number, assumptions: Assumptions): BonusStanding {
  const value = pointValue(card.program, assumptions)
  const tiers = card.bonus.map((tier) => standingOf(tier, yearCents))
  const earned = tiers.filter(({ isEarned }) => isEarned).map(({ tier }) => tier)
  return {
    points: earned.reduce((sum, tier) => sum + tierPoints(tier), 0),
    hundredths: earned.reduce((sum, tier) => sum + tierHundredths(tier, value), 0),
    tiers,
  }
}

/** Points of a tier; none where it is paid in something that is not points. */
export function tierPoints(tier: BonusTier): number {
  return tier.valueCents === undefined ? tier.points : 0
}

/** Value of a tier in hundredths of a cent. */
export function tierHundredths(tier: BonusTier, value: number): number {
  return tier.valueCents === undefined ? tier.points * value : tier.valueCents * 100
}

/** True when the average day, times the tier's days, comes to what it asks: in whole numbers, so exact. */
export function isTierEarned(tier: BonusTier, yearCents: number): boolean {
  return yearCents * tier.days >= tier.spend * PACE_DAYS
}

/** The least that a year has to come to for the tier to be earned, in whole cents. */
export function leastYearCents({ spend, days }: BonusTier): number {
  return Math.ceil((spend * PACE_DAYS) / days)
}

function standingOf(tier: BonusTier, yearCents: number): TierStanding {
  const surplus = yearCents * tier.days - tier.spend * PACE_DAYS
  return {
    tier,
    isEarned: isTierEarned(tier, yearCents),
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
