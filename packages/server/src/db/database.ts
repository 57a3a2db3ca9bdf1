import type { Kysely, KyselyConfig } from 'kysely'
import type { Schema } from './schema.ts'

/** An open database. The same queries return the same JS values with either engine. */
export type Database = Readonly<{
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Connections by state; null for the embedded engine, which has none. */
  countConnections: (() => Readonly<Record<'used' | 'idle' | 'waiting', number>>) | null
  /** Waits for running queries, then closes connections and releases the data folder. */
  close(): Promise<void>
}>

/** Called after every query. The text has placeholders instead of values. */
export type QueryObserver = (query: Readonly<{ sql: string; durationMs: number; isFailed: boolean }>) => void

/** The part of a structured logger that a database needs. */
export type DatabaseLog = Readonly<{ warn(details: object, message: string): void }>

/** Kysely's option that calls the observer; nothing without one, so that queries aren't timed. */
export function observedBy(onQuery: QueryObserver | undefined): Pick<KyselyConfig, 'log'> {
  return onQuery === undefined
    ? {}
    : {
        log: ({ level, query, queryDurationMillis }) =>
          onQuery({ sql: query.sql, durationMs: queryDurationMillis, isFailed: level === 'error' }),
      }
}
