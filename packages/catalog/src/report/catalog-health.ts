/** What editors of the catalog have to look at: ages, offers that end, what is due, and what sources dispute. */
import type { Day } from '@cardsight/engine/dates'
import { canApply } from '../access.ts'
import { type EndingOffer, endingOffers } from '../ending-offers.ts'
import { type FactAges, factAges } from '../fact-ages.ts'
import type { CatalogCard } from '../release.ts'
import { parseSeen, type Seen } from '../seen.ts'
import { findStaleFacts } from './stale-facts.ts'

export type DisputedFact = Readonly<{
  cardId: CatalogCard['id']
  name: string
  field: string
  /** What the other source says. The card's file has our pick. */
  says: string
  /** Why we have another value. */
  because: string
  seen: Seen
}>

/** Counts of an issuer's cards. */
export type IssuerHealth = Readonly<{
  issuer: string
  cards: number
  /** Cards that anyone can apply for. */
  open: number
  /** Of these, those whose welcome offer is known, even if there is none. */
  offersKnown: number
  /** Cards with a stated APR. */
  aprsKnown: number
  /** Kinds of facts of a card that are due for a check. */
  due: number
}>

export type CatalogHealth = Readonly<{
  ages: readonly FactAges[]
  endingOffers: readonly EndingOffer[]
  disputed: readonly DisputedFact[]
  /** Those with the most cards first. */
  issuers: readonly IssuerHealth[]
}>

export function catalogHealth(cards: readonly CatalogCard[], today: Day): CatalogHealth {
  const issuers = [...new Set(cards.map(({ issuer }) => issuer))]
  return {
    ages: factAges(cards, today),
    endingOffers: endingOffers(cards, today),
    disputed: cards.flatMap(({ id, name, disputed = [] }) =>
      disputed.map(({ seen, ...dispute }) => ({ cardId: id, name, ...dispute, seen: parseSeen(seen) })),
    ),
    issuers: issuers
      .map((issuer) =>
        issuerHealth(
          issuer,
          cards.filter((card) => card.issuer === issuer),
          today,
        ),
      )
      .toSorted((a, b) => b.cards - a.cards || a.issuer.localeCompare(b.issuer, 'en')),
  }
}

function issuerHealth(issuer: string, cards: readonly CatalogCard[], today: Day): IssuerHealth {
  const open = cards.filter(canApply)
  return {
    issuer,
    cards: cards.length,
    open: open.length,
    offersKnown: open.filter(({ offerState }) => offerState !== 'unknown').length,
    aprsKnown: cards.filter(({ apr }) => apr !== undefined).length,
    due: findStaleFacts(cards, today, { views: new Map(), ranking: [] }).length,
  }
}
