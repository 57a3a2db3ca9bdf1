/** The private address of a person's calendar, and its content. */
import { calendarFeed } from '@cardsight/answers'
import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { hashToken, newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import {
  findCalendarFeedOwner,
  removeCalendarFeed,
  replaceCalendarFeed,
} from '../../repositories/calendar-feeds.ts'
import { todayOf } from '../get-cards.ts'
import { withCardsOfPerson } from './cards-of-person.ts'

export type NewCalendarFeed = Readonly<{ url: string; createdAt: Date }>

/** Creates a new address. The one before stops working. */
export async function createCalendarFeed(
  { database: { db }, clock, publicUrl }: Pick<Deps, 'database' | 'clock' | 'publicUrl'>,
  userId: string,
): Promise<NewCalendarFeed> {
  const { token, hash } = newToken()
  const createdAt = clock()
  await replaceCalendarFeed(db, userId, { tokenHash: hash, createdAt })
  return { url: `${publicUrl}${emailedPaths.calendar(token)}`, createdAt }
}

/** Does nothing if there is no address. */
export async function revokeCalendarFeed({ database }: Pick<Deps, 'database'>, userId: string) {
  await removeCalendarFeed(database.db, userId)
}

/** Returns null for a token that is unknown, replaced or revoked. */
export async function findOwnerOfCalendar(
  { database }: Pick<Deps, 'database'>,
  token: string,
): Promise<string | null> {
  return findCalendarFeedOwner(database.db, hashToken(token))
}

/** A person's reminders of the next year as iCalendar. Without saved cards, it has no events. */
export async function readCalendar(deps: Deps, userId: string): Promise<string> {
  const reminders = await withCardsOfPerson(deps, userId, (cards, buffers) =>
    deps.runThreads.bulk.call('listReminders', cards, buffers),
  )
  return calendarFeed(reminders, todayOf(deps), userId)
}
