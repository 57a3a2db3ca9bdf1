import {
  ageInDays,
  type CatalogCard,
  type FactKind,
  isSeenStale,
  type Release,
  type Seen,
  sourcePage,
} from '@cardsight/catalog'
import type { PermanentCard, PublishedCard } from '@cardsight/contract/cards'
import type { Day } from '@cardsight/engine/dates'

export type FactSource = PermanentCard['provenance']['fee']
export type AgedSource = PublishedCard['provenance']['fee']

/** Adds the source's name to its id, and its page. @param about the card that the fact is about, if it's about one. */
export function presentSource(
  seen: Seen,
  vocabulary: Pick<Release['vocabulary'], 'sources' | 'sourcePages'>,
  about: Pick<CatalogCard, 'link'> | null,
): FactSource {
  const { also } = seen
  return {
    ...presentOne(seen, vocabulary, about),
    also: also === undefined ? null : presentOne(also, vocabulary, about),
  }
}

function presentOne(
  seen: Seen,
  vocabulary: Parameters<typeof presentSource>[1],
  about: Parameters<typeof presentSource>[2],
): Omit<FactSource, 'also'> {
  const { source, date, isUndated, read } = seen
  return {
    source,
    sourceName: vocabulary.sources[source] ?? source,
    page: sourcePage(seen, about ?? { link: null }, vocabulary),
    date,
    isDated: !isUndated,
    read: read ?? null,
  }
}

/** Adds the name, today's age, and whether a fact of its kind is too old. */
export function presentAgedSource(
  seen: Seen,
  vocabulary: Parameters<typeof presentSource>[1],
  { about, kind, today }: Readonly<{ about: Pick<CatalogCard, 'link'>; kind: FactKind; today: Day }>,
): AgedSource {
  return {
    ...presentSource(seen, vocabulary, about),
    ageDays: ageInDays(seen.date, today),
    isStale: isSeenStale(kind, seen, today),
  }
}
