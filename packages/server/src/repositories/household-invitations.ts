/** Open invitations to a household. The repository only sees hashes of their tokens. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type SentInvitation = Readonly<{ id: string; email: string; createdAt: Date; expiresAt: Date }>

/** An invitation with the person who sent it. */
export type ReceivedInvitation = Readonly<{
  id: string
  userId: string
  firstName: string
  lastName: string
  email: string
  /** The address that it was sent to. */
  invitedEmail: string
  expiresAt: Date
}>

export async function findSentInvitation(
  db: Kysely<Schema>,
  userId: string,
  now: Date,
): Promise<SentInvitation | null> {
  const found = await db
    .selectFrom('household_invitations')
    .select(['id', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Replaces an expired invitation. Returns false if the person has an open one. */
export async function addInvitation(
  db: Kysely<Schema>,
  userId: string,
  { id, email, createdAt, expiresAt }: SentInvitation,
): Promise<boolean> {
  const values = { id, email, created_at: createdAt, expires_at: expiresAt, token_hash: null }
  const added = await db
    .insertInto('household_invitations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('household_invitations.expires_at', '<=', createdAt),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Sets the token of an invitation, replacing an earlier one. Returns false if it's no longer open. */
export async function setInvitationToken(
  db: Kysely<Schema>,
  { id, userId }: { id: string; userId: string },
  { tokenHash, now }: { tokenHash: Uint8Array; now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('household_invitations')
    .set({ token_hash: tokenHash })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

const receivedColumns = [
  'household_invitations.id',
  'household_invitations.user_id as userId',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email',
  'household_invitations.email as invitedEmail',
  'household_invitations.expires_at as expiresAt',
] as const

export async function findInvitationByToken(
  db: Kysely<Schema>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<ReceivedInvitation | null> {
  const found = await db
    .selectFrom('household_invitations')
    .innerJoin('users', 'users.id', 'household_invitations.user_id')
    .select(receivedColumns)
    .where('household_invitations.token_hash', '=', tokenHash)
    .where('household_invitations.expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Lists the open invitations to an address, newest first. */
export async function listInvitationsTo(
  db: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<ReceivedInvitation[]> {
  return db
    .selectFrom('household_invitations')
    .innerJoin('users', 'users.id', 'household_invitations.user_id')
    .select(receivedColumns)
    .where(sql<boolean>`lower(household_invitations.email) = lower(${email})`)
    .where('household_invitations.expires_at', '>', now)
    .orderBy('household_invitations.created_at', 'desc')
    .execute()
}

/** Returns false if the invitation was already withdrawn or answered. */
export async function removeInvitation(
  db: Kysely<Schema>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('household_invitations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function withdrawInvitation(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('household_invitations').where('user_id', '=', userId).execute()
}

export async function removeExpiredInvitations(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('household_invitations').where('expires_at', '<=', now).execute()
}
