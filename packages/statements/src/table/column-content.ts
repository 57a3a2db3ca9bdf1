/** What the cells of a column look like, whatever its heading says. */
import { decimalOf, parseAmount } from '../text/amount.ts'
import { parseDate } from '../text/date.ts'
import { cellAt } from './grid.ts'

export type ColumnContent = Readonly<{
  /** Cells that hold something, among the rows looked at. */
  filled: number
  /** Shares of the filled cells, from 0 to 1. */
  dates: number
  amounts: number
  /** Written with cents, a currency or a sign, as no check number is. */
  clearAmounts: number
  /** Words for the two ways that money goes. */
  sides: number
  averageLength: number
  distinct: number
}>

/** Enough to know a column by; files can have many rows. */
export const ROWS_LOOKED_AT = 400

/** What each column holds, of the first rows that are data. */
export function lookAtColumns(rows: readonly (readonly string[])[], count: number): ColumnContent[] {
  const looked = rows.slice(0, ROWS_LOOKED_AT)
  return Array.from({ length: count }, (_, column) =>
    contentOf(looked.map((row) => cellAt(row, column)).filter(isFilled)),
  )
}

/** Some banks put a dash where there is nothing. */
function isFilled(cell: string): boolean {
  return cell !== '' && !/^(?:[-–—]+|n\/a)$/i.test(cell)
}

/** Which way a word says that money went; null for other words. */
export type SideReader = (word: string) => 'debit' | 'credit' | null

/**
 * Words beside amounts, read by all words that the column holds: a payment on a card comes in, a payment from a
 * bank account goes out, and only where sales stand beside it is it a card's.
 */
export function createSideReader(words: Iterable<string>): SideReader {
  const isCard = Array.from(words, plainWord).some((word) => cardWords.has(word))
  return (word) => {
    const plain = plainWord(word)
    if (debitWords.has(plain) || (plain === 'payment' && !isCard)) {
      return 'debit'
    }
    return creditWords.has(plain) || plain === 'payment' ? 'credit' : null
  }
}

function plainWord(word: string): string {
  return word
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z+-]/g, '')
}

const cardWords = new Set(['sale', 'purchase', 'charge'])
const debitWords = new Set(
  (
    'debit dr d db withdrawal withdrawals out - soll s dbit charge outflow af debet sale purchase fee fees ' +
    'interestcharge interest servicecharge check atm pos cashadvance'
  ).split(' '),
)
const creditWords = new Set(
  'credit cr c deposit deposits in + haben h crdt inflow bij return refund reversal reward rewards'.split(
    ' ',
  ),
)

function contentOf(cells: readonly string[]): ColumnContent {
  const decimal = decimalOf(cells)
  const sideOf = createSideReader(cells)
  const share = (fits: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
  return {
    filled: cells.length,
    dates: share((cell) => parseDate(cell) !== null),
    amounts: share((cell) => parseAmount(cell, decimal) !== null),
    clearAmounts: share((cell) => /[.,]\d\d\D*$|[$€£()]/.test(cell) && parseAmount(cell, decimal) !== null),
    sides: share((cell) => sideOf(cell) !== null),
    averageLength: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    distinct: new Set(cells).size,
  }
}
