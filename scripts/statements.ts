// Prints what is in bank files: one JSON object per file, or one per transaction with --rows.
import { type Cents, centsToDollars, toCents } from '@cardsight/engine/money'
import { type ReadStatement, understand } from '@cardsight/statements'
import { blockingProblems, problemsAndQuestions } from './spending/blocking-problems.ts'
import { fail } from './spending/fail.ts'
import { openStatement } from './spending/open-statement.ts'
import { readCommand } from './spending/read-command.ts'
import { describeRows } from './spending/statement-rows.ts'
import { warn } from './spending/warn.ts'

const USAGE = `Usage: npm run --silent statements -- [--rows] FILE…
  Prints one JSON object per file. With --rows, prints one per transaction instead: day, amount (positive for money
  out), description, kind, category, leaf, layer, certainty and confidence.
  Problems go to stderr. Exits with 1 if a file couldn't be read.`

const { values, positionals: files } = readCommand(USAGE, { rows: { type: 'boolean' } })
if (files.length === 0) {
  fail(USAGE)
}
const statements = await Promise.all(files.map(openStatement))
process.exitCode = statements.some(({ rows }) => rows.length === 0) ? 1 : 0
const problemsOf = values.rows ? problemsAndQuestions : blockingProblems
warn(
  statements.flatMap((statement, index) =>
    problemsOf(statement).map((sentence) => `${files[index]}: ${sentence}`),
  ),
)
for (const line of values.rows ? rowLines() : statements.map(summarize)) {
  console.log(JSON.stringify(line))
}

function rowLines(): object[] {
  return describeRows(statements).flatMap((rows, index) =>
    files.length === 1 ? rows : rows.map((row) => ({ file: files[index], ...row })),
  )
}

function summarize(statement: ReadStatement, index: number) {
  const { kind, institution, accounts, firstDay, lastDay, rows, problems, questions } = statement
  const { purchaseCount, refundCount, leftOutBy } = understand([statement])
  return {
    file: files[index],
    kind,
    institution,
    account: accounts.length === 0 ? null : accounts.map(({ label }) => label).join(', '),
    firstDay,
    lastDay,
    transactions: rows.length,
    outflow: sum(rows.map(({ cents }) => Math.max(0, cents))),
    inflow: sum(rows.map(({ cents }) => Math.max(0, -cents))),
    purchases: purchaseCount,
    refunds: refundCount,
    leftOut: leftOutBy,
    problems: [...problems, ...questions].map(({ sentence }) => sentence),
  }
}

function sum(cents: readonly number[]): number {
  const total: Cents = toCents(cents.reduce((all, one) => all + one, 0))
  return centsToDollars(total)
}
