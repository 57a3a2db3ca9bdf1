/** Reads lines of text as a statement: from a PDF, or copied and pasted. */
import { toCents } from '@cardsight/engine/money'
import { accountLabel } from '../account-label.ts'
import { findInstitution } from '../find-institution.ts'
import { createProblemList, type ProblemList } from '../problem-list.ts'
import { refusedWith } from '../refused-with.ts'
import { problemSentences, questionSentences, refusals } from '../sentences.ts'
import type { AccountType, Corrections, Question, ReadStatement, StatementRow } from '../statement.ts'
import { currencyOfAll, currencyProblems, periodOf } from '../summarize-rows.ts'
import { maskInText, typeInWords } from '../table/find-accounts.ts'
import { askAboutAccounts } from '../table/questions.ts'
import { dayIn, parseDate } from '../text/date.ts'
import { findDateOrder } from '../text/date-order.ts'
import type { DatedEntry } from './dated-entry.ts'
import { type Entry, findEntries } from './find-entries.ts'
import type { Line } from './page-lines.ts'
import { type PdfSign, signOfPdf } from './pdf-sign.ts'
import { readShortDate } from './short-date.ts'
import { findClosingDay } from './statement-year.ts'

/** Returns the statement in the lines of a document. */
export function readLines(
  name: string,
  lines: readonly Line[],
  corrections: Corrections = {},
): Omit<ReadStatement, 'kind' | 'name'> {
  const entries = findEntries(lines)
  if (entries.length === 0) {
    return refusedWith(refusals.noRowsInPdf)
  }
  const texts = lines.map(({ text }) => text)
  const top = texts.slice(0, 80).join('\n')
  const institution = findInstitution(`${top} ${name}`)
  const type = corrections.accountTypes?.[0] ?? typeOf(texts, name)
  const mask = maskInText({ preamble: top, name })
  const account = { label: accountLabel({ institution, mask, type, name }), mask, type }
  const problems = createProblemList()
  const dated = withDays(entries, { texts, corrections, problems })
  const sign = signOfPdf(dated.rows, type, corrections.sign)
  const rows = dated.rows.map(({ entry, day, postedDay }, index) =>
    rowOf(entry, { day, postedDay, cents: sign.cents[index] ?? 0 }),
  )
  return {
    institution,
    accounts: rows.length === 0 ? [] : [account],
    ...periodOf(rows),
    currency: currencyOfAll(rows, null),
    rows,
    layout: { ...layoutBase, dateOrder: dated.order, sign: sign.rule },
    questions:
      rows.length === 0
        ? []
        : [...dated.questions, ...ask(sign), ...askAboutAccounts({ accounts: [account] })],
    problems: [...problems.all(), ...currencyProblems(rows)],
    refused: null,
  }
}

const layoutBase = {
  encoding: null,
  delimiter: null,
  headerLine: null,
  columns: [],
  fingerprint: 'pdf',
} as const

type DatingOptions = Readonly<{ texts: readonly string[]; corrections: Corrections; problems: ProblemList }>

function withDays(entries: readonly Entry[], { texts, corrections, problems }: DatingOptions) {
  const closingDay = findClosingDay(texts)
  const written = entries
    .map(({ date }) => readShortDate(date) ?? parseDate(date))
    .filter((date) => date !== null)
  const found = findDateOrder(written)
  const order = corrections.dateOrder ?? found.order
  const dayOf = (text: string) => {
    const short = readShortDate(text)
    const full = short === null ? parseDate(text) : null
    return short === null ? full && dayIn(full, order) : short.within(closingDay, order)
  }
  const rows = entries.flatMap((entry): DatedEntry[] => {
    const day = dayOf(entry.date)
    const posted = entry.posted === null ? null : dayOf(entry.posted)
    if (day === null) {
      problems.add(entry.line, problemSentences.noDate(entry.line))
      return []
    }
    return [{ entry, day, postedDay: posted === day ? null : posted }]
  })
  const isOpen = corrections.dateOrder === undefined && !found.isCertain
  const questions: Question[] = isOpen
    ? [
        {
          about: 'date-order',
          sentence: questionSentences.dateOrder(entries[0]?.date ?? ''),
          options: ['mdy', 'dmy'],
        },
      ]
    : []
  return { rows, order, questions }
}

function rowOf(
  entry: Entry,
  { day, postedDay, cents }: Pick<DatedEntry, 'day' | 'postedDay'> & { cents: number },
): StatementRow {
  return {
    line: entry.line,
    day,
    postedDay,
    cents: toCents(cents),
    text: entry.text,
    account: 0,
    category: null,
    mcc: null,
    type: null,
    isPending: /^pending\b/i.test(entry.text),
    otherCurrency: null,
    id: null,
  }
}

function ask(sign: PdfSign): Question[] {
  return sign.isCertain
    ? []
    : [{ about: 'sign', sentence: questionSentences.sign, options: ['out-positive', 'out-negative'] }]
}

/** Phrases that every card statement has, and phrases of bank account statements. */
function typeOf(texts: readonly string[], name: string): AccountType {
  const all = texts.join('\n').slice(0, 20_000)
  if (
    /minimum payment|payment due date|credit (?:limit|line)|new balance|annual percentage rate/i.test(all)
  ) {
    return 'credit'
  }
  if (/(?:beginning|ending|opening) balance|withdrawals|checking/i.test(all)) {
    return /\bsavings\b/i.test(all) && !/checking/i.test(all) ? 'savings' : 'checking'
  }
  return typeInWords(`${all.slice(0, 2000)} ${name}`) ?? 'unknown'
}
