import type { BacktestResult, BestAlone, Spend } from '@cardsight/engine'
import type { RunCatalog } from './run-catalog.ts'

/** All that is to be told of a run, whatever the spending came from. */
export type Run = Readonly<{
  catalog: RunCatalog
  spend: Spend
  result: BacktestResult
  /** For the purchases of each display category with spending alone, in the order of the categories. */
  alone: readonly BestAlone[]
  /** Days over which the spending is averaged, 30 to a month. */
  averageDays: number
  /** Purchases that somebody made; typed costs have amounts, and neither merchants nor days. */
  hasHistory: boolean
}>
