/** Finds the header row of a grid, if there is one. */
import { parseAmount } from '../text/amount.ts'
import { parseDate } from '../text/date.ts'
import type { Grid } from './grid.ts'
import { normalizeHeading, roleOfHeading } from './heading-roles.ts'

export type Header = Readonly<{
  /** Index into the rows of the grid; null if there are no headings. */
  row: number | null
  headings: readonly string[]
  /** The first row that may be data. */
  firstData: number
}>

/** Banks write at most a page of addresses and totals before the table. */
const MAX_ROWS_SEARCHED = 60

/**
 * Returns the first text row with a date word and an amount word. Otherwise the text row just above the first
 * row with both a date and an amount, whose headings we don't know. Otherwise none.
 */
export function findHeader(grid: Grid): Header {
  const searched = grid.rows.slice(0, MAX_ROWS_SEARCHED)
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

/** True for a row with a date in one cell and an amount in another. */
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
  const roles = new Set(row.map((cell) => roleOfHeading(normalizeHeading(cell))?.role))
  const hasAmount = roles.has('amount') || roles.has('debit') || roles.has('credit')
  return hasAmount && (roles.has('date') || roles.has('posted-date'))
}

function isAllWords(row: readonly string[]): boolean {
  return row.filter((cell) => cell !== '').length >= 2 && row.every((cell) => !/\d/.test(cell))
}
