export {
  type BacktestResult,
  backtest,
  centsInLeaves,
  createRunContext,
  type RunContext,
  rewardsByCategory,
  securedCents,
  tablesByRuleSet,
} from '../backtest/backtest.ts'
export { billRules } from '../backtest/bills.ts'
export {
  type Compiled,
  compileCatalog,
  unlockedBy,
  unlockingCards,
  withValuation,
} from '../backtest/compile.ts'
export { usableCredits } from '../backtest/credits.ts'
export { type Explanation, explain, type SkippedRule } from '../backtest/explain.ts'
export { rankCards } from '../backtest/rank.ts'
export { rewardsAlone } from '../backtest/rewards.ts'
export { valueByMonth } from '../backtest/value-by-month.ts'
export { projections } from '../card/annual-fee.ts'
