/** Reads a grid from any format as the transactions of a statement. */
import { refusedWith } from '../refused-with.ts'
import { problemSentences, refusals } from '../sentences.ts'
import type { ColumnRole, Corrections, ReadStatement } from '../statement.ts'
import { currencyOfAll, currencyProblems, periodOf } from '../summarize-rows.ts'
import { type Decimal, decimalOf } from '../text/amount.ts'
import type { WrittenDate } from '../text/date.ts'
import { findDateOrder, type OrderFound } from '../text/date-order.ts'
import { assignRoles } from './assign-roles.ts'
import { describeColumns, SAMPLED_ROWS } from './column-content.ts'
import { layoutOf } from './describe-layout.ts'
import { type AccountsFound, findAccounts } from './find-accounts.ts'
import { findHeader, type Header, looksLikeData } from './find-header.ts'
import { findSign, type SignFound, withLettersAsSigns } from './find-sign.ts'
import { finishRows, statedCurrency } from './finish-rows.ts'
import { cellAt, type Grid, MAX_COLUMNS } from './grid.ts'
import { normalizeHeading } from './heading-roles.ts'
import type { KnownLayout } from './known-layout.ts'
import { storeOfOrders } from './order-histories.ts'
import { askAbout } from './questions.ts'
import { type Columns, columnsOf, createDateReader, type DateReader, type RawRow } from './raw-rows.ts'
import { readRows } from './read-rows.ts'
import { contextOf, currencyOfTable, type TableSource, withMerchant } from './table-context.ts'

/** Everything about a statement except its format. */
export type ReadTable = Omit<ReadStatement, 'kind' | 'name'>

export function readTable(grid: Grid, source: TableSource, corrections: Corrections = {}): ReadTable {
  const header = findHeader(grid)
  const body = {
    rows: grid.rows.slice(header.firstData),
    lines: grid.lines.slice(header.firstData),
    headings: header.headings,
    above: grid.rows[(header.row ?? 0) - 1] ?? [],
  }
  const orders = storeOfOrders(header.headings.map(normalizeHeading))
  if (orders !== null) {
    return refusedWith(refusals.orders(orders))
  }
  const roles = rolesFor(header, body.rows, corrections)
  const context = contextOf(grid, header, source.name)
  const columns = withMerchant(columnsOf(roles), context)
  const dates = createDateReader()
  const order = orderFor(body.rows, columns, { dates, corrections, known: context.known })
  const decimal = decimalFor(body.rows, columns)
  const { rows: stated, problems } = readRows(body, { columns, order: order.order, decimal, dates })
  const rows = withLettersAsSigns(stated)
  const sign = signFor(rows, { columns, known: context.known, corrections })
  const found = withTypes(findAccounts(rows, columns, { ...context, sign: sign.sign }), corrections)
  const tableCurrency = currencyOfTable(columns, context, { ...source, rows })
  const isUnclear = columns.date === null || (columns.amount ?? columns.debit ?? columns.credit) === null
  const finished = finishRows(rows, {
    columns,
    sign,
    found,
    tableCurrency,
    types: context.known?.types ?? {},
  })
  const currency = currencyOfAll(finished, statedCurrency(rows, { columns, tableCurrency }))
  const isForeignStyle =
    (decimal === ',' || order.order === 'dmy') && currency === null && finished.length > 0
  const unclear = isUnclear ? [{ line: null, sentence: problemSentences.noColumns }] : []
  return {
    institution: context.institution,
    accounts: rows.length === 0 ? [] : found.accounts,
    ...periodOf(finished),
    currency,
    rows: finished,
    layout: layoutOf(grid, header, { source, roles, order, sign, body: body.rows }),
    questions: askAbout({ rows, columns, order, sign, found, isUnclear }),
    problems: [
      ...unclear,
      ...(isForeignStyle ? [{ line: null, sentence: problemSentences.foreignStyle }] : []),
      ...problems,
      ...currencyProblems(finished),
    ],
    refused: refusalOf(roles, { rowCount: rows.length, isUnclear, hasProblems: problems.length > 0 }),
  }
}

function rolesFor(header: Header, rows: Grid['rows'], { columns }: Corrections): ColumnRole[] {
  const data: (readonly string[])[] = []
  for (const row of rows) {
    if (data.length < SAMPLED_ROWS && looksLikeData(row)) {
      data.push(row)
    }
  }
  const sampled = data.length > 0 ? data : rows.slice(0, SAMPLED_ROWS)
  const widest = sampled.reduce((most, row) => Math.max(most, row.length), header.headings.length)
  const contents = describeColumns(sampled, Math.min(MAX_COLUMNS, widest))
  return columns === undefined
    ? assignRoles(header.headings, contents)
    : contents.map((_, index) => columns[index] ?? 'ignored')
}

function orderFor(
  rows: Grid['rows'],
  columns: Columns,
  { dates, corrections, known }: { dates: DateReader; corrections: Corrections; known: KnownLayout | null },
): OrderFound {
  if (corrections.dateOrder !== undefined) {
    return { order: corrections.dateOrder, isCertain: true }
  }
  const written = rows
    .map((row) => dates.written(cellAt(row, columns.date)))
    .filter((date): date is WrittenDate => date !== null)
  const found = findDateOrder(written)
  return { ...found, isCertain: found.isCertain || known !== null }
}

function decimalFor(rows: Grid['rows'], { amount, debit, credit, balance }: Columns): Decimal {
  const sampled = rows.slice(0, 2000)
  return decimalOf(
    [amount, debit, credit, balance].flatMap((column) => sampled.map((row) => cellAt(row, column))),
  )
}

function signFor(
  rows: readonly RawRow[],
  {
    columns,
    known,
    corrections,
  }: { columns: Columns; known: Parameters<typeof findSign>[2]; corrections: Corrections },
): SignFound {
  return corrections.sign !== undefined && columns.amount !== null
    ? { sign: corrections.sign, isCertain: true }
    : findSign(rows, columns, known)
}

function withTypes(found: AccountsFound, { accountTypes = {} }: Corrections): AccountsFound {
  return {
    ...found,
    accounts: found.accounts.map((account, index) => ({
      ...account,
      type: accountTypes[index] ?? account.type,
    })),
  }
}

type Outcome = Readonly<{ rowCount: number; isUnclear: boolean; hasProblems: boolean }>

/** If the user can still assign the columns, nothing is refused. */
function refusalOf(
  roles: readonly ColumnRole[],
  { rowCount, isUnclear, hasProblems }: Outcome,
): string | null {
  if (rowCount > 0 || hasProblems) {
    return null
  }
  const isTable = roles.includes('date') || roles.includes('amount') || roles.includes('debit')
  if (!isTable) {
    return refusals.notAStatement
  }
  return isUnclear ? null : refusals.noTransactions
}
