/** Lists the facts that are due for a check, those of the most important cards first. */
import type { Day } from '@cardsight/engine/dates'
import { canApply } from '../access.ts'
import { ageInDays, type FactKind, factKinds, freshDays, isSeenStale } from '../freshness.ts'
import type { CatalogCard } from '../release.ts'
import type { Seen } from '../seen.ts'

export type StaleFact = Readonly<{
  cardId: string
  kind: FactKind
  /** The oldest date of the card's facts of this kind. */
  seen: Seen
  ageDays: number
  limitDays: number
  /** The offer's last day, if it has passed. */
  endedOn: Day | null
}>

/** How important a card is. */
export type Importance = Readonly<{
  /** Views of the card's page by id. */
  views: ReadonlyMap<string, number>
  /** Ids in the order of the default ranking. */
  ranking: readonly string[]
}>

/** Sorts by views, then by rank; cards that aren't ranked come last. Within a card, the most overdue fact comes first. */
export function findStaleFacts(
  cards: readonly CatalogCard[],
  today: Day,
  { views, ranking }: Importance,
): StaleFact[] {
  const rankOf = new Map(ranking.map((id, index) => [id, index]))
  const rank = (id: string) => rankOf.get(id) ?? ranking.length
  const byImportance = cards.toSorted(
    (a, b) => (views.get(b.id) ?? 0) - (views.get(a.id) ?? 0) || rank(a.id) - rank(b.id),
  )
  return byImportance.flatMap((card) =>
    staleFactsOf(card, today).sort((a, b) => b.ageDays / b.limitDays - a.ageDays / a.limitDays),
  )
}

export type StaleIssuer = Readonly<{
  issuer: string
  cards: readonly Readonly<{ card: CatalogCard; facts: readonly StaleFact[] }>[]
}>

/** Groups facts by issuer and card and keeps their order, so the issuer of the most important card comes first. */
export function groupByIssuer(cards: readonly CatalogCard[], facts: readonly StaleFact[]): StaleIssuer[] {
  const due = [...new Set(facts.map(({ cardId }) => cardId))].flatMap((id) => {
    const card = cards.find((other) => other.id === id)
    return card === undefined ? [] : [{ card, facts: facts.filter(({ cardId }) => cardId === id) }]
  })
  const issuers = [...new Set(due.map(({ card }) => card.issuer))]
  return issuers.map((issuer) => ({ issuer, cards: due.filter(({ card }) => card.issuer === issuer) }))
}

function staleFactsOf(card: CatalogCard, today: Day): StaleFact[] {
  const { id, offer } = card
  return datesOf(card).flatMap(({ kind, seen }) => {
    const until = kind === 'offer' ? offer?.until : undefined
    const endedOn = until !== undefined && until < today ? until : null
    return isSeenStale(kind, seen, today) || endedOn !== null
      ? [
          {
            cardId: id,
            kind,
            seen,
            ageDays: ageInDays(seen.date, today),
            limitDays: freshDays[kind],
            endedOn,
          },
        ]
      : []
  })
}

/** Returns the oldest date of each kind of fact. The offer of a card that nobody can apply for never becomes due. */
function datesOf(card: CatalogCard): { kind: FactKind; seen: Seen }[] {
  const { offer, apr, fee, earns, status, foreignFee, eligibility, credits, perks } = card.provenance
  const all: Readonly<Record<FactKind, readonly (Seen | null)[]>> = {
    offer: canApply(card) ? [offer] : [],
    apr: [apr],
    fee: [fee],
    rates: earns,
    status: [status],
    'foreign-fee': [foreignFee],
    eligibility: [eligibility],
    perks: [...credits, ...Object.values(perks)],
  }
  return factKinds.flatMap((kind) => {
    const [oldest] = all[kind]
      .filter((seen) => seen !== null)
      .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
    return oldest === undefined ? [] : [{ kind, seen: oldest }]
  })
}
