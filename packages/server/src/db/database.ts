import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** An open database. The same queries give the same JS values whichever engine is behind it. */
export type Database = Readonly<{
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Waits for what is running, then lets go of connections and of the data folder. */
  close(): Promise<void>
}>

/** The part of a structured logger that a database needs. */
export type DatabaseLog = Readonly<{ warn(details: object, message: string): void }>
