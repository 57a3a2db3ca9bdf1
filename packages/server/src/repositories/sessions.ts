import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type UserRow, userColumns } from './users.ts'

export type SessionRow = Readonly<{
  id: string
  createdAt: Date
  expiresAt: Date
  lastSeenAt: Date
  isRemembered: boolean
  signedInWith: 'password' | 'social' | 'passkey'
  browser: string
  /** When the user last confirmed their identity after signing in; null if they haven't. */
  confirmedAt: Date | null
  /** When the user last used a code or a passkey in it; null if they haven't. */
  secondFactorAt: Date | null
}>

export type NewSession = Omit<SessionRow, 'confirmedAt' | 'secondFactorAt'> &
  Readonly<{ userId: string; tokenHash: Uint8Array; secondFactorAt?: Date | null }>

/** A session is active while `expiresAt` is after `now` and it was last used after `seenAfter`. */
export type LiveAt = Readonly<{ now: Date; seenAfter: Date }>

/** Without id and creation time, which a user has too. */
const sessionColumns = [
  'sessions.expires_at as expiresAt',
  'sessions.last_seen_at as lastSeenAt',
  'sessions.is_remembered as isRemembered',
  'sessions.signed_in_with as signedInWith',
  'sessions.browser',
  'sessions.confirmed_at as confirmedAt',
  'sessions.second_factor_at as secondFactorAt',
] as const

export async function createSession(db: Kysely<Schema>, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      last_seen_at: session.lastSeenAt,
      is_remembered: session.isRemembered,
      signed_in_with: session.signedInWith,
      browser: session.browser,
      second_factor_at: session.secondFactorAt ?? null,
    })
    .execute()
}

export type FoundSession = Readonly<{ session: SessionRow; user: UserRow }>

/** Returns the session and its user for each token, or null if the token is unknown or the session has ended. */
export async function findSessions(
  db: Kysely<Schema>,
  tokenHashes: readonly Uint8Array[],
  { now, seenAfter }: LiveAt,
): Promise<(FoundSession | null)[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select(['sessions.id as sessionId', 'sessions.created_at as sessionCreatedAt'])
    .select('sessions.token_hash as tokenHash')
    .select(sessionColumns)
    .where('sessions.token_hash', 'in', fillUp(tokenHashes))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', seenAfter)
    .execute()
  const found = new Map(
    rows.map(({ tokenHash, sessionId, sessionCreatedAt, ...row }) => {
      const {
        expiresAt,
        lastSeenAt,
        isRemembered,
        signedInWith,
        browser,
        confirmedAt,
        secondFactorAt,
        ...user
      } = row
      const session = {
        id: sessionId,
        createdAt: sessionCreatedAt,
        expiresAt,
        lastSeenAt,
        isRemembered,
        signedInWith,
        browser,
        confirmedAt,
        secondFactorAt,
      }
      return [hexOf(tokenHash), { session, user }]
    }),
  )
  return tokenHashes.map((tokenHash) => found.get(hexOf(tokenHash)) ?? null)
}

/** Repeats a value until there are 1, 2, 4, 8 and so on: each number of values is a statement to prepare. */
function fillUp(values: readonly Uint8Array[]): Uint8Array[] {
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)))
  return Array.from({ length: count }, (_, index) => values[index] ?? values[0] ?? NO_HASH)
}

const NO_HASH = new Uint8Array()

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
}

/** A user's active sessions, newest first. */
export async function listSessions(
  db: Kysely<Schema>,
  userId: string,
  { now, seenAfter }: LiveAt,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['sessions.id', 'sessions.created_at as createdAt'])
    .select(sessionColumns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

type SessionKey = Readonly<{ id: string; userId: string }>

export async function findSessionOwner(db: Kysely<Schema>, id: string): Promise<string | null> {
  const session = await db.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirst()
  return session?.user_id ?? null
}

export async function touchSession(
  db: Kysely<Schema>,
  { id, userId }: SessionKey,
  seenAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seenAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The user has just confirmed their identity in this session. */
export async function markSessionConfirmed(
  db: Kysely<Schema>,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** The user has just used a code or a passkey in this session. */
export async function markSecondFactor(
  db: Kysely<Schema>,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** Notifications there end, too. Ending a missing session isn't an error: the token is invalid either way. */
export async function endSession(db: Kysely<Schema>, { id, userId }: SessionKey): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .execute()
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Ends every session of a user, optionally all but one, and notifications in those browsers. */
export async function endSessions(
  db: Kysely<Schema>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const pushes = db.deleteFrom('push_subscriptions').where('user_id', '=', userId)
  await (except === undefined ? pushes : pushes.where('session_id', '!=', except)).execute()
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except === undefined ? all : all.where('id', '!=', except)).execute()
}

export async function removeEndedSessions(db: Kysely<Schema>, { now, seenAfter }: LiveAt): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', seenAfter)]))
    .execute()
}
