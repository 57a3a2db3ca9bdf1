import { monthsInWindow } from '@cardsight/engine/spending'
import { accountsOf } from '../../features/linking/banks.ts'
import { defaultDates, windowOfDates } from '../../features/settings/dates.ts'
import { localToday } from '../../lib/local-today.ts'
import { readToken } from '../../lib/storage.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'

/** The accounts that are enabled on the dashboard, as last stored in this browser. */
export function linkedAccountIds(): string[] {
  const { accounts } = browserStorage.read()
  return accounts === null
    ? []
    : accountsOf(accounts.banks).flatMap(({ account_id, enabled }) => (enabled ? [account_id] : []))
}

/** Purchases of these accounts within the dashboard's date range. */
export async function loadLinkedSpend(onUnauthorized: () => void): Promise<WalletSpend> {
  const [{ createBrowserApi }, { fetchPurchases }] = await Promise.all([
    import('../../api/browser-api.ts'),
    import('../../api/purchases.ts'),
  ])
  const dates = browserStorage.read().dates ?? defaultDates
  const window = windowOfDates(dates, localToday())
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  const nMonths = monthsInWindow(dates.dateType, window)
  return {
    kind: 'purchases',
    ...(await fetchPurchases(api, { accountIds: linkedAccountIds(), window, nMonths })),
  }
}
