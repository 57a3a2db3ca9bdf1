import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { withoutDeadline } from '../deadline.ts'
import { DatabaseIsNewer, migrate, readMigrations } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { BackupProblem } from './backup-problem.ts'
import type { DumpLine, DumpTable } from './dump-line.ts'
import { findTables, hasMigrations } from './find-tables.ts'

const ROWS_AT_ONCE = 1_000

/** Sessions, and links in emails that work once. */
const accessTables: readonly string[] = [
  'sessions',
  'one_time_tokens',
  'email_changes',
  'household_invitations',
]

type Row = Extract<DumpLine, { kind: 'row' }>

/**
 * Loads a dump into an empty database, all or nothing, without the rows that give access, then applies the migrations that are
 * newer than the dump.
 * Returns the number of rows. Throws `BackupProblem` if the database has rows or the dump is incomplete.
 */
export async function loadDump(db: Kysely<Schema>, lines: AsyncIterable<DumpLine>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done || first.value.kind !== 'start') {
    throw new BackupProblem('This file isn’t a backup of Cardsight.')
  }
  await migrateTo(db, first.value.migrations)
  await requireEmpty(db)
  const rows = await withoutDeadline(() =>
    db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      const count = await loadLines(transaction, { [Symbol.asyncIterator]: () => iterator })
      await dropOldAccess(transaction)
      return count
    }),
  )
  await migrate(db)
  return rows
}

/** Sessions and links of a backup may have ended since. They'd work again. */
async function dropOldAccess(db: Kysely<Schema>): Promise<void> {
  const tables = await findTables(db)
  for (const { name } of tables.filter((table) => accessTables.includes(table.name))) {
    await sql`delete from ${sql.table(name)}`.execute(db)
  }
}

/** The rows of an older release need its schema first. */
async function migrateTo(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const known = readMigrations()
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new DatabaseIsNewer(unknown)
  }
  const wanted = known.filter(({ name }) => names.includes(name))
  const applied = await findApplied(db)
  if (applied.some((name) => !names.includes(name))) {
    throw new BackupProblem(
      'The database has a newer schema than the backup. Restore into a database without any tables.',
    )
  }
  await migrate(db, wanted)
}

async function findApplied(db: Kysely<Schema>): Promise<string[]> {
  if (!(await hasMigrations(db))) {
    return []
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

async function requireEmpty(db: Kysely<Schema>): Promise<void> {
  for (const { name } of await findTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new BackupProblem(
        'The database already has data. Restore into a new database or an empty data folder.',
      )
    }
  }
}

async function loadLines(db: Kysely<Schema>, lines: AsyncIterable<DumpLine>): Promise<number> {
  const tables = await findTables(db)
  let table: DumpTable | null = null
  let batch: Row[] = []
  let count = 0
  const flush = async () => {
    if (table !== null && batch.length > 0) {
      await insertRows(db, table, batch)
      count += batch.length
      batch = []
    }
  }
  for await (const line of lines) {
    if (line.kind === 'row') {
      batch.push(line)
      if (batch.length === ROWS_AT_ONCE) {
        await flush()
      }
    } else if (line.kind === 'table') {
      await flush()
      table = requireTable(tables, line)
    } else if (line.kind === 'end') {
      await flush()
      await continueIdentities(db)
      return requireCount(count, line.rows)
    }
  }
  throw new BackupProblem('The backup is incomplete: its end is missing. Nothing was restored.')
}

/** The file's types end up in SQL, so they have to be the database's own. */
function requireTable(tables: readonly DumpTable[], stated: DumpTable): DumpTable {
  const table = tables.find(({ name }) => name === stated.name)
  if (table === undefined || !isDeepStrictEqual(table.columns, stated.columns)) {
    throw new BackupProblem(`The backup’s table ${stated.name} doesn’t fit its schema. Nothing was restored.`)
  }
  return table
}

function requireCount(count: number, stated: number): number {
  if (count !== stated) {
    throw new BackupProblem(`The backup has ${count} rows but states ${stated}. Nothing was restored.`)
  }
  return count
}

/** As text, cast by the database itself: no value passes through a JS type that could change it. */
async function insertRows(db: Kysely<Schema>, { name, columns }: DumpTable, batch: readonly Row[]) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  )
  const rows = JSON.stringify(batch.map((row) => row.values))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${rows}::jsonb) as line`.execute(db)
}

/** Otherwise the next insert would reuse a number. */
async function continueIdentities(db: Kysely<Schema>): Promise<void> {
  for (const { name, columns } of await findTables(db)) {
    for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
      const highest = sql`max(${sql.ref(column.name)})`
      await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), coalesce(${highest}, 1), ${highest} is not null)
        from ${sql.table(name)}`.execute(db)
    }
  }
}
