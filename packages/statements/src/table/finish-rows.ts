/** Raw rows as rows of a statement, once it is known which way the sign points and whose they are. */
import { toCents } from '@cardsight/engine'
import type { StatementRow } from '../statement.ts'
import type { AccountsFound } from './find-accounts.ts'
import { outgoingCents, type SignFound } from './find-sign.ts'
import { cellAt } from './grid.ts'
import type { KnownLayout } from './known-layouts.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { currencyInHeading, currencyOf, isPendingRow, mccOf, otherThanDollars } from './row-facts.ts'

type Finishing = Readonly<{
  columns: Columns
  sign: SignFound
  found: AccountsFound
  plainHeadings: readonly string[]
  types: NonNullable<KnownLayout['types']>
}>

export function finishRows(
  rows: readonly RawRow[],
  { columns, sign, found, plainHeadings, types }: Finishing,
): StatementRow[] {
  const ofHeading = headingCurrency(columns, plainHeadings)
  return rows.map((row, index) => ({
    line: row.line,
    day: row.day,
    postedDay: row.postedDay,
    cents: toCents(outgoingCents(row, sign.sign)),
    text: row.text,
    account: found.accountOf[index] ?? 0,
    category: orNull(cellAt(row.cells, columns.category)),
    mcc: mccOf(row.cells, columns),
    type: typeOf(row, types),
    isPending: isPendingRow(row, columns),
    otherCurrency: otherThanDollars(currencyOf(row, columns, ofHeading)),
    id: orNull(cellAt(row.cells, columns.id).replace(/^'|'$/g, '')),
  }))
}

/** Budget programs write the other account in place of a payee. */
function typeOf({ type, text }: RawRow, types: Finishing['types']): string | null {
  return /^transfer ?:/i.test(text) ? 'Transfer' : orNull(types[type] ?? type)
}

/** US dollars where a row, a heading or a sign at an amount says so. */
export function toldCurrency(
  rows: readonly RawRow[],
  { columns, plainHeadings }: Pick<Finishing, 'columns' | 'plainHeadings'>,
): string | null {
  const ofHeading = headingCurrency(columns, plainHeadings)
  return rows.some((row) => currencyOf(row, columns, ofHeading) === 'USD') ? 'USD' : null
}

function headingCurrency(columns: Columns, plainHeadings: readonly string[]): string | null {
  return currencyInHeading(plainHeadings[columns.amount ?? columns.debit ?? -1] ?? '')
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
