import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Resolves when the database answers, rejects when it does not. */
export async function pingDatabase(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db)
}
