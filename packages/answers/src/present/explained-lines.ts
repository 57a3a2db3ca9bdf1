/**
 * Adds up the days of an explanation: what each rule paid in each category, and why other rules didn't apply.
 */
import type { Explanation, SkippedRule } from '@cardsight/engine/backtest'
import type { ProjectionYear } from '@cardsight/engine/cards'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'

/** Stands for the rule of a line that takes back what exceeds the overall cap of the card. */
export const OVERALL_CAP = 'overall-cap'

export type LineSum = {
  /** First of the years that it covers, and their number. */
  readonly year: ProjectionYear
  readonly years: number
  readonly category: CategoryKey
  /** Null for purchases that no rule covers. */
  readonly rule: string | null
  /** The merchant, if it doesn't take the card. */
  readonly refusedAt: MerchantKey | null
  readonly rate: number
  readonly isOnTop: boolean
  readonly isBeyondCap: boolean
  cents: number
  /** Hundred-thousandths of a point in one of these years. */
  units: number
  readonly passedOver: Map<string, SkippedRule & { cents: number }>
}

/** Returns one sum for each category, group of years, rule and rate. */
export function sumLines({ lines }: Explanation): LineSum[] {
  const sums = new Map<string, LineSum>()
  const add = (lineKey: LineKey, cents: number, units: number, better: readonly SkippedRule[]) => {
    const { year, category, rule, refusedAt, rate, isOnTop, isBeyondCap } = lineKey
    const key = `${year}|${category}|${rule}|${refusedAt}|${rate}|${isOnTop}|${isBeyondCap}`
    const sum = sums.get(key) ?? { ...lineKey, cents: 0, units: 0, passedOver: new Map() }
    sum.cents += cents
    sum.units += units
    sums.set(key, sum)
    for (const other of better.filter((each) => each.rule !== rule && each.rate > rate)) {
      const otherKey = `${other.rule}|${other.reason}`
      const skipped = sum.passedOver.get(otherKey) ?? { ...other, cents: 0 }
      skipped.cents += cents
      sum.passedOver.set(otherKey, skipped)
    }
  }
  for (const { year, years, kind, cents, payments, isRefused, skippedRules } of lines) {
    const shared = {
      year,
      years,
      category: categoryOfLeaf(kind.leaf),
      refusedAt: isRefused ? kind.merchant : null,
    }
    let unpaid: number = cents
    for (const { rule, as, rate, cents: paid, units } of payments) {
      const isOnTop = as === 'on-top'
      unpaid -= isOnTop ? 0 : paid
      const lineKey =
        as === 'overall-cap'
          ? { ...shared, rule: OVERALL_CAP, rate, isOnTop, isBeyondCap: false }
          : { ...shared, rule, rate, isOnTop, isBeyondCap: as === 'rate-after' }
      add(lineKey, paid, units, isOnTop || as === 'overall-cap' ? [] : skippedRules)
    }
    if (unpaid !== 0) {
      const lineKey = { ...shared, rule: null, rate: 0, isOnTop: false, isBeyondCap: false }
      add(lineKey, unpaid, 0, skippedRules)
    }
  }
  return [...sums.values()]
}

type LineKey = Omit<LineSum, 'cents' | 'units' | 'passedOver'>
