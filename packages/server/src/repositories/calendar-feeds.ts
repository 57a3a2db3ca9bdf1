import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A new address replaces the one before, which stops working. */
export async function replaceCalendarFeed(
  db: Kysely<Schema>,
  userId: string,
  { tokenHash, createdAt }: Readonly<{ tokenHash: Uint8Array; createdAt: Date }>,
): Promise<void> {
  const values = { token_hash: tokenHash, created_at: createdAt }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function removeCalendarFeed(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

export async function findCalendarFeed(
  db: Kysely<Schema>,
  userId: string,
): Promise<Readonly<{ createdAt: Date }> | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Returns null for a token that is unknown or no longer valid. */
export async function findCalendarFeedOwner(
  db: Kysely<Schema>,
  tokenHash: Uint8Array,
): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id as userId')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.userId ?? null
}
