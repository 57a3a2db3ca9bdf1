import { apiPaths, pagePaths } from '@cardsight/contract'

type Where = Readonly<{ publicUrl: string; environment: 'sandbox' | 'production' }>

/**
 * What Plaid may be told of our addresses: it posts to none on this machine, and sends people back over https only,
 * or to localhost while developing. To be told one that it does not take, it refuses the whole call.
 */
export function plaidAddresses({ publicUrl, environment }: Where) {
  const { protocol, hostname } = new URL(publicUrl)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  const mayReturn = protocol === 'https:' || (hostname === 'localhost' && environment === 'sandbox')
  return {
    baseUrl: `https://${environment}.plaid.com`,
    webhookUrl: isHere ? null : `${publicUrl}${apiPaths.bankWebhook}`,
    redirectUri: mayReturn ? `${publicUrl}${pagePaths.dashboardOauth}` : null,
  }
}
