import { authSentences } from '@cardsight/contract/auth-sentences'
import { challengeIn, PASSKEY_CHALLENGE_MS } from '../../auth/passkey-checks.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  consumeOneTimeToken,
  createOneTimeToken,
  type OneTimeToken,
} from '../../repositories/one-time-tokens.ts'

type Ports = Pick<Deps, 'database' | 'clock'>
type Purpose = 'passkey-registration' | 'passkey-sign-in'

/** Stores a challenge, so that any server can check the response to it: once, within five minutes. */
export async function storeChallenge(
  { database: { db }, clock }: Ports,
  { purpose, challenge, userId }: { purpose: Purpose; challenge: string; userId?: string },
): Promise<void> {
  await createOneTimeToken(db, {
    purpose,
    tokenHash: hashToken(challenge),
    expiresAt: new Date(clock().getTime() + PASSKEY_CHALLENGE_MS),
    ...(userId !== undefined && { userId }),
  })
}

/** Uses up the challenge of a response. Throws if we didn't send it, or it has expired or was used. */
export async function takeChallenge(
  { database: { db }, clock }: Ports,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<{ challenge: string; userId: OneTimeToken['userId'] }> {
  const challenge = challengeIn(clientDataJSON)
  const taken =
    challenge === null
      ? null
      : await consumeOneTimeToken(db, { purpose, tokenHash: hashToken(challenge) }, clock())
  if (challenge === null || taken === null) {
    throw new AppError('link-expired', { message: authSentences.passkeyTooLate })
  }
  return { challenge, userId: taken.userId }
}
