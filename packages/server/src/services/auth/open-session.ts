import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import { sessionEnd } from '../../auth/session-lifetime.ts'
import { newToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import { recordBrowser } from '../../repositories/known-browsers.ts'
import { createSession, type SessionRow } from '../../repositories/sessions.ts'
import type { UserRow } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { recordEvent } from './record-event.ts'

export type OpenedSession = Readonly<{
  accessToken: string
  remember: boolean
  /** For the cookie that identifies this browser; null if it already has one. */
  browserToken: string | null
}>

export type Opening = Readonly<{
  user: UserRow
  client: Client
  remember: boolean
  signedInWith: SessionRow['signedInWith']
  /** A user who just signed up doesn't need a notice about it. */
  isFirst: boolean
  /** Whether a code or a passkey was part of it. */
  hasSecondFactor?: boolean
  now: Date
}>

/** Signs a user in with a new session, and sends an email if the browser is new. */
export async function openSession(transaction: Kysely<Schema>, opening: Opening): Promise<OpenedSession> {
  const { user, client, remember, signedInWith, now } = opening
  const { token, hash } = newToken()
  const sessionKind = { isRemembered: remember, createdAt: now }
  await createSession(transaction, {
    ...sessionKind,
    id: randomUUID(),
    userId: user.id,
    tokenHash: hash,
    expiresAt: sessionEnd(sessionKind),
    lastSeenAt: now,
    signedInWith,
    browser: client.browser,
    secondFactorAt: opening.hasSecondFactor === true ? now : null,
  })
  await recordEvent(transaction, { event: 'signed-in', userId: user.id, client, at: now })
  return { accessToken: token, remember, browserToken: await recognizeBrowser(transaction, opening) }
}

async function recognizeBrowser(
  transaction: Kysely<Schema>,
  { user, client, isFirst, now }: Opening,
): Promise<string | null> {
  const fresh = client.browserHash === null ? newToken() : null
  const browserHash = client.browserHash ?? fresh?.hash ?? new Uint8Array()
  const { browser } = client
  const recorded = await recordBrowser(transaction, user.id, { browserHash, browser, at: now })
  if (recorded === 'new' && !isFirst) {
    const data = { browser, at: now }
    await enqueueMail(transaction, { template: 'new-browser', to: user.email, userId: user.id, data }, now)
  }
  return fresh?.token ?? null
}
