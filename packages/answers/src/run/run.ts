import type { SpendingHabits } from '@cardsight/contract/runs'
import type { BacktestResult } from '@cardsight/engine/backtest'
import type { Cents } from '@cardsight/engine/money'
import type { Coverage, Spend } from '@cardsight/engine/spending'
import type { ReviewedMerchants } from './review-merchants.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Result of a run, from any source of spending. */
export type Run = Readonly<{
  catalog: RunCatalog
  spend: Spend
  result: BacktestResult
  /** By category, then by rule set: units that a category's purchases would earn alone. */
  alone: Float64Array
  /** Number of days that the spending is averaged over, 30 to a month. */
  averageDays: number
  /** How much of the chosen range the purchases cover, for a run on purchases. */
  coverage?: Coverage
  /** Actual purchases. Typed costs have amounts only, no merchants or dates. */
  hasHistory: boolean
  /** Rent in the spending, in dollars a month. */
  rent: number
  /** Brands in the spending, for a run on typed costs. */
  brands?: SpendingHabits['brands']
  /** What the person typed, for a run on typed costs. */
  typed?: readonly TypedAmount[]
  /** Merchants whose category isn't sure, for a run on purchases. */
  review?: ReviewedMerchants
}>

/** An amount that the person typed, for all months of the run. */
export type TypedAmount = Readonly<{ label: string; cents: Cents }>
