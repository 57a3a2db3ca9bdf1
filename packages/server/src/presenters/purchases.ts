import type { LinkedSpending } from '@cardsight/answers'
import type { LinkedPurchases } from '@cardsight/contract/schemas'
import { isWithin } from '@cardsight/engine/dates'

/** No names and no accounts: a wallet search needs neither. */
export function presentPurchases({ purchases, window }: LinkedSpending): LinkedPurchases {
  return {
    window: { first: window.first, last: window.last },
    purchases: purchases
      .filter(({ day }) => isWithin(window, day))
      .map(({ day, cents, leaf, merchant, isAbroad }) => ({
        day,
        cents,
        leaf,
        merchant,
        isAbroad: isAbroad === true,
      })),
  }
}
