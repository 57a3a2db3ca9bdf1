/** Browsers that show notifications, each with what it hasn't been told yet. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { isUnleased } from './leases.ts'
import type { LiveAt } from './sessions.ts'

/** Twice the longest pause between two attempts. */
const TOO_FAR_MS = 2 * 60 * 60_000

export type PushBrowserRow = Readonly<{
  id: string
  browser: string
  endpointHash: Uint8Array
  createdAt: Date
  lastSentAt: Date | null
  /** False if the session there has expired: it gets nothing until the person signs in again. */
  isSignedIn: boolean
}>

type Subscription = Readonly<{
  id: string
  userId: string
  sessionId: string
  endpointHash: Uint8Array
  sealed: string
  browser: string
  createdAt: Date
}>

/** Oldest first. */
export async function listPushBrowsers(
  db: Kysely<Schema>,
  userId: string,
  live: LiveAt,
): Promise<PushBrowserRow[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select([
      'id',
      'browser',
      'endpoint_hash as endpointHash',
      'created_at as createdAt',
      'last_sent_at as lastSentAt',
    ])
    .select((row) => isSignedIn(row, live).as('isSignedIn'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, isSignedIn: Boolean(row.isSignedIn) }))
}

/** A session can end without a sign-out, by its age. On a shared computer, nobody should then see someone's messages. */
function isSignedIn(
  { exists, selectFrom }: ExpressionBuilder<Schema, 'push_subscriptions'>,
  { now, seenAfter }: LiveAt,
) {
  return exists(
    selectFrom('sessions')
      .select('sessions.id')
      .whereRef('sessions.id', '=', 'push_subscriptions.session_id')
      .whereRef('sessions.user_id', '=', 'push_subscriptions.user_id')
      .where('sessions.expires_at', '>', now)
      .where('sessions.last_seen_at', '>', seenAfter),
  )
}

export async function addPushSubscription(
  db: Kysely<Schema>,
  userId: string,
  { id, sessionId, endpointHash, sealed, browser, createdAt }: Omit<Subscription, 'userId'>,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({
      id,
      user_id: userId,
      session_id: sessionId,
      endpoint_hash: endpointHash,
      sealed_subscription: sealed,
      browser,
      created_at: createdAt,
      last_sent_at: null,
      pending: null,
      pending_since: null,
      next_attempt_at: null,
      leased_until: null,
    })
    .execute()
}

/** The session, the address and the keys that the browser has now. */
export async function renewPushSubscription(
  db: Kysely<Schema>,
  userId: string,
  { id, sessionId, endpointHash, sealed, browser }: Omit<Subscription, 'userId' | 'createdAt'>,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ session_id: sessionId, endpoint_hash: endpointHash, sealed_subscription: sealed, browser })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** A browser gets messages of one person at a time: the one who asked last. */
export async function removePushOfOthers(
  db: Kysely<Schema>,
  userId: string,
  endpointHash: Uint8Array,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', endpointHash)
    .where('user_id', '!=', userId)
    .execute()
}

export async function removePushSubscription(db: Kysely<Schema>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '=', id).execute()
}

export type PendingPush = Readonly<{ id: string; pending: string | null }>

/** Of browsers with a session. Locks them, so that nothing that is added meanwhile gets lost. */
export async function lockPendingPushes(
  db: Kysely<Schema>,
  userId: string,
  live: LiveAt,
): Promise<PendingPush[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'pending'])
    .where('user_id', '=', userId)
    .where((row) => isSignedIn(row, live))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Due now. */
export async function savePendingPush(
  db: Kysely<Schema>,
  userId: string,
  { id, pending, now }: Readonly<{ id: string; pending: string; now: Date }>,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({
      pending,
      pending_since: sql<Date>`coalesce(pending_since, ${now}::timestamptz)`,
      next_attempt_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export type ClaimedPush = Readonly<{
  id: string
  userId: string
  sealed: string
  pending: string
  pendingSince: Date
  /** Attempts so far, including the current one. */
  attempts: number
  isSignedIn: boolean
}>

/** Leases those that have been due the longest. Skips rows that another process is just claiming. */
export async function claimDuePushes(
  db: Kysely<Schema>,
  { live, leasedUntil, most }: Readonly<{ live: LiveAt; leasedUntil: Date; most: number }>,
): Promise<ClaimedPush[]> {
  const { now } = live
  const rows = await db
    .updateTable('push_subscriptions')
    .set((row) => ({ leased_until: leasedUntil, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (outer) =>
      outer
        .selectFrom('push_subscriptions')
        .select('id')
        .where('pending', 'is not', null)
        .where((row) =>
          row.or([
            row('next_attempt_at', '<=', now),
            row('next_attempt_at', '>', new Date(now.getTime() + TOO_FAR_MS)),
          ]),
        )
        .where(isUnleased(now, leasedUntil))
        .orderBy('next_attempt_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'user_id as userId',
      'sealed_subscription as sealed',
      'pending',
      'pending_since as pendingSince',
      'attempts',
    ])
    .returning((row) => isSignedIn(row, live).as('isSignedIn'))
    .execute()
  return rows.map(({ pending, pendingSince, isSignedIn, ...row }) => ({
    ...row,
    isSignedIn: Boolean(isSignedIn),
    pending: pending ?? '',
    pendingSince: pendingSince ?? now,
  }))
}

type Attempt = Pick<ClaimedPush, 'id' | 'userId' | 'pending'>

/** Sent, or given up. What was added meanwhile stays due. */
export async function finishPush(
  db: Kysely<Schema>,
  { id, userId, pending }: Attempt,
  sentAt: Date | null,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ pending: null, pending_since: null, next_attempt_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('pending', '=', pending)
    .execute()
  await db
    .updateTable('push_subscriptions')
    .set({ leased_until: null, attempts: 0, ...(sentAt !== null && { last_sent_at: sentAt }) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function postponePush(
  db: Kysely<Schema>,
  { id, userId }: Pick<Attempt, 'id' | 'userId'>,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ next_attempt_at: nextAttemptAt, leased_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
