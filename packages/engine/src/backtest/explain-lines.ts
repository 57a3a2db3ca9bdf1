/** One year of one card, line by line: which rule paid what, and the remaining cap. */
import { remainingOf } from '../card/cap-meter.ts'
import type { Card } from '../card/card.ts'
import type { Kind } from '../spend/spend.ts'
import { candidateOf, isInTime } from './candidates.ts'
import {
  type ChainPayment,
  chainOf,
  createMeters,
  cutAtThresholds,
  type MeterChange,
  type PlanMeters,
  payChain,
  startMonthOfAll,
} from './pay-chain.ts'
import { type Plan, type PlanRule, thresholdsOf } from './plan.ts'
import { isPicked, type MonthlyPicks } from './terms.ts'

/** All purchases of one kind on one day of the spending year. */
export type DayLine = Readonly<{
  slot: number
  realDay: number
  /** Days since the start of the spending year, and the index and number of its calendar month. */
  yearDay: number
  month: number
  calendarMonth: number
  kind: Kind
  cents: number
}>

/** Remaining cap before and after a payment: in cents, or in points for a reward cap. */
export type CapRemaining = Readonly<{ id: string; on: 'spend' | 'reward'; before: number; after: number }>

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

export type PaidLine = Readonly<{ line: DayLine; payments: readonly Payment[]; units: number }>

const OVERALL_CAP_ID = 'overall'

/** A line, the rules that pay for it, best first, and what they paid. */
type DayItem = Readonly<{ line: DayLine; rules: readonly PlanRule[]; payments: Payment[] }>

/** Lines in the order in which they used up caps. */
export function payLines(card: Card, plan: Plan, picks: MonthlyPicks, lines: readonly DayLine[]): PaidLine[] {
  const meters = createMeters(plan)
  const thresholds = thresholdsOf(plan)
  const stacking = plan.rules.filter(({ isStacking }) => isStacking)
  const paid: PaidLine[] = []
  let spent = 0
  for (const day of bySlot(lines)) {
    startMonthOfAll(meters, day[0]?.calendarMonth ?? 0)
    const items = day
      .map((line): DayItem => ({ line, rules: payingRules(plan, picks, line), payments: [] }))
      .sort((a, b) => bestRate(b) - bestRate(a) || plan.compareKinds(a.line.kind, b.line.kind))
    const parts = new Map<DayItem, readonly number[]>()
    for (const item of items) {
      const own = cutAtThresholds(item.line.cents, spent, thresholds)
      parts.set(item, own)
      spent += item.line.cents
      payItem(
        item,
        item.rules.filter(({ isStacking }) => !isStacking),
        own,
      )
    }
    const byKind = items.toSorted((a, b) => plan.compareKinds(a.line.kind, b.line.kind))
    for (const rule of stacking) {
      for (const item of byKind.filter(({ rules }) => rules.includes(rule))) {
        payItem(item, [rule], parts.get(item) ?? [])
      }
    }
    paid.push(
      ...items.map(({ line, payments }) => ({
        line,
        payments,
        units: payments.reduce((sum, { units }) => sum + units, 0),
      })),
    )
  }
  return paid

  function payItem(item: DayItem, rules: readonly PlanRule[], parts: readonly number[]): void {
    payParts(meters, rules, parts, thresholds, item.line.cents < 0, (payment) =>
      item.payments.push(...toPayments(card, payment)),
    )
  }
}

function bySlot(lines: readonly DayLine[]): DayLine[][] {
  const days: DayLine[][] = []
  for (const line of lines.toSorted((a, b) => a.slot - b.slot)) {
    const last = days.at(-1)
    if (last?.[0]?.slot === line.slot) {
      last.push(line)
    } else {
      days.push([line])
    }
  }
  return days
}

/** Rules that pay for a line at that time, thresholds and caps aside. */
function payingRules(plan: Plan, picks: MonthlyPicks, line: DayLine): PlanRule[] {
  return plan.rules.filter((rule) => {
    const candidate = candidateOf(rule, line.kind)
    return candidate !== null && isPicked(candidate, line.month, picks) && isInTime(candidate, line)
  })
}

function bestRate({ rules }: DayItem): number {
  return rules.find(({ isStacking }) => !isStacking)?.rate ?? 0
}

/** Parts between thresholds are paid from the lowest up, those of a refund from the highest down. */
export function payParts(
  meters: PlanMeters,
  rules: readonly PlanRule[],
  parts: readonly number[],
  thresholds: readonly number[],
  isRefund: boolean,
  onPayment: (payment: ChainPayment) => void,
): void {
  const levels = [...parts.entries()].filter(([, cents]) => cents !== 0)
  for (const [level, cents] of isRefund ? levels.reverse() : levels) {
    const above = thresholds[level - 1] ?? Number.NEGATIVE_INFINITY
    payChain(chainOf(rules.filter((rule) => rule.above <= above)), meters, cents, onPayment)
  }
}

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
    on: meter.cap.isOnReward ? 'reward' : 'spend',
    before: remainingOf(meter.cap, before),
    after: remainingOf(meter.cap, after),
  }
}
