import type { Release } from '../release.ts'
import { compareCard } from './compare-card.ts'
import type { Difference } from './difference.ts'
import { type GatheredFact, isSure } from './gathered-facts.ts'

export type Comparison = {
  readonly compared: number
  /** Every difference, with the reason that the card's file keeps, or null where it keeps none. */
  readonly differences: readonly (Difference & { id: string; reason: string | null })[]
  /** What is wrong besides: sure cards that are missing, and reasons for what does not differ. */
  readonly faults: readonly string[]
}

/** Our cards against the gathered facts. `leftOut` says why a sure card is not in the catalog. */
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
        .filter((fact) => isSure(fact) && !ids.has(fact.id) && !Object.hasOwn(leftOut, fact.id))
        .map((fact) => `${fact.id} is sure and not in the catalog`),
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
