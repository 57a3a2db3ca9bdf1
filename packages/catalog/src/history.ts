/** The dated history of every card. For the server only: it's larger than the catalog itself. */
import { histories as generatedHistories } from '../generated/history.js'
import type { CardHistory } from './history/card-history.ts'

export type { CardHistory } from './history/card-history.ts'
export { offerText, rewardText } from './history/describe-tiers.ts'
export { offerTerms } from './history/offer-value.ts'
export {
  advertisedAt,
  bestOffer,
  compareWithBest,
  type OfferValue,
  offerSeries,
  type SeenOffer,
  usualOffer,
} from './history/past-offers.ts'
export type { TermChange } from './history/term-changes.ts'
export { type CatalogChange, catalogChanges, timeline } from './history/timeline.ts'

/** One history for each card of the release, sorted by card id. */
export const histories: readonly CardHistory[] = generatedHistories

const historyById = new Map<string, CardHistory>(histories.map((history) => [history.cardId, history]))

/** Returns null if there's no such card. */
export function historyOf(cardId: string): CardHistory | null {
  return historyById.get(cardId) ?? null
}
