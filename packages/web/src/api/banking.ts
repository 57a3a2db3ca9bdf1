/** API calls about linked accounts; all of them need a signed-in user. */
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type AccountList,
  accountListSchema,
  accountsAttentionSchema,
  type BankStatus,
  bankStatusSchema,
  type CorrectionChanges,
  type Corrections,
  correctionsSchema,
  type InstitutionStatus,
  institutionStatusSchema,
  type LinkExit,
  type LinkedAccounts,
  type LinkToken,
  linkedAccountsSchema,
  linkedPurchasesSchema,
  linkTokenSchema,
  type MerchantCorrection,
  type MerchantCorrectionList,
  merchantCorrectionsSchema,
  type SavedImport,
  type SetupTokenOffer,
  type SpendingLines,
  setupTokenOfferSchema,
  spendingLinesSchema,
  unlinkedSchema,
} from '@cardsight/contract/banking'
import { isLeaf } from '@cardsight/engine/categories'
import { type DayRange, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'
import { ApiError } from './api-error.ts'
import { type LinkedRun, linkedQuery } from './backtest.ts'
import type { Api, Schema } from './client.ts'

/** Accepts any response body. */
const anything: Schema<unknown> = { parse: (value) => value }

type FetchedAccounts = Readonly<{
  list: AccountList
  /** The error that came with the list: a bank needs a new login. Null if all of them work. */
  attention: ApiError | null
}>

export async function fetchAccounts(api: Api): Promise<FetchedAccounts> {
  try {
    return { list: await api.get(apiPaths.accounts, accountListSchema), attention: null }
  } catch (error) {
    const read = error instanceof ApiError ? accountsAttentionSchema.safeParse(error.body) : null
    if (!(error instanceof ApiError) || !read?.success) {
      throw error
    }
    return { list: read.data.accounts, attention: error }
  }
}

/**
 * Status of each institution: whether it is still importing, how fresh its data is, and whether it needs a
 * new login.
 */
export function fetchStatus(api: Api): Promise<BankStatus> {
  return api.get(apiPaths.bankStatus, bankStatusSchema)
}

export function createLinkToken(api: Api): Promise<LinkToken> {
  return api.post(apiPaths.createLinkToken, linkTokenSchema)
}

/** Creates a link token that opens the flow for an institution that needs a new login. */
export function renewLinkToken(api: Api, accessToken: string): Promise<LinkToken> {
  return api.post(`${apiPaths.createLinkToken}?${new URLSearchParams({ accessToken })}`, linkTokenSchema)
}

/** After a renewal nothing is exchanged; the server checks the bank again. */
export function confirmRenewal(api: Api, accessToken: string): Promise<LinkedAccounts> {
  return api.post(`${apiPaths.addToken}?${new URLSearchParams({ accessToken })}`, linkedAccountsSchema)
}

/** Sends the public token of the linking flow; returns the accounts that were shared. */
export function addToken(
  api: Api,
  { publicToken, metadata }: { publicToken: string; metadata: unknown },
): Promise<LinkedAccounts> {
  const path = `${apiPaths.addToken}?${new URLSearchParams({ publicToken })}`
  return api.post(path, linkedAccountsSchema, metadata)
}

/** Returns where people get a SimpleFIN setup token. */
export function fetchSetupTokenOffer(api: Api): Promise<SetupTokenOffer> {
  return api.post(apiPaths.setupTokenOffer, setupTokenOfferSchema)
}

/** Links the accounts behind a SimpleFIN setup token, or renews a link's access with it; returns the accounts. */
export function addSetupToken(
  api: Api,
  { setupToken, renews }: { setupToken: string; renews: string | null },
): Promise<LinkedAccounts> {
  const body = { setupToken, ...(renews !== null && { accessToken: renews }) }
  return api.post(apiPaths.addSetupToken, linkedAccountsSchema, body)
}

export async function reportLinkExit(api: Api, exit: LinkExit): Promise<void> {
  await api.post(apiPaths.linkExit, anything, exit)
}

/** Throws if the response carries an error, whatever its status. */
export async function unlinkAll(api: Api): Promise<void> {
  await api.post(apiPaths.unlinkAll, unlinkedSchema)
}

/** Throws if the response carries an error, whatever its status. */
export async function removeAccess(api: Api, accessToken: string): Promise<void> {
  await api.post(`${apiPaths.removeAccess}?${new URLSearchParams({ accessToken })}`, unlinkedSchema)
}

/** The user's own categories for merchants. */
export function fetchCorrections(api: Api): Promise<MerchantCorrectionList> {
  return api.get(apiPaths.merchants, merchantCorrectionsSchema)
}

export function correctMerchant(api: Api, correction: MerchantCorrection): Promise<MerchantCorrectionList> {
  return api.put(apiPaths.merchants, merchantCorrectionsSchema, correction)
}

/** All corrections of transactions in the account. */
export function fetchAllCorrections(api: Api): Promise<Corrections> {
  return api.get(apiPaths.corrections, correctionsSchema)
}

export function correctTransactions(api: Api, changes: CorrectionChanges): Promise<Corrections> {
  return api.put(apiPaths.corrections, correctionsSchema, changes)
}

/** Transactions of linked accounts with our categories, of one of `LINE_PARTS`. */
export function fetchSpendingLines(api: Api, part: string): Promise<SpendingLines> {
  return api.get(`${apiPaths.spendingLines}?${new URLSearchParams({ part })}`, spendingLinesSchema)
}

/** Loads the purchases of linked accounts, for calculations that run in the browser. */
export async function fetchPurchases(
  api: Api,
  run: LinkedRun,
): Promise<{ purchases: Purchase[]; window: DayRange }> {
  const answer = await api.get(`${apiPaths.purchases}?${linkedQuery(run)}`, linkedPurchasesSchema)
  const { first, last } = answer.window
  return {
    window: dayRange(parseDay(first), parseDay(last)),
    purchases: answer.purchases.map(({ day, cents, leaf, merchant, isAbroad, account }) => ({
      day: parseDay(day),
      cents: toCents(cents),
      // A newer server may know categories that this page does not.
      leaf: isLeaf(leaf) ? leaf : 'other',
      merchant,
      account,
      ...(isAbroad ? { isAbroad } : {}),
    })),
  }
}

/** Saves transactions read from statement files to the signed-in user's account. */
export function saveImport(api: Api, saved: SavedImport): Promise<InstitutionStatus> {
  return api.post(apiPaths.imports, institutionStatusSchema, saved)
}
