import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type LimitKey = Readonly<{ rule: string; keyHash: Uint8Array }>
export type Attempts = Readonly<{ rule: string; tries: number; resetsAt: Date }>

/**
 * Counts one attempt under every key, in one statement that all servers share, and returns the totals.
 * Restarts windows that have ended, and those that end later than a new one would: a clock was wrong then.
 */
export async function countAttempt(
  db: Kysely<Schema>,
  keys: readonly (LimitKey & { resetsAt: Date })[],
  now: Date,
): Promise<Attempts[]> {
  return db
    .insertInto('rate_limits')
    .values(
      keys.map(({ rule, keyHash, resetsAt }) => ({ rule, key_hash: keyHash, tries: 1, resets_at: resetsAt })),
    )
    .onConflict((conflict) =>
      conflict.columns(['rule', 'key_hash']).doUpdateSet({
        tries: sql<number>`case when ${isOver(now)} then 1 else rate_limits.tries + 1 end`,
        resets_at: sql<Date>`case when ${isOver(now)} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['rule', 'tries', 'resets_at as resetsAt'])
    .execute()
}

/** Takes back one counted attempt. */
export async function returnAttempt(db: Kysely<Schema>, keys: readonly LimitKey[]): Promise<void> {
  for (const { rule, keyHash } of keys) {
    await db
      .updateTable('rate_limits')
      .set({ tries: sql<number>`greatest(tries - 1, 0)` })
      .where('rule', '=', rule)
      .where('key_hash', '=', keyHash)
      .execute()
  }
}

export async function removeOldWindows(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
}

/** Five minutes are more than the clocks of two servers differ. */
function isOver(now: Date) {
  return sql<boolean>`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > excluded.resets_at + interval '5 minutes')`
}
