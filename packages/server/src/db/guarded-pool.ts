import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { answerInTime, STATEMENT_TIMEOUT_MS } from './deadline.ts'

/** SQL rather than connection options: a pooler between us and PostgreSQL refuses options that it does not know. */
const SESSION_SETTINGS = `set timezone = 'UTC'; set statement_timeout = ${STATEMENT_TIMEOUT_MS}`

/** pg's pool as Kysely wants it, with every connection set up alike and every answer due in time. */
export function guardPool(pool: pg.Pool): PostgresPool {
  const prepared = new WeakSet<pg.PoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const guarded = guardClient(client)
      if (!prepared.has(client)) {
        await prepare(guarded)
        prepared.add(client)
      }
      return guarded
    },
  }
}

async function prepare(client: PostgresPoolClient): Promise<void> {
  try {
    await client.query(SESSION_SETTINGS, [])
  } catch (error) {
    client.release(true)
    throw error
  }
}

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  const unguarded: PostgresPoolClient = client

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(question: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof question !== 'string') {
      throw new Error('Streaming from the database is not set up')
    }
    return answerInTime(
      () => unguarded.query(question, parameters),
      // The loss of its socket fails what the connection is working on, and the pool throws it away.
      (reason) => client.connection.stream.destroy(reason),
    )
  }

  return { query, release: (destroy) => client.release(destroy) }
}
