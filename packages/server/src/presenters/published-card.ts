/** A card of the public data set. Its facts are unchanged from the file, so that they match the format's schema. */
import { type CatalogCard, type FactKind, isSeenStale, type Provenance, type Seen } from '@cardsight/catalog'
import type { PermanentCard, PublishedCard } from '@cardsight/contract/cards'
import type { Day } from '@cardsight/engine/dates'
import { type AgedSource, type FactSource, presentAgedSource, presentSource } from './fact-source.ts'

type Sources = Parameters<typeof presentSource>[1]

/** Presents a card of the catalog as of today. */
export function presentPublishedCard(card: CatalogCard, sources: Sources, today: Day): PublishedCard {
  const { fee, earns, offer } = card.provenance
  return {
    ...presentShared(card),
    isStale:
      isSeenStale('fee', fee, today) ||
      earns.some((seen) => isSeenStale('rates', seen, today)) ||
      (offer !== null && isSeenStale('offer', offer, today)),
    offerState: card.offerState,
    tags: { categories: [...card.tags.categories], features: [...card.tags.features] },
    provenance: mapSources(card.provenance, (seen, kind) =>
      presentAgedSource(seen, sources, { about: card, kind, today }),
    ),
  }
}

/** Presents what doesn't depend on the day. */
export function presentPermanentCard(card: CatalogCard, sources: Sources): PermanentCard {
  return {
    ...presentShared(card),
    provenance: mapSources(card.provenance, (seen) => presentSource(seen, sources, card)),
  }
}

function presentShared(card: CatalogCard): Omit<PermanentCard, 'provenance'> {
  return {
    cardId: card.id,
    name: card.name,
    issuer: card.issuer,
    status: card.status.state,
    asOf: card.asOf,
    facts: factsOf(card),
  }
}

/** Drops what the catalog derives from the facts. */
function factsOf(card: CatalogCard): PermanentCard['facts'] {
  const { engine, face, annualFeeCents, tags, network, ...stated } = card
  const { perkTexts, provenance, asOf, offerState, ...facts } = stated
  return network === null ? facts : { ...facts, network }
}

function mapSources<Source extends FactSource | AgedSource>(
  provenance: Provenance,
  present: (seen: Seen, kind: FactKind) => Source,
) {
  const ifStated = (seen: Seen | null, kind: FactKind) => (seen === null ? null : present(seen, kind))
  const perks = Object.entries(provenance.perks).map(
    ([name, seen]) => [name, present(seen, 'perks')] as const,
  )
  return {
    card: present(provenance.card, 'status'),
    status: present(provenance.status, 'status'),
    fee: present(provenance.fee, 'fee'),
    earns: provenance.earns.map((seen) => present(seen, 'rates')),
    offer: ifStated(provenance.offer, 'offer'),
    firstYearMatch: ifStated(provenance.firstYearMatch, 'offer'),
    eligibility: ifStated(provenance.eligibility, 'eligibility'),
    apr: ifStated(provenance.apr, 'apr'),
    transferFee: ifStated(provenance.transferFee, 'apr'),
    business: ifStated(provenance.business, 'eligibility'),
    foreignFee: ifStated(provenance.foreignFee, 'foreign-fee'),
    credits: provenance.credits.map((seen) => present(seen, 'perks')),
    perks: Object.fromEntries(perks),
  }
}
