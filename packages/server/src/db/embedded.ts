import { Kysely, type PGlite, PGliteDialect } from 'kysely'
import { createThreads, type Threads } from '../threads.ts'
import type { Database } from './database.ts'
import type * as host from './embedded-host.ts'
import type { EmbeddedSource, Outcome, StatementResult } from './embedded-host.ts'
import type { Schema } from './schema.ts'

type Host = Threads<typeof host>

/**
 * PostgreSQL inside this process, on a thread of its own. It takes no lock of its own: two on one folder destroy it.
 * Rejects where it cannot be opened.
 */
export async function openEmbedded(source: EmbeddedSource): Promise<Database> {
  const thread = createThreads<typeof host>(new URL('./embedded-host.ts', import.meta.url), {
    count: 1,
    mostWaiting: Number.POSITIVE_INFINITY,
    data: source,
  })
  try {
    unwrap(await thread.call('open', undefined))
  } catch (error) {
    await thread.close()
    throw error
  }
  const client = createClient(thread)
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: client }) })
  return { db, engine: 'embedded', close: () => closeEmbedded(db, client) }
}

/** As much of PGlite as Kysely asks for. Kysely sends one statement at a time, and keeps transactions apart. */
function createClient(thread: Host): PGlite {
  let isClosed = false
  const query = async <Row>(sql: string, parameters: unknown[] = []) => {
    const { rows, affectedRows, byteColumns } = unwrap(await thread.call('query', { sql, parameters }))
    // The row type is Kysely's, which has it from the columns that were selected.
    return { rows: withBuffers(rows, byteColumns) as Row[], affectedRows, fields: [] }
  }
  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return isClosed
    },
    query,
    transaction: async (work) => {
      await query('begin')
      try {
        const result = await work({ query, rollback: async () => void (await query('rollback')) })
        // PostgreSQL answers a commit after a failed statement with a rollback, and calls it success.
        await query('select 1')
        await query('commit')
        return result
      } catch (error) {
        await query('rollback')
        throw error
      }
    },
    close: async () => {
      isClosed = true
      unwrap(await thread.call('close', undefined))
      await thread.close()
    },
  }
}

function unwrap<Value>(outcome: Outcome<Value>): Value {
  if ('error' in outcome) {
    throw Object.assign(outcome.error, outcome.details)
  }
  return outcome.value
}

/** A Buffer arrives from another thread as the plain array that it extends. */
function withBuffers(rows: StatementResult['rows'], columns: readonly string[]): StatementResult['rows'] {
  for (const column of columns) {
    for (const row of rows) {
      row[column] = toBuffers(row[column])
    }
  }
  return rows
}

function toBuffers(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(toBuffers)
  }
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value
}

async function closeEmbedded(db: Kysely<Schema>, client: PGlite): Promise<void> {
  await db.destroy()
  // Kysely closes only an engine that it has sent a statement to.
  if (!client.closed) {
    await client.close()
  }
}
