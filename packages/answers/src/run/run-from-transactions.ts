import { type Day, type DayRange, daysIn, isWithin } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import {
  type Coverage,
  coverageOf,
  isTooMuchSpending,
  type LeftOut,
  type Purchase,
  type Spend,
  spendFrom,
  withRent,
} from '@cardsight/engine/spending'
import { type ReviewedPurchase, reviewMerchants } from './review-merchants.ts'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

/** Purchases of linked accounts or files, and the days they're asked for. */
export type History = Readonly<{
  /** Purchases outside the range don't count. */
  purchases: readonly Purchase[]
  leftOut: LeftOut
  /** The chosen range. */
  window: DayRange
  /** The day of the first line that we have, in the range or before it. Without it, the range is covered. */
  historyFirst?: Day
}>

export type LinkedSpending = History &
  Readonly<{
    purchases: readonly ReviewedPurchase[]
    /** Months of a preset range; for custom dates, days divided by 30, not necessarily a whole number. */
    nMonths: number
    /** Dollars a month, in addition to the purchases. */
    rent?: number
  }>

/** Runs every card on actual purchases and the stated rent. */
export function runFromTransactions(catalog: RunCatalog, spending: LinkedSpending): Run {
  const { purchases, window, rent = 0 } = spending
  const coverage = coverageOf(window, spending.historyFirst)
  return runOnSpend(catalog, spendOfHistory(spending, rent), {
    averageDays: averageDays(spending, coverage),
    coverage,
    hasHistory: true,
    rent,
    review: reviewMerchants(purchases.filter(({ day }) => isWithin(window, day))),
  })
}

/** The spending that all calculations on purchases use. The days that the history covers stand for a year. */
export function spendOfHistory({ purchases, leftOut, window, historyFirst }: History, rent = 0): Spend {
  return withRent(spendFrom(purchases, coverageOf(window, historyFirst).window, leftOut), rent)
}

/** True if a year of this spending is more than we calculate. */
export function isTooMuchHistory({ purchases, window, historyFirst }: History): boolean {
  return isTooMuchSpending(purchases, coverageOf(window, historyFirst).window)
}

/** A month of a covered range has 30 days. Days that are too few to project count as a month. */
function averageDays({ nMonths, window }: LinkedSpending, { covered, isProjected }: Coverage): number {
  const days = daysIn(covered)
  if (!isProjected) {
    return Math.max(MONTH_DAYS, days)
  }
  return days < daysIn(window) ? days : Math.max(1, Math.round(nMonths * MONTH_DAYS))
}
