/** Converts raw rows to statement rows, once the sign and the accounts are known. */
import { toCents } from '@cardsight/engine/money'
import type { StatementRow } from '../statement.ts'
import type { AccountsFound } from './find-accounts.ts'
import { outgoingCents, type SignFound } from './find-sign.ts'
import { cellAt } from './grid.ts'
import type { KnownLayout } from './known-layout.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { categoryOf, isPendingRow, mccOf, nonDollarCurrency, rowCurrency } from './row-facts.ts'

type FinishOptions = Readonly<{
  columns: Columns
  sign: SignFound
  found: AccountsFound
  /** Currency of the whole table, if its headings or the text above state one. */
  tableCurrency: string | null
  types: NonNullable<KnownLayout['types']>
}>

export function finishRows(
  rows: readonly RawRow[],
  { columns, sign, found, tableCurrency, types }: FinishOptions,
): StatementRow[] {
  return rows.map((row, index) => ({
    line: row.line,
    day: row.day,
    postedDay: row.postedDay,
    cents: toCents(outgoingCents(row, sign.sign)),
    text: row.text,
    account: found.accountOf[index] ?? 0,
    category: categoryOf(row.cells, columns),
    mcc: mccOf(row.cells, columns),
    type: typeOf(row, columns, types),
    isPending: isPendingRow(row, columns),
    otherCurrency: nonDollarCurrency(rowCurrency(row, columns, tableCurrency)),
    id: emptyToNull(cellAt(row.cells, columns.id).replace(/^'|'$/g, '')),
  }))
}

/** Budgeting apps write the other account instead of a payee, or as the category. */
function typeOf(
  { cells, type, text }: RawRow,
  columns: Columns,
  types: FinishOptions['types'],
): string | null {
  const isTransfer = /^transfer ?:/i.test(text) || /^(?:transfer:)?\[/i.test(cellAt(cells, columns.category))
  return isTransfer ? 'Transfer' : emptyToNull(types[type] ?? type)
}

/** US dollars if a row, a heading or a currency sign says so. */
export function statedCurrency(
  rows: readonly RawRow[],
  { columns, tableCurrency }: Pick<FinishOptions, 'columns' | 'tableCurrency'>,
): string | null {
  return rows.some((row) => rowCurrency(row, columns, tableCurrency) === 'USD') ? 'USD' : null
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text
}
