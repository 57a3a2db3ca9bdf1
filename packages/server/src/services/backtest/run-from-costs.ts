import type { MonthlyCosts } from '@cardsight/contract'
import { backtest, backtestAlone, type DayRange, spendFromCosts, toCents } from '@cardsight/engine'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

const TYPED_MONTHS = 12

/** Every card against costs that somebody typed: whole dollars a month, in each month of a year. */
export function runFromCosts(catalog: RunCatalog, costs: MonthlyCosts, window: DayRange): Run {
  const cents = {
    grocery: toCents(costs.grocery * 100),
    gas: toCents(costs.gas * 100),
    restaurant: toCents(costs.restaurant * 100),
    travel: toCents(costs.travel * 100),
    recreation: toCents(costs.recreation * 100),
    other: toCents(costs.other * 100),
  }
  const result = backtest(spendFromCosts(cents, window), catalog.compiled)
  return { catalog, result, alone: backtestAlone(result), nMonths: TYPED_MONTHS }
}
