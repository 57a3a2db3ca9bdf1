import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type KnownBrowser = Readonly<{ browser: string; firstSeenAt: Date }>

/** Returns whether the user has signed in from this browser before, and records it. */
export async function recordBrowser(
  db: Kysely<Schema>,
  userId: string,
  { browserHash, browser, at }: { browserHash: Uint8Array; browser: string; at: Date },
): Promise<'known' | 'new'> {
  const recorded = await db
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: browserHash, browser, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ browser, last_seen_at: at }),
    )
    .returning('first_seen_at as firstSeenAt')
    .executeTakeFirstOrThrow()
  return recorded.firstSeenAt.getTime() === at.getTime() ? 'new' : 'known'
}

/** Returns whether this browser has signed in to the account with this email before. */
export async function isBrowserKnown(
  db: Kysely<Schema>,
  email: string,
  browserHash: Uint8Array,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.user_id')
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where('known_browsers.browser_hash', '=', browserHash)
    .executeTakeFirst()
  return found !== undefined
}

/** After this, every browser counts as new. */
export async function forgetBrowsers(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
}

export async function listKnownBrowsers(db: Kysely<Schema>, userId: string): Promise<KnownBrowser[]> {
  return db
    .selectFrom('known_browsers')
    .select(['browser', 'first_seen_at as firstSeenAt'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()
}
