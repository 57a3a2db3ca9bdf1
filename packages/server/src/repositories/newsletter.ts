import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type Subscriber = Readonly<{ id: string; email: string }>

/** Case-insensitive. */
export async function findSubscriber(db: Kysely<Schema>, email: string): Promise<Subscriber | null> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return found ?? null
}

/** Returns false, and does nothing, if the address is already subscribed. */
export async function addSubscriber(
  db: Kysely<Schema>,
  { id, email, confirmedAt }: Subscriber & { confirmedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscribers')
    .values({ id, email, confirmed_at: confirmedAt })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The token of one more email. Those of earlier emails stay valid. */
export async function addUnsubscribeToken(
  db: Kysely<Schema>,
  { subscriberId, tokenHash }: Readonly<{ subscriberId: string; tokenHash: Uint8Array }>,
): Promise<void> {
  await db
    .insertInto('newsletter_unsubscribe_tokens')
    .values({ subscriber_id: subscriberId, token_hash: tokenHash })
    .execute()
}

export async function removeSubscriber(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
}

/** Does nothing for an unknown or used token. */
export async function removeSubscriberByToken(db: Kysely<Schema>, tokenHash: Uint8Array): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('id', 'in', (tokens) =>
      tokens
        .selectFrom('newsletter_unsubscribe_tokens')
        .select('subscriber_id')
        .where('token_hash', '=', tokenHash),
    )
    .execute()
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
