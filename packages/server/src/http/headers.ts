/** Headers of every response, whichever module sends it. */
import { apiPaths } from '@cardsight/contract/api-paths'

const YEAR_SECONDS = 31_536_000

/** JSON and files need no scripts or frames, so this is the strictest policy. Pages replace it. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const CSP_ENDPOINT = 'csp'

export function securityHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:')
  return {
    'content-security-policy': NOTHING_ALLOWED,
    // The name that the `report-to` directive of a page's policy refers to.
    'reporting-endpoints': `${CSP_ENDPOINT}="${apiPaths.cspReports}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  }
}
