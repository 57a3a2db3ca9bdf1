export {
  type BacktestResult,
  backtest,
  type CategoryRewards,
  type Outcome,
  rewardsByCategory,
} from '../backtest/backtest.ts'
export { billRules } from '../backtest/bills.ts'
export { type Compiled, compileCatalog } from '../backtest/compile.ts'
export { type Explanation, explain } from '../backtest/explain.ts'

export { type CategoryTopCards, rankCards, topCardsByCategory } from '../backtest/rank.ts'
export { createRunContext, type RunContext } from '../backtest/run-context.ts'
export type { SkippedRule } from '../backtest/skipped-rules.ts'
export { projections } from '../card/annual-fee.ts'
