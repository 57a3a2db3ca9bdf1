/** How a person gets reminders: a calendar feed with a private address, and an email digest. */
import { tokenField } from './identity-fields.ts'
import { z } from './zod.ts'

/** User-facing sentences of the email digest. */
export const digestSentences = {
  ended: "You won't get any more reminder emails. You can turn them on again in your tracker.",
  linkDead: 'This link is no longer valid. You can turn off reminder emails in your tracker.',
} as const

/** Alerts in the digest, besides reminders. */
export const digestAlertsSchema = z
  .object({
    /** A welcome bonus that you'd want is at its best. */
    hasOffers: z.boolean(),
    /** Another wallet would earn you a lot more. */
    hasWallets: z.boolean(),
  })
  .meta({ id: 'DigestAlerts' })

/** Null turns the digest off. */
export const saveDigestSchema = z.object({ digest: digestAlertsSchema.nullable() }).meta({ id: 'SaveDigest' })

/** The address of the calendar itself isn't here, because only its hash is stored. */
export const reminderSettingsSchema = z
  .object({
    calendarFeed: z.object({ createdAt: z.iso.datetime() }).nullable(),
    digest: digestAlertsSchema.nullable(),
    email: z.string(),
    /** No digest goes to an address that isn't. */
    isEmailVerified: z.boolean(),
  })
  .meta({ id: 'ReminderSettings' })

/** The private address of a calendar, shown once. */
export const calendarFeedAddressSchema = z
  .object({ url: z.url(), createdAt: z.iso.datetime() })
  .meta({ id: 'CalendarFeedAddress' })

/** Token in a link that we emailed. */
export const digestTokenSchema = z.object({ token: tokenField(digestSentences.linkDead) })

export type DigestAlerts = z.infer<typeof digestAlertsSchema>
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>
export type CalendarFeedAddress = z.infer<typeof calendarFeedAddressSchema>
