import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database, DatabaseLog } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openDatabase } from '../db/open-database.ts'
import { loadSnapshot } from './embedded-snapshot.ts'
import { addressOf, runOnServer } from './postgres-admin.ts'

/** An open, migrated, empty database for one test; `close` also deletes it. */
export type TestDatabase = Database & Readonly<{ url: string | null }>

export const silentLog: DatabaseLog = { warn: () => {} }

export function createTestDatabase(engine: Database['engine']): Promise<TestDatabase> {
  return engine === 'postgres' ? createPostgres() : createEmbedded()
}

/** An empty database on the test server without any tables: what a first start finds. */
export async function createBareDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return copyTemplate('template1')
}

async function createPostgres(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(inject('postgres').template)
  const database = await openDatabase({ databaseUrl: url, dataDir: ':memory:', log: silentLog })
  return { ...database, url, close: () => database.close().then(drop) }
}

async function createEmbedded(): Promise<TestDatabase> {
  const database = await openEmbedded({ kind: 'snapshot', snapshot: await loadSnapshot() })
  return { ...database, url: null }
}

async function copyTemplate(template: string) {
  const { adminUrl } = inject('postgres')
  const name = `cardsight_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(adminUrl, `create database ${name} template ${template}`)
  return {
    url: addressOf(adminUrl, name),
    drop: () => runOnServer(adminUrl, `drop database ${name} with (force)`),
  }
}
