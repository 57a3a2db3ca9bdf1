/** How much a doubtful merchant can change the results of a run. */
import type { CardsDetails, MerchantToReview } from '@cardsight/contract/backtest'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { createInfluence } from '../../features/merchants/influence.ts'
import type { FoundCards, ResultSetting } from '../state/dashboard-state.ts'
import { memoizeLast } from './memoize-last.ts'
import { rankedListOf } from './selectors.ts'

/** As many of the best cards as may come out first after a correction. */
const CONTENDERS = 10

/** Calculated for the first merchant: it needs the lists of all categories, and most results have no doubtful merchant. */
export function influenceIn(
  { details }: FoundCards,
  { topIncludedIntroBonus, calculation }: ResultSetting,
): (merchant: MerchantToReview) => number {
  return (merchant) =>
    influenceOn(details, rankedListOf(details, '1', topIncludedIntroBonus, calculation))(merchant)
}

const influenceOn = memoizeLast(
  ({ resultsByCategory }: CardsDetails, ranked: ReturnType<typeof rankedListOf>) => {
    const best = ranked.slice(0, CONTENDERS).map(({ cardId }) => cardId)
    const rates = new Map(best.map((cardId) => [cardId, new Map<CategoryKey, number>()]))
    for (const { key, name } of categories) {
      const year = resultsByCategory[name]?.['1']
      if (year !== undefined && year.spending > 0) {
        for (const { cardId, money } of year.results) {
          rates.get(cardId)?.set(key, money / year.spending)
        }
      }
    }
    return createInfluence([...rates.values()])
  },
)
