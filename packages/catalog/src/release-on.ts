/** The catalog as of a day and for a person. Everything in the release that depends on either is decided here. */
import type { Day } from '@cardsight/engine/dates'
import type { CatalogCard, Release } from './release.ts'

/** Returns the release with offers that have ended marked as such, and without the tags that they give a card. */
export function releaseOn(release: Release, today: Day): Release {
  return { ...release, cards: release.cards.map((card) => cardOn(card, today)) }
}

/** Business cards are only for people with a business or side income. */
export function releaseFor(published: Release, { hasBusiness }: Readonly<{ hasBusiness: boolean }>): Release {
  const cards = published.cards.filter(({ business }) => business === undefined)
  return hasBusiness || cards.length === published.cards.length ? published : { ...published, cards }
}

function cardOn(card: CatalogCard, today: Day): CatalogCard {
  const until = card.offer?.until
  if (until === undefined || until >= today || card.offerState !== 'current') {
    return card
  }
  const categories = card.tags.categories.filter((tag) => tag !== 'Intro Bonus')
  return { ...card, offerState: 'ended', tags: { ...card.tags, categories } }
}
