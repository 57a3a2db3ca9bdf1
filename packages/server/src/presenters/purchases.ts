import type { LinkedSpending } from '@cardsight/answers'
import type { LinkedPurchases } from '@cardsight/contract/banking'
import { isWithin } from '@cardsight/engine/dates'
import { coverageOf } from '@cardsight/engine/spending'

/** No names: neither a wallet search nor your cards need them. */
export function presentPurchases({ purchases, window, historyFirst }: LinkedSpending): LinkedPurchases {
  const { first, last } = coverageOf(window, historyFirst).window
  return {
    window: { first, last },
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
