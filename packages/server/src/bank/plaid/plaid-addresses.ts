import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'

type PlaidUrlOptions = Readonly<{ publicUrl: string; environment: 'sandbox' | 'production' }>

/**
 * Returns the URLs of ours that Plaid accepts: it posts to no local URL, and redirects only over https, or to
 * localhost in development. An unacceptable URL makes it reject the whole call.
 */
export function plaidAddresses({ publicUrl, environment }: PlaidUrlOptions) {
  const { protocol, hostname } = new URL(publicUrl)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  const canRedirect = protocol === 'https:' || (hostname === 'localhost' && environment === 'sandbox')
  return {
    baseUrl: `https://${environment}.plaid.com`,
    webhookUrl: isHere ? null : `${publicUrl}${apiPaths.bankWebhook}`,
    redirectUri: canRedirect ? `${publicUrl}${pagePaths.dashboardOauth}` : null,
  }
}
