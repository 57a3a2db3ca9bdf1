import { type Kysely, sql } from 'kysely'
import { withoutDeadline } from '../deadline.ts'
import type { Schema } from '../schema.ts'
import { BackupProblem } from './backup-problem.ts'
import { DUMP_FORMAT, type DumpFile, type DumpLine, type DumpTable } from './dump-line.ts'
import { findTables, hasMigrations } from './find-tables.ts'

const ROWS_AT_ONCE = 1_000

type Dump = Readonly<{
  db: Kysely<Schema>
  files: readonly DumpFile[]
  now: Date
  /** Called for one line after the other. */
  write: (line: DumpLine) => Promise<void>
}>

/**
 * Writes every row as of one moment, while the server goes on. The embedded engine has a single connection, so other
 * statements wait until the dump is complete. Returns the number of rows.
 */
export async function dumpDatabase({ db, files, now, write }: Dump): Promise<number> {
  return withoutDeadline(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        await sql`set local statement_timeout = 0`.execute(snapshot)
        const migrations = await findMigrations(snapshot)
        await write({ kind: 'start', format: DUMP_FORMAT, createdAt: now.toISOString(), migrations })
        for (const file of files) {
          await write(file)
        }
        let rows = 0
        for (const table of await findTables(snapshot)) {
          await write(table)
          rows += await dumpRows(snapshot, table, write)
        }
        await write({ kind: 'end', rows })
        return rows
      }),
  )
}

async function findMigrations(db: Kysely<Schema>): Promise<string[]> {
  if (!(await hasMigrations(db))) {
    throw new BackupProblem('The database has no data yet: there is nothing to back up.')
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** By a cursor, so that a large table is never in memory as a whole. */
async function dumpRows(db: Kysely<Schema>, table: DumpTable, write: Dump['write']): Promise<number> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  await sql`declare dump_rows cursor for select json_build_array(${values})::text as "row" from ${sql.table(table.name)}`.execute(
    db,
  )
  let count = 0
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dump_rows`.execute(db)
    if (rows.length === 0) {
      await sql`close dump_rows`.execute(db)
      return count
    }
    for (const { row } of rows) {
      await write({ kind: 'row', values: JSON.parse(row) })
    }
    count += rows.length
  }
}
