/**
 * Limits the entries of all cards together. A list of many bad entries would take seconds to check, because each of
 * them gets its own sentences.
 */
const MOST_ENTRIES_IN_ALL = 10_000
/** The options of a choice of a card: list, cards, card, choices, choice, options. */
const DEEPEST = 6

export const TOO_MANY_ENTRIES = `Your cards have more than ${MOST_ENTRIES_IN_ALL.toLocaleString('en-US')} entries in all. Remove old ones and try again.`

export function hasTooManyEntries(input: unknown): boolean {
  return countEntries(input, DEEPEST) > MOST_ENTRIES_IN_ALL
}

function countEntries(value: unknown, depth: number): number {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return 0
  }
  const own = Array.isArray(value) ? value.length : 0
  return Object.values(value).reduce((count: number, part) => count + countEntries(part, depth - 1), own)
}
