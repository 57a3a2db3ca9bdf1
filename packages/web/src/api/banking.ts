/** The calls about linked accounts; all of them are for people who are signed in. */
import {
  type AccountList,
  accountListSchema,
  apiPaths,
  type LinkExit,
  type LinkedAccounts,
  linkedAccountsSchema,
  linkTokenSchema,
} from '@cardsight/contract'
import type { Api, Schema } from './client.ts'

/** Over when the server says so; what it says is of no use to anybody. */
const anything: Schema<unknown> = { parse: (value) => value }

export function fetchAccounts(api: Api): Promise<AccountList> {
  return api.get(apiPaths.accounts, accountListSchema)
}

export async function createLinkToken(api: Api): Promise<string> {
  return (await api.post(apiPaths.createLinkToken, linkTokenSchema)).linkToken
}

/** A link token that opens the flow for an institution that wants its login again. */
export async function renewLinkToken(api: Api, accessToken: string): Promise<string> {
  const path = `${apiPaths.createLinkToken}?${new URLSearchParams({ accessToken })}`
  return (await api.post(path, linkTokenSchema)).linkToken
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

export async function unlinkAll(api: Api): Promise<void> {
  await api.post(apiPaths.unlinkAll, anything)
}

export async function removeAccess(api: Api, accessToken: string): Promise<void> {
  await api.post(`${apiPaths.removeAccess}?${new URLSearchParams({ accessToken })}`, anything)
}
