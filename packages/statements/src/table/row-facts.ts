/** What else a row of a table tells: whether it is booked, its code, its currency. */
import type { StatementRow } from '../statement.ts'
import { cellAt } from './grid.ts'
import type { Columns, RawRow } from './raw-rows.ts'

/** Not booked, and perhaps never: it will come again, or not at all. */
export function isPendingRow(
  { cells, text, type, isInPendingSection }: RawRow,
  { status }: Columns,
): boolean {
  return (
    isInPendingSection ||
    pendingWords.test(cellAt(cells, status)) ||
    holdWords.test(type) ||
    /^(?:pending|processing)\b/i.test(text)
  )
}

/** The bank's word for a row that never happened; null where it did. */
export function voidWord(cells: readonly string[], { status }: Columns): string | null {
  const word = cellAt(cells, status)
  return voidWords.test(word) ? word : null
}

/** Four digits from a column of codes, or from a memo of the form 'reference; 05411; ; ; ;'. */
export function mccOf(cells: readonly string[], { mcc, memos }: Columns): string | null {
  const own = /^0?(\d{4})(?:\.0+)?$/.exec(cellAt(cells, mcc))
  if (own !== null) {
    return own[1] ?? null
  }
  for (const memo of memos) {
    const found = /^[^;]*;\s*0?(\d{4});/.exec(cellAt(cells, memo))
    if (found !== null) {
      return found[1] ?? null
    }
  }
  return null
}

/** The currency of a row: its own column, what stands at the amount, then what the heading says. */
export function currencyOf(row: RawRow, { currency }: Columns, ofHeading: string | null): string | null {
  const cell = cellAt(row.cells, currency).toUpperCase()
  return /^[A-Z]{3}$/.test(cell) ? cell : (row.currency ?? ofHeading)
}

export function otherThanDollars(currency: string | null): StatementRow['otherCurrency'] {
  return currency === null || currency === 'USD' ? null : currency
}

/** 'Amount (EUR)' says it for all rows. */
export function currencyInHeading(plainHeading: string): string | null {
  const found = /\b(usd|eur|gbp|cad|aud|chf|jpy|mxn|nzd|inr|sek|nok|dkk|pln)\b/.exec(plainHeading)
  return found === null ? null : (found[1] ?? '').toUpperCase()
}

const pendingWords =
  /pending|processing|scheduled|authori[sz]ed|authori[sz]ation|unposted|in progress|on hold/i
const holdWords = /\bauthori[sz]ation\b|\bhold\b/i
const voidWords = /declin|fail|denied|cancel|void|reversed|expired|rejected|removed|refused/i
