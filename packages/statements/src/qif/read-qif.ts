/** Reads QIF: the first letter of a line says what the line is, and a caret ends a transaction. */
import { toCents } from '@cardsight/engine/money'
import { accountLabel, maskOf } from '../account-label.ts'
import { findInstitution } from '../find-institution.ts'
import { createProblemList } from '../problem-list.ts'
import { problemSentences, questionSentences, refusals } from '../sentences.ts'
import {
  type AccountType,
  type Corrections,
  type Layout,
  MAX_ROWS,
  type Question,
  type ReadStatement,
  type StatementAccount,
  type StatementRow,
} from '../statement.ts'
import { currencyOfAll, currencyProblems, periodOf } from '../summarize-rows.ts'
import { type Decimal, decimalOf, parseAmount } from '../text/amount.ts'
import { dayIn, parseDate } from '../text/date.ts'
import { findDateOrder } from '../text/date-order.ts'
import { findMcc } from '../text/find-mcc.ts'
import { merchantText } from '../text/generic-text.ts'
import { type QifEntry, splitQif } from './split-qif.ts'

type Source = Readonly<{ name: string; text: string; encoding: Layout['encoding'] }>

export function readQif(source: Source, corrections: Corrections = {}): Omit<ReadStatement, 'kind' | 'name'> {
  const { entries: all, accounts: found, hasInvestments } = splitQif(source.text)
  const entries = all.slice(0, MAX_ROWS)
  const dates = entries.map(({ fields }) => parseDate(fields.D ?? '')).filter((date) => date !== null)
  const order = findDateOrder(dates)
  const dateOrder = corrections.dateOrder ?? order.order
  const decimal = decimalOf(entries.map(({ fields }) => fields.T ?? ''))
  const isNegated = corrections.sign === 'out-positive'
  const problems = createProblemList()
  const rows = entries.flatMap((entry) => {
    const row = readEntry(entry, { dateOrder, decimal, isNegated })
    if (typeof row === 'string') {
      problems.add(entry.line, row)
      return []
    }
    return [row]
  })
  if (all.length > MAX_ROWS) {
    problems.add(null, problemSentences.tooManyRows(MAX_ROWS))
  }
  const currency = currencyOfAll(rows, rows.length > 0 && hasDollarSigns(entries) ? 'USD' : null)
  if (rows.length > 0 && currency === null && (decimal === ',' || dateOrder === 'dmy')) {
    problems.add(null, problemSentences.foreignStyle)
  }
  const institution = findInstitution(source.name)
  const accounts = found.map(({ name, type }, index) =>
    accountOf(name, corrections.accountTypes?.[index] ?? typeOf(type), { institution, file: source.name }),
  )
  const isOpen = corrections.dateOrder === undefined && !order.isCertain && rows.length > 0
  return {
    institution,
    accounts: rows.length === 0 ? [] : accounts,
    ...periodOf(rows),
    currency,
    rows,
    layout: layoutOf(source.encoding, dateOrder, isNegated),
    questions: isOpen ? [askAboutOrder(entries[0]?.fields.D ?? '')] : [],
    problems: [...problems.all(), ...currencyProblems(rows)],
    refused: rows.length > 0 || problems.all().length > 0 ? null : reasonOf(hasInvestments),
  }
}

function hasDollarSigns(entries: readonly QifEntry[]): boolean {
  return entries.some(({ fields }) => (fields.T ?? fields.U ?? '').includes('$'))
}

function reasonOf(hasInvestments: boolean): string {
  return hasInvestments ? refusals.investments : refusals.noTransactions
}

type Reading = Readonly<{ dateOrder: Layout['dateOrder']; decimal: Decimal; isNegated: boolean }>

/** Returns the row, or why there is none. Only the full amount counts, not its splits. */
function readEntry({ line, fields, account }: QifEntry, reading: Reading): StatementRow | string {
  const date = parseDate(fields.D ?? '')
  const day = date === null ? null : dayIn(date, reading.dateOrder)
  const amount = parseAmount(fields.T ?? fields.U ?? '', reading.decimal)
  if (day === null || amount === null) {
    return day === null ? problemSentences.noDate(line) : problemSentences.noAmount(line)
  }
  const { category, isTransfer } = categoryOf(fields.L ?? '')
  const text = merchantText(fields.P ?? '', [fields.M ?? ''])
  return {
    line,
    day,
    postedDay: null,
    cents: toCents(reading.isNegated ? amount.cents : -amount.cents),
    text: text === '' ? (fields.L ?? '') : text,
    account,
    category,
    mcc: findMcc(fields.M ?? '') ?? findMcc(fields.P ?? ''),
    type: isTransfer ? 'Transfer' : null,
    isPending: false,
    otherCurrency: amount.currency === null || amount.currency === 'USD' ? null : amount.currency,
    id: null,
  }
}

/**
 * A name in square brackets is a transfer to another account. In 'Food:Groceries', the second part is
 * narrower.
 */
function categoryOf(text: string): { category: string | null; isTransfer: boolean } {
  if (text.startsWith('[')) {
    return { category: null, isTransfer: true }
  }
  const narrow = text.split('/')[0]?.split(':').at(-1) ?? ''
  return { category: narrow === '' ? null : narrow, isTransfer: false }
}

function typeOf(written: string): AccountType {
  if (/^ccard/i.test(written)) {
    return 'credit'
  }
  return /^(?:bank|cash)/i.test(written) ? 'checking' : 'unknown'
}

function accountOf(
  name: string,
  type: AccountType,
  { institution, file }: { institution: string | null; file: string },
): StatementAccount {
  const mask = maskOf(name)
  return {
    label: name === '' ? accountLabel({ institution, mask, type, name: file }) : name.slice(0, 80),
    mask,
    type,
  }
}

function askAboutOrder(example: string): Question {
  return { about: 'date-order', sentence: questionSentences.dateOrder(example), options: ['mdy', 'dmy'] }
}

function layoutOf(encoding: Layout['encoding'], dateOrder: Layout['dateOrder'], isNegated: boolean): Layout {
  return {
    encoding,
    delimiter: null,
    headerLine: null,
    columns: [],
    dateOrder,
    sign: isNegated ? 'out-positive' : 'out-negative',
    fingerprint: 'qif',
  }
}
