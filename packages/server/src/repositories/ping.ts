import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Resolves if the database responds, otherwise rejects. */
export async function pingDatabase(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db)
}
