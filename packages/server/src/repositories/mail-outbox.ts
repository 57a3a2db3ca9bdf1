import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type OutboxMail = Readonly<{
  id: string
  template: string
  recipient: string
  userId: string | null
  data: unknown
  createdAt: Date
  /** Tries so far, the one under way included. */
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
 * The oldest mail that is due, leased to the caller: until the lease ends no other process gets it. A row that
 * another process is just claiming is passed over rather than waited for. Null when nothing is due.
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
        .where('next_attempt_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
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

/** Sent, or not to be sent at all: nothing of it stays. */
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

/** Kept for whoever runs the server to look at, and never tried again. */
export async function giveUpMail(
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

/** Unsent mails of a kind that a newer one makes pointless. */
export async function withdrawMail(db: Kysely<Schema>, userId: string, template: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('user_id', '=', userId).where('template', '=', template).execute()
}

export async function removeGivenUpMail(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('given_up_at', '<=', before).execute()
}
