/** What a welcome offer is worth to a person, and which parts of it don't count. */
import { type BonusTerm, bonusCents, bonusOf, type Price } from '@cardsight/engine/values'
import type { CardText } from './cards.ts'
import type { OfferPart } from './cards-details.ts'

export type OfferPerson = Readonly<{ yearCents: number; booksInPortals: boolean; price: Price }>

/** All parts of a card's offer, each with the reason why it doesn't count for the person. */
export function offerPartsFor(
  { offerParts, terms }: Pick<CardText, 'offerParts' | 'terms'>,
  person: OfferPerson,
): OfferPart[] {
  return offerParts.map(({ text, tier, reason }) => {
    const term = tier === null ? undefined : terms.bonus[tier]
    return { text, reason: reason ?? (term === undefined ? null : findReason(term, person)) }
  })
}

function findReason(term: BonusTerm, { yearCents, booksInPortals, price }: OfferPerson): OfferPart['reason'] {
  if (term.needsPortal === true && !booksInPortals) {
    return 'portal'
  }
  if (term.minYearCents > yearCents) {
    return 'spending'
  }
  return price.value === 0 && term.cents === 0 ? 'points' : null
}

/**
 * Cents of a first year's tiers, present or past, if the person earns all of them that count for them. It's what the engine
 * adds to the total for the same tiers. `before` are the units of the card's rewards, which use up a limit on points first.
 */
export function offerCents(
  tiers: readonly BonusTerm[],
  { booksInPortals, price }: Pick<OfferPerson, 'booksInPortals' | 'price'>,
  before: number,
): number {
  return bonusCents(bonusOf({ bonus: tiers }, Number.POSITIVE_INFINITY, booksInPortals), before, price, 1)
}
