import type { Release } from '../release.ts'
import { compareCard } from './compare-card.ts'
import type { Difference } from './difference.ts'
import { isNewerHere } from './fact-dates.ts'
import { type GatheredFact, isHighConfidence } from './gathered-facts.ts'

export type ExplainedDifference = Difference & {
  readonly id: string
  /** From the card's file, or null if it gives none. */
  readonly reason: string | null
  /** True if we saw the fact after the gathered facts did, so it needs no reason. */
  readonly isNewerHere: boolean
}

export type Comparison = {
  readonly compared: number
  readonly differences: readonly ExplainedDifference[]
  /** Other problems: missing high-confidence cards, and reasons for fields that don't differ. */
  readonly faults: readonly string[]
}

/**
 * Compares our cards with the gathered facts. `leftOut` has the reasons why cards aren't in the catalog. Cards that aren't in
 * the facts come from other data sets.
 */
export function compareCatalog(
  release: Release,
  facts: readonly GatheredFact[],
  leftOut: Readonly<Record<string, string>>,
): Comparison {
  const factOfId = new Map(facts.map((fact) => [fact.id, fact]))
  const results = release.cards.flatMap((card) => {
    const fact = factOfId.get(card.id)
    return fact ? [{ card, fact, differences: compareCard(card, fact, release) }] : []
  })
  const ids = new Set<string>(release.cards.map((card) => card.id))
  return {
    compared: results.length,
    differences: results.flatMap(({ card, fact, differences }) =>
      differences.map((difference) => ({
        id: card.id,
        ...difference,
        reason: card.differs?.[difference.key] ?? null,
        isNewerHere: isNewerHere(card, fact, difference.key),
      })),
    ),
    faults: [
      ...facts
        .filter((fact) => isHighConfidence(fact) && !ids.has(fact.id) && !Object.hasOwn(leftOut, fact.id))
        .map((fact) => `${fact.id} has high confidence and is not in the catalog`),
      ...results.flatMap(({ card, differences }) =>
        Object.keys(card.differs ?? {})
          .filter((key) => !differences.some((difference) => difference.key === key))
          .map((key) => `${card.id} gives a reason for ${key}, which does not differ`),
      ),
    ],
  }
}
