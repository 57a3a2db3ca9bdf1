import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pingDatabase } from '../repositories/ping.ts'
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts'
import { silentLog } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { isUnavailable } from './unavailable.ts'

/** An unhandled error event would end the process; in Vitest it fails the run. */
describe('an outage of PostgreSQL', () => {
  let server: PostgresServer
  let database: Database

  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ databaseUrl: server.url, dataDir: ':memory:', log: silentLog })
  })

  afterAll(async () => {
    await server.remove()
    await database.close()
  })

  async function failureOf(work: Promise<unknown>): Promise<unknown> {
    return work.then(
      () => 'it succeeded',
      (error: unknown) => error,
    )
  }

  async function readBackendPid(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    return rows[0]?.pid ?? 0
  }

  it('fails running and later queries as unavailable, and the same pool works after the outage', async () => {
    await Promise.all([pingDatabase(database.db), pingDatabase(database.db), pingDatabase(database.db)])
    const inTransaction = failureOf(
      database.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        await server.stop()
        await sql`select 1`.execute(transaction)
      }),
    )
    expect(await inTransaction).toSatisfy(isUnavailable)
    expect(await failureOf(pingDatabase(database.db))).toSatisfy(isUnavailable)
    expect(await failureOf(pingDatabase(database.db))).toSatisfy(isUnavailable)

    await server.start()
    await pingDatabase(database.db)
    await Promise.all(Array.from({ length: 20 }, () => pingDatabase(database.db)))
  })

  it('fails a running query when the server stops', async () => {
    const sleeping = failureOf(sql`select pg_sleep(30)`.execute(database.db))
    await pingDatabase(database.db)
    await server.stop()
    expect(await sleeping).toSatisfy(isUnavailable)
    await server.start()
    await pingDatabase(database.db)
  })

  it('gives up on a connection that stops responding, and on a statement that takes too long', async () => {
    const silent = await readBackendPid()
    process.kill(silent, 'SIGSTOP')
    try {
      // The pool lends the most recently used connection first, which is the unresponsive one.
      const unanswered = failureOf(
        database.db.transaction().execute((transaction) => pingDatabase(transaction)),
      )
      const tooSlow = failureOf(sql`select pg_sleep(30)`.execute(database.db))
      expect(await unanswered).toMatchObject({ name: 'DatabaseSilent' })
      expect(await unanswered).toSatisfy(isUnavailable)
      expect(await tooSlow).toMatchObject({ code: '57014' })
      expect(await tooSlow).toSatisfy(isUnavailable)
      expect(await readBackendPid()).not.toBe(silent)
    } finally {
      process.kill(silent, 'SIGCONT')
    }
  })
})
