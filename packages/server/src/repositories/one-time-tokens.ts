/** Values that are good for one use. The repository only ever sees their hashes. */
import type { Kysely } from 'kysely'
import type { OneTimePurpose, Schema } from '../db/schema.ts'

export type OneTimeToken = Readonly<{
  userId: string | null
  /** The address that a link was sent to: it proves that address and no other. */
  email: string | null
  data: unknown
}>

export type NewOneTimeToken = Readonly<{
  purpose: OneTimePurpose
  tokenHash: Uint8Array
  expiresAt: Date
  userId?: string
  email?: string
  /** Only the browser that holds the cookie behind this hash may use the value. */
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

/** Uses the value up; null when it is unknown, over at `now`, used, or another browser's. */
export async function takeOneTimeToken(
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

/** Whether a value could be used at `now`, without using it. */
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

/** Makes older values of these purposes worthless for a person. */
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
