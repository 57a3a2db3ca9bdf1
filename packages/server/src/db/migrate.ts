import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { type Migration as KyselyMigration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { withoutDeadline } from './deadline.ts'
import type { Schema } from './schema.ts'
import { splitStatements } from './sql-statements.ts'

export type Migration = Readonly<{ name: string; sql: string }>

export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
  readonly migration: string

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.migration = migration
  }
}

export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer'

  constructor(unknown: readonly string[]) {
    super(
      `A newer version of Cardsight set up this database: this version doesn't know ${unknown.join(', ')}. ` +
        'Start the newer version, or use a different database with this one.',
    )
  }
}

/**
 * Migrates the database to this build, all or nothing, and returns the names of the applied migrations.
 * Servers that start together on one PostgreSQL wait for each other as long as it takes.
 */
export async function migrate(
  db: Kysely<Schema>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  // Detects a database that doesn't respond while the deadline still applies.
  await sql`select 1`.execute(db)
  return withoutDeadline(() =>
    db.connection().execute((connection) => migrateWithoutTimeLimit(connection, migrations)),
  )
}

/** Migrations of this build, in order. */
export function readMigrations(): Migration[] {
  const folder = new URL('./migrations/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }))
}

async function migrateWithoutTimeLimit(
  db: Kysely<Schema>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const before = await sql<{
    timeout: string
  }>`select current_setting('statement_timeout') as timeout`.execute(db)
  await setStatementTimeout(db, '0')
  const outcome = await new Migrator({ db, provider: providerOf(migrations) }).migrateToLatest()
  if (outcome.error !== undefined) {
    // The server won't start, so the connection isn't restored.
    throw await explain(db, outcome, migrations)
  }
  await setStatementTimeout(db, before.rows[0]?.timeout ?? '0')
  return (outcome.results ?? []).map(({ migrationName }) => migrationName)
}

async function explain(
  db: Kysely<Schema>,
  { error, results }: MigrationResultSet,
  migrations: readonly Migration[],
) {
  const failed = results?.find(({ status }) => status === 'Error')
  if (failed !== undefined) {
    return new MigrationFailed(failed.migrationName, error)
  }
  const unknown = await findUnknown(db, migrations).catch(() => [])
  return unknown.length > 0 ? new DatabaseIsNewer(unknown) : error
}

async function findUnknown(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const known = new Set(migrations.map(({ name }) => name))
  return applied.rows.map(({ name }) => name).filter((name) => !known.has(name))
}

async function setStatementTimeout(db: Kysely<Schema>, value: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${value}, false)`.execute(db)
}

function providerOf(migrations: readonly Migration[]) {
  const byName: Record<string, KyselyMigration> = {}
  for (const { name, sql: file } of migrations) {
    byName[name] = {
      async up(db) {
        for (const statement of splitStatements(file)) {
          await sql.raw(statement).execute(db)
        }
      },
    }
  }
  return { getMigrations: async () => byName }
}
