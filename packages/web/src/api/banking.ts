/** The calls about linked accounts; all of them are for people who are signed in. */
import {
  type AccountList,
  accountListSchema,
  apiPaths,
  type BankStatus,
  bankStatusSchema,
  type LinkExit,
  type LinkedAccounts,
  type LinkToken,
  linkedAccountsSchema,
  linkTokenSchema,
  type MerchantCorrection,
  type MerchantCorrectionList,
  merchantCorrectionsSchema,
  unlinkedSchema,
} from '@cardsight/contract'
import type { Api, Schema } from './client.ts'

/** Accepts any answer: a report needs none. */
const anything: Schema<unknown> = { parse: (value) => value }

export function fetchAccounts(api: Api): Promise<AccountList> {
  return api.get(apiPaths.accounts, accountListSchema)
}

/** How each institution stands: still importing or not, how fresh, what it needs. */
export function fetchStatus(api: Api): Promise<BankStatus> {
  return api.get(apiPaths.bankStatus, bankStatusSchema)
}

export function createLinkToken(api: Api): Promise<LinkToken> {
  return api.post(apiPaths.createLinkToken, linkTokenSchema)
}

/** A link token that opens the flow for an institution that wants its login again. */
export function renewLinkToken(api: Api, accessToken: string): Promise<LinkToken> {
  return api.post(`${apiPaths.createLinkToken}?${new URLSearchParams({ accessToken })}`, linkTokenSchema)
}

/** After a renewal: nothing is exchanged, the server looks at the bank again. */
export function confirmRenewal(api: Api, accessToken: string): Promise<LinkedAccounts> {
  return api.post(`${apiPaths.addToken}?${new URLSearchParams({ accessToken })}`, linkedAccountsSchema)
}

/** Hands over what the linking flow gave; answers the accounts that were shared. */
export function addToken(
  api: Api,
  { publicToken, metadata }: { publicToken: string; metadata: unknown },
): Promise<LinkedAccounts> {
  const path = `${apiPaths.addToken}?${new URLSearchParams({ publicToken })}`
  return api.post(path, linkedAccountsSchema, metadata)
}

export async function reportLinkExit(api: Api, exit: LinkExit): Promise<void> {
  await api.post(apiPaths.linkExit, anything, exit)
}

/** Throws if the answer carries an error, whatever its status. */
export async function unlinkAll(api: Api): Promise<void> {
  await api.post(apiPaths.unlinkAll, unlinkedSchema)
}

/** Throws if the answer carries an error, whatever its status. */
export async function removeAccess(api: Api, accessToken: string): Promise<void> {
  await api.post(`${apiPaths.removeAccess}?${new URLSearchParams({ accessToken })}`, unlinkedSchema)
}

/** The person's own word on what merchants sell. */
export function fetchCorrections(api: Api): Promise<MerchantCorrectionList> {
  return api.get(apiPaths.merchants, merchantCorrectionsSchema)
}

export function correctMerchant(api: Api, correction: MerchantCorrection): Promise<MerchantCorrectionList> {
  return api.put(apiPaths.merchants, merchantCorrectionsSchema, correction)
}
