import { ageInDays, type FactKind, isStale, type Seen } from '@cardsight/catalog'
import type { PermanentCard, PublishedCard } from '@cardsight/contract/schemas'
import type { Day } from '@cardsight/engine/dates'

export type FactSource = PermanentCard['provenance']['fee']
export type AgedSource = PublishedCard['provenance']['fee']

/** Adds the source's name to its id. */
export function presentSource({ source, date }: Seen, sources: Readonly<Record<string, string>>): FactSource {
  return { source, sourceName: sources[source] ?? source, date }
}

/** Adds the name, today's age, and whether a fact of its kind is too old. */
export function presentAgedSource(
  seen: Seen,
  sources: Readonly<Record<string, string>>,
  { kind, today }: Readonly<{ kind: FactKind; today: Day }>,
): AgedSource {
  return {
    ...presentSource(seen, sources),
    ageDays: ageInDays(seen.date, today),
    isStale: isStale(kind, seen.date, today),
  }
}
