/** The newsletter: subscribe, confirm, unsubscribe. */
import { authSentences } from './auth-sentences.ts'
import { emailField, tokenField } from './identity-fields.ts'
import { z } from './zod.ts'

/** User-facing sentences of the newsletter. */
export const newsletterSentences = {
  asked: 'Almost done! Open the email we just sent you to confirm.',
  confirmed: "You're subscribed. Thank you!",
  ended: "You're unsubscribed. We've removed your address.",
  linkDead: 'This link has expired or was already used. Please subscribe again.',
} as const

/** How to subscribe: our own form, or an external page that replaces it. */
export const newsletterOptionsSchema = z
  .object({ embedUrl: z.url({ protocol: /^https?$/ }).nullable() })
  .meta({ id: 'NewsletterOptions' })

export const newsletterSubscribeSchema = z
  .object({ email: emailField(authSentences.emailMissing, authSentences.signUpEmailInvalid) })
  .meta({ id: 'NewsletterSubscribe' })

/** Token in a link that we emailed. */
export const newsletterTokenSchema = z
  .object({ token: tokenField(newsletterSentences.linkDead) })
  .meta({ id: 'NewsletterToken' })

export type NewsletterOptions = z.infer<typeof newsletterOptionsSchema>
