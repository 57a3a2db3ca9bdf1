import type { GatheredRow } from '../compare/gathered-facts.ts'
import type { Seen } from '../seen.ts'
import type { StatementOf } from './statement.ts'

/** Returns one statement per category, because a category can have several rates: one for each brand, for example. */
export function groupRates(rows: readonly GatheredRow[], seen: Seen): StatementOf<'rates'>[] {
  const categories = [...new Set(rows.map(({ category }) => category))]
  return categories.map((category) => ({
    field: 'rates',
    category,
    rows: rows.filter((row) => row.category === category),
    seen,
  }))
}
