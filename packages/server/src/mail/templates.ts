/** Every email we send: its text, and the values it needs. A new email is a new entry. */
import { pagePaths } from '@cardsight/contract/paths'
import { z } from 'zod'
import type { MailContent } from './compose.ts'

const nothing = z.object({})
const post = z.object({ title: z.string(), address: z.url() })
const device = z.object({ browser: z.string(), at: z.coerce.date() })
const usedCode = device.extend({ codesLeft: z.number() })
const named = device.extend({ name: z.string() })
const errorReport = z.object({
  cardId: z.string(),
  cardName: z.string(),
  fact: z.string(),
  correction: z.string(),
  seenAt: z.string(),
  replyTo: z.string(),
})
const otherPerson = z.object({ other: z.string() })
export const invitationData = z.object({ invitationId: z.uuid(), from: z.string() })
const digestLines = z.array(z.object({ title: z.string(), text: z.string() }))
const digest = z.object({ reminders: digestLines, alerts: digestLines })
export const emailChangeData = device.extend({ changeId: z.uuid() })

const NOT_YOU_SECURITY =
  'If this wasn’t you, reset your password right away. Then check the Security section of your account page.'
const NOT_YOU = 'If this wasn’t you, reset your password right away. That also signs out all other devices.'

const EMAIL_CHANGED = 'Your Cardsight email was changed'

const changedWhen = (browser: string, at: Date) =>
  `Your account’s email address was changed: ${browser}, ${inUtc(at)}. From now on we’ll write to the new address.`

/** `link` is the URL with the one-time token, created when the email is sent; `home` is the product's URL. */
type Words<Data> = (data: Data, addresses: { link: string; home: string }) => MailContent

