import type { Day } from '../day.ts'
import { type Cents, toCents } from '../money.ts'
import type { Card } from './card.ts'
import { feeInForce, type Ownership, type ProjectionYear } from './terms-in-force.ts'

/** Number of years in a projection. */
export type Years = 1 | 2 | 3

export const projections = [1, 2, 3] as const satisfies readonly ProjectionYear[]

/** Total fees over `years` that start today, with announced changes. */
export function annualFee(card: Card, years: Years, today: Day, ownership: Ownership = 'new'): Cents {
  return toCents(
    projections.slice(0, years).reduce((sum, year) => sum + feeInForce(card, year, ownership, today), 0),
  )
}
