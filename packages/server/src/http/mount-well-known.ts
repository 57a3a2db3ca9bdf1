import { pagePaths } from '@cardsight/contract/paths'
import type { Deps } from '../deps.ts'
import type { ApiServer } from './api-server.ts'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year, so that nobody trusts a contact that the operator forgot. */
const CONTACT_VALID_DAYS = 180
const CACHE_SECONDS = 86_400
/** When we last checked that the site does what its statement about Global Privacy Control says. */
const PRIVACY_SIGNAL_CHECKED = '2026-11-16'

type Site = Pick<Deps, 'publicUrl' | 'supportEmail' | 'clock'>

/** Well-known URLs that password managers, security researchers and privacy tools look for. */
export function mountWellKnown(app: ApiServer, site: Site) {
  const hidden = { schema: { hide: true } }
  const cacheControl = `public, max-age=${CACHE_SECONDS}`

  // https://www.w3.org/TR/change-password-url/
  app.get('/.well-known/change-password', hidden, async (_, reply) => reply.redirect(pagePaths.account))

  app.get('/.well-known/security.txt', hidden, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(securityText(site)),
  )

  // https://www.w3.org/TR/gpc/#gpc-support-resource
  app.get('/.well-known/gpc.json', hidden, async (_, reply) =>
    reply.header('cache-control', cacheControl).send({ gpc: true, lastUpdate: PRIVACY_SIGNAL_CHECKED }),
  )
}

/** RFC 9116. The contact is the operator's, because only the operator can act on a report about this site. */
function securityText({ publicUrl, supportEmail, clock }: Site): string {
  const expires = new Date(clock().getTime() + CONTACT_VALID_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
