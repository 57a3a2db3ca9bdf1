import { randomUUID } from 'node:crypto'
import { newsletterSentences } from '@cardsight/contract/schemas'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { addSubscriber } from '../../repositories/newsletter.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/** Subscribes the address that the email with the link went to, and no other. It gets a welcome email. */
export async function confirmSubscription(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const link = { purpose: 'newsletter-confirm', tokenHash: hashToken(token) } as const
    const taken = await consumeOneTimeToken(transaction, link, now)
    if (taken === null || taken.email === null) {
      throw new AppError('link-expired', { message: newsletterSentences.linkDead })
    }
    const { email } = taken
    const subscriber = { id: randomUUID(), email, confirmedAt: now }
    if (await addSubscriber(transaction, subscriber)) {
      await enqueueMail(transaction, { template: 'newsletter-welcome', to: email }, now)
    }
  })
}
