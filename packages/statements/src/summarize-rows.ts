/** Summarizes all rows of a statement. */
import type { Day } from '@cardsight/engine/dates'
import { problemSentences } from './sentences.ts'
import type { Problem, StatementRow } from './statement.ts'
import { currencyName } from './text/currency.ts'

/** Returns the first and last day of the rows; nulls if there are none. */
export function periodOf(rows: readonly StatementRow[]): { firstDay: Day | null; lastDay: Day | null } {
  let firstDay = rows[0]?.day ?? null
  let lastDay = firstDay
  for (const { day } of rows) {
    firstDay = firstDay === null || day < firstDay ? day : firstDay
    lastDay = lastDay === null || day > lastDay ? day : lastDay
  }
  return { firstDay, lastDay }
}

/** Returns one sentence for each currency that isn't counted, with the number of its rows. */
export function currencyProblems(rows: readonly StatementRow[]): Problem[] {
  const counts = new Map<string, number>()
  for (const { otherCurrency } of rows) {
    if (otherCurrency !== null) {
      counts.set(otherCurrency, (counts.get(otherCurrency) ?? 0) + 1)
    }
  }
  return [...counts].map(([currency, count]) => ({
    line: null,
    sentence: problemSentences.otherCurrency(count, currency),
  }))
}

/** Returns the name of the currency if no row is in US dollars, otherwise null. */
export function foreignCurrency(rows: readonly StatementRow[]): string | null {
  const found = new Set(rows.map(({ otherCurrency }) => otherCurrency))
  const [only = null] = found
  if (only === null || found.has(null)) {
    return null
  }
  return found.size === 1 ? currencyName(only) : 'other currencies'
}

/** Returns the currency of all rows, if the file states one for all. `stated` is the file's own currency. */
export function currencyOfAll(rows: readonly StatementRow[], stated: string | null): string | null {
  const [first] = rows
  const isSame =
    first !== undefined && rows.every(({ otherCurrency }) => otherCurrency === first.otherCurrency)
  return isSame && first.otherCurrency !== null ? first.otherCurrency : stated
}
