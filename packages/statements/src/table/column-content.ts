/** Describes the content of a column, independent of its heading. */
import { decimalOf, parseAmount } from '../text/amount.ts'
import { parseDate } from '../text/date.ts'
import { isGenericText } from '../text/generic-text.ts'
import { cellAt } from './grid.ts'

export type ColumnContent = Readonly<{
  /** Number of non-empty cells in the sampled rows. */
  filled: number
  /** Shares of the non-empty cells, from 0 to 1. */
  dates: number
  amounts: number
  /** Written with cents, a currency or a sign, unlike a check number. */
  clearAmounts: number
  /** Words for the two directions of money. */
  sides: number
  /** Only the kind of transaction, such as 'Withdrawal Debit Card'. */
  generic: number
  averageLength: number
  distinct: number
}>

/** Enough rows to recognize a column; files can have many rows. */
export const SAMPLED_ROWS = 400

/** Describes each column from the first data rows. */
export function describeColumns(rows: readonly (readonly string[])[], count: number): ColumnContent[] {
  const sampled = rows.slice(0, SAMPLED_ROWS)
  return Array.from({ length: count }, (_, column) =>
    contentOf(sampled.map((row) => cellAt(row, column)).filter(isFilled)),
  )
}

/** Some banks write a dash for an empty cell, or a status in place of a date that isn't known. */
function isFilled(cell: string): boolean {
  return cell !== '' && !/^(?:[-–—]+|n\/a|pending|processing|cancell?ed|declined|failed|voided)$/i.test(cell)
}

/** Returns the direction that a word stands for, or null. */
export type SideReader = (word: string) => 'debit' | 'credit' | null

/**
 * Reads direction words in the context of the whole column: a payment to a card is incoming, a payment from a
 * bank account outgoing. Only a column that also has sales belongs to a card.
 */
export function createSideReader(words: Iterable<string>): SideReader {
  const isCard = Array.from(words, plainWord).some((word) => cardWords.has(word))
  return (word) => {
    const plain = plainWord(word)
    // A card charges interest, a bank account earns it.
    if (plain === 'interest') {
      return isCard ? 'debit' : 'credit'
    }
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
    'interestcharge servicecharge check atm pos cashadvance'
  ).split(' '),
)
const creditWords = new Set(
  'credit cr c deposit deposits in + haben h crdt inflow bij return refund reversal reward rewards dslip'.split(
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
    // 'CHECK # 2201' is a description.
    sides: share((cell) => sideOf(cell) !== null && !/\d/.test(cell)),
    generic: share(isGenericText),
    averageLength: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    distinct: new Set(cells).size,
  }
}
