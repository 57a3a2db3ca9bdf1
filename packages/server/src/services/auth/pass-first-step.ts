/** What follows a right password or a social sign-in: a session, or the request for a code. */
import type { Kysely } from 'kysely'
import { newToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import { createOneTimeToken } from '../../repositories/one-time-tokens.ts'
import type { AccountRow } from '../../repositories/users.ts'
import { finishSocialLink } from './finish-social-link.ts'
import { type OpenedSession, type Opening, openSession } from './open-session.ts'
import { hasTwoStep } from './two-step.ts'

/** Long enough to find a phone. */
const TICKET_MS = 10 * 60_000

/** Proves that the first step is done. It opens a session together with a code, and nothing without one. */
export type CodeRequest = Readonly<{ ticket: string }>

export type AccountOpening = Opening & Readonly<{ user: AccountRow }>

/** Asks for a code if the user has turned on two-step verification. */
export async function passFirstStep(
  transaction: Kysely<Schema>,
  opening: AccountOpening,
): Promise<OpenedSession | CodeRequest> {
  const { user, remember, signedInWith, now } = opening
  if (!(await hasTwoStep(transaction, user.id))) {
    return finishSignIn(transaction, opening)
  }
  const { token, hash } = newToken()
  await createOneTimeToken(transaction, {
    purpose: 'second-factor',
    tokenHash: hash,
    userId: user.id,
    data: { remember, signedInWith },
    expiresAt: new Date(now.getTime() + TICKET_MS),
  })
  return { ticket: token }
}

/** Signs the user in, and adds the social sign-in that was waiting for the password. */
export async function finishSignIn(
  transaction: Kysely<Schema>,
  opening: AccountOpening,
): Promise<OpenedSession> {
  const { user, client, signedInWith, now } = opening
  if (signedInWith === 'password') {
    await finishSocialLink(transaction, user, client, now)
  }
  return openSession(transaction, opening)
}
