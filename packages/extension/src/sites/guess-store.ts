/** What kind of store an unknown site is, by its title. The categorizer is large, so pages load this only for such a site. */
import { categorize } from '@cardsight/categorizer'
import type { Leaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'

/** Below this confidence, we ask instead of guessing. */
const LEAST_CONFIDENCE = 0.5
const MOST_CHARACTERS = 200

/** Reads each part of a title such as 'Contact us | Luigi's Pizzeria'. Most likely first; none if no part says what the site sells. */
export function guessLeaves(title: string): Leaf[] {
  const parts = title
    .slice(0, MOST_CHARACTERS)
    .split(/\s[|–—·»-]\s|: /)
    .filter((part) => /\p{L}{3}/u.test(part))
  const guesses = parts.flatMap((name) => {
    const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
    return found.kind === 'purchase' && found.leaf !== 'other' && found.confidence >= LEAST_CONFIDENCE
      ? [found]
      : []
  })
  const ranked = guesses.sort((a, b) => b.confidence - a.confidence).map(({ leaf }) => leaf)
  return [...new Set(ranked)]
}
