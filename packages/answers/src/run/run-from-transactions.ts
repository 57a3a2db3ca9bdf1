import { type DayRange, type LeftOut, MONTH_DAYS, type Purchase, spendFrom } from '@cardsight/engine'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

export type LinkedSpending = Readonly<{
  /** Purchases outside the window do not count. */
  purchases: readonly Purchase[]
  leftOut: LeftOut
  window: DayRange
  /** Of a preset range its months; of a custom one its days by 30, which need not be whole. */
  nMonths: number
}>

/** Every card against purchases that were really made. */
export function runFromTransactions(
  catalog: RunCatalog,
  { purchases, leftOut, window, nMonths }: LinkedSpending,
): Run {
  return runOnSpend(catalog, spendFrom(purchases, window, leftOut), {
    averageDays: Math.max(1, Math.round(nMonths * MONTH_DAYS)),
    hasHistory: true,
  })
}
