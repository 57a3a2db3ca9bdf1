import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** An open database. The same queries return the same JS values with either engine. */
export type Database = Readonly<{
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Waits for running queries, then closes connections and releases the data folder. */
  close(): Promise<void>
}>

/** The part of a structured logger that a database needs. */
export type DatabaseLog = Readonly<{ warn(details: object, message: string): void }>
