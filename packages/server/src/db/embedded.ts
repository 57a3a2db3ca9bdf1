import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely'
import { refuseLateWork } from '../request-deadline.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

type EmbeddedSource =
  | Readonly<{ kind: 'folder'; dataDir: string }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'snapshot'; snapshot: Blob }>

/** PostgreSQL in this process (PGlite). It has no lock: two processes on one folder corrupt it. */
export async function openEmbedded(source: EmbeddedSource): Promise<Database> {
  const pglite = await PGlite.create({ ...storageOf(source), parsers: { ...valueParsers } })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: guardEngine(pglite) }) })
  return { db, engine: 'embedded', close: () => closeEmbedded(db, pglite) }
}

function storageOf(source: EmbeddedSource) {
  switch (source.kind) {
    case 'folder':
      return { dataDir: path.join(source.dataDir, 'db') }
    case 'snapshot':
      return { loadDataDir: source.snapshot }
    case 'empty':
      return {}
  }
}

/** The part of PGlite that Kysely uses. Each statement yields to the event loop first, and is refused if it is late. */
function guardEngine(pglite: PGlite): Exclude<PGliteDialectConfig['pglite'], () => unknown> {
  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    query: async (text, parameters, options) => {
      await waitForTurn()
      return pglite.query(text, parameters, options)
    },
    transaction: (work) =>
      pglite.transaction(async (transaction) => {
        const result = await work({
          query: async (text, parameters, options) => {
            await waitForTurn()
            return transaction.query(text, parameters, options)
          },
          rollback: () => transaction.rollback(),
        })
        // Throwing here makes the engine roll back instead of committing.
        refuseLateWork()
        return result
      }),
  }
}

/**
 * PGlite runs synchronously on this thread. Without yielding to the event loop before each statement, a
 * request with many statements would block all others. Rejects if the request's deadline has passed.
 */
async function waitForTurn(): Promise<void> {
  await setImmediate()
  refuseLateWork()
}

async function closeEmbedded(db: Kysely<Schema>, pglite: PGlite): Promise<void> {
  await db.destroy()
  // Kysely only closes an engine after sending it a query.
  if (!pglite.closed) {
    await pglite.close()
  }
}
