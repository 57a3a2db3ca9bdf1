/** What wallets use of the single-card engine. Only this file and replay.ts import from `backtest/`. */
export {
  type BacktestResult,
  backtest,
  createRunContext,
  type RunContext,
} from '../../backtest/backtest.ts'
export {
  type Candidate as RuleCandidate,
  candidateOf,
  isInTime,
  isPermanent,
  listOf,
} from '../../backtest/candidates.ts'
export type { Cell } from '../../backtest/cells.ts'
export {
  type Compiled,
  type CompiledCard,
  compileCatalog,
  groupYears,
  unlockedBy,
  unlockingCards,
  withFee,
  withPointValue,
  type YearGroup,
} from '../../backtest/compile.ts'
export { centsWithinDeposit } from '../../backtest/deposit.ts'
export { centsBelowOverallCap, type PreparedRule, type RuleSet } from '../../backtest/rule-set.ts'
export { type SpendingYear, spendingYear } from '../../backtest/spending-year.ts'
export {
  capInPeriod,
  consumeCents,
  createMeter,
  fullUsage,
  limitInCents,
  type PreparedCap,
  relativeUsage,
  usageOf,
} from '../../card/cap-meter.ts'
export { SUBCENTS_PER_CENT } from '../../exact.ts'
export { periodOf, periodOfMonth, yearStartOf } from '../../period.ts'

/** Subcents for each cent spent, per millionth of a dollar for each dollar. */
export const SUBCENTS_PER_MILLIONTH = 10
