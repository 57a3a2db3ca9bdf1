import { type Cents, toCents } from '../money.ts'
import type { Card } from './card.ts'

/** How many years a card is held in a projection. */
export type Years = 1 | 2 | 3

/** Fees of so many years together: the first one, then the later one for each further year. */
export function annualFee(card: Card, years: Years): Cents {
  return toCents(card.fee.firstYear + (years - 1) * card.fee.later)
}
