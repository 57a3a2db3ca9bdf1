import type { Habit } from './habit.ts'
import type { NoiseLevel } from './noise.ts'
import type { SimulatedAccount } from './transaction-history.ts'

/** A fictional person behind a test login. */
export type Persona = {
  readonly accounts: readonly SimulatedAccount[]
  readonly habits: readonly Habit[]
  /** Number of days of history the bank has. */
  readonly days: number
  /** Whether checking pays the previous month's card charges on the 21st. */
  readonly paysCard: boolean
  readonly noise: NoiseLevel
}
