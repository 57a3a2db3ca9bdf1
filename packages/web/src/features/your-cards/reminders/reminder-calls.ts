import type { CalendarFeedAddress, DigestAlerts, ReminderSettings } from '@cardsight/contract/your-cards'
import { createBrowserApi } from '../../../api/client.ts'
import {
  createCalendarFeed,
  fetchReminderSettings,
  revokeCalendarFeed,
  saveDigest,
} from '../../../api/emails.ts'
import { readToken } from '../../../lib/storage.ts'

/** The calls of the reminder settings. Tests have their own. */
export type ReminderCalls = Readonly<{
  load: () => Promise<ReminderSettings>
  saveDigest: (digest: DigestAlerts | null) => Promise<ReminderSettings>
  createFeed: () => Promise<CalendarFeedAddress>
  revokeFeed: () => Promise<void>
}>

export function createReminderCalls(onUnauthorized: () => void): ReminderCalls {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return {
    load: () => fetchReminderSettings(api),
    saveDigest: (digest) => saveDigest(api, digest),
    createFeed: () => createCalendarFeed(api),
    revokeFeed: () => revokeCalendarFeed(api),
  }
}
