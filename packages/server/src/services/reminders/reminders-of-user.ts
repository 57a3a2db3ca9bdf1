import { findCalendarFeed } from '../../repositories/calendar-feeds.ts'
import { listDigestEntries } from '../../repositories/digest-entries.ts'
import { findDigest } from '../../repositories/digests.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'

/** Settings and the keys of what was sent, without the two tokens. They are deleted with the account. */
export const remindersOfUser: PersonalDataSource = {
  name: 'reminders',
  read: async ({ database: { db } }, userId) => {
    const [calendarFeed, digest, entries] = await Promise.all([
      findCalendarFeed(db, userId),
      findDigest(db, userId),
      listDigestEntries(db, userId),
    ])
    return {
      calendarFeed,
      digest: digest && {
        hasTermChanges: digest.hasTermChanges,
        hasOffers: digest.hasOffers,
        hasWallets: digest.hasWallets,
        turnedOnAt: digest.turnedOnAt,
      },
      listedInDigests: entries,
    }
  },
  onDelete: async () => {},
}
