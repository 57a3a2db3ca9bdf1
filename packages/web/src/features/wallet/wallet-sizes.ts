/** The most cards held that are weighed together. */
export const MOST_HELD_CARDS = 12
/** How many may be asked for beside many held ones. */
const MOST_BESIDE_HELD = 2
const MOST_CARDS = 4

/** The most cards that a wallet can be asked for. */
export const LARGEST_WALLET = MOST_HELD_CARDS + MOST_BESIDE_HELD

/** One to four cards; whoever holds more may ask for two besides. */
export function sizesFor(held: number): number[] {
  const first = held > MOST_CARDS ? held : 1
  const last = Math.max(MOST_CARDS, held + MOST_BESIDE_HELD)
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
