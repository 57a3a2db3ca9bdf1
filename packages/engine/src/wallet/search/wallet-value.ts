import type { YearSolution } from '../decisions/solve-year.ts'
import type { BonusLevel } from '../model/card-slot.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import { type PointDeduction, withoutDeduction } from './point-limits.ts'

/** The value of a set of cards over all years, with the welcome bonuses that are best to claim. */
export type WalletValue = Readonly<{
  cards: readonly CandidateCard[]
  /** What the wallet earns over all years after `deduction`, and the most that any use of it could. */
  subcents: number
  upperBound: number
  /** By year. Years with the same terms share a solution, except that year 1 serves the bonuses. */
  solutions: readonly YearSolution[]
  /** The bonus level that each card claims, if any. */
  claimed: readonly (BonusLevel | null)[]
  /** For points that the person can't use. */
  deduction: PointDeduction
}>

/** No cards: it earns nothing and costs nothing. */
export const emptyWallet: WalletValue = {
  cards: [],
  subcents: 0,
  upperBound: 0,
  solutions: [],
  claimed: [],
  deduction: withoutDeduction([]),
}
