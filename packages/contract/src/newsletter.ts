/** The letter: how to subscribe, confirm and leave. */
import { authSentences } from './auth-sentences.ts'
import { emailField, tokenField } from './identity-fields.ts'
import { z } from './zod.ts'

/** What the letter says to a person who subscribes or leaves. */
export const newsletterSentences = {
  asked: 'Almost done: please open the mail that we have just sent you, and confirm.',
  confirmed: 'You are subscribed. Thank you!',
  ended: 'You are unsubscribed. We have removed your address.',
  linkDead: 'This link has expired or was used already. Please subscribe again.',
} as const

/** How to subscribe: by our own form, or by the outside page that takes its place. */
export const newsletterOptionsSchema = z
  .object({ embedUrl: z.url({ protocol: /^https?$/ }).nullable() })
  .meta({ id: 'NewsletterOptions' })

export const newsletterSubscribeSchema = z
  .object({ email: emailField(authSentences.emailMissing, authSentences.signUpEmailInvalid) })
  .meta({ id: 'NewsletterSubscribe' })

/** The value of a link that we have mailed. */
export const newsletterTokenSchema = z
  .object({ token: tokenField(newsletterSentences.linkDead) })
  .meta({ id: 'NewsletterToken' })

export type NewsletterOptions = z.infer<typeof newsletterOptionsSchema>
