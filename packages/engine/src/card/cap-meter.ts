/**
 * Cap meter: the only module that defines how purchases consume a cap. A meter counts usage in the current period: cents
 * under a spending cap, reward units under a reward cap. It keeps counting past the limit, and refunds count backward,
 * so the amount that a cap covers depends only on the meter before and after.
 */
import { roundDivision, UNITS_PER_POINT } from '../exact.ts'
import {
  isShorterThanMonth,
  MONTHS_PER_YEAR,
  monthsInYear,
  type Period,
  periodOf,
  periodOfMonth,
  type YearStart,
} from '../period.ts'
import type { Cap, OverallCap } from './card.ts'

/** A cap in the unit in which its meter counts. */
export type PreparedCap = Readonly<{
  isOnReward: boolean
  /** Cents, or units of reward. */
  limit: number
  per: Period
}>

/**
 * The cap in one period of a spending year. A year holds one year's worth of every cap: a year that starts within a period
 * has its share by days at the start, each month counting the same, and the rest at the end.
 */
export function capInPeriod(
  cap: PreparedCap,
  period: number,
  { month, daysLeft, days }: YearStart,
): PreparedCap {
  const months = monthsInYear[cap.per]
  const index = period - periodOfMonth(cap.per, month)
  const isWhole =
    isShorterThanMonth(cap.per) ||
    !Number.isFinite(months) ||
    (index !== 0 && index !== MONTHS_PER_YEAR / months)
  if (isWhole) {
    return cap
  }
  const monthsLeft = months - 1 - (month % months)
  const first = roundDivision(cap.limit * (monthsLeft * days + daysLeft), months * days)
  return { ...cap, limit: index === 0 ? first : cap.limit - first }
}

/** True for a cap that doesn't renew, so its rules pay in the first year only. */
export function isSpentAfterFirstYear({ per }: Pick<Cap, 'per'>): boolean {
  return per === 'opening'
}

export function toPreparedCap({ on, amount, per }: Cap): PreparedCap {
  const isOnReward = on === 'reward'
  return { isOnReward, limit: isOnReward ? amount * UNITS_PER_POINT : amount, per }
}

/** A card's overall cap is a reward cap. */
export function toOverallPreparedCap({ amount, per }: OverallCap): PreparedCap {
  return toPreparedCap({ on: 'reward', amount, per })
}

/** What the cap counts. */
export function countsOn({ isOnReward }: PreparedCap): Cap['on'] {
  return isOnReward ? 'reward' : 'spend'
}

/** Cap usage of an amount at a rate. */
export function usageOf({ isOnReward }: PreparedCap, cents: number, rate: number): number {
  return isOnReward ? cents * rate : cents
}

/** Remaining cap in the catalog's unit: cents or points. Never negative. */
export function remainingOf({ isOnReward, limit }: PreparedCap, used: number): number {
  return Math.max(0, limit - used) / (isOnReward ? UNITS_PER_POINT : 1)
}

/** Whole cents that an unused cap covers at one rate. */
export function limitInCents({ isOnReward, limit }: PreparedCap, rate: number): number {
  return isOnReward ? Math.floor(limit / rate) : limit
}

/** Usage from which an unused cap counts as full: under a reward cap, not one more cent fits at any of the rates. */
export function fullUsage({ isOnReward, limit }: PreparedCap, rates: readonly number[]): number {
  return isOnReward ? limit - Math.max(...rates) : limit
}

/** How many cents at the lowest rate under a cap use as much of it as one cent at a rate. */
export function relativeUsage({ isOnReward }: PreparedCap, rate: number, lowestRate: number): number {
  return isOnReward ? Math.max(1, rate / lowestRate) : 1
}

/** Whole cents that a cap covers while its meter moves from `before` to `after`; negative on the way back. */
export function coveredCents(
  { isOnReward, limit }: PreparedCap,
  rate: number,
  before: number,
  after: number,
): number {
  const counted = Math.min(after, limit) - Math.min(before, limit)
  return isOnReward && rate > 0 ? Math.trunc(counted / rate) : counted
}

/** `cap` is that of the current period, `fullCap` that of a whole one. */
export type CapMeter = { readonly fullCap: PreparedCap; cap: PreparedCap; period: number; used: number }

export function createMeter(cap: PreparedCap): CapMeter {
  return { fullCap: cap, cap, period: Number.NaN, used: 0 }
}

/**
 * Resets the meter if a day of a month starts another period. Returns true if it doesn't. Days must come in order, and
 * count from any day.
 */
export function startDay(meter: CapMeter, month: number, day: number, start: YearStart): boolean {
  const period = periodOf(meter.fullCap.per, month, day)
  const isSamePeriod = period === meter.period
  if (!isSamePeriod) {
    meter.cap = capInPeriod(meter.fullCap, period, start)
    meter.period = period
    meter.used = 0
  }
  return isSamePeriod
}

/** Counts an amount that a rule under the cap pays at a rate. Returns the cents of it that the cap covers. */
export function consumeCents(meter: CapMeter, cents: number, rate: number): number {
  const before = meter.used
  meter.used = before + usageOf(meter.cap, cents, rate)
  return coveredCents(meter.cap, rate, before, meter.used)
}

/** Counts reward against an overall cap. Returns the units that the card still pays. */
export function consumeUnits(meter: CapMeter, units: number): number {
  const { limit } = meter.cap
  const before = meter.used
  meter.used = before + units
  return Math.min(meter.used, limit) - Math.min(before, limit)
}

/** How much of some purchases a cap covers, judging by their sums. If `partly`, their order can matter. */
export type CapCoverage = 'all' | 'none' | 'partly'

/**
 * `usage` is the cap usage of the purchases in one period. `grossUsage` excludes days with a net refund.
 * Doesn't update the meter.
 */
export function coverageOf({ cap, used }: CapMeter, usage: number, grossUsage: number): CapCoverage {
  if (used + grossUsage <= cap.limit) {
    return 'all'
  }
  const refunds = grossUsage - usage
  return used - refunds >= cap.limit ? 'none' : 'partly'
}
