import type { SocialProblem } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import { SocialFailure } from '../../auth/social-provider.ts'
import { newToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { consumeOneTimeToken, createOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { socialAttemptSchema } from './begin-social-sign-in.ts'
import { matchSocial } from './match-social.ts'

/** The browser returns to a page that exchanges the token right away. */
const HAND_OFF_MS = 60_000
const LINK_MS = 10 * 60_000

export type SocialReturn =
  | Readonly<{ ok: true; handOff: string }>
  | Readonly<{ ok: false; problem: SocialProblem }>

/** Handles the callback from the provider, which must belong to the attempt that this browser started. */
export async function finishSocialSignIn(deps: Deps, query: string, client: Client): Promise<SocialReturn> {
  const { social, database, clock } = deps
  const browserHash = client.socialHash
  if (social === null || browserHash === null) {
    return { ok: false, problem: social === null ? 'not-set-up' : 'failed' }
  }
  const attemptKey = { purpose: 'social-attempt', tokenHash: browserHash } as const
  const attempt = await consumeOneTimeToken(database.db, attemptKey, clock())
  if (attempt === null) {
    return { ok: false, problem: 'failed' }
  }
  const { remember, ...expected } = socialAttemptSchema.parse(attempt.data)
  const profile = await social.finish(query, expected)
  return database.db.transaction().execute(async (transaction) => {
    const now = clock()
    const match = await matchSocial(transaction, profile, client, now)
    switch (match.kind) {
      case 'email-unverified':
        return { ok: false, problem: 'email-unverified' }
      case 'password-first': {
        const { issuer, subject, email } = profile
        await createOneTimeToken(transaction, {
          purpose: 'social-link',
          tokenHash: browserHash,
          userId: match.userId,
          ...(email !== null && { email }),
          data: { issuer, subject },
          expiresAt: new Date(now.getTime() + LINK_MS),
        })
        return { ok: false, problem: 'password-first' }
      }
      case 'person':
        return { ok: true, handOff: await handOff(transaction, { ...match, remember, browserHash, now }) }
    }
  })
}

type HandOff = Readonly<{
  userId: string
  isNew: boolean
  remember: boolean
  browserHash: Uint8Array
  now: Date
}>

async function handOff(
  transaction: Kysely<Schema>,
  { userId, isNew, remember, browserHash, now }: HandOff,
): Promise<string> {
  const { token, hash } = newToken()
  await createOneTimeToken(transaction, {
    purpose: 'social-hand-off',
    tokenHash: hash,
    userId,
    browserHash,
    data: { remember, isNew },
    expiresAt: new Date(now.getTime() + HAND_OFF_MS),
  })
  return token
}

/** The failure reason for the sign-in page. */
export function problemOf(error: unknown): SocialProblem | null {
  return error instanceof SocialFailure ? error.reason : null
}