export const mailTemplates = {
  'password-reset': template(nothing, (_, { link }) => ({
    subject: 'Reset your Cardsight password',
    paragraphs: ['Someone asked to reset your password. If it was you, choose a new one here:'],
    button: { label: 'Choose a new password', address: link },
    notes: [
      'The link works once, for one hour. If you didn’t ask for it, ignore this email. Nothing has changed.',
    ],
  })),

  'password-of-social': template(nothing, (_, { home }) => ({
    subject: 'How you sign in to Cardsight',
    paragraphs: [
      'Someone asked to reset your password. Your account has no password, because you sign in with Google.',
      'On the sign-in page, choose Continue with Google.',
    ],
    button: { label: 'Go to the sign-in page', address: `${home}/signin` },
    notes: ['If you didn’t ask for this, ignore this email. Nothing has changed.'],
  })),

  'verify-email': template(nothing, (_, { link }) => ({
    subject: 'Confirm your email for Cardsight',
    paragraphs: ['Please confirm that this address is yours:'],
    button: { label: 'Confirm my email', address: link },
    notes: ['The link works for three days. If you don’t have an account with us, ignore this email.'],
  })),

  'new-browser': template(device, ({ browser, at }) => ({
    subject: 'A new sign-in to your Cardsight account',
    paragraphs: [
      `Someone signed in to your account from a browser we haven’t seen before: ${browser}, ${inUtc(at)}.`,
    ],
    notes: [NOT_YOU],
  })),

  'password-changed': template(device, ({ browser, at }) => ({
    subject: 'Your Cardsight password was changed',
    paragraphs: [`Your password was changed: ${browser}, ${inUtc(at)}. We signed out all other devices.`],
    notes: [NOT_YOU],
  })),

  // To an unverified address.
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
    subject: 'You can now sign in to Cardsight with Google',
    paragraphs: [`You can now sign in to Cardsight with your Google account: ${browser}, ${inUtc(at)}.`],
    notes: [NOT_YOU],
  })),

  'two-step-on': template(device, ({ browser, at }) => ({
    subject: 'Two-step verification is on',
    paragraphs: [
      `You turned on two-step verification for your Cardsight account: ${browser}, ${inUtc(at)}.`,
      'From now on, signing in also takes a code from your authenticator app. Keep your recovery codes in a safe place: they’re the way in if you lose your phone.',
    ],
    notes: [NOT_YOU_SECURITY],
  })),

  'two-step-off': template(device, ({ browser, at }) => ({
    subject: 'Two-step verification is off',
    paragraphs: [
      `Two-step verification was turned off for your Cardsight account: ${browser}, ${inUtc(at)}. Signing in no longer takes a code.`,
    ],
    notes: [NOT_YOU_SECURITY],
  })),

  'recovery-codes-renewed': template(device, ({ browser, at }) => ({
    subject: 'Your Cardsight recovery codes were replaced',
    paragraphs: [`You have new recovery codes: ${browser}, ${inUtc(at)}. The old ones no longer work.`],
    notes: [NOT_YOU_SECURITY],
  })),

  'recovery-code-used': template(usedCode, ({ browser, at, codesLeft }) => ({
    subject: 'A recovery code was used to sign in to Cardsight',
    paragraphs: [
      `Someone signed in to your account with a recovery code: ${browser}, ${inUtc(at)}.`,
      `Recovery codes left: ${codesLeft}. You can get new ones on your account page.`,
    ],
    notes: [NOT_YOU_SECURITY],
  })),

  'passkey-added': template(named, ({ browser, at, name }) => ({
    subject: 'A passkey was added to your Cardsight account',
    paragraphs: [`You can now sign in with the passkey “${name}”: ${browser}, ${inUtc(at)}.`],
    notes: [NOT_YOU_SECURITY],
  })),

  'token-created': template(named, ({ browser, at, name }) => ({
    subject: 'An access token was created for your Cardsight account',
    paragraphs: [
      `The access token “${name}” can now read your account’s data: ${browser}, ${inUtc(at)}. It can’t change anything.`,
      'You can revoke it on your account page.',
    ],
    notes: [NOT_YOU_SECURITY],
  })),

  'passkey-removed': template(named, ({ browser, at, name }) => ({
    subject: 'A passkey was removed from your Cardsight account',
    paragraphs: [`The passkey “${name}” no longer signs in to your account: ${browser}, ${inUtc(at)}.`],
    notes: [NOT_YOU_SECURITY],
  })),

  'account-deleted': template(device, ({ browser, at }) => ({
    subject: 'Your Cardsight account is deleted',
    paragraphs: [
      `We deleted your account and all of its data: ${browser}, ${inUtc(at)}.`,
      'This is our last email to you. Thanks for using Cardsight.',
    ],
  })),

  // To someone who may not have an account. The sender's address is verified; nothing else in it is theirs.
  'household-invitation': template(invitationData, ({ from }, { link }) => ({
    subject: 'Plan your credit cards together on Cardsight',
    paragraphs: [
      `${from} invites you to a household on Cardsight. You’d get one plan for both of you: which cards to open, when, and who opens them.`,
      'You’d each see the other’s monthly spending by category. You’d also see which cards the other has, and the months they were opened, closed, and paid a bonus. You’d never see each other’s transactions, merchants, or accounts.',
    ],
    button: { label: 'See the invitation', address: link },
    notes: [
      'The link works for seven days. Nothing is shared until you accept, and either of you can end it at any time. If you don’t know the sender, ignore this email.',
    ],
  })),

  'household-joined': template(otherPerson, ({ other }, { home }) => ({
    subject: 'Your household on Cardsight is set up',
    paragraphs: [
      `${other} accepted your invitation. Your plan now covers both of you.`,
      'You see each other’s monthly totals and cards, never transactions.',
    ],
    button: { label: 'See your plan', address: `${home}${pagePaths.yourCards}?view=plan` },
    notes: ['Not who you expected? End the household on the same page.'],
  })),

  'household-ended': template(otherPerson, ({ other }) => ({
    subject: 'Your household on Cardsight has ended',
    paragraphs: [
      `Your household with ${other} has ended. You no longer see each other’s totals and cards.`,
      'Your own cards and accounts haven’t changed.',
    ],
  })),

  'newsletter-confirm': template(nothing, (_, { link }) => ({
    subject: 'Confirm your Cardsight newsletter subscription',
    paragraphs: ['Someone subscribed this address to our newsletter. If it was you, please confirm:'],
    button: { label: 'Yes, subscribe me', address: link },
    notes: [
      'The link works for three days. If you didn’t ask for this, ignore this email. We won’t store your address or send the newsletter.',
    ],
  })),

  'newsletter-known': template(nothing, (_, { link }) => ({
    subject: 'You’re already subscribed to the Cardsight newsletter',
    paragraphs: [
      'Someone subscribed this address to our newsletter. You’re already subscribed, so nothing changes.',
    ],
    button: { label: 'Unsubscribe', address: link },
  })),

  'newsletter-welcome': template(nothing, (_, { link, home }) => ({
    subject: 'Welcome to the Cardsight newsletter',
    paragraphs: ['Thanks for subscribing. We’ll email you when there’s a new post on our blog.'],
    button: { label: 'Read the blog', address: `${home}${pagePaths.blog}` },
    notes: [`You get this because you subscribed to our newsletter. To unsubscribe: ${link}`],
  })),

  'newsletter-post': template(post, ({ title, address }, { link }) => ({
    subject: title,
    paragraphs: ['There’s a new post on our blog, with figures from today’s card data:', title],
    button: { label: 'Read it', address },
    notes: [`You get this because you subscribed to our newsletter. To unsubscribe: ${link}`],
  })),

  // Mail apps show the subject on a locked screen, so it names no card and no amount.
  'card-digest': template(digest, ({ reminders, alerts }, { link, home }) => ({
    subject: 'Your Cardsight reminders',
    paragraphs: ['Here’s what’s coming up for your cards.'],
    sections: [
      { heading: 'Reminders', entries: reminders },
      { heading: 'Alerts', entries: alerts },
    ],
    button: { label: 'Open your tracker', address: `${home}${pagePaths.yourCards}?view=tracker` },
    notes: [`You get this because you turned on reminders by email. To turn them off: ${link}`],
  })),

  // To the team.
  'error-report': template(errorReport, (report, { home }) => ({
    subject: `Error report: ${report.cardName}`,
    paragraphs: [
      `Someone reported an error on ${home}${pagePaths.card(report.cardId)}`,
      `What’s wrong: ${report.fact}`,
      `What it should be:\n${quote(report.correction)}`,
      `Where they saw it: ${report.seenAt || 'not stated'}`,
      report.replyTo === ''
        ? 'They didn’t leave an email address.'
        : `Your reply goes to ${report.replyTo}, an address we haven’t verified.`,
    ],
    isTextOnly: true,
    replyTo: report.replyTo || undefined,
  })),
} as const

export type MailTemplate = keyof typeof mailTemplates

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name)
}

/** Reads the stored values, and fills in the text. */
function template<Data>(schema: z.ZodType<Data>, words: Words<Data>) {
  return (stored: unknown, addresses: { link: string; home: string }): MailContent =>
    words(schema.parse(stored), addresses)
}

function inUtc(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Marks every line, so that nobody mistakes it for our own text. */
function quote(text: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')
}
