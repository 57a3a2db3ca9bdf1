import { type CardsDetails, projections } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import { type CardResult, mergeCard } from '@cardsight/contract/runs'
import type { Years } from '@cardsight/engine/cards'

/**
 * Returns the only card of a run's details as screens show it, within reach or not, using the screens' functions. A closed
 * card has a row if `byName` of the texts lists it.
 */
export function shownCardOf(details: CardsDetails, texts: CardTexts, years: Years): CardResult {
  const [text] = texts.cards
  const [entry = emptyEntry(details, text)] = [...details.results[years], ...details.outOfReach[years]]
  const info = text && details.cards[text.cardId]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new RangeError('the run of a single card has no result for it')
  }
  return mergeCard(entry, info, text, projections[years - 1] ?? '1')
}

/** A card that takes no balance transfers has no row for a person with a debt. */
function emptyEntry({ debt }: CardsDetails, text: CardTexts['cards'][number] | undefined) {
  return debt === null || text === undefined
    ? undefined
    : {
        ...{ cardId: text.cardId, cardName: text.name },
        ...{ money: 0, points: 0, introMoney: 0, introPoints: 0 },
        ...{ annualFee: 0, totalMoney: 0, totalMoneyPerYear: 0 },
      }
}
