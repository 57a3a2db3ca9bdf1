/** Converts raw rows to statement rows, once the sign and the accounts are known. */
import { toCents } from '@cardsight/engine/money'
import type { StatementRow } from '../statement.ts'
import type { AccountsFound } from './find-accounts.ts'
import { outgoingCents, type SignFound } from './find-sign.ts'
import { cellAt } from './grid.ts'
import type { KnownLayout } from './known-layouts.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { currencyInHeading, currencyOf, isPendingRow, mccOf, nonDollarCurrency } from './row-facts.ts'

type FinishOptions = Readonly<{
  columns: Columns
  sign: SignFound
  found: AccountsFound
  normalizedHeadings: readonly string[]
  types: NonNullable<KnownLayout['types']>
}>

export function finishRows(
  rows: readonly RawRow[],
  { columns, sign, found, normalizedHeadings, types }: FinishOptions,
): StatementRow[] {
  const ofHeading = headingCurrency(columns, normalizedHeadings)
  return rows.map((row, index) => ({
    line: row.line,
    day: row.day,
    postedDay: row.postedDay,
    cents: toCents(outgoingCents(row, sign.sign)),
    text: row.text,
    account: found.accountOf[index] ?? 0,
    category: emptyToNull(cellAt(row.cells, columns.category)),
    mcc: mccOf(row.cells, columns),
    type: typeOf(row, types),
    isPending: isPendingRow(row, columns),
    otherCurrency: nonDollarCurrency(currencyOf(row, columns, ofHeading)),
    id: emptyToNull(cellAt(row.cells, columns.id).replace(/^'|'$/g, '')),
  }))
}

/** Budgeting apps write the other account instead of a payee. */
function typeOf({ type, text }: RawRow, types: FinishOptions['types']): string | null {
  return /^transfer ?:/i.test(text) ? 'Transfer' : emptyToNull(types[type] ?? type)
}

/** US dollars if a row, a heading or a currency sign says so. */
export function statedCurrency(
  rows: readonly RawRow[],
  { columns, normalizedHeadings }: Pick<FinishOptions, 'columns' | 'normalizedHeadings'>,
): string | null {
  const ofHeading = headingCurrency(columns, normalizedHeadings)
  return rows.some((row) => currencyOf(row, columns, ofHeading) === 'USD') ? 'USD' : null
}

function headingCurrency(columns: Columns, normalizedHeadings: readonly string[]): string | null {
  return currencyInHeading(normalizedHeadings[columns.amount ?? columns.debit ?? -1] ?? '')
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text
}
