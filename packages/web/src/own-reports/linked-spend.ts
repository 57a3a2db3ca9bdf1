/** The spending of linked accounts as results and wallet count it. */
import { monthsInWindow } from '@cardsight/engine/spending'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'
import {
  type AccountsInRun,
  accountsInRun,
  accountsOf,
  emptyBanks,
  toBanks,
} from '../features/linking/banks.ts'
import { cardOfAccount, readOwnedCards } from '../features/owned-cards/stored-owned-cards.ts'
import { defaultDates, windowOfDates } from '../features/settings/dates.ts'
import { localToday } from '../lib/format-date.ts'
import { readToken } from '../lib/storage.ts'
import type { WalletSpend } from '../worker/wallet-question.ts'

/** Null if no account counts. */
export async function findLinkedSpend(onUnauthorized: () => void): Promise<WalletSpend | null> {
  const accounts = await fetchLinkedAccounts(onUnauthorized)
  return accounts.accountIds.length === 0 ? null : loadLinkedSpend(accounts, onUnauthorized)
}

/** The accounts that results count: as last stored in this browser or, in a new one, as they're linked. */
export async function findLinkedAccounts(onUnauthorized: () => void): Promise<AccountsInRun> {
  const { accounts } = browserStorage.read()
  return accounts !== null && accountsOf(accounts.banks).length > 0
    ? accountsInRun(accounts.banks)
    : fetchLinkedAccounts(onUnauthorized)
}

/** The linked accounts that the person switched off in this browser, so that results, wallet and plan don't count them. */
export function readSwitchedOff(): readonly string[] {
  const banks = browserStorage.read().accounts?.banks ?? emptyBanks
  return accountsOf(banks).flatMap(({ account_id, enabled }) => (enabled ? [] : [account_id]))
}

/** Accounts with the switches of this browser. Those it stored may have been unlinked in another one. */
async function fetchLinkedAccounts(onUnauthorized: () => void): Promise<AccountsInRun> {
  const [api, { fetchAccounts }] = await Promise.all([openApi(onUnauthorized), import('../api/banking.ts')])
  const { list } = await fetchAccounts(api)
  return accountsInRun(toBanks(list, browserStorage.read().accounts?.banks))
}

/** Purchases of these accounts within the dashboard's date range. */
export async function loadLinkedSpend(
  accounts: AccountsInRun,
  onUnauthorized: () => void,
): Promise<WalletSpend> {
  const [api, { fetchPurchases }] = await Promise.all([openApi(onUnauthorized), import('../api/banking.ts')])
  const dates = browserStorage.read().dates ?? defaultDates
  const window = windowOfDates(dates, localToday())
  const nMonths = monthsInWindow(dates.dateType, window)
  const purchases = await fetchPurchases(api, { ...accounts, window, nMonths })
  return { kind: 'purchases', ...purchases, cardOf: cardOfAccount(readOwnedCards()) }
}

async function openApi(onUnauthorized: () => void) {
  const { createBrowserApi } = await import('../api/client.ts')
  return createBrowserApi({ getToken: readToken, onUnauthorized })
}
