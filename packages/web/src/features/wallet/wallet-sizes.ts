/** How many cards a wallet can have. */

/** Maximum number of cards that the user can enter as their own. */
export const MAX_OWNED_CARDS = 12
/** Maximum number of cards to add if the user has many. */
const MAX_ADDED_CARDS = 2
const USUAL_MAX_CARDS = 4

/** Maximum number of cards in a wallet. */
export const MAX_WALLET_CARDS = MAX_OWNED_CARDS + MAX_ADDED_CARDS

/** One to four cards, or up to two more than the user has. */
export function sizesFor(ownedCount: number): number[] {
  const first = ownedCount > USUAL_MAX_CARDS ? ownedCount : 1
  const last = Math.max(USUAL_MAX_CARDS, ownedCount + MAX_ADDED_CARDS)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
