import type { CalendarFeedAddress, ReminderSettings } from '@cardsight/contract/your-cards'
import type { NewCalendarFeed } from '../services/reminders/calendar-feed.ts'
import type { ReminderSettings as SettingsOfUser } from '../services/reminders/reminder-settings.ts'

export function presentReminderSettings(settings: SettingsOfUser): ReminderSettings {
  const { calendarFeed, digest, email, isEmailVerified } = settings
  return {
    calendarFeed: calendarFeed && { createdAt: calendarFeed.createdAt.toISOString() },
    digest: digest && {
      hasTermChanges: digest.hasTermChanges,
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
