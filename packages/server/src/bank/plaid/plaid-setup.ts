/** Finds wrong keys and settings at Plaid before a user does. */
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
