import { monthsInWindow } from '@cardsight/engine/spending'
import { type AccountsInRun, accountsInRun, accountsOf, toBanks } from '../../features/linking/banks.ts'
import { defaultDates, windowOfDates } from '../../features/settings/dates.ts'
import { localToday } from '../../lib/local-today.ts'
import { readToken } from '../../lib/storage.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'

/** The accounts that results count: as last stored in this browser or, in a new one, as they're linked. */
export async function findLinkedAccounts(onUnauthorized: () => void): Promise<AccountsInRun> {
  const { accounts } = browserStorage.read()
  if (accounts !== null && accountsOf(accounts.banks).length > 0) {
    return accountsInRun(accounts.banks)
  }
  const [api, { fetchAccounts }] = await Promise.all([
    openApi(onUnauthorized),
    import('../../api/banking.ts'),
  ])
  const { list } = await fetchAccounts(api)
  return accountsInRun(toBanks(list))
}

/** Purchases of these accounts within the dashboard's date range. */
export async function loadLinkedSpend(
  accounts: AccountsInRun,
  onUnauthorized: () => void,
): Promise<WalletSpend> {
  const [api, { fetchPurchases }] = await Promise.all([
    openApi(onUnauthorized),
    import('../../api/purchases.ts'),
  ])
  const dates = browserStorage.read().dates ?? defaultDates
  const window = windowOfDates(dates, localToday())
  const nMonths = monthsInWindow(dates.dateType, window)
  return { kind: 'purchases', ...(await fetchPurchases(api, { ...accounts, window, nMonths })) }
}

async function openApi(onUnauthorized: () => void) {
  const { createBrowserApi } = await import('../../api/browser-api.ts')
  return createBrowserApi({ getToken: readToken, onUnauthorized })
}
