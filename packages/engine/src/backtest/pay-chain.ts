/** How one amount is paid: a chain of rules, each of which takes what its cap covers and leaves the rest to the next. */
import {
  type CapMeter,
  consumeCents,
  consumeUnits,
  countsOn,
  createMeter,
  remainingOf,
  startDay,
} from '../card/cap-meter.ts'
import type { Cap, Card } from '../card/card.ts'
import type { YearStart } from '../period.ts'
import { isLast } from './candidates.ts'
import type { PreparedRule, RuleSet } from './rule-set.ts'

export type ChainLink = Readonly<{
  rule: PreparedRule
  /** True if an earlier rule of the chain has the same cap. A purchase counts once: only the rate after is left. */
  isCapCounted: boolean
}>

/** The chain of rules that pay at a moment, best first. */
export function chainOf(rules: readonly PreparedRule[]): ChainLink[] {
  const chain: ChainLink[] = []
  for (const rule of rules) {
    const isCapCounted = rule.cap >= 0 && chain.some((link) => link.rule.cap === rule.cap)
    if (!isCapCounted || rule.rateAfter >= 0) {
      chain.push({ rule, isCapCounted })
    }
    if (isLast(rule)) {
      break
    }
  }
  return chain
}

/** The meters of a rule set's year. */
export type RuleSetMeters = Readonly<{ byCap: readonly CapMeter[]; overall: CapMeter | null }>

export function createMeters({ caps, overallCap }: RuleSet): RuleSetMeters {
  return {
    byCap: caps.map(createMeter),
    overall: overallCap === null ? null : createMeter(overallCap),
  }
}

export function startDayOfAll(
  { byCap, overall }: RuleSetMeters,
  month: number,
  day: number,
  start: YearStart,
): void {
  for (const meter of byCap) {
    startDay(meter, month, day, start)
  }
  if (overall !== null) {
    startDay(overall, month, day, start)
  }
}

/** One payment, and what meters had counted before and after it. */
export type ChainPayment = Readonly<{
  rule: PreparedRule
  isRateAfter: boolean
  rate: number
  cents: number
  /** Units paid: less than cents × rate if the overall cap is used up. */
  units: number
  cap: MeterChange | null
  overall: MeterChange | null
}>

export type MeterChange = Readonly<{ meter: CapMeter; before: number; after: number }>

/**
 * Pays an amount and returns the units that it earns. A refund reverses the same steps. Calls `onPayment` for every
 * payment.
 */
export function payChain(
  chain: readonly ChainLink[],
  { byCap, overall }: RuleSetMeters,
  cents: number,
  onPayment?: (payment: ChainPayment) => void,
): number {
  let left = cents
  let allUnits = 0
  for (const { rule, isCapCounted } of chain) {
    const meter = isCapCounted ? undefined : byCap[rule.cap]
    const before = meter?.used ?? 0
    const covered = coveredBy(rule, meter, left)
    const cap = meter === undefined ? null : { meter, before, after: meter.used }
    if (covered !== 0) {
      pay(rule, false, rule.rate, covered, cap)
    }
    left -= covered
    if (left !== 0 && rule.rateAfter >= 0) {
      pay(rule, true, rule.rateAfter, left, cap)
      left = 0
    }
    if (left === 0) {
      break
    }
  }
  return allUnits

  function pay(
    rule: PreparedRule,
    isRateAfter: boolean,
    rate: number,
    paidCents: number,
    cap: MeterChange | null,
  ) {
    const earned = paidCents * rate
    const before = overall?.used ?? 0
    const units = overall === null ? earned : consumeUnits(overall, earned)
    allUnits += units
    onPayment?.({
      rule,
      isRateAfter,
      rate,
      cents: paidCents,
      units,
      cap,
      overall: overall === null ? null : { meter: overall, before, after: overall.used },
    })
  }
}

function coveredBy({ cap, rate }: PreparedRule, meter: CapMeter | undefined, cents: number): number {
  if (cap < 0) {
    return cents
  }
  return meter === undefined ? 0 : consumeCents(meter, cents, rate)
}

/** The parts of an amount between thresholds of the year's spending, lowest first. */
export function cutAtThresholds(cents: number, spentBefore: number, thresholds: readonly number[]): number[] {
  const bounds = [Number.NEGATIVE_INFINITY, ...thresholds]
  return bounds.map((low, level) => {
    const high = bounds[level + 1] ?? Number.POSITIVE_INFINITY
    const clamp = (amount: number) => Math.min(Math.max(amount, low), high)
    return clamp(spentBefore + cents) - clamp(spentBefore)
  })
}

/**
 * Pays the parts of an amount between thresholds from the lowest up, and of a refund from the highest down. Returns the
 * units that they earn.
 */
export function payParts(
  parts: readonly number[],
  chainAt: (level: number) => readonly ChainLink[],
  meters: RuleSetMeters,
  onPayment?: (payment: ChainPayment) => void,
): number {
  const levels = [...parts.keys()].filter((level) => parts[level] !== 0)
  const isRefund = parts.some((cents) => cents < 0)
  return (isRefund ? levels.reverse() : levels).reduce(
    (units, level) => units + payChain(chainAt(level), meters, parts[level] ?? 0, onPayment),
    0,
  )
}

/** Remaining cap before and after a payment: in cents, or in points for a reward cap. */
export type CapRemaining = Readonly<{ id: string; on: Cap['on']; before: number; after: number }>

export type Payment = Readonly<{
  rule: string
  /**
   * Beyond its cap a rule pays its rate after; a stacking rule pays on top of what else is paid. 'overall-cap' takes back
   * what exceeds the overall cap of the card: its units are negative, and it has no cents.
   */
  as: 'rate' | 'rate-after' | 'on-top' | 'overall-cap'
  rate: number
  cents: number
  units: number
  cap: CapRemaining | null
}>

const OVERALL_CAP_ID = 'overall'

/** A payment as it is shown. One beyond the overall cap has a second part that takes back what exceeds it. */
export function toPayments(card: Card, payment: ChainPayment): Payment[] {
  const { rule, rate, cents, units, isRateAfter, cap, overall } = payment
  const earned = cents * rate
  const as = rule.isStacking ? 'on-top' : 'rate'
  const capId = Object.keys(card.caps)[rule.cap] ?? ''
  const paid: Payment = {
    rule: rule.id,
    as: isRateAfter ? 'rate-after' : as,
    rate,
    cents,
    units: earned,
    cap: cap === null ? null : remaining(capId, cap),
  }
  return overall === null || units === earned
    ? [paid]
    : [
        paid,
        {
          rule: rule.id,
          as: 'overall-cap',
          rate: 0,
          cents: 0,
          units: units - earned,
          cap: remaining(OVERALL_CAP_ID, overall),
        },
      ]
}

function remaining(id: string, { meter, before, after }: MeterChange): CapRemaining {
  return {
    id,
    on: countsOn(meter.cap),
    before: remainingOf(meter.cap, before),
    after: remainingOf(meter.cap, after),
  }
}
