import { type RunNumbers, runNumbersSchema } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun, noUsableCents } from '@cardsight/contract/runs'
import type { FoundCards } from '../state/dashboard-state.ts'

/** Values a run. Throws RangeError if the texts belong to another catalog version. Import this file lazily only. */
export function expandFound(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile = defaultProfile,
): FoundCards {
  const expand = (person: Profile) => expandRun(run, texts, person)
  return { run, texts, details: expand(profile), expand }
}

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
    habits: {
      activatesCategories: true,
      booksInPortals: false,
      hasBusiness: false,
      memberships: [],
      deposit: 500,
    },
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
    credits: [],
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
      merchantReview: { spent: 0, unknown: 0, guessed: 0, doubtful: 0, merchants: [] },
    },
  }
  return expandFound(runNumbersSchema.parse(run), texts)
}
