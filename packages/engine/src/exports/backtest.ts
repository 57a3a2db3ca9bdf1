export {
  type BacktestResult,
  backtest,
  type CategoryRewards,
  type Column,
  type Outcome,
  rewardsByCategory,
} from '../backtest/backtest.ts'
export { type Compiled, type CompiledCard, compileCatalog, projections } from '../backtest/compile.ts'
export { type ExplainedExtra, type ExplainedLine, type Explanation, explain } from '../backtest/explain.ts'
export type { CapRemaining, Payment } from '../backtest/explain-lines.ts'
export { type CategoryTopCards, type RankOptions, rankCards, topCardsByCategory } from '../backtest/rank.ts'
export { createRunContext, type RunContext } from '../backtest/run-context.ts'
export type { SkippedRule, SkipReason } from '../backtest/skipped-rules.ts'
