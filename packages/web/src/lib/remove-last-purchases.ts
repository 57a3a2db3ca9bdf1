import { removeKey } from './storage.ts'
import { yourCardsKeys } from './your-cards-keys.ts'

/** `/your-cards` stores purchases of linked accounts for times without a connection. Unlinking removes them. */
export function removeLastPurchases(): void {
  removeKey('local', yourCardsKeys.lastPurchases)
}
