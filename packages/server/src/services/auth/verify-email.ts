import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { markEmailVerified } from '../../repositories/users.ts'
import { recordEvent } from './record-event.ts'

/** Verifies the address that the email with the link went to, and no other. */
export async function verifyEmail(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
  client: Client,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const link = { purpose: 'verify-email', tokenHash: hashToken(token) } as const
    const taken = await consumeOneTimeToken(transaction, link, now)
    if (taken === null || taken.userId === null || taken.email === null) {
      throw new AppError('link-expired', { message: authSentences.verifyLinkDead })
    }
    await markEmailVerified(transaction, taken.userId, { email: taken.email, at: now })
    await recordEvent(transaction, { event: 'email-verified', userId: taken.userId, client, at: now })
  })
}
