/** How old the facts of the catalog are, by kind. */
import type { Day } from '@cardsight/engine/dates'
import { ageInDays, type FactKind, factKinds, freshDays, isSeenStale } from './freshness.ts'
import type { CatalogCard } from './release.ts'
import type { Seen } from './seen.ts'

export type FactAges = Readonly<{
  kind: FactKind
  facts: number
  /** Facts whose sources have no date. They're in no age, and stale. */
  undated: number
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
    const facts = cards.flatMap((card) => factsOf(card, kind))
    const ages = facts
      .filter(({ isUndated }) => !isUndated)
      .map(({ date }) => ageInDays(date, today))
      .sort((a, b) => a - b)
    return {
      kind,
      facts: facts.length,
      undated: facts.length - ages.length,
      medianAgeDays: ages[Math.floor(ages.length / 2)] ?? 0,
      highestAgeDays: ages.at(-1) ?? 0,
      freshDays: limit,
      stale: facts.filter((seen) => isSeenStale(kind, seen, today)).length,
    }
  })
}

/** Returns the sources of a card's facts of one kind. */
export function factsOf(card: Pick<CatalogCard, 'provenance'>, kind: FactKind): Seen[] {
  return seenOf[kind](card).filter((seen) => seen !== null)
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
