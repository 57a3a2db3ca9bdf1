import { type Kysely, sql } from 'kysely'
import { migrate } from '../../../packages/server/src/db/migrate.ts'
import { openDatabase } from '../../../packages/server/src/db/open-database.ts'
import type { Schema } from '../../../packages/server/src/db/schema.ts'

export type GrowthDatabase = Readonly<{ db: Kysely<Schema>; close(): Promise<void> }>

/** Creates an empty, migrated database on a PostgreSQL server. */
export async function openGrowthDatabase(serverUrl: string, name: string): Promise<GrowthDatabase> {
  const log = { warn: () => {} }
  const server = await openDatabase({ databaseUrl: serverUrl, dataDir: ':memory:', log })
  await sql`create database ${sql.id(name)}`.execute(server.db)
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href, dataDir: ':memory:', log })
  await migrate(database.db)
  return database
}
