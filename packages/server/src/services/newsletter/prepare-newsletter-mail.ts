/** Prepares a newsletter email: creates its link when it's sent. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { MailTemplate } from '../../mail/templates.ts'
import { addUnsubscribeToken, findSubscriber, type Subscriber } from '../../repositories/newsletter.ts'
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
      : { template: 'newsletter-known', ...(await makeUnsubscribeLink(site, subscriber)) }
  }
  return subscriber && { template, ...(await makeUnsubscribeLink(site, subscriber)) }
}

async function makeConfirmLink({ database, clock, publicUrl }: Site, email: string): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(clock().getTime() + CONFIRM_WITHIN_MS)
  await createOneTimeToken(database.db, { purpose: 'newsletter-confirm', tokenHash: hash, email, expiresAt })
  return `${publicUrl}${pagePaths.newsletterConfirm(token)}`
}

/** A link for people, and one that mail clients offer as a button (RFC 8058). */
async function makeUnsubscribeLink({ database, publicUrl }: Site, { id: subscriberId }: Subscriber) {
  const { token, hash: tokenHash } = newToken()
  await addUnsubscribeToken(database.db, { subscriberId, tokenHash })
  return {
    address: `${publicUrl}${pagePaths.newsletterUnsubscribe(token)}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${apiPaths.newsletterUnsubscribe(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
