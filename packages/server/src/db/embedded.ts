import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely'
import { refuseLateWork } from '../request-deadline.ts'
import { type Database, observedBy, type QueryObserver } from './database.ts'
import { unpackDatabase } from './empty-database.ts'
import { refuseWriteIfFull } from './free-space.ts'
import { createPreparedStatements, isPreparable } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

type EmbeddedSource =
  | Readonly<{ kind: 'folder'; dataDir: string }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'snapshot'; snapshot: Blob }>

/**
 * Keeps V8 from optimizing WebAssembly: it would need 1.2 GB for PostgreSQL's SQL parser alone, a function of 100 KB.
 * Queries take about a tenth longer for it.
 */
const baselineFlags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
/** Memory that the engine uses from the start. PostgreSQL's default is 128 MB; beyond it, pages come from files. */
const SHARED_BUFFERS = '16MB'

/** PostgreSQL in this process (PGlite). It has no lock: two processes on one folder corrupt it. */
export async function openEmbedded(source: EmbeddedSource, onQuery?: QueryObserver): Promise<Database> {
  const pglite = await openPGlite(storageOf(source))
  const db = kyselyOn(pglite, { checkSpace: spaceCheckOf(source), onQuery })
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) {
      await pglite.close()
    }
  }
  return { db, engine: 'embedded', countConnections: null, close }
}

/** Opens the engine with little memory. */
export function openPGlite(options: PGliteOptions): Promise<PGlite> {
  for (const flag of baselineFlags) {
    setFlagsFromString(flag)
  }
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  return PGlite.create({ parsers: { ...valueParsers }, ...options, startParams })
}

type Watchers = Readonly<{ checkSpace?: SpaceCheck; onQuery?: QueryObserver | undefined }>

/** Destroying it leaves the engine open. */
export function kyselyOn(pglite: PGlite, { checkSpace = () => {}, onQuery }: Watchers = {}): Kysely<Schema> {
  const dialect = new PGliteDialect({ pglite: guardEngine(pglite, checkSpace) })
  return new Kysely<Schema>({ dialect, ...observedBy(onQuery) })
}

function storageOf(source: EmbeddedSource) {
  switch (source.kind) {
    case 'folder': {
      const folder = path.join(source.dataDir, 'db')
      unpackDatabase(folder)
      return { dataDir: folder }
    }
    case 'snapshot':
      return { loadDataDir: source.snapshot }
    case 'empty':
      return {}
  }
}

type SpaceCheck = (statement: string) => void

/** A database in memory needs no disk. */
function spaceCheckOf(source: EmbeddedSource): SpaceCheck {
  return source.kind === 'folder' ? (statement) => refuseWriteIfFull(source.dataDir, statement) : () => {}
}

/** The part of PGlite that Kysely uses. Each statement yields to the event loop first, and is refused if it is late. */
function guardEngine(
  pglite: PGlite,
  checkSpace: SpaceCheck,
): Exclude<PGliteDialectConfig['pglite'], () => unknown> {
  const statements = createPreparedStatements(pglite)
  return {
    close: async () => {},
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    query: async (text, parameters = [], options) => {
      await waitForTurn()
      checkSpace(text)
      if (isPreparable(text)) {
        return pglite._runExclusiveTransaction(() => statements.run(text, parameters))
      }
      statements.clear()
      return pglite.query(text, parameters, options)
    },
    transaction: (work) =>
      pglite.transaction(async (transaction) => {
        const result = await work({
          query: async (text, parameters = [], options) => {
            await waitForTurn()
            checkSpace(text)
            if (isPreparable(text)) {
              return statements.run(text, parameters)
            }
            statements.clear()
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
