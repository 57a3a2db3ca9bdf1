import type { CalendarFeedAddress, ReminderSettings, SavedYourCards } from '@cardsight/contract/your-cards'
import type { NewCalendarFeed } from '../services/reminders/calendar-feed.ts'
import type { ReminderSettings as SettingsOfUser } from '../services/reminders/reminder-settings.ts'
import type { YourCardsOfUser } from '../services/users/your-cards.ts'

/** The contract's schema has parsed the cards and allows no other fields. */
export function presentYourCards({ yourCards, savedAt }: YourCardsOfUser): SavedYourCards {
  return { yourCards, savedAt: savedAt?.toISOString() ?? null }
}

export function presentReminderSettings(settings: SettingsOfUser): ReminderSettings {
  const { calendarFeed, digest, email, isEmailVerified } = settings
  return {
    calendarFeed: calendarFeed && { createdAt: calendarFeed.createdAt.toISOString() },
    digest: digest && {
      hasOffers: digest.hasOffers,
      hasWallets: digest.hasWallets,
    },
    email,
    isEmailVerified,
  }
}

export function presentCalendarFeed({ url, createdAt }: NewCalendarFeed): CalendarFeedAddress {
  return { url, createdAt: createdAt.toISOString() }
}
