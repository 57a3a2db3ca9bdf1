import type { RunCatalog } from '@cardsight/answers'
import { isStale } from '@cardsight/catalog'
import type { PublishedCard } from '@cardsight/contract/schemas'
import type { Day } from '@cardsight/engine/dates'

type CatalogCard = RunCatalog['release']['cards'][number]

/** A card as data. The facts are unchanged from the file, so that they match the format's schema. */
export function presentCard(card: CatalogCard, today: Day): PublishedCard {
  const { engine, face, annualFeeCents, tags, network, ...facts } = card
  return {
    cardId: card.id,
    name: card.name,
    issuer: card.issuer,
    status: card.status.state,
    asOf: card.asOf,
    isStale: isStale('rates', card.asOf, today),
    tags: { categories: [...tags.categories], features: [...tags.features] },
    facts: network === null ? facts : { ...facts, network },
  }
}
