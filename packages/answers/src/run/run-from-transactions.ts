import { type DayRange, isWithin } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { type LeftOut, spendFrom, withRent } from '@cardsight/engine/spending'
import { type ReviewedPurchase, reviewMerchants } from './review-merchants.ts'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

export type LinkedSpending = Readonly<{
  /** Purchases outside the window don't count. */
  purchases: readonly ReviewedPurchase[]
  leftOut: LeftOut
  window: DayRange
  /** Months of a preset range; for custom dates, days divided by 30, not necessarily a whole number. */
  nMonths: number
  /** Dollars a month, in addition to the purchases. */
  rent?: number
}>

/** Runs every card on actual purchases and the stated rent. */
export function runFromTransactions(
  catalog: RunCatalog,
  { purchases, leftOut, window, nMonths, rent = 0 }: LinkedSpending,
): Run {
  return runOnSpend(catalog, withRent(spendFrom(purchases, window, leftOut), rent), {
    averageDays: Math.max(1, Math.round(nMonths * MONTH_DAYS)),
    hasHistory: true,
    rent,
    review: reviewMerchants(purchases.filter(({ day }) => isWithin(window, day))),
  })
}
