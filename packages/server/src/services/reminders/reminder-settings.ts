import type { DigestAlerts } from '@cardsight/contract/your-cards'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { findCalendarFeed } from '../../repositories/calendar-feeds.ts'
import {
  type DigestRow,
  findDigest,
  removeDigest,
  removeDigestByToken,
  saveDigest,
} from '../../repositories/digests.ts'
import { getAccount } from '../users/get-account.ts'

export type ReminderSettings = Readonly<{
  calendarFeed: Readonly<{ createdAt: Date }> | null
  digest: DigestRow | null
  email: string
  isEmailVerified: boolean
}>

export async function readReminderSettings(
  deps: Pick<Deps, 'database'>,
  userId: string,
): Promise<ReminderSettings> {
  const { db } = deps.database
  const [calendarFeed, digest, { account }] = await Promise.all([
    findCalendarFeed(db, userId),
    findDigest(db, userId),
    getAccount(deps, userId),
  ])
  return { calendarFeed, digest, email: account.email, isEmailVerified: account.emailVerifiedAt !== null }
}

/** Null turns the digest off. Changed alerts don't change when the next digest is due. */
export async function changeDigest(
  deps: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  alerts: DigestAlerts | null,
): Promise<ReminderSettings> {
  const { db } = deps.database
  await (alerts === null
    ? removeDigest(db, userId)
    : saveDigest(db, userId, { ...alerts, turnedOnAt: deps.clock() }))
  return readReminderSettings(deps, userId)
}

/** Ends the emails that a link is from. Does nothing for an unknown or used token. */
export async function unsubscribeFromDigest({ database }: Pick<Deps, 'database'>, token: string) {
  await removeDigestByToken(database.db, hashToken(token))
}
