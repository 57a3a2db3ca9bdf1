/** How old the facts of the catalog are, by kind. */
import type { Day } from '@cardsight/engine/dates'
import { ageInDays, type FactKind, factKinds, freshDays } from './freshness.ts'
import type { CatalogCard } from './release.ts'
import type { Seen } from './seen.ts'

export type FactAges = Readonly<{
  kind: FactKind
  facts: number
  medianAgeDays: number
  highestAgeDays: number
  /** Facts of this kind are stale if they are older. */
  freshDays: number
  stale: number
}>

/** Returns one entry for each kind of fact. Ages are 0 if no card states such a fact. */
export function factAges(cards: readonly Pick<CatalogCard, 'provenance'>[], today: Day): FactAges[] {
  return factKinds.map((kind) => {
    const limit = freshDays[kind]
    const ages = cards
      .flatMap(seenOf[kind])
      .flatMap((seen) => (seen === null ? [] : [ageInDays(seen.date, today)]))
      .sort((a, b) => a - b)
    return {
      kind,
      facts: ages.length,
      medianAgeDays: ages[Math.floor(ages.length / 2)] ?? 0,
      highestAgeDays: ages.at(-1) ?? 0,
      freshDays: limit,
      stale: ages.filter((age) => age > limit).length,
    }
  })
}

const seenOf: Readonly<
  Record<FactKind, (card: Pick<CatalogCard, 'provenance'>) => readonly (Seen | null)[]>
> = {
  offer: ({ provenance }) => [provenance.offer],
  apr: ({ provenance }) => [provenance.apr],
  fee: ({ provenance }) => [provenance.fee],
  rates: ({ provenance }) => provenance.earns,
  status: ({ provenance }) => [provenance.status],
  'foreign-fee': ({ provenance }) => [provenance.foreignFee],
  eligibility: ({ provenance }) => [provenance.eligibility],
  perks: ({ provenance }) => [...provenance.credits, ...Object.values(provenance.perks)],
}
