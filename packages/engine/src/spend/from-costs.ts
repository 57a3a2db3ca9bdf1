/** Converts monthly costs from the form to purchases, so that all spending is processed the same way. */
import type { DayRange } from '../day.ts'
import { isBill } from '../leaf.ts'
import type { BrandSpending } from './brand-spending.ts'
import { monthStarts } from './month-starts.ts'
import { withMonthlyBill } from './monthly-bills.ts'
import { checkSize, nothingLeftOut, type Spend } from './spend.ts'
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

/** Twelve months like this one. */
export function spendOfMonth(month: readonly MonthShare[], window: DayRange): Spend {
  const purchases = month.filter(({ kind }) => !isBill(kind.leaf))
  const offsets = monthStarts(window)
  checkSize(window, sumOf(purchases) * offsets.length)
  const spend = {
    window,
    ...columnsOf(purchases, offsets),
    kinds: purchases.map(({ kind }) => kind),
    names: [],
    accounts: [],
    leftOut: nothingLeftOut,
  }
  return month.reduce<Spend>(
    (sum, { kind: { leaf }, cents }) => (isBill(leaf) ? withMonthlyBill(sum, leaf, cents) : sum),
    spend,
  )
}

function sumOf(shares: readonly MonthShare[]): number {
  return shares.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
}

function columnsOf(month: readonly MonthShare[], starts: readonly number[]) {
  const count = starts.length * month.length
  const [offsets, kindOf, cents] = [new Int32Array(count), new Int32Array(count), new Float64Array(count)]
  for (let index = 0; index < count; index++) {
    const kind = index % month.length
    offsets[index] = starts[(index - kind) / month.length] ?? 0
    kindOf[index] = kind
    cents[index] = month[kind]?.cents ?? 0
  }
  const none = new Int32Array(count).fill(-1)
  return { offsets, kindOf, cents, nameOf: none, accountOf: none }
}
