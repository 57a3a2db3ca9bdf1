import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deleteUnsentMail } from '../../repositories/mail-outbox.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { markEmailVerified, type UserRow } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
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

/** Replaces an unsent email. A verified address gets none. */
export async function resendVerification(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, email }: UserRow,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await deleteUnsentMail(transaction, id, 'verify-email')
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId: id }, clock())
  })
}
