import type { BacktestResult, CategoryTopCards, Spend } from '@cardsight/engine'
import type { RunCatalog } from './run-catalog.ts'

/** Result of a run, from any source of spending. */
export type Run = Readonly<{
  catalog: RunCatalog
  spend: Spend
  result: BacktestResult
  /** Top cards for each display category's purchases alone, in category order. */
  topCards: readonly CategoryTopCards[]
  /** Number of days that the spending is averaged over, 30 to a month. */
  averageDays: number
  /** Actual purchases. Typed costs have amounts only, no merchants or dates. */
  hasHistory: boolean
}>
