import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { refuseLateWork } from '../request-deadline.ts'
import { type DatabaseLimits, withAnswerDeadline } from './deadline.ts'

/**
 * pg's pool for Kysely: configures every connection, limits every response, rejects work after a deadline.
 */
export function guardPool(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  const prepared = new WeakSet<pg.PoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      refuseLateWork()
      const client = await pool.connect()
      if (!prepared.has(client)) {
        await prepare(client, limits)
        prepared.add(client)
      }
      return guardClient(client, limits)
    },
  }
}

/** SQL instead of connection options, because a pooler in between rejects options it doesn't know. */
async function prepare(client: pg.PoolClient, limits: DatabaseLimits): Promise<void> {
  try {
    const settings = `set timezone = 'UTC'; set statement_timeout = ${limits.statementMs}`
    await ask(client, settings, [], limits)
  } catch (error) {
    client.release(true)
    throw error
  }
}

function guardClient(client: pg.PoolClient, limits: DatabaseLimits): PostgresPoolClient {
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(question: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof question !== 'string') {
      throw new Error("Streaming from the database isn't supported")
    }
    return queryWithDeadline(question, parameters)
  }

  /** A late transaction must still be rolled back; a commit is rejected like any other statement. */
  async function queryWithDeadline(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    if (text !== 'rollback') {
      refuseLateWork()
    }
    return ask(client, text, parameters, limits)
  }

  return { query, release: (destroy) => client.release(destroy) }
}

function ask(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
  { answerMs }: DatabaseLimits,
): Promise<PostgresQueryResult<unknown>> {
  const unguarded: PostgresPoolClient = client
  return withAnswerDeadline(
    () => unguarded.query(text, parameters),
    // Destroying the socket fails the current query, and the pool discards the connection.
    (reason) => client.connection.stream.destroy(reason),
    answerMs,
  )
}
