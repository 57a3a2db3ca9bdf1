import { apiPaths } from '@cardsight/contract/api-paths'
import { linkedPurchasesSchema } from '@cardsight/contract/schemas'
import { isLeaf } from '@cardsight/engine/categories'
import { type DayRange, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'
import { type LinkedRun, linkedQuery } from './backtest.ts'
import type { Api } from './client.ts'

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
