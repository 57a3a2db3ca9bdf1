import { messageSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { ErrorReport } from '@cardsight/contract/site'
import {
  type CalendarFeedAddress,
  calendarFeedAddressSchema,
  type DigestAlerts,
  type ReminderSettings,
  reminderSettingsSchema,
} from '@cardsight/contract/your-cards'
import type { Api, Schema } from './client.ts'

const anything: Schema<unknown> = { parse: (value) => value }

export function fetchReminderSettings(api: Api): Promise<ReminderSettings> {
  return api.get(apiPaths.reminders, reminderSettingsSchema)
}

/** Null turns the digest off. */
export function saveDigest(api: Api, digest: DigestAlerts | null): Promise<ReminderSettings> {
  return api.put(apiPaths.digest, reminderSettingsSchema, { digest })
}

/** The address before it stops working. */
export function createCalendarFeed(api: Api): Promise<CalendarFeedAddress> {
  return api.post(apiPaths.calendarFeed, calendarFeedAddressSchema)
}

export async function revokeCalendarFeed(api: Api): Promise<void> {
  await api.delete(apiPaths.calendarFeed, anything)
}

/** Needs no sign-in. The response is the same whether or not the token is known. */
export function leaveDigest(api: Api, token: string): Promise<{ message: string }> {
  return api.post(apiPaths.digestUnsubscribe(token), messageSchema)
}

/** The response is the same whether or not the address was subscribed before. */
export function subscribeToNewsletter(api: Api, email: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletter, messageSchema, { email })
}

export function confirmNewsletter(api: Api, token: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletterConfirm, messageSchema, { token })
}

export function leaveNewsletter(api: Api, token: string): Promise<{ message: string }> {
  return api.post(apiPaths.newsletterUnsubscribe(token), messageSchema)
}

/** The form's values as typed: the server checks them and names the fields that aren't valid. */
type TypedReport = Readonly<Record<keyof ErrorReport, string>>

/** Reports an error in a card's facts. */
export function sendErrorReport(api: Api, cardId: string, report: TypedReport): Promise<{ message: string }> {
  return api.post(apiPaths.cardErrorReports(cardId), messageSchema, report)
}
