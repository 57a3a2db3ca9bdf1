/** What is known about a table before its rows are read: the bank, the text above it and its currency. */
import { findInstitution } from '../find-institution.ts'
import type { Layout } from '../statement.ts'
import { currencyInHeading, currencyInPreamble } from '../text/currency.ts'
import type { Header } from './find-header.ts'
import type { Grid } from './grid.ts'
import { normalizeHeading } from './heading-roles.ts'
import type { KnownLayout } from './known-layout.ts'
import { findHeadless, findKnownLayout } from './known-layouts.ts'
import type { Columns } from './raw-rows.ts'

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

/** Returns the currency that the amount's heading, the text above the table or the workbook states, or null. */
export function currencyOfTable(
  { amount, debit, credit }: Columns,
  { headings, preamble }: TableContext,
  { currency = null }: TableSource,
): string | null {
  const heading = headings[amount ?? debit ?? credit ?? -1] ?? ''
  return currencyInHeading(heading) ?? currencyInPreamble(preamble) ?? currency
}
