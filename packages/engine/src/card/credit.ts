/**
 * What a person gets of statement credits: the only place that knows. A credit counts at a share of what the person's
 * own purchases can use of it in each period, so never above its face value nor above what they cost.
 */
import { MONTHS_PER_YEAR, monthsInPeriod, type YearStart } from '../period.ts'
import { capInPeriod } from './cap-meter.ts'
import type { Credit } from './card.ts'
import type { Valuation } from './valuation.ts'

export type CreditTerm = Pick<Credit, 'id' | 'per' | 'breadth' | 'needsPortal'> &
  Readonly<{ yearlyCents: number }>

/** Broad credits count unless the person says otherwise, all others only if they say that they use them. */
export function countsByDefault({ breadth }: Pick<CreditTerm, 'breadth'>): boolean {
  return breadth === 'broad'
}

/** Percent of a credit that people who use it get on average: the rest goes unused, or pays for things they wouldn't buy. */
function creditShare({ breadth, needsPortal, per }: Omit<CreditTerm, 'id' | 'yearlyCents'>): number {
  if (breadth === 'broad') {
    return needsPortal ? 80 : 90
  }
  if (breadth === 'niche') {
    return 40
  }
  return per === 'month' ? 50 : 65
}

const PERCENT = 100

/** Cents a year that count for people who can use this much of a credit. */
export function countedCents(credit: CreditTerm, usableCents: number): number {
  return Math.floor((usableCents * creditShare(credit)) / PERCENT)
}

/** Cents a year of all credits of a card. An amount that the person states counts up to the face value, whatever they spend. */
export function countedCredits(
  credits: readonly CreditTerm[],
  valuation: Pick<Valuation, 'credits'>,
  usableCents: (index: number) => number,
): number {
  return credits.reduce((sum, credit, index) => {
    const stated = valuation.credits[credit.id] ?? (countsByDefault(credit) ? 'expected' : 0)
    return (
      sum +
      (stated === 'expected'
        ? countedCents(credit, usableCents(index))
        : Math.min(stated, credit.yearlyCents))
    )
  }, 0)
}

/** Net cents of one period: of the purchases that a credit pays for, and of all that can be paid with the card. */
export type PeriodSpending = Readonly<{ period: number; onCents: number; cardCents: number }>

/** True if a credit depends on purchases. Without categories and a minimum, the person can use all of it. */
export function dependsOnSpending({ on, minimum }: Credit): boolean {
  return on !== undefined || minimum !== undefined
}

/** Cents of a credit that a year's purchases can use. A period that the year cuts has its share, as it has of caps. */
export function usableCents(
  { yearlyCents, per, on, minimum }: Credit,
  spending: readonly PeriodSpending[],
  start: YearStart,
): number {
  const periods = MONTHS_PER_YEAR / monthsInPeriod[per]
  let usable = 0
  for (const { period, onCents, cardCents } of spending) {
    const inPeriod = (limit: number) => capInPeriod({ isOnReward: false, limit, per }, period, start).limit
    const spent = minimum?.of === 'card' ? cardCents : onCents
    if (minimum === undefined || spent >= inPeriod(minimum.cents)) {
      // Times the number of periods, so that parts of a year stay whole cents.
      const face = inPeriod(yearlyCents)
      usable += on === undefined ? face : Math.min(face, Math.max(0, onCents) * periods)
    }
  }
  return Math.floor(usable / periods)
}
