import type { LinkedSpending } from '@cardsight/answers'
import type { LinkedPurchases } from '@cardsight/contract/schemas'
import { isWithin } from '@cardsight/engine/dates'

/** No names: neither a wallet search nor your cards need them. */
export function presentPurchases({ purchases, window }: LinkedSpending): LinkedPurchases {
  return {
    window: { first: window.first, last: window.last },
    purchases: purchases
      .filter(({ day }) => isWithin(window, day))
      .map(({ day, cents, leaf, merchant, isAbroad, account }) => ({
        day,
        cents,
        leaf,
        merchant,
        isAbroad: isAbroad === true,
        account,
      })),
  }
}
