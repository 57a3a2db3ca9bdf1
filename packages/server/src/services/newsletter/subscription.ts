import { randomUUID } from 'node:crypto'
import { newsletterSentences } from '@cardsight/contract/site'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  addSubscriber,
  findSubscriber,
  removeSubscriber,
  removeSubscriberByToken,
  type Subscriber,
} from '../../repositories/newsletter.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { getAccount } from '../users/get-account.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'

/**
 * Only records the request. Whether the address is known is checked when the email is sent, so that both
 * cases take the same time.
 */
export async function subscribe(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'newsletter-confirm', to: email }, clock())
}

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

/** Deletes the address. Does nothing for an unknown or used token. */
export async function unsubscribe({ database }: Pick<Deps, 'database'>, token: string): Promise<void> {
  await removeSubscriberByToken(database.db, hashToken(token))
}

/** The newsletter stores addresses, not users: it belongs to the user with the verified address. */
export const subscriptionOfUser: PersonalDataSource = {
  name: 'newsletter',
  read: async (deps, userId) => ({ isSubscribed: (await find(deps, userId)) !== null }),
  onDelete: async (deps, userId) => {
    const subscriber = await find(deps, userId)
    if (subscriber !== null) {
      await removeSubscriber(deps.database.db, subscriber.id)
    }
  },
}

async function find(deps: Deps, userId: string): Promise<Subscriber | null> {
  const { account } = await getAccount(deps, userId)
  return account.emailVerifiedAt === null ? null : findSubscriber(deps.database.db, account.email)
}
