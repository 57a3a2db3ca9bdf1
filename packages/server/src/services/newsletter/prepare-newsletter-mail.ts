/** Prepares a newsletter email: creates or looks up its link when it's sent. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { MailTemplate } from '../../mail/templates.ts'
import { findSubscriber, type Subscriber } from '../../repositories/newsletter.ts'
import { createOneTimeToken } from '../../repositories/one-time-tokens.ts'

const CONFIRM_WITHIN_MS = 3 * 24 * 60 * 60_000

const newsletterTemplates = [
  'newsletter-confirm',
  'newsletter-known',
  'newsletter-welcome',
  'newsletter-post',
] as const

export type NewsletterTemplate = (typeof newsletterTemplates)[number]

type Prepared = Readonly<{
  template: NewsletterTemplate
  address: string
  headers: NonNullable<Mail['headers']>
}>
type Site = Pick<Deps, 'database' | 'clock' | 'publicUrl'>

export function isNewsletterTemplate(template: MailTemplate): template is NewsletterTemplate {
  return newsletterTemplates.some((newsletterTemplate) => newsletterTemplate === template)
}

/** Returns null if the recipient has unsubscribed meanwhile. */
export async function prepareNewsletterMail(
  site: Site,
  { template, recipient }: Readonly<{ template: NewsletterTemplate; recipient: string }>,
): Promise<Prepared | null> {
  const subscriber = await findSubscriber(site.database.db, recipient)
  if (template === 'newsletter-confirm') {
    return subscriber === null
      ? { template, address: await makeConfirmLink(site, recipient), headers: {} }
      : { template: 'newsletter-known', ...unsubscribeHeaders(site, subscriber) }
  }
  return subscriber && { template, ...unsubscribeHeaders(site, subscriber) }
}

async function makeConfirmLink({ database, clock, publicUrl }: Site, email: string): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(clock().getTime() + CONFIRM_WITHIN_MS)
  await createOneTimeToken(database.db, { purpose: 'newsletter-confirm', tokenHash: hash, email, expiresAt })
  return `${publicUrl}${pagePaths.newsletterConfirm(token)}`
}

/** A link for people, and one that mail clients offer as a button (RFC 8058). */
function unsubscribeHeaders({ publicUrl }: Site, { unsubscribeToken }: Subscriber) {
  return {
    address: `${publicUrl}${pagePaths.newsletterUnsubscribe(unsubscribeToken)}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${apiPaths.newsletterUnsubscribe(unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
