import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, type DatabaseLog, observedBy, type QueryObserver } from './database.ts'
import type { DatabaseLimits } from './deadline.ts'
import { guardPool } from './guarded-pool.ts'
import type { Schema } from './schema.ts'
import { arrayElementTypes, type ValueParser, valueParsers } from './value-parsers.ts'

const TEXT_ARRAY: number = 1009

type PostgresSettings = Readonly<{
  databaseUrl: string
  limits: DatabaseLimits
  log: DatabaseLog
  onQuery: QueryObserver | undefined
}>

export function openPostgres({ databaseUrl, limits, log, onQuery }: PostgresSettings): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'cardsight',
    max: 10,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A lost connection is an 'error' event on its client, and for an idle client also on the pool. An
  // unhandled one ends the process. Only the message is logged, because the error references the client with
  // its credentials.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => log.warn({ reason: message }, 'a database connection was lost'))
  })
  const dialect = new PostgresDialect({ pool: guardPool(pool, limits) })
  const db = new Kysely<Schema>({ dialect, ...observedBy(onQuery) })
  return {
    db,
    engine: 'postgres',
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => closePostgres(db, pool),
  }
}

async function closePostgres(db: Kysely<Schema>, pool: pg.Pool): Promise<void> {
  await db.destroy()
  // Kysely only ends a pool after sending it a query.
  if (!pool.ending) {
    await pool.end()
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : textParser(oid)
}

function textParser(oid: number): ValueParser {
  const elementType = arrayElementTypes[oid]
  if (elementType === undefined) {
    return valueParsers[oid] ?? pg.types.getTypeParser(oid, 'text')
  }
  const splitArray: ValueParser = pg.types.getTypeParser(TEXT_ARRAY, 'text')
  return (text) => parseElements(splitArray(text), textParser(elementType))
}

function parseElements(value: unknown, parse: ValueParser): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => parseElements(element, parse))
  }
  return typeof value === 'string' ? parse(value) : value
}
