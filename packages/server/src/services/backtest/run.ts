import type { BacktestResult, Outcome } from '@cardsight/engine'
import type { RunCatalog } from './run-catalog.ts'

/** All that is to be told of a run, whatever the spending came from. */
export type Run = Readonly<{
  catalog: RunCatalog
  result: BacktestResult
  /** For the purchases of each display category alone, in the order of the categories. */
  alone: readonly Outcome[]
  /** Months over which the spending is averaged. */
  nMonths: number
}>
