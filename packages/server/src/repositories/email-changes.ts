/** Email changes that can still be undone. The repository only sees hashes of their tokens. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type EmailChange = Readonly<{
  id: string
  userId: string
  oldEmail: string
  changedAt: Date
  expiresAt: Date
}>

const columns = [
  'id',
  'user_id as userId',
  'old_email as oldEmail',
  'changed_at as changedAt',
  'expires_at as expiresAt',
] as const

export async function addEmailChange(db: Kysely<Schema>, change: EmailChange): Promise<void> {
  await db
    .insertInto('email_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      old_email: change.oldEmail,
      changed_at: change.changedAt,
      expires_at: change.expiresAt,
    })
    .execute()
}

/**
 * Sets the token of a change, replacing an earlier one. Returns false if the change can no longer be undone.
 */
export async function setUndoToken(
  db: Kysely<Schema>,
  { id, userId }: Pick<EmailChange, 'id' | 'userId'>,
  { tokenHash, now }: { tokenHash: Uint8Array; now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('email_changes')
    .set({ token_hash: tokenHash })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns the change that a token undoes; null if none can be undone at `now`. */
export async function findEmailChange(
  db: Kysely<Schema>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<EmailChange | null> {
  const found = await db
    .selectFrom('email_changes')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Removes a change and all later ones of the same user. Returns false if it was already removed. */
export async function removeEmailChangesFrom(db: Kysely<Schema>, change: EmailChange): Promise<boolean> {
  const removed = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', change.userId)
    .where('changed_at', '>=', change.changedAt)
    .returning('id')
    .execute()
  return removed.some(({ id }) => id === change.id)
}

/** Returns whether an address is the old one of another user's change that can still be undone. */
export async function isEmailReserved(
  db: Kysely<Schema>,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('email_changes')
    .select('id')
    .where(sql<boolean>`lower(old_email) = lower(${email})`)
    .where('user_id', '!=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export async function listEmailChanges(db: Kysely<Schema>, userId: string): Promise<EmailChange[]> {
  return db
    .selectFrom('email_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .execute()
}

export async function removeExpiredEmailChanges(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
