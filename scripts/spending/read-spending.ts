/** Reads files from the command line as spending: bank statements, or purchases as JSON. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { errorTable } from '@cardsight/contract/schemas'
import { addDays, type Day, type DayRange, dayRange, parseDay } from '@cardsight/engine/dates'
import {
  isTooMuchSpending,
  type LeftOut,
  latestYear,
  nothingLeftOut,
  type Purchase,
} from '@cardsight/engine/spending'
import { type ReadStatement, readStatement, understand } from '@cardsight/statements'
import { fail } from './fail.ts'
import { parsePurchases } from './purchases-json.ts'

export type Spending = Readonly<{
  purchases: readonly Purchase[]
  leftOut: LeftOut
  /** At most a year, the latest. */
  window: DayRange
}>

/** Prints open questions about the files to stderr, and exits if there is nothing to count. */
export async function readSpending(paths: readonly string[]): Promise<Spending> {
  const [first = '', ...others] = paths
  const isList = others.length === 0 && first.endsWith('.json')
  const spending = isList ? await fromJson(first) : await fromStatements(paths)
  return isTooMuchSpending(spending.purchases, spending.window)
    ? fail(errorTable['too-much-spending'].sentence)
    : spending
}

async function fromStatements(paths: readonly string[]): Promise<Spending> {
  const statements = await Promise.all(paths.map(read))
  const { period, purchases, leftOut } = understand(statements)
  if (period === null || purchases.length === 0) {
    return fail('These files contain no purchases, so there is nothing to test cards on.')
  }
  return { purchases, leftOut, window: latestYear(period) }
}

async function fromJson(path: string): Promise<Spending> {
  const purchases = parsePurchases(path, await bytesOf(path).then((bytes) => new TextDecoder().decode(bytes)))
  const days = purchases.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) {
    return fail(`${path}: contains no purchases.`)
  }
  return { purchases, leftOut: nothingLeftOut, window: yearOf(first, last) }
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
  const statement = await readStatement({ name: basename(path), bytes: await bytesOf(path) })
  if (statement.refused !== null) {
    return fail(`${path}: ${statement.refused}`)
  }
  for (const { sentence } of statement.questions) {
    console.error(`${path}: ${sentence}`)
  }
  return statement
}

async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path).catch((error: Error) => fail(`${path}: ${error.message}`)))
}
