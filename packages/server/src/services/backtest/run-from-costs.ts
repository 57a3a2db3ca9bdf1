import type { MonthlyCosts } from '@cardsight/contract'
import { backtest, backtestAlone, type DayRange } from '@cardsight/engine'
import { spendFromCosts } from './interim-costs.ts'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

const TYPED_MONTHS = 12

/** Every card against costs that somebody typed: whole dollars a month, in each month of a year. */
export function runFromCosts(catalog: RunCatalog, costs: MonthlyCosts, window: DayRange): Run {
  const result = backtest(spendFromCosts(costs, window), catalog.compiled)
  return { catalog, result, alone: backtestAlone(result), nMonths: TYPED_MONTHS }
}
