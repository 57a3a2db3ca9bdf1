import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { isUnleased } from './leases.ts'

/** Twice the longest pause between two attempts. */
const TOO_FAR_MS = 2 * 60 * 60_000

export type OutboxMail = Readonly<{
  id: string
  template: string
  recipient: string
  userId: string | null
  data: unknown
  createdAt: Date
  /** Attempts so far, including the current one. */
  attempts: number
}>

export async function addToOutbox(
  db: Kysely<Schema>,
  mail: Pick<OutboxMail, 'id' | 'template' | 'recipient' | 'userId' | 'createdAt'> & { data: object },
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: mail.id,
      template: mail.template,
      recipient: mail.recipient,
      user_id: mail.userId,
      data: JSON.stringify(mail.data),
      created_at: mail.createdAt,
      next_attempt_at: mail.createdAt,
    })
    .execute()
}

/**
 * Leases the oldest due email to the caller: until the lease ends, no other process gets it. Skips rows that
 * another process is just claiming. Returns null if nothing is due.
 */
export async function claimDueMail(
  db: Kysely<Schema>,
  now: Date,
  leasedUntil: Date,
): Promise<OutboxMail | null> {
  const claimed = await db
    .updateTable('mail_outbox')
    .set((row) => ({ leased_until: leasedUntil, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (outer) =>
      outer
        .selectFrom('mail_outbox')
        .select('id')
        .where('given_up_at', 'is', null)
        .where((row) =>
          row.or([row('next_attempt_at', '<=', now), row('next_attempt_at', '>', afterAnyPause(now))]),
        )
        .where(isUnleased(now, leasedUntil))
        .orderBy('next_attempt_at')
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'template',
      'recipient',
      'user_id as userId',
      'data',
      'created_at as createdAt',
      'attempts',
    ])
    .executeTakeFirst()
  return claimed ?? null
}

/** No attempt is scheduled for later than this, unless a clock was wrong. */
function afterAnyPause(now: Date): Date {
  return new Date(now.getTime() + TOO_FAR_MS)
}

/** Sent, or no longer needed: deletes it. */
export async function removeFromOutbox(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

export async function postponeMail(
  db: Kysely<Schema>,
  id: string,
  { nextAttemptAt, reason }: { nextAttemptAt: Date; reason: string },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: nextAttemptAt, leased_until: null, last_error: reason })
    .where('id', '=', id)
    .execute()
}

/** Kept for the operator to inspect, and never retried. */
export async function markMailFailed(
  db: Kysely<Schema>,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ given_up_at: at, leased_until: null, last_error: reason })
    .where('id', '=', id)
    .execute()
}

/** Deletes unsent emails of a kind that a newer one replaces. */
export async function deleteUnsentMail(db: Kysely<Schema>, userId: string, template: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('user_id', '=', userId).where('template', '=', template).execute()
}

export async function removeGivenUpMail(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('given_up_at', '<=', before).execute()
}
