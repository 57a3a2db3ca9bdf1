/** The purchases of linked accounts that were loaded last. Unlinking, removing a bank and signing out remove them. */
import { isDay } from '@cardsight/engine/dates'
import { readValue, writeValue } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'
import type { LoadedPurchases } from './loaded-purchases.ts'

export function readLastPurchases(): LoadedPurchases | null {
  return readValue(yourCardsKeys.lastPurchases, parseLast)
}

export function writeLastPurchases(loaded: LoadedPurchases): void {
  writeValue(yourCardsKeys.lastPurchases, loaded)
}

/** Only our own code writes this key, so the shape is enough. */
function parseLast(value: unknown): LoadedPurchases {
  const { purchases, accounts, sources, asOf } = Object(value)
  const isList = [purchases, accounts, sources].every((list) => Array.isArray(list))
  if (!isList || typeof asOf !== 'string' || !isDay(asOf)) {
    throw new TypeError('The stored value is not a list of purchases')
  }
  return { purchases, accounts, sources, asOf }
}
