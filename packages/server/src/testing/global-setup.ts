/**
 * Vitest's global setup for every project that needs PostgreSQL: one server for the run, and one migrated
 * template that each test database is copied from. It also creates the embedded engine's snapshot if it's
 * missing, because otherwise each worker would. `TEST_DATABASE_URL` names a server to use instead of our
 * own.
 */
import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { loadSnapshot } from './embedded-snapshot.ts'
import { addressOf, dropWithCopies, runOnServer } from './postgres-admin.ts'
import { startPostgresServer } from './postgres-server.ts'

export type TestPostgres = Readonly<{ adminUrl: string; template: string }>

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

type SharedRun = { users: number; ready: Promise<TestPostgres & { remove(): Promise<void> }> }

/** Vitest loads this file once per project, in one process: shared state can't live in the module. */
const SHARED = Symbol.for('cardsight.test-postgres')
const shared: typeof globalThis & { [SHARED]?: SharedRun } = globalThis

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const run = shared[SHARED] ?? { users: 0, ready: prepare() }
  shared[SHARED] = run
  run.users += 1
  const { adminUrl, template, remove } = await run.ready
  project.provide('postgres', { adminUrl, template })

  return async () => {
    run.users -= 1
    if (run.users === 0) {
      delete shared[SHARED]
      await remove()
    }
  }
}

async function prepare() {
  const configured = process.env.TEST_DATABASE_URL
  const server = configured === undefined ? await startPostgresServer() : null
  const adminUrl = server?.url ?? configured ?? ''
  const template = `cardsight_template_${randomUUID().replaceAll('-', '')}`
  await runOnServer(adminUrl, `create database ${template}`)
  const database = await openDatabase({
    databaseUrl: addressOf(adminUrl, template),
    dataDir: ':memory:',
    log: { warn: () => {} },
  })
  await migrate(database.db)
  await database.close()
  await loadSnapshot()

  return {
    adminUrl,
    template,
    remove: async () => {
      await (server?.remove() ?? dropWithCopies(adminUrl, template))
    },
  }
}
