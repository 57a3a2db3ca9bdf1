import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type UserRow, userColumns } from './users.ts'

export type NewSession = Readonly<{
  id: string
  userId: string
  tokenHash: Uint8Array
  createdAt: Date
  expiresAt: Date
}>

export async function createSession(db: Kysely<Schema>, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The person whose session this is, or null when it is unknown or over at `now`. */
export async function findUserByTokenHash(
  db: Kysely<Schema>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<UserRow | null> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return user ?? null
}

/** To end a session that is not there is no error: the token is worth nothing either way. */
export async function endSession(db: Kysely<Schema>, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}
