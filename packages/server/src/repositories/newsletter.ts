import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type Subscriber = Readonly<{ email: string; unsubscribeToken: string }>

/** Case-insensitive. */
export async function findSubscriber(db: Kysely<Schema>, email: string): Promise<Subscriber | null> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'unsubscribe_token as unsubscribeToken'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return found ?? null
}

/** Returns false, and does nothing, if the address is already subscribed. */
export async function addSubscriber(
  db: Kysely<Schema>,
  subscriber: Subscriber & { id: string; confirmedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscribers')
    .values({
      id: subscriber.id,
      email: subscriber.email,
      confirmed_at: subscriber.confirmedAt,
      unsubscribe_token: subscriber.unsubscribeToken,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeSubscriber(db: Kysely<Schema>, unsubscribeToken: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('unsubscribe_token', '=', unsubscribeToken).execute()
}

export async function listSubscriberEmails(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('newsletter_subscribers').select('email').orderBy('confirmed_at').execute()
  return rows.map(({ email }) => email)
}

export async function hasAnnounced(db: Kysely<Schema>): Promise<boolean> {
  const any = await db.selectFrom('newsletter_announced').select('path').limit(1).executeTakeFirst()
  return any !== undefined
}

/** Returns those that weren't marked before. If two servers ask at once, each path goes to only one. */
export async function markAnnounced(
  db: Kysely<Schema>,
  paths: readonly string[],
  at: Date,
): Promise<string[]> {
  if (paths.length === 0) {
    return []
  }
  const rows = await db
    .insertInto('newsletter_announced')
    .values(paths.map((path) => ({ path, announced_at: at })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .execute()
  return rows.map(({ path }) => path)
}
