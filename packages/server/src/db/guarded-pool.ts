import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { refuseLateWork } from '../request-deadline.ts'
import { answerInTime, STATEMENT_TIMEOUT_MS } from './deadline.ts'

/** SQL rather than connection options: a pooler between us and PostgreSQL refuses options that it does not know. */
const SESSION_SETTINGS = `set timezone = 'UTC'; set statement_timeout = ${STATEMENT_TIMEOUT_MS}`

/** pg's pool as Kysely needs it: sets up every connection, limits every answer, refuses work after a deadline. */
export function guardPool(pool: pg.Pool): PostgresPool {
  const prepared = new WeakSet<pg.PoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      refuseLateWork()
      const client = await pool.connect()
      if (!prepared.has(client)) {
        await prepare(client)
        prepared.add(client)
      }
      return guardClient(client)
    },
  }
}

async function prepare(client: pg.PoolClient): Promise<void> {
  try {
    await ask(client, SESSION_SETTINGS, [])
  } catch (error) {
    client.release(true)
    throw error
  }
}

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(question: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof question !== 'string') {
      throw new Error('Streaming from the database is not set up')
    }
    return askInTime(question, parameters)
  }

  /** A late transaction must still be rolled back; a commit is refused like any other statement. */
  async function askInTime(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    if (text !== 'rollback') {
      refuseLateWork()
    }
    return ask(client, text, parameters)
  }

  return { query, release: (destroy) => client.release(destroy) }
}

function ask(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<unknown>> {
  const unguarded: PostgresPoolClient = client
  return answerInTime(
    () => unguarded.query(text, parameters),
    // Losing its socket fails the connection's current query, and the pool discards the connection.
    (reason) => client.connection.stream.destroy(reason),
  )
}
