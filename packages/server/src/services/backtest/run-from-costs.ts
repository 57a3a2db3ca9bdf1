import type { MonthlyCosts } from '@cardsight/contract'
import { type BacktestResult, backtest, type DayRange, spendFromCosts } from '@cardsight/engine'
import type { RunCatalog } from './run-catalog.ts'

/** Everything that a presenter needs to know of a run. */
export type Run = Readonly<{ catalog: RunCatalog; result: BacktestResult; nMonths: number }>

const TYPED_MONTHS = 12

/** Every card against costs that somebody typed: whole dollars a month, for each month of a year. */
export function runFromCosts(catalog: RunCatalog, costs: MonthlyCosts, window: DayRange): Run {
  return { catalog, result: backtest(spendFromCosts(costs, window), catalog.compiled), nMonths: TYPED_MONTHS }
}
