/** Rows of a table as transactions, before the meaning of the sign is known. */
import type { Day } from '@cardsight/engine/dates'
import type { ColumnRole, DateOrder } from '../statement.ts'
import { type Amount, type Decimal, parseAmount } from '../text/amount.ts'
import { dayIn, parseDate, type WrittenDate } from '../text/date.ts'
import { columnOf } from './assign-roles.ts'
import { createSideReader } from './column-content.ts'
import { cellAt } from './grid.ts'

export type RawRow = Readonly<{
  line: number
  cells: readonly string[]
  day: Day
  postedDay: Day | null
  /** With the file's sign; for two columns, positive for debits. */
  cents: number
  side: Amount['side']
  currency: string | null
  balanceCents: number | null
  text: string
  type: string
  isInPendingSection: boolean
}>

export type Columns = Readonly<Record<ColumnRole, number | null>> & Readonly<{ memos: readonly number[] }>

export function columnsOf(roles: readonly ColumnRole[]): Columns {
  const at = (role: ColumnRole) => columnOf(roles, role)
  return {
    ignored: null,
    date: at('date'),
    'posted-date': at('posted-date'),
    description: at('description'),
    memo: at('memo'),
    amount: at('amount'),
    debit: at('debit'),
    credit: at('credit'),
    indicator: at('indicator'),
    balance: at('balance'),
    category: at('category'),
    mcc: at('mcc'),
    type: at('type'),
    status: at('status'),
    currency: at('currency'),
    account: at('account'),
    id: at('id'),
    memos: roles.flatMap((role, column) => (role === 'memo' ? [column] : [])),
  }
}

export type DateReader = Readonly<{
  written(text: string): WrittenDate | null
  day(text: string, order: DateOrder): Day | null
}>

/** Dates repeat from row to row, so each is parsed once. */
export function createDateReader(): DateReader {
  const written = memoize(parseDate)
  const inOrder = (order: DateOrder) =>
    memoize((text: string) => {
      const date = written(text)
      return date === null ? null : dayIn(date, order)
    })
  const days: Readonly<Record<DateOrder, (text: string) => Day | null>> = {
    mdy: inOrder('mdy'),
    dmy: inOrder('dmy'),
    ymd: inOrder('ymd'),
  }
  return { written, day: (text, order) => days[order](text) }
}

function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return (text) => {
    const found = cache.get(text)
    if (found !== undefined) {
      return found
    }
    const value = read(text)
    cache.set(text, value)
    return value
  }
}

/**
 * Reads the amount. A debit column is always money out and a credit column always money in, whatever sign is
 * inside: Citi writes credits with a minus in some exports and without in others, and credit unions write debits
 * both ways. A row with an amount in both columns has no amount, because nothing says which one counts.
 */
export type AmountReader = (row: readonly string[]) => Amount | null

export function createAmountReader(
  columns: Columns,
  decimal: Decimal,
  rows: readonly (readonly string[])[],
): AmountReader {
  const { amount, debit, credit, indicator } = columns
  if (amount !== null) {
    const sideOf = createSideReader(
      new Set(indicator === null ? [] : rows.map((row) => cellAt(row, indicator))),
    )
    return (row) => {
      const found = parseAmount(cellAt(row, amount), decimal)
      const word = found === null ? null : sideOf(cellAt(row, indicator))
      return found === null || word === null ? found : { ...found, side: found.side ?? word }
    }
  }
  const [only, other] = debit === null ? [credit, debit] : [debit, credit]
  if (only !== null && other === null) {
    return createSingleReader(only, { isDebit: only === debit, decimal, rows })
  }
  return (row) => {
    const out = filledAmount(cellAt(row, debit), decimal)
    const back = filledAmount(cellAt(row, credit), decimal)
    if ((out === null && back === null) || (out?.cents && back?.cents)) {
      return null
    }
    const cents = Math.abs(out?.cents ?? 0) - Math.abs(back?.cents ?? 0)
    const currency = (out?.cents ? out.currency : back?.currency) ?? out?.currency ?? null
    return { cents, side: null, currency }
  }
}

type Single = Readonly<{ isDebit: boolean; decimal: Decimal; rows: readonly (readonly string[])[] }>

/** Without a second column, the less frequent sign is money in the other direction. */
function createSingleReader(column: number, { isDebit, decimal, rows }: Single): AmountReader {
  let balance = 0
  for (const row of rows) {
    balance += Math.sign(parseAmount(cellAt(row, column), decimal)?.cents ?? 0)
  }
  const factor = balance < 0 === isDebit ? -1 : 1
  return (row) => {
    const found = filledAmount(cellAt(row, column), decimal)
    return found && { ...found, cents: found.cents === 0 ? 0 : found.cents * factor, side: null }
  }
}

/** Some banks fill the unused column with a zero. */
function filledAmount(cell: string, decimal: Decimal): Amount | null {
  return cell === '' ? null : parseAmount(cell, decimal)
}
