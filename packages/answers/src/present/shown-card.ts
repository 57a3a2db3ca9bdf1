import { type CardResult, mergeCard } from '@cardsight/contract/runs'
import { type CardsDetails, type CardTexts, projections } from '@cardsight/contract/schemas'
import type { Years } from '@cardsight/engine/cards'

/**
 * Returns the only card of a run's details as screens show it, within reach or not, using the screens' functions. A closed
 * card has a row if `byName` of the texts lists it.
 */
export function shownCardOf(details: CardsDetails, texts: CardTexts, years: Years): CardResult {
  const [entry] = [...details.results[years], ...details.outOfReach[years]]
  const [text] = texts.cards
  const info = text && details.cards[text.cardId]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new RangeError('the run of a single card has no result for it')
  }
  return mergeCard(entry, info, text, projections[years - 1] ?? '1')
}
