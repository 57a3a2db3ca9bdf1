/** Converts the cells of a table to raw rows, with a problem for each transaction line that can't be read. */
import { createProblemList, type ProblemList } from '../problem-list.ts'
import { problemSentences } from '../sentences.ts'
import type { DateOrder, Problem } from '../statement.ts'
import { type Decimal, parseAmount } from '../text/amount.ts'
import { isGenericText, merchantText } from '../text/generic-text.ts'
import { cellAt, isBlank } from './grid.ts'
import { normalizeHeading, roleOfHeading } from './heading-roles.ts'
import {
  type AmountReader,
  type Columns,
  createAmountReader,
  type DateReader,
  type RawRow,
} from './raw-rows.ts'
import { voidWord } from './row-facts.ts'

export type TableBody = Readonly<{
  rows: readonly (readonly string[])[]
  lines: readonly number[]
  /** Repeated header rows in concatenated files, which are never data. */
  headings: readonly string[]
  /** The row above the headings, which may say that pending rows follow. */
  above: readonly string[]
}>

export type ReadRows = Readonly<{ rows: readonly RawRow[]; problems: readonly Problem[] }>

type Reading = Readonly<{ columns: Columns; order: DateOrder; decimal: Decimal; dates: DateReader }>

export function readRows(body: TableBody, reading: Reading): ReadRows {
  const problems = createProblemList()
  const amounts = createAmountReader(reading.columns, reading.decimal, body.rows)
  const rows: RawRow[] = []
  const rowReading = { ...reading, amounts, problems }
  let isPendingSection = sectionAfter(body.above, false)
  let isBalanceTable = false
  for (const [index, cells] of body.rows.entries()) {
    const isOwnHeader = isSameRow(cells, body.headings)
    isBalanceTable = !isOwnHeader && (isBalanceTable || isHeaderOfBalances(cells))
    if (isBlank(cells) || isOwnHeader || isBalanceTable) {
      continue
    }
    const line = body.lines[index] ?? 0
    const row = readRow(cells, { line, isInPendingSection: isPendingSection }, rowReading)
    if (row === null) {
      isPendingSection = sectionAfter(cells, isPendingSection)
    } else {
      rows.push(row)
    }
  }
  return { rows, problems: problems.all() }
}

type RowReading = Reading & Readonly<{ amounts: AmountReader; problems: ProblemList }>

function readRow(
  cells: readonly string[],
  { line, isInPendingSection }: Pick<RawRow, 'line' | 'isInPendingSection'>,
  reading: RowReading,
): RawRow | null {
  const { columns, order, dates, amounts, problems, decimal } = reading
  const posted = dates.day(cellAt(cells, columns['posted-date']), order)
  const day = dates.day(cellAt(cells, columns.date), order) ?? posted
  const amount = amounts(cells)
  const words = wordsOf(cells, columns)
  const status = day === null && amount === null ? null : voidWord(cells, columns)
  if (status !== null) {
    problems.add(line, problemSentences.void(line, status))
    return null
  }
  if (day === null || amount === null) {
    reportProblem(cells, line, { columns, problems, hasDay: day !== null, hasAmount: amount !== null, words })
    return null
  }
  if (balanceWords.test(words.text)) {
    return null
  }
  const balance = columns.balance === null ? null : parseAmount(cellAt(cells, columns.balance), decimal)
  return {
    line,
    cells,
    day,
    postedDay: posted === day ? null : posted,
    cents: amount.cents,
    side: amount.side,
    currency: amount.currency,
    balanceCents: balance?.cents ?? null,
    text: words.text,
    type: words.type,
    isInPendingSection,
  }
}

function wordsOf(cells: readonly string[], columns: Columns): { text: string; type: string } {
  const stated = cellAt(cells, columns.type)
  const own = cellAt(cells, columns.description)
  const kind = isGenericText(own) ? own : ''
  const type = [stated, cellAt(cells, columns.indicator), kind].find((word) => word !== '') ?? ''
  const text = merchantText(
    own,
    columns.memos.map((column) => cellAt(cells, column)),
  )
  return { text: text === '' ? type : text, type }
}

/** Headings of a second table, with balances by day and no amounts. */
function isHeaderOfBalances(cells: readonly string[]): boolean {
  if (cells.length < 2 || cells.some((cell) => /\d/.test(cell))) {
    return false
  }
  const roles = cells.map((cell) => roleOfHeading(normalizeHeading(cell))?.role)
  return (
    roles.includes('date') &&
    roles.includes('balance') &&
    !roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit')
  )
}

function isSameRow(cells: readonly string[], headings: readonly string[]): boolean {
  return cells[0] === headings[0] && cells.join('\n') === headings.join('\n')
}

type MissingFields = Readonly<{
  columns: Columns
  problems: ProblemList
  hasDay: boolean
  hasAmount: boolean
  words: { text: string }
}>

/** Balances, totals and text around the table aren't transactions and cause no problems. */
function reportProblem(cells: readonly string[], line: number, missing: MissingFields): void {
  const { columns, problems, hasDay, hasAmount, words } = missing
  const dateCell = cellAt(cells, columns.date)
  const first = cells.find((cell) => cell !== '') ?? ''
  const isSummary = [words.text, dateCell, first].some((text) => summaryWords.test(text))
  if (isSummary || columns.date === null) {
    return
  }
  if (hasDay) {
    const hasBoth = cellAt(cells, columns.debit) !== '' && cellAt(cells, columns.credit) !== ''
    problems.add(line, hasBoth ? problemSentences.twoAmounts(line) : problemSentences.noAmount(line))
  } else if (/^(?:pending|processing)/i.test(dateCell)) {
    problems.add(line, problemSentences.noDateYet(line))
  } else if (hasAmount && cells.filter((cell) => cell !== '').length > 1) {
    problems.add(line, problemSentences.noDate(line))
  } else if (/^\d{1,4}[/.-]\d/.test(dateCell)) {
    problems.add(line, problemSentences.unread(line))
  }
}

/** The first or last line of a list, with the balance in the amount column. 'New Balance' is a store. */
const balanceWords =
  /^(?:(?:beginning|opening|starting|ending|closing|previous) balance|balance (?:brought|carried) forward)\b/i

const summaryWords = /\b(?:balance|totals?|subtotal|summary|saldo|carried forward|brought forward)\b/i

/** A line such as 'Pending transactions' applies to the rows below; 'Posted transactions' ends it. */
function sectionAfter(cells: readonly string[], isPending: boolean): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const [only = ''] = filled
  if (filled.length !== 1 || only.length > 60) {
    return isPending
  }
  if (/pending|processing/i.test(only)) {
    return true
  }
  return /posted|cleared|completed|settled/i.test(only) ? false : isPending
}
