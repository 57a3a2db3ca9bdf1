import { type Cents, toCents } from '../money.ts'
import type { Card } from './card.ts'

/** Number of years in a projection. */
export type Years = 1 | 2 | 3

/** Total fees over `years`: the first-year fee, then the renewal fee for each later year. */
export function annualFee(card: Card, years: Years): Cents {
  return toCents(card.fee.firstYear + (years - 1) * card.fee.later)
}
