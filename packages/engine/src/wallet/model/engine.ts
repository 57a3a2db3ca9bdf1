/** What wallets use of the single-card engine. Only this file and replay.ts import from `backtest/`. */
import { RESTS_PER_CENT } from '../../exact.ts'

export { type BacktestResult, backtest } from '../../backtest/backtest.ts'
export {
  type Candidate as RuleCandidate,
  candidateOf,
  isInTime,
  isStanding,
} from '../../backtest/candidates.ts'
export type { Cell } from '../../backtest/cells.ts'
export { listOf } from '../../backtest/choice.ts'
export { type Compiled, type CompiledCard, compileCatalog } from '../../backtest/compile.ts'
export { type Plan, type PlanCap, type PlanRule, periodOfMonth, planOf } from '../../backtest/plan.ts'
export { withFee, withPointValue } from '../../backtest/recompile.ts'
export { type SpendingYear, spendingYear } from '../../backtest/spending-year.ts'

/** Wallets are valued in ten-millionths of a cent: points times their value are whole numbers of them. */
export const SUBCENTS_PER_CENT = RESTS_PER_CENT
/** Subcents for each cent spent, per millionth of a dollar for each dollar. */
export const SUBCENTS_PER_MILLIONTH = 10
