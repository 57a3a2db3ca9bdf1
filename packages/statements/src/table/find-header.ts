/** Which row of a grid holds the headings, and whether any does. */
import { parseAmount } from '../text/amount.ts'
import { parseDate } from '../text/date.ts'
import type { Grid } from './grid.ts'
import { plainHeading, roleOfHeading } from './heading-roles.ts'

export type Header = Readonly<{
  /** Into the rows of the grid; null where there are no headings. */
  row: number | null
  headings: readonly string[]
  /** The first row that may be data. */
  firstData: number
}>

/** Banks write a page of addresses and sums before the table, but no more. */
const ROWS_SEARCHED = 60

/**
 * The first row of words of which one is for a date and another for an amount. Else the row of words just above
 * the first row that has both a date and an amount: headings in words that we do not know. Else none.
 */
export function findHeader(grid: Grid): Header {
  const searched = grid.rows.slice(0, ROWS_SEARCHED)
  const known = searched.findIndex(isKnownHeader)
  if (known >= 0) {
    return headerAt(grid, known)
  }
  const firstData = searched.findIndex(looksLikeData)
  const above = firstData > 0 ? grid.rows[firstData - 1] : undefined
  const isHeader = above !== undefined && above.length === grid.rows[firstData]?.length && isAllWords(above)
  return isHeader
    ? headerAt(grid, firstData - 1)
    : { row: null, headings: [], firstData: Math.max(0, firstData) }
}

/** A row with a cell that is a date and another that is an amount. */
export function looksLikeData(row: readonly string[]): boolean {
  return (
    row.some((cell) => parseDate(cell) !== null) &&
    row.some(
      (cell) => parseDate(cell) === null && (parseAmount(cell, '.') ?? parseAmount(cell, ',')) !== null,
    )
  )
}

function headerAt(grid: Grid, row: number): Header {
  return { row, headings: grid.rows[row] ?? [], firstData: row + 1 }
}

function isKnownHeader(row: readonly string[]): boolean {
  if (row.length < 2 || row.some((cell) => parseDate(cell) !== null)) {
    return false
  }
  const roles = new Set(row.map((cell) => roleOfHeading(plainHeading(cell))?.role))
  const hasAmount = roles.has('amount') || roles.has('debit') || roles.has('credit')
  return hasAmount && (roles.has('date') || roles.has('posted-date'))
}

function isAllWords(row: readonly string[]): boolean {
  return row.filter((cell) => cell !== '').length >= 2 && row.every((cell) => !/\d/.test(cell))
}
