/** Settings at Plaid: our URLs that it accepts. Finds wrong keys and settings before a user does. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { toBankError } from './plaid-errors.ts'

type SetupCalls = Readonly<{
  redirectUri: string | null
  /** Any call that needs valid keys and nothing else. */
  callWithKeys(): Promise<unknown>
  openLinkWith(redirectUri: string | null): Promise<unknown>
}>

/** Describes each problem and what to do about it. Rejects if Plaid doesn't respond. */
export async function findPlaidSetupProblems({
  redirectUri,
  callWithKeys,
  openLinkWith,
}: SetupCalls): Promise<readonly string[]> {
  const keys = await refusalOf(callWithKeys)
  if (keys !== null) {
    return [`Plaid refused our keys (${keys}). Check PLAID_CLIENT_ID, PLAID_SECRET and PLAID_ENV.`]
  }
  const link = await refusalOf(() => openLinkWith(redirectUri))
  if (link === null) {
    return []
  }
  // The code doesn't say which field is wrong, so we try without this one.
  const isRedirect = redirectUri !== null && (await refusalOf(() => openLinkWith(null))) === null
  return isRedirect
    ? [`Plaid refused the redirect URI ${redirectUri} (${link}). Add it in Plaid's dashboard.`]
    : [`Plaid refused to open its linking flow (${link}). Check the products enabled in Plaid's dashboard.`]
}

/** The refusal's code and message, or null if the call worked. */
async function refusalOf(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    const refusal = toBankError(error)
    if (refusal.state !== 'misconfigured') {
      throw refusal
    }
    const { providerMessage } = refusal.details
    return providerMessage === null ? `${refusal.code}` : `${refusal.code}: ${providerMessage}`
  }
}

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
