import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { isUnleased } from './leases.ts'

/** Alerts that a person wants in the digest, besides reminders. */
export type DigestAlerts = Readonly<{ hasOffers: boolean; hasWallets: boolean }>

export type DigestRow = DigestAlerts & Readonly<{ turnedOnAt: Date }>

/** A digest that is due. Until the lease ends, no other process works on it. */
export type ClaimedDigest = DigestRow &
  Readonly<{
    userId: string
    leasedUntil: Date
    /** False for people who get notifications only. */
    isEmailed: boolean
  }>

const columns = [
  'has_offers as hasOffers',
  'has_wallets as hasWallets',
  'turned_on_at as turnedOnAt',
] as const

/** Null if the person gets no email, even if they get notifications. */
export async function findDigest(db: Kysely<Schema>, userId: string): Promise<DigestRow | null> {
  const row = await db
    .selectFrom('digests')
    .select(columns)
    .where('user_id', '=', userId)
    .where('is_emailed', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Turns emails on, due now unless a notification was sent this week, or changes the alerts and nothing else. */
export async function saveDigest(
  db: Kysely<Schema>,
  userId: string,
  { hasOffers, hasWallets, turnedOnAt }: DigestRow,
): Promise<void> {
  const alerts = { has_offers: hasOffers, has_wallets: hasWallets, is_emailed: true }
  await db
    .insertInto('digests')
    .values({
      user_id: userId,
      ...alerts,
      turned_on_at: turnedOnAt,
      next_check_at: turnedOnAt,
      leased_until: null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...alerts,
        turned_on_at: sql<Date>`case when digests.is_emailed then digests.turned_on_at else ${turnedOnAt}::timestamptz end`,
      }),
    )
    .execute()
}

/** For notifications, due now. Does nothing if the person has a digest. */
export async function startDigest(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('digests')
    .values({
      user_id: userId,
      ...{ has_offers: false, has_wallets: false, is_emailed: false },
      ...{ turned_on_at: now, next_check_at: now, leased_until: null },
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Ends emails. Notifications go on. */
export async function removeDigest(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.updateTable('digests').set({ is_emailed: false }).where('user_id', '=', userId).execute()
  await removeIdleDigest(db, userId)
}

/** Does nothing if the person gets emails or notifications. */
export async function removeIdleDigest(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .deleteFrom('digests')
    .where('user_id', '=', userId)
    .where('is_emailed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_subscriptions')
            .select('id')
            .whereRef('push_subscriptions.user_id', '=', 'digests.user_id'),
        ),
      ),
    )
    .execute()
}

/** Does nothing for an unknown or used token. */
export async function removeDigestByToken(db: Kysely<Schema>, tokenHash: Uint8Array): Promise<void> {
  const row = await db
    .selectFrom('digest_unsubscribe_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row !== undefined) {
    await removeDigest(db, row.user_id)
  }
}

/** The token of one more email. Those of earlier emails stay valid. */
export async function addDigestToken(
  db: Kysely<Schema>,
  { userId, tokenHash }: Readonly<{ userId: string; tokenHash: Uint8Array }>,
): Promise<void> {
  await db
    .insertInto('digest_unsubscribe_tokens')
    .values({ user_id: userId, token_hash: tokenHash })
    .execute()
}

/**
 * Leases the digest that has been due the longest. Skips rows that another process is just claiming. Returns null if
 * none is due. `tooLate` is later than any check is scheduled, so a check after it is from a clock that was wrong.
 */
export async function claimDueDigest(
  db: Kysely<Schema>,
  { now, leasedUntil, tooLate }: Readonly<{ now: Date; leasedUntil: Date; tooLate: Date }>,
): Promise<ClaimedDigest | null> {
  const isDue = (row: ExpressionBuilder<Schema, 'digests'>) =>
    row.or([row('next_check_at', '<=', now), row('next_check_at', '>', tooLate)])
  const claimed = await db
    .updateTable('digests')
    .set({ leased_until: leasedUntil })
    .where('user_id', '=', (outer) =>
      outer
        .selectFrom('digests')
        .select('user_id')
        .where(isDue)
        .where(isUnleased(now, leasedUntil))
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, 'user_id as userId', 'is_emailed as isEmailed'])
    .executeTakeFirst()
  return claimed === undefined ? null : { ...claimed, leasedUntil }
}

/** Ends the lease. Returns false if the person turned the digest off, or another process has it now. */
export async function scheduleNextCheck(
  db: Kysely<Schema>,
  { userId, leasedUntil }: Pick<ClaimedDigest, 'userId' | 'leasedUntil'>,
  nextCheckAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('digests')
    .set({ next_check_at: nextCheckAt, leased_until: null })
    .where('user_id', '=', userId)
    .where('leased_until', '=', leasedUntil)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markDigestSent(db: Kysely<Schema>, userId: string, at: Date): Promise<void> {
  await db.updateTable('digests').set({ sent_at: at }).where('user_id', '=', userId).execute()
}
