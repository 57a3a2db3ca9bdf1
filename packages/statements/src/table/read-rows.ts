/** From the cells of a table to raw rows, and to a sentence for each line that is a transaction but cannot be one. */
import { createProblemList, type ProblemList } from '../problem-list.ts'
import { problemSentences } from '../sentences.ts'
import type { DateOrder, Problem } from '../statement.ts'
import { type Decimal, parseAmount } from '../text/amount.ts'
import { cellAt, isBlank } from './grid.ts'
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
  /** Repeated where files were put together; never data. */
  headings: readonly string[]
  /** The row above the headings, which may say that what follows is pending. */
  above: readonly string[]
}>

export type ReadRows = Readonly<{ rows: readonly RawRow[]; problems: readonly Problem[] }>

type Reading = Readonly<{ columns: Columns; order: DateOrder; decimal: Decimal; dates: DateReader }>

export function readRows(body: TableBody, reading: Reading): ReadRows {
  const problems = createProblemList()
  const amounts = createAmountReader(reading.columns, reading.decimal, body.rows)
  const rows: RawRow[] = []
  const inRow = { ...reading, amounts, problems }
  let isPendingSection = sectionAfter(body.above, false)
  for (const [index, cells] of body.rows.entries()) {
    if (isBlank(cells) || isSameRow(cells, body.headings)) {
      continue
    }
    const line = body.lines[index] ?? 0
    const row = readRow(cells, { line, isInPendingSection: isPendingSection }, inRow)
    if (row === null) {
      isPendingSection = sectionAfter(cells, isPendingSection)
    } else {
      rows.push(row)
    }
  }
  return { rows, problems: problems.all() }
}

type InRow = Reading & Readonly<{ amounts: AmountReader; problems: ProblemList }>

function readRow(
  cells: readonly string[],
  { line, isInPendingSection }: Pick<RawRow, 'line' | 'isInPendingSection'>,
  reading: InRow,
): RawRow | null {
  const { columns, order, dates, amounts, problems, decimal } = reading
  const posted = dates.day(cellAt(cells, columns['posted-date']), order)
  const day = dates.day(cellAt(cells, columns.date), order) ?? posted
  const amount = amounts(cells)
  const words = wordsOf(cells, columns)
  if (day === null || amount === null) {
    tellWhy(cells, line, { columns, problems, hasDay: day !== null, hasAmount: amount !== null, words })
    return null
  }
  if (balanceWords.test(words.text)) {
    return null
  }
  const status = voidWord(cells, columns)
  if (status !== null) {
    problems.add(line, problemSentences.void(line, status))
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
  const told = cellAt(cells, columns.type)
  const type = told === '' ? cellAt(cells, columns.indicator) : told
  const own = cellAt(cells, columns.description)
  const isTold = own !== '' && !/^no description$/i.test(own)
  const memo = columns.memos.map((column) => cellAt(cells, column)).find((cell) => cell !== '')
  return { text: isTold ? own : (memo ?? type), type }
}

function isSameRow(cells: readonly string[], headings: readonly string[]): boolean {
  return cells[0] === headings[0] && cells.join('\n') === headings.join('\n')
}

type Lack = Readonly<{
  columns: Columns
  problems: ProblemList
  hasDay: boolean
  hasAmount: boolean
  words: { text: string }
}>

/** Balances, totals and words above and below the table are no transactions, and nothing is said of them. */
function tellWhy(cells: readonly string[], line: number, lack: Lack): void {
  const { columns, problems, hasDay, hasAmount, words } = lack
  const dateCell = cellAt(cells, columns.date)
  const isSummary = summaryWords.test(words.text) || summaryWords.test(dateCell)
  if (isSummary || columns.date === null) {
    return
  }
  if (hasDay) {
    problems.add(line, problemSentences.noAmount(line))
  } else if (/^(?:pending|processing)/i.test(dateCell)) {
    problems.add(line, problemSentences.noDateYet(line))
  } else if (hasAmount && cells.filter((cell) => cell !== '').length > 1) {
    problems.add(line, problemSentences.noDate(line))
  } else if (/^\d{1,4}[/.-]\d/.test(dateCell)) {
    problems.add(line, problemSentences.unread(line))
  }
}

/** The first or last line of a list, with the balance where the amount stands. 'New Balance' is a shop. */
const balanceWords =
  /^(?:(?:beginning|opening|starting|ending|closing|previous) balance|balance (?:brought|carried) forward)\b/i

const summaryWords = /\b(?:balance|totals?|subtotal|summary|saldo|carried forward|brought forward)\b/i

/** A line of its own such as 'Pending transactions' says what follows; 'Posted transactions' ends it. */
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
