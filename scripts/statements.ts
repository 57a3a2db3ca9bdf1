// Prints what is in bank files, one JSON object per file and line: npm run --silent statements -- FILE…
// Exits with 1 if a file couldn't be read; its object says why.
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type Cents, centsToDollars, toCents } from '@cardsight/engine/money'
import { type ReadStatement, readStatement, refuseSize, understand } from '@cardsight/statements'

const files = process.argv.slice(2).filter((argument) => argument !== '--')
if (files.length === 0) {
  console.error('Usage: npm run --silent statements -- FILE…')
  process.exitCode = 1
}
for (const file of files) {
  const statement = await read(file)
  process.exitCode =
    process.exitCode === 1 || typeof statement === 'string' || statement.rows.length === 0 ? 1 : 0
  console.log(
    JSON.stringify({ file, ...(typeof statement === 'string' ? unread(statement) : summarize(statement)) }),
  )
}

/** npm runs scripts in the root of the project, but paths are relative to the user's folder. */
async function read(file: string): Promise<ReadStatement | string> {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  try {
    const { size } = await stat(path)
    return refuseSize(size) ?? (await readStatement({ name: basename(file), bytes: await readFile(path) }))
  } catch (error) {
    return `The file couldn't be opened: ${error instanceof Error ? error.message : String(error)}`
  }
}

function summarize(statement: ReadStatement) {
  const { kind, institution, accounts, firstDay, lastDay, rows, problems, questions } = statement
  const { purchaseCount, refundCount, leftOutBy } = understand([statement])
  return {
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

function unread(sentence: string) {
  return {
    kind: 'unknown',
    institution: null,
    account: null,
    firstDay: null,
    lastDay: null,
    transactions: 0,
    outflow: 0,
    inflow: 0,
    purchases: 0,
    refunds: 0,
    leftOut: {},
    problems: [sentence],
  }
}

function sum(cents: readonly number[]): number {
  const total: Cents = toCents(cents.reduce((all, one) => all + one, 0))
  return centsToDollars(total)
}
