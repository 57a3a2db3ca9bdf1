import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database, DatabaseLog } from '../db/database.ts'
import { kyselyOn, openPGlite } from '../db/embedded.ts'
import { openDatabase } from '../db/open-database.ts'
import { loadSnapshot } from './embedded-snapshot.ts'
import { emptyTables, type Query, readSchema } from './empty-tables.ts'
import { copyDatabase } from './postgres-admin.ts'

/** An open, migrated, empty database for one test, which gives it back with `close`. */
export type TestDatabase = Database & Readonly<{ url: string | null }>

/** A busy test machine may take longer than the product allows; tests of the deadline set their own. */
export const TEST_DEADLINE_MS = 60_000

export const silentLog: DatabaseLog = { warn: () => {} }

/** What tests gave back, for the next test of this worker, in whichever file. */
const idle: { embedded: PGlite[]; bare: PGlite[]; postgres: TestCopy[] } = {
  embedded: [],
  bare: [],
  postgres: [],
}
type TestCopy = Awaited<ReturnType<typeof copyTemplate>>

/** The schema of a new one. */
const schemas = new Map<Database['engine'], string>()

export function createTestDatabase(engine: Database['engine']): Promise<TestDatabase> {
  return engine === 'postgres' ? createPostgres() : createEmbedded()
}

/** An empty database on the test server without any tables: what a first start finds. */
export async function createBareDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return copyTemplate('template1')
}

/** The same, open, on either engine. The embedded one is a migrated one without its schema: a new one takes seconds. */
export async function openBareDatabase(engine: Database['engine']): Promise<Database> {
  if (engine === 'postgres') {
    const bare = await createBareDatabase()
    const database = await openTestDatabase(bare.url)
    return { ...database, close: () => database.close().then(bare.drop) }
  }
  const pglite = idle.bare.pop() ?? (await openPGlite({ loadDataDir: await loadSnapshot() }))
  await pglite.query('discard all')
  await pglite.exec('drop schema public cascade; create schema public')
  const db = kyselyOn(pglite)
  const giveBack = async () => {
    await db.destroy()
    idle.bare.push(pglite)
  }
  return { db, engine, countConnections: null, close: once(giveBack) }
}

/** Opens a database that someone else created and will delete. */
export async function openTestDatabase(url: string): Promise<TestDatabase> {
  const settings = { databaseUrl: url, dataDir: ':memory:', requestDeadlineMs: TEST_DEADLINE_MS }
  return { ...(await openDatabase({ ...settings, log: silentLog })), url }
}

async function createPostgres(): Promise<TestDatabase> {
  const copy = idle.postgres.pop() ?? (await copyTemplate(inject('postgres').template))
  if (!schemas.has('postgres')) {
    schemas.set('postgres', await withClient(copy.url, readSchema))
  }
  const database = await openTestDatabase(copy.url)
  const giveBack = async () => {
    await database.close()
    const isEmpty = await withClient(copy.url, async (query) => {
      await query(endOthers)
      return isLikeNew('postgres', query)
    })
    if (isEmpty) {
      idle.postgres.push(copy)
    } else {
      await copy.drop()
    }
  }
  return { ...database, close: once(giveBack) }
}

async function createEmbedded(): Promise<TestDatabase> {
  const pglite = idle.embedded.pop() ?? (await openPGlite({ loadDataDir: await loadSnapshot() }))
  const query: Query = (statement) => pglite.query(statement)
  if (!schemas.has('embedded')) {
    schemas.set('embedded', await readSchema(query))
  }
  const db = kyselyOn(pglite)
  const giveBack = async () => {
    await db.destroy()
    if (await isLikeNew('embedded', query)) {
      idle.embedded.push(pglite)
    } else {
      await pglite.close()
    }
  }
  return { db, engine: 'embedded', countConnections: null, url: null, close: once(giveBack) }
}

/** Processes that a test started may still be connected. */
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** A test may have left it in any state; then it's the last one that used it. */
function isLikeNew(engine: Database['engine'], query: Query): Promise<boolean> {
  return emptyTables(query, schemas.get(engine) ?? '').catch(() => false)
}

async function withClient<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => {
    done ??= work()
    return done
  }
}

function copyTemplate(template: string) {
  return copyDatabase(inject('postgres').adminUrl, template)
}
