import type { MonthlyCosts } from '@cardsight/contract'
import {
  addDays,
  categories,
  categoryOfLeaf,
  type DayRange,
  formCategories,
  leaves,
  type Purchase,
  type Spend,
  shareOut,
  spendFrom,
  toCents,
} from '@cardsight/engine'

export function spendFromCosts(costs: MonthlyCosts, window: DayRange): Spend {
  const purchases: Purchase[] = []
  for (let month = 0; month < 12; month++) {
    for (const form of formCategories) {
      const own = leaves.filter(
        (leaf) => categories.find(({ key }) => key === categoryOfLeaf(leaf))?.formCategory === form,
      )
      const shares = shareOut(
        toCents(costs[form] * 100),
        own.map(() => 1),
      )
      for (const [index, leaf] of own.entries()) {
        const cents = shares[index] ?? toCents(0)
        if (cents !== 0) {
          purchases.push({
            day: addDays(window.first, month * 30),
            cents,
            leaf,
            merchant: null,
            account: null,
          })
        }
      }
    }
  }
  return spendFrom(purchases, window)
}
