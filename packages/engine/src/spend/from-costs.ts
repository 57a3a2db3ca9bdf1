/** Converts monthly costs from the form to purchases, so that all spending is processed the same way. */
import type { DayRange } from '../day.ts'
import { isBill } from '../leaf.ts'
import { sum } from '../sum.ts'
import type { BrandSpending } from './brand-spending.ts'
import { withMonthlyBill } from './monthly-bills.ts'
import { checkSize, nothingLeftOut, type Spend } from './spend.ts'
import { spreadOverDays } from './spread-over-days.ts'
import { type CostDetails, type MonthlyCosts, type MonthShare, monthFromCosts } from './typed-month.ts'

/** Twelve months of the same costs. Throws RangeError if the details of a field exceed it. */
export function spendFromCosts(
  costs: MonthlyCosts,
  window: DayRange,
  details: CostDetails = {},
  brands: readonly BrandSpending[] = [],
): Spend {
  return spendOfMonth(monthFromCosts(costs, details, brands), window)
}

/** Twelve months like this one, spread over the days of each month. */
export function spendOfMonth(month: readonly MonthShare[], window: DayRange): Spend {
  const purchases = month.filter(({ kind }) => !isBill(kind.leaf))
  const { offsets, indexes, cents } = spreadOverDays(
    purchases.map((share) => share.cents),
    window,
  )
  checkSize(window, sum(cents))
  const none = new Int32Array(offsets.length).fill(-1)
  const spend = {
    window,
    offsets,
    kindOf: indexes,
    cents,
    kinds: purchases.map(({ kind }) => kind),
    nameOf: none,
    names: [],
    accountOf: none,
    accounts: [],
    leftOut: nothingLeftOut,
    isSpread: true as const,
  }
  return month.reduce<Spend>(
    (all, { kind: { leaf }, cents: bill }) => (isBill(leaf) ? withMonthlyBill(all, leaf, bill) : all),
    spend,
  )
}
