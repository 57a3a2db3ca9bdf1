import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { toCents } from '@cardsight/engine/money'
import { type Spend, spendFromCosts } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

const TYPED_MONTHS = 12

/** Runs every card on typed costs: whole dollars a month, the same every month of a year. */
export function runFromCosts(catalog: RunCatalog, costs: MonthlyCosts, window: DayRange): Run {
  return runOnSpend(catalog, spendOfTypedCosts(costs, window), {
    averageDays: TYPED_MONTHS * MONTH_DAYS,
    hasHistory: false,
  })
}

/** Converts typed costs to the engine's input. */
export function spendOfTypedCosts(costs: MonthlyCosts, window: DayRange): Spend {
  const cents = {
    grocery: toCents(costs.grocery * 100),
    gas: toCents(costs.gas * 100),
    restaurant: toCents(costs.restaurant * 100),
    travel: toCents(costs.travel * 100),
    recreation: toCents(costs.recreation * 100),
    other: toCents(costs.other * 100),
  }
  return spendFromCosts(cents, window)
}
