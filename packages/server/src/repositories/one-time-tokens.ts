/** One-time tokens. The repository only sees their hashes. */
import type { Kysely } from 'kysely'
import type { OneTimePurpose, Schema } from '../db/schema.ts'

export type OneTimeToken = Readonly<{
  userId: string | null
  /** The address that the link was sent to: it only proves that address. */
  email: string | null
  data: unknown
}>

export type NewOneTimeToken = Readonly<{
  purpose: OneTimePurpose
  tokenHash: Uint8Array
  expiresAt: Date
  userId?: string
  email?: string
  /** Only the browser with the cookie of this hash may use the token. */
  browserHash?: Uint8Array
  data?: object
}>

export async function createOneTimeToken(db: Kysely<Schema>, token: NewOneTimeToken): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      purpose: token.purpose,
      token_hash: token.tokenHash,
      user_id: token.userId ?? null,
      email: token.email ?? null,
      browser_hash: token.browserHash ?? null,
      data: JSON.stringify(token.data ?? {}),
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Consumes the token; returns null if it's unknown, expired at `now`, used, or another browser's. */
export async function consumeOneTimeToken(
  db: Kysely<Schema>,
  { purpose, tokenHash, browserHash }: Pick<NewOneTimeToken, 'purpose' | 'tokenHash' | 'browserHash'>,
  now: Date,
): Promise<OneTimeToken | null> {
  const taken = await db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('browser_hash', browserHash === undefined ? 'is' : '=', browserHash ?? null)
    .returning(['user_id as userId', 'email', 'data'])
    .executeTakeFirst()
  return taken ?? null
}

/** Returns whether a token could be used at `now`, without consuming it. */
export async function isOneTimeTokenGood(
  db: Kysely<Schema>,
  { purpose, tokenHash }: Pick<NewOneTimeToken, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('purpose')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the user of a token that could be used at `now`, without consuming it; null if there is none. */
export async function findOneTimeTokenOwner(
  db: Kysely<Schema>,
  { purpose, tokenHash }: Pick<NewOneTimeToken, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('user_id as userId')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.userId ?? null
}

/** Invalidates a user's older tokens for these purposes. */
export async function revokeOneTimeTokens(
  db: Kysely<Schema>,
  userId: string,
  purposes: readonly OneTimePurpose[],
): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function removeExpiredTokens(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
