import { noUsableCents } from '@cardsight/contract/runs'
import { type CardTexts, type RunNumbers, runNumbersSchema } from '@cardsight/contract/schemas'
import type { FoundCards } from '../state/dashboard-state.ts'
import { expandFound } from './expand-found.ts'

const noBuckets = { time_buckets: [], spending_averages: {}, category_order: [] }

/**
 * Results for no spending at all. Made while someone types, so that the browser has compiled the code when the real
 * results arrive: on a slow phone, that's a tenth of a second.
 */
export function findForNothing(texts: CardTexts, address: string): FoundCards {
  const run: RunNumbers = {
    form: 'numbers',
    catalogVersion: texts.catalogVersion,
    cardTexts: address,
    habits: { activatesCategories: true, booksInPortals: false, memberships: [] },
    rent: 0,
    unitSize: 1,
    categories: [
      {
        name: 'Other',
        spendingCents: 0,
        abroadCents: 0,
        units: texts.cards.map(() => 0),
        alone: { cards: [], units: [] },
      },
    ],
    others: [],
    usableCents: noUsableCents,
    insights: {
      transactions_statistics: [],
      topSpendings: [],
      recurringSpendings: [],
      topSpendingsByCategory: {},
      avgSpending: 0,
      spending: 0,
      coverage: null,
      spendingStats: { month: noBuckets, week: noBuckets },
      merchantReview: { spent: 0, unknown: 0, merchants: [] },
    },
  }
  return expandFound(runNumbersSchema.parse(run), texts)
}
