/** Offers on or after their last day: someone has to look for what follows. */
import type { Day } from '@cardsight/engine/dates'
import { canApply } from './access.ts'
import type { CatalogCard } from './release.ts'

export type EndingOffer = Readonly<{ cardId: CatalogCard['id']; name: string; until: Day; link: string }>

/** Returns offers that end today or have ended, the latest first. Offers of cards that nobody can apply for don't count. */
export function endingOffers(cards: readonly CatalogCard[], today: Day): EndingOffer[] {
  return cards
    .flatMap((card) => {
      const { id, name, link, offer, offerState } = card
      const isDue =
        offer?.until !== undefined && offer.until <= today && offerState !== 'none' && canApply(card)
      return isDue ? [{ cardId: id, name, until: offer.until, link }] : []
    })
    .toSorted((a, b) => Number(b.until > a.until) - Number(b.until < a.until))
}
