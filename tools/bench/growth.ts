/**
 * `npm run bench -- growth`: work on one person in a database with many transactions, as a multiple of the same work in a
 * small one. `GROWTH_ROWS` sets the number of transactions of the large one; 10 million need 5 GB and several minutes.
 */
import { categorizeLines } from '@cardsight/categorizer'
import { addDays, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { noCorrections, type SpendingCorrections } from '@cardsight/engine/spending'
import { startPostgresServer } from '@cardsight/server/testing'
import {
  choosePeople,
  fillDatabase,
  type GrowthDatabase,
  listScans,
  openGrowthDatabase,
  personWork,
} from './server/index.ts'

const ROWS_PER_PERSON = 2_000
const RULES_PER_PERSON = 1_000
const SMALL_ROWS = 100_000
const LARGE_ROWS = Number(process.env.GROWTH_ROWS ?? 10_000_000)
const PEOPLE = 40
const MAX_RATIO = 1.3
const works = [
  'sync',
  'run',
  'rules',
  'list',
  'delete',
] as const satisfies readonly (keyof typeof personWork)[]

export async function benchGrowth() {
  const server = await startPostgresServer()
  try {
    const small = await openFilled(server.url, 'growth_small', SMALL_ROWS)
    const large = await openFilled(server.url, 'growth_large', LARGE_ROWS)
    const figures = applyingRules()
    for (const name of works) {
      figures.push(...(await compare(name, small, large)))
      report(figures.at(-2))
    }
    await Promise.all([small.close(), large.close()])
    return figures
  } finally {
    await server.remove()
  }
}

/** Categorizing one person's rows with their rules, as a multiple of the same without rules. */
function applyingRules() {
  const lines = Array.from({ length: ROWS_PER_PERSON }, (_, index) => ({
    account: 'account-0',
    day: addDays(parseDay('2026-01-01'), index % 300),
    amountCents: toCents(100 + index),
    name: `CORNER CAFE ${index % 300}`,
    accountType: 'credit' as const,
  }))
  const rules: SpendingCorrections = {
    merchants: numbered((number) => [`corner cafe ${number}`, 'dining'] as const),
    wordings: numbered((number) => [`wording ${number}`, 'excluded'] as const),
    rows: numbered((number) => ({
      account: 'account-0',
      day: addDays(parseDay('2026-01-01'), number),
      cents: toCents(100 + number),
      text: `CORNER CAFE ${number}`,
      nth: 0,
      to: 'gym' as const,
    })),
    names: numbered((number) => ({
      scope: 'merchant' as const,
      key: `cafe ${number}`,
      name: `Name ${number}`,
    })),
  }
  const time = (corrections: SpendingCorrections) => {
    const start = performance.now()
    categorizeLines(lines, corrections)
    return performance.now() - start
  }
  const runs = Array.from({ length: PEOPLE }, () => ({
    without: time(noCorrections),
    with: time(rules),
  })).slice(5)
  const [without, withRules] = [median(runs.map((run) => run.without)), median(runs.map((run) => run.with))]
  return [
    { name: `categorizing ${ROWS_PER_PERSON} rows`, unit: 'ms', value: without },
    { name: `the same with ${RULES_PER_PERSON} rules`, unit: 'ms', value: withRules },
    { name: 'with rules ÷ without', unit: 'ratio', value: withRules / without, atMost: MAX_RATIO },
  ]
}

function numbered<Value>(make: (number: number) => Value): Value[] {
  return Array.from({ length: RULES_PER_PERSON / KINDS_OF_RULES }, (_, index) => make(index))
}

const KINDS_OF_RULES = 4

type Filled = GrowthDatabase & Readonly<{ people: Awaited<ReturnType<typeof choosePeople>>; rows: number }>

async function openFilled(serverUrl: string, name: string, rows: number): Promise<Filled> {
  const database = await openGrowthDatabase(serverUrl, name)
  await fillDatabase(database.db, {
    people: rows / ROWS_PER_PERSON,
    rowsPerPerson: ROWS_PER_PERSON,
    rulesPerPerson: RULES_PER_PERSON,
  })
  console.error(`growth: ${name} has ${rows} transactions and ${RULES_PER_PERSON} rules per person`)
  return { ...database, people: await choosePeople(database.db, PEOPLE), rows }
}

/**
 * First with rows that aren't in the database's cache, then right after that. Only the second has a goal: what the first
 * costs depends on the memory of the machine, and the small database always fits.
 */
async function compare(name: keyof typeof personWork, small: Filled, large: Filled) {
  const all: Record<'coldSmall' | 'coldLarge' | 'small' | 'large', number[]> = {
    coldSmall: [],
    coldLarge: [],
    small: [],
    large: [],
  }
  // In turn, so that other load on the machine slows both.
  for (let index = 0; index < PEOPLE - 1; index += 1) {
    all.coldSmall.push(await measure(warmUps[name], small, index))
    all.coldLarge.push(await measure(warmUps[name], large, index))
    all.small.push(await measure(name, small, index))
    all.large.push(await measure(name, large, index))
  }
  const last = large.people[PEOPLE - 1]
  const scans = last === undefined ? [] : await listScans(large.db, (db) => personWork[name](db, last))
  const whole = scans.filter(({ scan }) => scan === 'Seq Scan')
  const [smallMs, largeMs] = [median(all.small), median(all.large)]
  return [
    { name: `${warmUps[name]} first, among ${small.rows} rows`, unit: 'ms', value: median(all.coldSmall) },
    { name: `${warmUps[name]} first, among ${large.rows} rows`, unit: 'ms', value: median(all.coldLarge) },
    { name: `${name} of one person among ${small.rows} rows`, unit: 'ms', value: smallMs },
    { name: `${name} of one person among ${large.rows} rows`, unit: 'ms', value: largeMs },
    { name: `${name}: large ÷ small`, unit: 'ratio', value: largeMs / smallMs, atMost: MAX_RATIO },
    { name: `${name}: tables read as a whole`, unit: `of ${scans.length}`, value: whole.length, atMost: 0 },
  ]
}

/** What brings a person's rows into the cache. A deletion can't be repeated, so reading comes before it. */
const warmUps = { sync: 'sync', run: 'run', rules: 'rules', list: 'list', delete: 'run' } as const

async function measure(name: keyof typeof personWork, { db, people }: Filled, index: number) {
  const person = people[index]
  if (person === undefined) {
    throw new Error(`There is no person ${index}`)
  }
  const start = performance.now()
  await personWork[name](db, person)
  return performance.now() - start
}

/** Filling takes minutes, so each result is shown when it's there. */
function report(figure: { name: string; value: number } | undefined): void {
  console.error(`growth: ${figure?.name} = ${figure?.value.toFixed(2)}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
