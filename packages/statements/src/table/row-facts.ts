/** Other facts in a table row: whether it's posted, its category code, its currency. */
import type { StatementRow } from '../statement.ts'
import { cellAt } from './grid.ts'
import type { Columns, RawRow } from './raw-rows.ts'

/** Pending: it will appear again when posted, or never. */
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

/** Returns the bank's word for a transaction that never happened, or null. */
export function voidWord(cells: readonly string[], { status }: Columns): string | null {
  const word = cellAt(cells, status)
  return voidWords.test(word) ? word : null
}

/** Four digits from a code column, or from a memo of the form 'reference; 05411; ; ; ;'. */
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

/** Currency of a row: its own column, then the amount's currency sign, then the heading. */
export function currencyOf(row: RawRow, { currency }: Columns, ofHeading: string | null): string | null {
  const cell = cellAt(row.cells, currency).toUpperCase()
  return /^[A-Z]{3}$/.test(cell) ? cell : (row.currency ?? ofHeading)
}

export function nonDollarCurrency(currency: string | null): StatementRow['otherCurrency'] {
  return currency === null || currency === 'USD' ? null : currency
}

/** 'Amount (EUR)' applies to all rows. */
export function currencyInHeading(normalizeHeading: string): string | null {
  const found = /\b(usd|eur|gbp|cad|aud|chf|jpy|mxn|nzd|inr|sek|nok|dkk|pln)\b/.exec(normalizeHeading)
  return found === null ? null : (found[1] ?? '').toUpperCase()
}

const pendingWords =
  /pending|processing|scheduled|authori[sz]ed|authori[sz]ation|unposted|in progress|on hold/i
const holdWords = /\bauthori[sz]ation\b|\bhold\b/i
const voidWords = /declin|fail|denied|cancel|void|reversed|expired|rejected|removed|refused/i
