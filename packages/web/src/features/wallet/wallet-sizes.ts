/** Maximum number of owned cards in a wallet. */
export const MOST_HELD_CARDS = 12
/** Maximum number of cards to add to many owned ones. */
const MOST_BESIDE_HELD = 2
const MOST_CARDS = 4

/** Maximum number of cards in a wallet. */
export const LARGEST_WALLET = MOST_HELD_CARDS + MOST_BESIDE_HELD

/** One to four cards; two more for people who have more. */
export function sizesFor(held: number): number[] {
  const first = held > MOST_CARDS ? held : 1
  const last = Math.max(MOST_CARDS, held + MOST_BESIDE_HELD)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
