/** Purchases for `/your-cards`: of linked accounts, or of statements that were imported in this browser. */
import type { Account } from '@cardsight/contract/banking'
import type { Day } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, monthsInWindow, type Purchase, presetWindow } from '@cardsight/engine/spending'
import { moveStoredMerchants } from '../../features/import/import-corrections.ts'
import { accountsOf, toBanks } from '../../features/linking/banks.ts'
import { accountName } from '../../features/owned-cards/account-cards.ts'
import type { PurchaseSource } from '../../features/your-cards/view-props.ts'
import { localToday } from '../../lib/format-date.ts'
import { readToken } from '../../lib/storage.ts'
import { spendingCorrections } from '../../lib/stored-corrections.ts'
import { browserImportStorage } from '../../lib/stored-import.ts'
import type { StoredImport } from '../../worker/imports.ts'
import { openImports } from '../../worker/open-workers.ts'

export type LoadedPurchases = Readonly<{
  purchases: readonly Purchase[]
  accounts: readonly Account[]
  sources: readonly PurchaseSource[]
  /** The last day that the purchases cover. */
  asOf: Day
}>

export type LinkedPurchases = Readonly<{
  loaded: LoadedPurchases
  /** Why the purchases couldn't be loaded, so that there are none; null if they were. */
  problem: PurchasesProblem | null
  /** A bank is still sending: there will be more. */
  isImporting: boolean
}>

export type PurchasesProblem = Readonly<{
  /** The server's reason in a sentence; null if it gave none. */
  sentence: string | null
}>

/** Null if no account is linked. Rejects if not even the accounts can be loaded. */
export async function loadLinkedPurchases(onUnauthorized: () => void): Promise<LinkedPurchases | null> {
  const [{ createBrowserApi }, { ApiError }, { fetchAccounts, fetchStatus }, { fetchPurchases }] =
    await Promise.all([
      import('../../api/client.ts'),
      import('../../api/api-error.ts'),
      import('../../api/banking.ts'),
      import('../../api/banking.ts'),
    ])
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  const { list } = await fetchAccounts(api)
  const accounts = accountsOf(toBanks(list))
  if (accounts.length === 0) {
    return null
  }
  const asOf = localToday()
  // A year is the most that the API gives.
  const window = presetWindow(DEFAULT_DATE_TYPE, asOf)
  const loaded = { purchases: [], accounts, sources: accounts.map(sourceOf), asOf }
  try {
    // The status first: what the bank sends in between is among the purchases.
    const status = await fetchStatus(api).catch(() => null)
    const { purchases } = await fetchPurchases(api, {
      accountIds: accounts.map(({ account_id }) => account_id),
      window,
      nMonths: monthsInWindow(DEFAULT_DATE_TYPE, window),
    })
    const isImporting = status?.institutions.some((institution) => institution.isImporting) ?? false
    return { loaded: { ...loaded, purchases }, problem: null, isImporting }
  } catch (error) {
    const { code, message } = error instanceof ApiError ? error : { code: null, message: '' }
    if (code === 'no-purchases') {
      return { loaded, problem: null, isImporting: false }
    }
    const hasReason = code === 'bank-attention' || code === 'still-importing' || code === 'too-much-spending'
    const problem = { sentence: hasReason ? message : null }
    return { loaded, problem, isImporting: code === 'still-importing' }
  }
}

function sourceOf(account: Account): PurchaseSource {
  return { id: account.account_id, label: `${accountName(account)}, ${account.institutionName}` }
}

/** Null if no statements are stored in this browser. Nothing of them leaves it. */
export async function loadImportedPurchases(): Promise<LoadedPurchases | null> {
  const stored = await browserImportStorage.read()
  if (!isStoredImport(stored) || stored.files.length === 0) {
    return null
  }
  const worker = openImports(() => undefined)
  try {
    moveStoredMerchants()
    await worker.ask('useCorrections', spendingCorrections())
    for (const { source, corrections } of stored.files) {
      await worker.ask('addFile', source, corrections)
    }
    const { accounts, period } = await worker.ask('summary')
    const purchases = await worker.ask('purchases', { accountIds: accounts.map(({ id }) => id) })
    const sources = accounts.map(({ id, label, mask }) => ({
      id,
      label: mask === null || label.includes(mask) ? label : `${label} ••${mask}`,
    }))
    return { purchases, accounts: [], sources, asOf: period?.last ?? localToday() }
  } finally {
    worker.close()
  }
}

function isStoredImport(value: unknown): value is StoredImport {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
}
