import type { Release } from '../release.ts'
import { compareCard } from './compare-card.ts'
import type { Difference } from './difference.ts'
import { type GatheredFact, isHighConfidence } from './gathered-facts.ts'

export type Comparison = {
  readonly compared: number
  /** Every difference, with the reason from the card's file, or null if it gives none. */
  readonly differences: readonly (Difference & { id: string; reason: string | null })[]
  /** Other problems: missing high-confidence cards, and reasons for fields that don't differ. */
  readonly faults: readonly string[]
}

/** Compares our cards with the gathered facts. `leftOut` has the reasons why cards aren't in the catalog. */
export function compareCatalog(
  release: Release,
  facts: readonly GatheredFact[],
  leftOut: Readonly<Record<string, string>>,
): Comparison {
  const factOfId = new Map(facts.map((fact) => [fact.id, fact]))
  const results = release.cards.flatMap((card) => {
    const fact = factOfId.get(card.id)
    return fact ? [{ card, differences: compareCard(card, fact, release) }] : []
  })
  const ids = new Set<string>(release.cards.map((card) => card.id))
  return {
    compared: results.length,
    differences: results.flatMap(({ card, differences }) =>
      differences.map((difference) => ({
        id: card.id,
        ...difference,
        reason: card.differs?.[difference.key] ?? null,
      })),
    ),
    faults: [
      ...facts
        .filter((fact) => isHighConfidence(fact) && !ids.has(fact.id) && !Object.hasOwn(leftOut, fact.id))
        .map((fact) => `${fact.id} has high confidence and is not in the catalog`),
      ...release.cards
        .filter((card) => !factOfId.has(card.id))
        .map((card) => `${card.id} is not in the facts`),
      ...results.flatMap(({ card, differences }) =>
        Object.keys(card.differs ?? {})
          .filter((key) => !differences.some((difference) => difference.key === key))
          .map((key) => `${card.id} gives a reason for ${key}, which does not differ`),
      ),
    ],
  }
}
