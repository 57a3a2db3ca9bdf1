import type { BacktestResult, CategoryTopCards, Spend } from '@cardsight/engine'
import type { RunCatalog } from './run-catalog.ts'

/** All that is to be told of a run, whatever the spending came from. */
export type Run = Readonly<{
  catalog: RunCatalog
  spend: Spend
  result: BacktestResult
  /** For each display category with spending, in the order of the categories. */
  topCards: readonly CategoryTopCards[]
  /** Days over which the spending is averaged, 30 to a month. */
  averageDays: number
  /** Purchases that somebody made; typed costs have amounts, and neither merchants nor days. */
  hasHistory: boolean
}>
