/** The catalog as of a day. Everything in the release that depends on the date is decided here. */
import type { Day } from '@cardsight/engine/dates'
import type { CatalogCard, Release } from './release.ts'

/** Returns the release with offers that have ended marked as such, and without the tags that they give a card. */
export function releaseOn(release: Release, today: Day): Release {
  return { ...release, cards: release.cards.map((card) => cardOn(card, today)) }
}

function cardOn(card: CatalogCard, today: Day): CatalogCard {
  const until = card.offer?.until
  if (until === undefined || until >= today || card.offerState !== 'current') {
    return card
  }
  const categories = card.tags.categories.filter((tag) => tag !== 'Intro Bonus')
  return { ...card, offerState: 'ended', tags: { ...card.tags, categories } }
}
