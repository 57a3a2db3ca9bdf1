/** What a welcome offer is worth to a person, and which parts of it don't count. */
import {
  type BonusTerm,
  bonusCents,
  bonusOf,
  isOfferedTo,
  type OfferHabits,
  type Price,
} from '@cardsight/engine/values'
import type { CardText } from './cards.ts'
import type { OfferPart } from './cards-details.ts'

export type OfferPerson = OfferHabits & Readonly<{ yearCents: number; price: Price }>

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

function findReason(term: BonusTerm, { yearCents, price, ...habits }: OfferPerson): OfferPart['reason'] {
  if (!isOfferedTo(term, habits)) {
    return term.needsPortal === true && !habits.booksInPortals ? 'portal' : 'membership'
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
  { price, ...habits }: Omit<OfferPerson, 'yearCents'>,
  before: number,
): number {
  return bonusCents(bonusOf({ bonus: tiers }, Number.POSITIVE_INFINITY, habits), before, price, 1)
}
