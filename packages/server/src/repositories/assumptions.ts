import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** The profile is JSON that an earlier version may have written. */
export type AssumptionsRow = Readonly<{ profile: unknown; savedAt: Date }>

export async function findAssumptions(db: Kysely<Schema>, userId: string): Promise<AssumptionsRow | null> {
  const row = await db
    .selectFrom('user_assumptions')
    .select(['profile', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces what was saved before. */
export async function saveAssumptions(
  db: Kysely<Schema>,
  userId: string,
  { profile, savedAt }: AssumptionsRow,
): Promise<void> {
  const values = { profile: JSON.stringify(profile), saved_at: savedAt }
  await db
    .insertInto('user_assumptions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
