import { authSentences } from '@cardsight/contract/auth-sentences'
import { z } from 'zod'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { findAccount } from '../../repositories/users.ts'
import type { OpenedSession } from './open-session.ts'
import { type CodeRequest, passFirstStep } from './pass-first-step.ts'

const handOffSchema = z.object({ remember: z.boolean(), isNew: z.boolean() })

/**
 * Exchanges the hand-off token from the URL for a session token or the request for a code: once, within a minute, in the same browser.
 */
export async function exchangeHandOff(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  handOff: string,
  client: Client,
): Promise<OpenedSession | CodeRequest> {
  const browserHash = client.socialHash
  if (browserHash === null) {
    throw expiredError()
  }
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    const value = { purpose: 'social-hand-off', tokenHash: hashToken(handOff), browserHash } as const
    const taken = await consumeOneTimeToken(transaction, value, now)
    const user = taken?.userId ? await findAccount(transaction, taken.userId) : null
    if (taken === null || user === null) {
      throw expiredError()
    }
    const { remember, isNew } = handOffSchema.parse(taken.data)
    return passFirstStep(transaction, { user, client, remember, signedInWith: 'social', isFirst: isNew, now })
  })
}

function expiredError(): AppError {
  return new AppError('link-expired', { message: authSentences.handOffDead })
}
