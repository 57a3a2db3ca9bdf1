export {
  type CalendarFeedAddress,
  calendarFeedAddressSchema,
  type DigestAlerts,
  digestSentences,
  digestTokenSchema,
  type ReminderSettings,
  reminderSettingsSchema,
  saveDigestSchema,
} from '../reminders.ts'
export {
  type BonusInProgress,
  MAX_YOUR_CARDS,
  noYourCards,
  openedDay,
  type SavedYourCards,
  savedYourCardsSchema,
  type YourCard,
  type YourCards,
  yourCardsSchema,
} from '../your-cards.ts'
export { formatCents, formatCount, formatDay } from '../your-cards-format.ts'
export { readYourCards, type YourCardsProblem } from '../your-cards-problems.ts'
