/** Other facts in a table row: whether it's posted, its category code, its currency. */
import type { StatementRow } from '../statement.ts'
import { currencyInCell } from '../text/currency.ts'
import { findMcc } from '../text/find-mcc.ts'
import { cellAt } from './grid.ts'
import type { Columns, RawRow } from './raw-rows.ts'

/** Pending: it will appear again when posted, or never. */
export function isPendingRow({ cells, text, type, isInPendingSection }: RawRow, columns: Columns): boolean {
  const status = cellAt(cells, columns.status)
  return (
    isInPendingSection ||
    pendingWords.test(status) ||
    // Below a heading such as 'Pending?'.
    /^(?:y|yes|true)$/i.test(status) ||
    cells.some((cell, column) => onlyPendingWord.test(cell) && !isTextColumn(column, columns)) ||
    holdWords.test(type) ||
    /^(?:pending|processing)\b/i.test(text)
  )
}

/**
 * Returns the bank's word for a transaction that never happened, or null. It's in the status, or in place of a
 * date or of another value. In a description it would be a merchant.
 */
export function voidWord(cells: readonly string[], columns: Columns): string | null {
  const status = cellAt(cells, columns.status)
  if (voidWords.test(status)) {
    return status
  }
  const found = cells.findIndex((cell, column) => onlyVoidWord.test(cell) && !isTextColumn(column, columns))
  return cells[found] ?? null
}

function isTextColumn(column: number, { description, memos, category, account }: Columns): boolean {
  return [description, category, account, ...memos].includes(column)
}

/** Four digits from a code column, from a category column that holds codes, or from the text. */
export function mccOf(
  cells: readonly string[],
  { mcc, category, description, memos }: Columns,
): string | null {
  const own = /^0?(\d{4})(?:\.0+)?$/.exec(cellAt(cells, mcc)) ?? fourDigits.exec(cellAt(cells, category))
  if (own !== null) {
    return own[1] ?? null
  }
  for (const column of [...memos, description]) {
    const found = findMcc(cellAt(cells, column))
    if (found !== null) {
      return found
    }
  }
  return null
}

/** The bank's category, or null if the cell holds a code instead. */
export function categoryOf(cells: readonly string[], { category }: Columns): string | null {
  const cell = cellAt(cells, category)
  return cell === '' || fourDigits.test(cell) ? null : cell
}

/**
 * Currency of a row: its own column, then the sign of its amount, then what the heading or the text above the
 * table says. A dollar sign is the weakest evidence, because many currencies have it.
 */
export function rowCurrency(row: RawRow, { currency }: Columns, ofTable: string | null): string | null {
  const own = currencyInCell(cellAt(row.cells, currency))
  if (own !== null) {
    return own
  }
  return row.currency === null || row.currency === 'USD' ? (ofTable ?? row.currency) : row.currency
}

export function nonDollarCurrency(currency: string | null): StatementRow['otherCurrency'] {
  return currency === null || currency === 'USD' ? null : currency
}

const fourDigits = /^(\d{4})$/
const pendingWords =
  /pending|processing|scheduled|authori[sz]ed|authori[sz]ation|unposted|in progress|on hold/i
const holdWords = /\bauthori[sz]ation\b|\bhold\b/i
const onlyPendingWord = /^(?:pending|processing)$/i
const voidWords = /declin|fail|denied|cancel|void|reversed|expired|rejected|removed|refused/i
const onlyVoidWord =
  /^(?:transaction )?(?:cancell?ed|declined|failed|reversed|void|voided|denied|rejected|expired)$/i
