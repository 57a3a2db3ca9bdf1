/** Every mail we send: its words, and the values it needs. A new mail is a new entry. */
import { z } from 'zod'
import type { MailContent } from './compose.ts'

const nothing = z.object({})
const post = z.object({ title: z.string(), address: z.url() })
const device = z.object({ browser: z.string(), at: z.coerce.date() })
export const emailChangeData = device.extend({ changeId: z.uuid() })

const NOT_YOU = 'If this was not you, reset your password at once: that also ends all other sessions.'

const EMAIL_CHANGED = 'Your Cardsight email was changed'

const changedWhen = (browser: string, at: Date) =>
  `The email address of your account was changed: ${browser}, ${inUtc(at)}. From now on we’ll write to the new address.`

/** `link` is the address with the one-time value, made when the mail goes out; `home` the address of the product. */
type Words<Data> = (data: Data, addresses: { link: string; home: string }) => MailContent

export const mailTemplates = {
  'password-reset': template(nothing, (_, { link }) => ({
    subject: 'Reset your Cardsight password',
    paragraphs: [
      'Somebody asked to reset the password of your account. If it was you, choose a new one here:',
    ],
    button: { label: 'Choose a new password', address: link },
    notes: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: nothing has changed.',
    ],
  })),

  'password-of-social': template(nothing, (_, { home }) => ({
    subject: 'How you sign in to Cardsight',
    paragraphs: [
      'Somebody asked to reset the password of your account. Your account has no password: you sign in with Google.',
      'On the sign-in page, choose Continue with Google.',
    ],
    button: { label: 'Go to the sign-in page', address: `${home}/signin` },
    notes: ['If you did not ask for this, ignore this mail: nothing has changed.'],
  })),

  'verify-email': template(nothing, (_, { link }) => ({
    subject: 'Confirm your email for Cardsight',
    paragraphs: ['Please confirm that this address is yours:'],
    button: { label: 'Confirm my email', address: link },
    notes: ['The link works for three days. If you have no account with us, ignore this mail.'],
  })),

  'new-browser': template(device, ({ browser, at }) => ({
    subject: 'A new sign-in to your Cardsight account',
    paragraphs: [
      `Your account was signed in to from a browser we have not seen before: ${browser}, ${inUtc(at)}.`,
    ],
    notes: [NOT_YOU],
  })),

  'password-changed': template(device, ({ browser, at }) => ({
    subject: 'Your Cardsight password was changed',
    paragraphs: [
      `The password of your account was changed: ${browser}, ${inUtc(at)}. Other sessions were ended.`,
    ],
    notes: [NOT_YOU],
  })),

  // To an address that nobody confirmed.
  'email-changed': template(device, ({ browser, at }, { home }) => ({
    subject: EMAIL_CHANGED,
    paragraphs: [changedWhen(browser, at)],
    notes: [`If this wasn’t you, tell us right away: ${home}/support`],
  })),

  'undo-email-change': template(emailChangeData, ({ browser, at }, { link }) => ({
    subject: EMAIL_CHANGED,
    paragraphs: [
      changedWhen(browser, at),
      'If this was you, you don’t need to do anything. If it wasn’t, undo the change:',
    ],
    button: { label: 'Undo the change', address: link },
    notes: [
      'The link works once, for seven days. It signs out every browser, and we’ll help you choose a new password.',
    ],
  })),

  'social-linked': template(device, ({ browser, at }) => ({
    subject: 'Google now signs you in to Cardsight',
    paragraphs: [`Your Google account can now sign you in to Cardsight: ${browser}, ${inUtc(at)}.`],
    notes: [NOT_YOU],
  })),

  'account-deleted': template(device, ({ browser, at }) => ({
    subject: 'Your Cardsight account is deleted',
    paragraphs: [
      `Your account and everything stored with it are deleted: ${browser}, ${inUtc(at)}.`,
      'This is the last mail from us. Thank you for having been with us.',
    ],
  })),

  'newsletter-confirm': template(nothing, (_, { link }) => ({
    subject: 'Please confirm: the Cardsight letter',
    paragraphs: ['Somebody asked for our letter to be sent to this address. If it was you, please confirm:'],
    button: { label: 'Yes, send me the letter', address: link },
    notes: [
      'The link works for three days. If you did not ask for this, ignore this mail: nothing is stored and no letter comes.',
    ],
  })),

  'newsletter-known': template(nothing, (_, { link }) => ({
    subject: 'You already get the Cardsight letter',
    paragraphs: [
      'Somebody asked for our letter to be sent to this address. It already is, so nothing changes.',
    ],
    button: { label: 'Unsubscribe', address: link },
  })),

  'newsletter-post': template(post, ({ title, address }, { link }) => ({
    subject: title,
    paragraphs: ['There is a new text on our blog, with figures from the cards as they stand today:', title],
    button: { label: 'Read it', address },
    notes: [`You get this because you asked for our letter. To unsubscribe: ${link}`],
  })),
} as const

export type MailTemplate = keyof typeof mailTemplates

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name)
}

/** Reads the values back as they were stored, and fills the words with them. */
function template<Data>(schema: z.ZodType<Data>, words: Words<Data>) {
  return (stored: unknown, addresses: { link: string; home: string }): MailContent =>
    words(schema.parse(stored), addresses)
}

function inUtc(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
