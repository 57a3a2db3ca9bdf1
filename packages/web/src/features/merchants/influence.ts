/** Which doubtful merchants can change the results most. */
import type { MerchantToReview } from '@cardsight/contract/backtest'
import { type CategoryKey, categoryOfLeaf, isLeaf } from '@cardsight/engine/categories'
import { plausibleCategories } from './plausible-categories.ts'
import { doubtOf } from './review.ts'

/** What a card earns per dollar in each category, as far as there is spending in it. */
export type CardRates = ReadonlyMap<CategoryKey, number>

/**
 * Returns a function that weighs a merchant: the dollars in doubt, times the largest difference that another plausible
 * category makes on one of the cards. A bill counted as dining weighs more than one counted as a service, because cards
 * pay more for dining than for whatever it really is.
 */
export function createInfluence(cards: readonly CardRates[]): (merchant: MerchantToReview) => number {
  const bases = cards.map((rates) => rates.get('other') ?? Math.min(...rates.values()))
  return (merchant) => {
    const counted = isLeaf(merchant.leaf) ? categoryOfLeaf(merchant.leaf) : 'other'
    const alternatives: readonly CategoryKey[] = ['other', ...plausibleCategories(merchant)]
    const difference = cards.map((rates, index) => {
      const rateOf = (key: CategoryKey) => rates.get(key) ?? bases[index] ?? 0
      return Math.max(...alternatives.map((key) => Math.abs(rateOf(key) - rateOf(counted))))
    })
    return doubtOf(merchant) * Math.max(SMALLEST_DIFFERENCE, ...difference)
  }
}

/** Orders merchants by their dollars where categories make no difference. */
const SMALLEST_DIFFERENCE = 1e-6
