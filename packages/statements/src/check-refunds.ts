/**
 * Checks whether more was refunded than spent on an account. It happens after a large return, but usually the sign
 * was read the wrong way around.
 */
import { problemSentences, questionSentences } from './sentences.ts'
import type { Corrections, Problem, Question, ReadStatement, StatementRow } from './statement.ts'
import { understand } from './understand/understand.ts'

/** Adds a question about the sign where the answer can help, and otherwise a problem. */
export function checkRefunds(statement: ReadStatement, corrections: Corrections): ReadStatement {
  const { accounts, layout, questions, problems } = statement
  const rowsOf = accounts.map((): StatementRow[] => [])
  for (const row of statement.rows) {
    rowsOf[row.account]?.push(row)
  }
  const doubtful = accounts.filter((_, index) => isMoreRefunded(statement, rowsOf[index] ?? []))
  if (doubtful.length === 0 || questions.some(({ about }) => about === 'sign')) {
    return statement
  }
  const isCard = doubtful.some(({ type }) => type === 'credit' || type === 'unknown')
  const isOpen = corrections.sign === undefined && layout !== null
  if (isCard && isOpen && (layout.sign === 'out-negative' || layout.sign === 'out-positive')) {
    return { ...statement, questions: [askAboutSign(layout.sign), ...questions] }
  }
  const added = doubtful.map(
    ({ label }): Problem => ({ line: null, sentence: problemSentences.refundsExceed(label) }),
  )
  return { ...statement, problems: [...problems, ...added] }
}

function askAboutSign(sign: 'out-negative' | 'out-positive'): Question {
  const other = sign === 'out-positive' ? 'out-negative' : 'out-positive'
  return { about: 'sign', sentence: questionSentences.signOfRefunds, options: [sign, other] }
}

/** Enough rows at a time to find purchases as large as the refunds early in an ordinary file. */
const CHUNK_ROWS = 200

function isMoreRefunded(statement: ReadStatement, rows: readonly StatementRow[]): boolean {
  const incoming = rows.filter(({ cents }) => cents < 0)
  const refunded = incoming.length === 0 ? 0 : totalsOf(statement, incoming).refundedCents
  if (refunded === 0) {
    return false
  }
  const outgoing = rows.filter(({ cents }) => cents > 0)
  let spent = 0
  for (let from = 0; from < outgoing.length && spent < refunded; from += CHUNK_ROWS) {
    spent += totalsOf(statement, outgoing.slice(from, from + CHUNK_ROWS)).spentCents
  }
  return refunded > spent
}

function totalsOf(statement: ReadStatement, rows: readonly StatementRow[]) {
  return understand([{ ...statement, rows }])
}
