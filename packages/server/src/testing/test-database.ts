import { inject } from 'vitest'
import type { Database, DatabaseLog } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDatabase } from '../db/open-database.ts'
import { loadSnapshot } from './embedded-snapshot.ts'
import { copyDatabase } from './postgres-admin.ts'

/** An open, migrated, empty database for one test; `close` also deletes it. */
export type TestDatabase = Database & Readonly<{ url: string | null }>

/** A busy test machine may take longer than the product allows; tests of the deadline set their own. */
export const TEST_DEADLINE_MS = 60_000

export const silentLog: DatabaseLog = { warn: () => {} }

export function createTestDatabase(engine: Database['engine']): Promise<TestDatabase> {
  return engine === 'postgres' ? createPostgres() : createEmbedded()
}

/** An empty database on the test server without any tables: what a first start finds. */
export async function createBareDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return copyTemplate('template1')
}

/** Opens a database that someone else created and will delete. */
export async function openTestDatabase(url: string): Promise<TestDatabase> {
  const settings = { databaseUrl: url, dataDir: ':memory:', requestDeadlineMs: TEST_DEADLINE_MS }
  return { ...(await openDatabase({ ...settings, log: silentLog })), url }
}

async function createPostgres(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(inject('postgres').template)
  const database = await openTestDatabase(url)
  return { ...database, close: () => database.close().then(drop) }
}

async function createEmbedded(): Promise<TestDatabase> {
  const database = await openEmbedded({ kind: 'snapshot', snapshot: await loadSnapshot() })
  return { ...database, url: null }
}

function copyTemplate(template: string) {
  return copyDatabase(inject('postgres').adminUrl, template)
}
