/** Which categories a merchant of unclear kind usually turns out to have. */
import type { MerchantToReview } from '@cardsight/contract/backtest'
import type { CategoryKey } from '@cardsight/engine/categories'

/**
 * Most common first, by the average amount of a purchase there in dollars: restaurants and small shops for small
 * amounts, stores, services and travel for large ones.
 */
const usual: readonly Readonly<{ below: number; keys: readonly CategoryKey[] }>[] = [
  { below: 25, keys: ['restaurant', 'grocery', 'shops', 'transportation', 'recreation'] },
  { below: 120, keys: ['restaurant', 'grocery', 'shops', 'service', 'gas'] },
  { below: Number.POSITIVE_INFINITY, keys: ['shops', 'service', 'travel', 'grocery', 'restaurant'] },
]

/** The most plausible one first. */
export function plausibleCategories({
  sum,
  count,
}: Pick<MerchantToReview, 'sum' | 'count'>): readonly CategoryKey[] {
  const average = sum / Math.max(count, 1)
  return usual.find(({ below }) => average < below)?.keys ?? []
}
