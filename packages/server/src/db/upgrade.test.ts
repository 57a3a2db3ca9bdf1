import { sample } from '@cardsight/engine/testing'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { openBareDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { Schema } from './schema.ts'

type Row = Readonly<Record<string, unknown>>
type Tables = ReadonlyMap<string, readonly Row[]>

/** What migrations change on purpose. Everything else keeps its name and its value. */
const renamed: readonly { in: string; table: string; from: string; to: string }[] = [
  { in: '0009', table: 'bank_transactions', from: 'plaid_primary', to: 'category_primary' },
  { in: '0009', table: 'bank_transactions', from: 'plaid_detailed', to: 'category_detailed' },
  { in: '0009', table: 'bank_transactions', from: 'plaid_confidence', to: 'category_confidence' },
]
const rewritten: readonly { in: string; table: string; rewrite: (row: Row) => Row }[] = [
  {
    // Links are read again from the beginning, because stored transactions had no currency.
    in: '0010',
    table: 'bank_items',
    rewrite: (row) => (row.source === 'provider' ? { ...row, cursor: null } : row),
  },
]

/** Hashes of these are in tables of their own, which `unsubscribe-upgrade.test.ts` checks. */
const dropped: readonly { in: string; table: string; name: string }[] = [
  { in: '0018', table: 'newsletter_subscribers', name: 'unsubscribe_token' },
  { in: '0018', table: 'digests', name: 'unsubscribe_token' },
]

const migrations = readMigrations()
const releases = migrations.slice(0, -1).map(({ name }, i) => ({ name, applied: migrations.slice(0, i + 1) }))

describe.each(bothDatabases)('an upgrade on the %s engine', (engine) => {
  it.each(sample(releases))('from $name keeps every row and its values', async ({ name, applied }) => {
    const { db, close } = await openBareDatabase(engine)
    await migrate(db, applied)
    const counts = await fillTables(db)
    const before = await readTables(db)
    expect(new Map([...before].map(([table, rows]) => [table, rows.length]))).toEqual(counts)

    await migrate(db)
    expect(lostRows(name, before, await readTables(db))).toEqual([])
    await close()
  })
})

describe('rows of every kind', () => {
  const applied = [...migrations]
  let database: Awaited<ReturnType<typeof openBareDatabase>>

  beforeAll(async () => {
    database = await openBareDatabase('embedded')
    await migrate(database.db)
    await fillTables(database.db)
  })
  afterAll(() => database.close())

  it('have values of every kind, and lack optional ones once', async () => {
    const items = (await readTables(database.db)).get('bank_items') ?? []
    expect(new Set(items.map(({ state }) => state))).toEqual(
      new Set(['ready', 'expiring', 'login-required', 'gone']),
    )
    expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['provider', 'import']))
    expect(items.filter(({ cursor }) => cursor === null)).toHaveLength(1)
  })

  it.each([
    ['changes a value', 'update users set first_name = upper(first_name)'],
    ['rounds a time', "update sessions set expires_at = date_trunc('second', expires_at)"],
    ['drops a column', 'alter table bank_transactions drop column mcc'],
    ['deletes a row', 'delete from csp_reports where reports = 7'],
  ])('reveal a migration that %s', async (_, statement) => {
    const before = await readTables(database.db)
    applied.push({ name: `${9000 + applied.length}_lossy`, sql: `${statement};` })
    await migrate(database.db, applied)
    expect(lostRows('9998', before, await readTables(database.db))).not.toEqual([])
  })
})

/** The rows, as the newest schema has them, that aren't there after the upgrade. */
function lostRows(release: string, before: Tables, after: Tables): string[] {
  return [...before].flatMap(([table, rows]) => {
    const expected = rows.map((row) => upgraded(release, table, row))
    const columns = Object.keys(expected[0] ?? {})
    const found = new Set((after.get(table) ?? []).map((row) => lineOf(pick(row, columns))))
    return expected
      .map(lineOf)
      .filter((line) => !found.has(line))
      .map((line) => `${table} ${line}`)
  })
}

/** The row as the newest schema has it, if it was written by the release. */
function upgraded(release: string, table: string, row: Row): Row {
  const names = new Map(
    renamed.filter((each) => each.table === table && each.in > release).map(({ from, to }) => [from, to]),
  )
  const gone = dropped.filter((each) => each.table === table && each.in > release).map(({ name }) => name)
  const moved = Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !gone.includes(name))
      .map(([name, value]) => [names.get(name) ?? name, value]),
  )
  return rewritten
    .filter((each) => each.table === table && each.in > release)
    .reduce((current, { rewrite }) => rewrite(current), moved)
}

async function readTables(db: Kysely<Schema>): Promise<Tables> {
  const { rows: names } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely_%'`.execute(db)
  const tables: [string, Row[]][] = []
  for (const { name } of names) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    tables.push([name, rows.map(({ row }) => row)])
  }
  return new Map(tables)
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name]]))
}

function lineOf(row: Row): string {
  return JSON.stringify(Object.entries(row).sort())
}
