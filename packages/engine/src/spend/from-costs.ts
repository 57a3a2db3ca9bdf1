/** Converts monthly costs from the form to purchases, so that all spending is processed the same way. */
import { type DayRange, daysIn } from '../day.ts'
import { isBill } from '../leaf.ts'
import { once } from '../once.ts'
import { sum } from '../sum.ts'
import type { BrandSpending } from './brand-spending.ts'
import { withMonthlyBill } from './monthly-bills.ts'
import { checkSize, nothingLeftOut, type Spend, YEAR_DAYS } from './spend.ts'
import { type AmountGroups, spreadOverDays, spreadOverMonths } from './spread-over-days.ts'
import { type CostDetails, type MonthlyCosts, type MonthShare, monthFromCosts } from './typed-month.ts'

const LONGEST_MONTH = 31

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
  const amounts = byLeaf(purchases)
  const months = spreadOverMonths(amounts, window)
  checkSize(window, sum(months.map(({ cents }) => sum(cents))))
  const daily = once(() => spreadOverDays(amounts, window))
  const none = once(() => new Int32Array(daily().offsets.length).fill(-1))
  const spend = {
    window,
    get offsets() {
      return daily().offsets
    },
    get kindOf() {
      return daily().indexes
    },
    get cents() {
      return daily().cents
    },
    kinds: purchases.map(({ kind }) => kind),
    get nameOf() {
      return none()
    },
    names: [],
    get accountOf() {
      return none()
    },
    accounts: [],
    leftOut: nothingLeftOut,
    isSpread: true as const,
    ...(isOnEveryDay(amounts.flat(), window) && { months }),
  }
  return month.reduce<Spend>(
    (all, { kind: { leaf }, cents: bill }) => (isBill(leaf) ? withMonthlyBill(all, leaf, bill) : all),
    spend,
  )
}

/** Brands divide the spending of a leaf and don't change it, so that naming one moves no cent on cards that don't care. */
function byLeaf(purchases: readonly MonthShare[]): AmountGroups {
  const groups: number[][] = []
  for (const [index, { kind, cents }] of purchases.entries()) {
    const group = groups.at(-1)
    if (group !== undefined && purchases[index - 1]?.kind.leaf === kind.leaf) {
      group.push(cents)
    } else {
      groups.push([cents])
    }
  }
  return groups
}

/** True for a year in which some amount has a cent or more on each day: then no month is missing. */
function isOnEveryDay(amounts: readonly number[], window: DayRange): boolean {
  return daysIn(window) >= YEAR_DAYS && amounts.some((cents) => cents >= LONGEST_MONTH)
}
