/** What is known about a table before its rows are read: the bank, the text above it and its currency. */
import { findInstitution } from '../find-institution.ts'
import type { Layout } from '../statement.ts'
import { currencyInHeading, currencyInPreamble, currencyOfCodes } from '../text/currency.ts'
import type { Header } from './find-header.ts'
import type { Grid } from './grid.ts'
import { normalizeHeading } from './heading-roles.ts'
import type { KnownLayout } from './known-layout.ts'
import { findHeadless, findKnownLayout } from './known-layouts.ts'
import type { Columns, RawRow } from './raw-rows.ts'

export type TableSource = Readonly<{
  name: string
  encoding: Layout['encoding']
  delimiter: Layout['delimiter']
  /** Currency of the number formats in a workbook. */
  currency?: string | null
}>

export type TableContext = Readonly<{
  /** The file's name. */
  name: string
  /** Text above the table. */
  preamble: string
  headings: readonly string[]
  normalizedHeadings: readonly string[]
  institution: string | null
  known: KnownLayout | null
}>

export function contextOf(grid: Grid, header: Header, name: string): TableContext {
  const { headings } = header
  const normalizedHeadings = headings.map(normalizeHeading)
  const known =
    header.row === null
      ? findHeadless(grid.rows[header.firstData] ?? [])
      : findKnownLayout(normalizedHeadings, grid.rows.slice(header.firstData))
  const above = grid.rows.slice(0, header.row ?? header.firstData).map((row) => row.join(' '))
  const preamble = above.join('\n').slice(0, 4000)
  const institution = known?.institution ?? findInstitution(`${preamble} ${name}`)
  return { name, preamble, headings, normalizedHeadings, known, institution }
}

/** Adds the column that names the merchant in this layout, for rows without a description. */
export function withMerchant(columns: Columns, { known, normalizedHeadings }: TableContext): Columns {
  const merchant = known?.merchant === undefined ? -1 : normalizedHeadings.indexOf(known.merchant)
  return merchant < 0 ? columns : { ...columns, memos: [...columns.memos, merchant] }
}

/** Returns the currency that a heading, a column, the text above the table or the workbook states, or null. */
export function currencyOfTable(
  { amount, debit, credit, balance, currency: ofRows }: Columns,
  { headings, preamble }: TableContext,
  { currency = null, rows }: TableSource & Readonly<{ rows: readonly RawRow[] }>,
): string | null {
  const inHeading = (column: number | null) => currencyInHeading(headings[column ?? -1] ?? '')
  const ofCodes = ofRows === null ? currencyOfColumns(rows) : null
  return (
    inHeading(amount ?? debit ?? credit) ??
    inHeading(balance) ??
    ofCodes ??
    currencyInPreamble(preamble) ??
    currency
  )
}

/** Rows that are enough to see that a column has one currency code. */
const ROWS_OF_CODES = 200

/** A column that has nothing but one currency code, whatever its heading. */
function currencyOfColumns(rows: readonly RawRow[]): string | null {
  const sampled = rows.slice(0, ROWS_OF_CODES)
  for (const [column] of (sampled[0]?.cells ?? []).entries()) {
    const found = currencyOfCodes(sampled.map(({ cells }) => cells[column] ?? ''))
    if (found !== null) {
      return found
    }
  }
  return null
}
