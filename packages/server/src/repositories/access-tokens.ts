import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type AccessTokenRow = Readonly<{
  id: string
  name: string
  hasCards: boolean
  hasSpending: boolean
  /** The key of a browser extension, which assistants can't use. */
  isExtension: boolean
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}>

const columns = [
  'id',
  'name',
  'has_cards as hasCards',
  'has_spending as hasSpending',
  'is_extension as isExtension',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const

export async function addAccessToken(
  db: Kysely<Schema>,
  userId: string,
  { tokenHash, ...token }: Omit<AccessTokenRow, 'lastUsedAt'> & Readonly<{ tokenHash: Uint8Array }>,
): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      id: token.id,
      token_hash: tokenHash,
      name: token.name,
      has_cards: token.hasCards,
      has_spending: token.hasSpending,
      is_extension: token.isExtension,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      last_used_at: null,
    })
    .execute()
}

/** Newest first, expired ones included. */
export async function listAccessTokens(db: Kysely<Schema>, userId: string): Promise<AccessTokenRow[]> {
  return db
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns null for a token that is unknown or expired, or of the other kind. */
export async function findAccessToken(
  db: Kysely<Schema>,
  { tokenHash, isExtension, now }: Readonly<{ tokenHash: Uint8Array; isExtension: boolean; now: Date }>,
): Promise<(AccessTokenRow & Readonly<{ userId: string }>) | null> {
  const row = await db
    .selectFrom('access_tokens')
    .select([...columns, 'user_id as userId'])
    .where('token_hash', '=', tokenHash)
    .where('is_extension', '=', isExtension)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Records a use. Returns false if one was recorded after `unlessAfter`, perhaps by another server. */
export async function recordTokenUse(
  db: Kysely<Schema>,
  userId: string,
  { id, at, unlessAfter }: Readonly<{ id: string; at: Date; unlessAfter: Date }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ last_used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', unlessAfter)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false if the user has no such token. */
export async function removeAccessToken(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Removes all tokens, or those created at this time or later. */
export async function removeAccessTokens(
  db: Kysely<Schema>,
  userId: string,
  { since = new Date(0) }: Readonly<{ since?: Date }> = {},
): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
}

export async function removeExpiredAccessTokens(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', before).execute()
}
