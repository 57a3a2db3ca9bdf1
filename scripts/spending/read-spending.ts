/** Reads files from the command line as spending: bank statements, or purchases as JSON. */
import { readFile } from 'node:fs/promises'
import { type History, isTooMuchHistory } from '@cardsight/answers'
import { errorTable } from '@cardsight/contract/errors'
import { describeCoverage } from '@cardsight/contract/sentences'
import { addDays, type Day, type DayRange, dayRange, daysIn, parseDay } from '@cardsight/engine/dates'
import { coverageOf, latestYear } from '@cardsight/engine/spending'
import { type ReadStatement, understand } from '@cardsight/statements'
import { blockingProblems, problemsAndQuestions, refundProblems } from './blocking-problems.ts'
import { callerPath } from './caller-path.ts'
import { fail } from './fail.ts'
import { describeLayers, type LayerAmount } from './layer-shares.ts'
import { openStatement } from './open-statement.ts'
import { parsePurchases } from './purchases-json.ts'
import { warn } from './warn.ts'

/** At most a year, the latest. */
export type Spending = History &
  Readonly<{
    /** Share of the dollars that each layer categorized; null if the file states all categories. */
    categorizedBy: string | null
  }>

/** Option for `parseArgs`: ranks cards although a file has a blocking problem. */
export const problemArguments = { 'ignore-problems': { type: 'boolean' } } as const

/**
 * Prints problems, open questions and a short history to stderr. Exits if there is nothing to count, or if a problem blocks a ranking and
 * isn't ignored.
 */
export async function readSpending(paths: readonly string[], isIgnoringProblems = false): Promise<Spending> {
  const [first = '', ...others] = paths
  const isList = others.length === 0 && first.endsWith('.json')
  const { blocking, ...spending } = isList ? await fromJson(first) : await fromStatements(paths)
  if (isTooMuchHistory(spending)) {
    return fail(errorTable['too-much-spending'].sentence)
  }
  if (blocking.length > 0 && !isIgnoringProblems) {
    return fail(REFUSAL)
  }
  const { covered, ...coverage } = coverageOf(spending.window, spending.historyFirst)
  const shortage = describeCoverage({ days: daysIn(covered), ...coverage }, 'files')
  warn(shortage === null ? [] : [shortage])
  return spending
}

const REFUSAL =
  'We ranked no cards because the result could be wrong. Fix the problems above, or add --ignore-problems to rank anyway.'

type Read = Spending & Readonly<{ blocking: readonly string[] }>

async function fromStatements(paths: readonly string[]): Promise<Read> {
  const statements = await Promise.all(paths.map(read))
  warn(
    statements.flatMap((statement, index) =>
      problemsAndQuestions(statement).map((sentence) => `${paths[index]}: ${sentence}`),
    ),
  )
  const { period, purchases, details, leftOut } = understand(statements)
  if (period === null || purchases.length === 0) {
    return fail('These files contain no purchases, so there is nothing to test cards on.')
  }
  const window = latestYear(period)
  const blocking = statements.flatMap(blockingProblems)
  const amounts = details.map(({ layer, purchase }) => ({ layer, ...purchase }))
  const categorizedBy = sharesIn(window, amounts)
  return { purchases, leftOut, window, historyFirst: period.first, categorizedBy, blocking }
}

async function fromJson(path: string): Promise<Read> {
  const text = new TextDecoder().decode(await bytesOf(path))
  const { purchases: listed, leftOut } = parsePurchases(path, text)
  const purchases = listed.map(({ purchase }) => purchase)
  const days = purchases.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) {
    return fail(`${path}: contains no purchases.`)
  }
  const [spent, refunded] = [1, -1].map((sign) =>
    purchases.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0),
  )
  const blocking = refundProblems(spent ?? 0, refunded ?? 0)
  warn(blocking.map((sentence) => `${path}: ${sentence}`))
  const window = yearOf(first, last)
  const isAllGiven = listed.every(({ layer }) => layer === 'given')
  const amounts = listed.map(({ layer, purchase }) => ({ layer, ...purchase }))
  const categorizedBy = isAllGiven ? null : sharesIn(window, amounts)
  return { purchases, leftOut, window, categorizedBy, blocking }
}

function sharesIn(
  { first, last }: DayRange,
  amounts: readonly (LayerAmount & Readonly<{ day: Day }>)[],
): string | null {
  return describeLayers(amounts.filter(({ day }) => first <= day && day <= last))
}

/**
 * A list of purchases is a full year of spending and isn't repeated like a statement's few months: the
 * calendar year that contains all of it, or else the year that ends with its last day.
 */
function yearOf(first: Day, last: Day): DayRange {
  const year = first.slice(0, 4)
  return last.startsWith(year)
    ? dayRange(parseDay(`${year}-01-01`), parseDay(`${year}-12-31`))
    : dayRange(addDays(last, 1 - DAYS_PER_YEAR), last)
}

const DAYS_PER_YEAR = 365

async function read(path: string): Promise<ReadStatement> {
  const statement = await openStatement(path)
  return statement.refused === null ? statement : fail(`${path}: ${statement.refused}`)
}

async function bytesOf(path: string): Promise<Uint8Array> {
  return readFile(callerPath(path)).catch((error: Error) => fail(`${path}: ${error.message}`))
}
