export {
  type BacktestResult,
  backtest,
  centsInLeaves,
  rewardsByCategory,
} from '../backtest/backtest.ts'
export { billRules } from '../backtest/bills.ts'
export { type Compiled, compileCatalog, withValuation } from '../backtest/compile.ts'
export { type Explanation, explain } from '../backtest/explain.ts'

export { rankCards } from '../backtest/rank.ts'
export { rewardsAlone } from '../backtest/rewards.ts'
export { createRunContext, type RunContext } from '../backtest/run-context.ts'
export type { SkippedRule } from '../backtest/skipped-rules.ts'
export { valueByMonth } from '../backtest/value-by-month.ts'
export { projections } from '../card/annual-fee.ts'
