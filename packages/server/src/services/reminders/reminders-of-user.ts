import { liveAt } from '../../auth/session-lifetime.ts'
import { findCalendarFeed } from '../../repositories/calendar-feeds.ts'
import { listDigestEntries } from '../../repositories/digest-entries.ts'
import { findDigest } from '../../repositories/digests.ts'
import { listPushBrowsers } from '../../repositories/push-subscriptions.ts'
import { listWatchMessages } from '../../repositories/watch-messages.ts'
import { findWatcher, listCardWatches } from '../../repositories/watchers.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'
import { readAnswer } from '../watches/stored-watches.ts'

/** More than a year of them. */
const MOST_MESSAGES = 10_000

/**
 * Settings, watches, browsers with notifications and the keys of what was sent, without tokens and addresses of browsers.
 * They are deleted with the account.
 */
export const remindersOfUser: PersonalDataSource = {
  name: 'reminders',
  read: async ({ database: { db }, clock }, userId) => {
    const [calendarFeed, digest, entries, watcher, cards, messages, browsers] = await Promise.all([
      findCalendarFeed(db, userId),
      findDigest(db, userId),
      listDigestEntries(db, userId),
      findWatcher(db, userId),
      listCardWatches(db, userId),
      listWatchMessages(db, userId, MOST_MESSAGES),
      listPushBrowsers(db, userId, liveAt(clock())),
    ])
    return {
      calendarFeed,
      digest: digest && {
        hasOffers: digest.hasOffers,
        hasWallets: digest.hasWallets,
        turnedOnAt: digest.turnedOnAt,
      },
      listedInDigests: entries,
      watches: watcher && {
        ...{ hasOwnCards: watcher.hasOwnCards, answer: readAnswer(watcher.answer) },
        cards: cards.map(({ cardId, watchedAt }) => ({ cardId, watchedAt })),
        messages,
      },
      notifications: browsers.map(({ browser, createdAt, lastSentAt }) => ({
        browser,
        createdAt,
        lastSentAt,
      })),
    }
  },
  onDelete: async () => {},
}
