import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A reminder or an alert that a digest has listed. */
export type DigestEntry = Readonly<{ key: string; listedAt: Date }>

/** Oldest first. */
export async function listDigestEntries(db: Kysely<Schema>, userId: string): Promise<DigestEntry[]> {
  return db
    .selectFrom('digest_entries')
    .select(['key', 'listed_at as listedAt'])
    .where('user_id', '=', userId)
    .orderBy('listed_at')
    .orderBy('key')
    .execute()
}

/** Returns those that no digest has listed before. If two servers ask at once, each key goes to only one. */
export async function addDigestEntries(
  db: Kysely<Schema>,
  userId: string,
  { keys, listedAt }: Readonly<{ keys: readonly string[]; listedAt: Date }>,
): Promise<string[]> {
  if (keys.length === 0) {
    return []
  }
  const rows = await db
    .insertInto('digest_entries')
    .values(keys.map((key) => ({ user_id: userId, key, listed_at: listedAt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

export async function removeDigestEntriesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('digest_entries').where('listed_at', '<', before).execute()
}
