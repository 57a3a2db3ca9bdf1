/** Personal access tokens, and keys of browser extensions. They read what their scopes say, and change nothing. */
import { randomUUID } from 'node:crypto'
import { ACCESS_TOKEN_PREFIX, type CreateToken, tokenSentences } from '@cardsight/contract/account'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import { hashToken, newToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  type AccessTokenRow,
  addAccessToken,
  findAccessToken,
  listAccessTokens,
  recordTokenUse,
  removeAccessToken,
} from '../../repositories/access-tokens.ts'
import { lockAccount, type UserRow } from '../../repositories/users.ts'
import { recordEvent } from './record-event.ts'
import { recordSecurityChange } from './record-security-change.ts'

const MOST_TOKENS = 20
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Ports = Pick<Deps, 'database' | 'clock'>

/** What the bearer of a token may read, and whose data it is. */
export type Grant = Readonly<{ tokenId: string; userId: string; hasCards: boolean; hasSpending: boolean }>

type NewToken = CreateToken & Readonly<{ isExtension: boolean; user: Pick<UserRow, 'id' | 'email'> }>

/** Returns the token itself, which can't be read again. */
export async function createAccessToken(
  { database: { db }, clock }: Ports,
  asked: NewToken,
  client: Client,
): Promise<Readonly<{ token: string; details: AccessTokenRow }>> {
  return db.transaction().execute((transaction) => addToken(transaction, asked, client, clock()))
}

/** The same in a transaction that has more to do. */
export async function addToken(
  transaction: Kysely<Schema>,
  { user, days, ...asked }: NewToken,
  client: Client,
  at: Date,
): Promise<Readonly<{ token: string; details: AccessTokenRow }>> {
  const token = `${ACCESS_TOKEN_PREFIX}${newToken().token}`
  const expiresAt = new Date(at.getTime() + days * DAY_MS)
  const details = { ...asked, id: randomUUID(), createdAt: at, expiresAt }
  // Otherwise requests at the same time could create more than the maximum.
  await lockAccount(transaction, user.id)
  if ((await listAccessTokens(transaction, user.id)).length >= MOST_TOKENS) {
    throw new AppError('bad-input', { message: tokenSentences.full })
  }
  await addAccessToken(transaction, user.id, { ...details, tokenHash: hashToken(token) })
  const data = { name: asked.name }
  await recordSecurityChange(transaction, { change: 'token-created', user, client, at, data })
  return { token, details: { ...details, lastUsedAt: null } }
}

/** Newest first, expired ones included. */
export function listOwnAccessTokens(
  { database }: Pick<Deps, 'database'>,
  userId: string,
): Promise<AccessTokenRow[]> {
  return listAccessTokens(database.db, userId)
}

export async function revokeAccessToken(
  { database: { db }, clock }: Ports,
  { userId, id }: Readonly<{ userId: string; id: string }>,
  client: Client,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await removeAccessToken(transaction, userId, id))) {
      throw new AppError('not-found')
    }
    await recordEvent(transaction, { event: 'token-revoked', userId, client, at: clock() })
  })
}

/** Returns null for a token that is wrong, expired or revoked. Uses are in the security log, at most one an hour. */
export async function checkAccessToken(
  { database: { db }, clock }: Ports,
  { token, isExtension }: Readonly<{ token: string; isExtension: boolean }>,
  client: Client,
): Promise<Grant | null> {
  const at = clock()
  const found = token.startsWith(ACCESS_TOKEN_PREFIX)
    ? await findAccessToken(db, { tokenHash: hashToken(token), isExtension, now: at })
    : null
  if (found === null) {
    return null
  }
  const { id, userId, hasCards, hasSpending, lastUsedAt } = found
  const unlessAfter = new Date(at.getTime() - HOUR_MS)
  if (lastUsedAt === null || lastUsedAt <= unlessAfter) {
    await db.transaction().execute(async (transaction) => {
      if (await recordTokenUse(transaction, userId, { id, at, unlessAfter })) {
        await recordEvent(transaction, { event: 'token-used', userId, client, at })
      }
    })
  }
  return { tokenId: id, userId, hasCards, hasSpending }
}
