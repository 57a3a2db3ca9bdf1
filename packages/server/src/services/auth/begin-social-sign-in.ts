import { z } from 'zod'
import { SocialFailure } from '../../auth/social-provider.ts'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { createOneTimeToken } from '../../repositories/one-time-tokens.ts'

/** Long enough to look up a password, short enough that a forgotten tab is useless. */
const ATTEMPT_MS = 10 * 60_000

export const socialAttemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  remember: z.boolean(),
})

export type SocialSignInOptions = Readonly<{
  remember: boolean
  /** Asks the provider to verify the user again, not just the browser's session. */
  mustConfirm: boolean
}>

/**
 * Returns where to send the browser, and the cookie that binds the callback to it. What the provider must
 * repeat stays on the server.
 */
export async function beginSocialSignIn(
  { database, clock, social }: Pick<Deps, 'database' | 'clock' | 'social'>,
  { remember, mustConfirm }: SocialSignInOptions,
): Promise<{ address: string; browserToken: string }> {
  if (social === null) {
    throw new SocialFailure('failed')
  }
  const { address, attempt } = await social.begin({ mustConfirm })
  const { token, hash } = newToken()
  await createOneTimeToken(database.db, {
    purpose: 'social-attempt',
    tokenHash: hash,
    data: { ...attempt, remember },
    expiresAt: new Date(clock().getTime() + ATTEMPT_MS),
  })
  return { address, browserToken: token }
}
