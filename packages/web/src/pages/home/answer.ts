import type { CardsDetails } from '@cardsight/contract'
import type { CardFaceProps } from '../../cards/card-face.tsx'
import { averageCosts, averageSource } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'

type Face = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'hue' | 'kind'>

/** The cards that come first on average spending, in words. Made on the server from the API's own ranking. */
export type Answer = Readonly<{
  /** What the ranking rests on, with year and source. */
  basis: string
  cards: readonly (Face & { cardId: string; total: string })[]
}>

const SHOWN_CARDS = 3

export function answerOf({ results, cards }: Pick<CardsDetails, 'results' | 'cards'>): Answer {
  return {
    basis: basisWords(),
    cards: results[1].slice(0, SHOWN_CARDS).flatMap(({ cardId, totalMoney }) => {
      const card = cards[cardId]
      if (card === undefined) {
        return []
      }
      const { name, issuer, network, hue, kind } = card
      return [{ cardId, name, issuer, network, hue, kind, total: formatMoney(totalMoney) }]
    }),
  }
}

function basisWords(): string {
  const monthly = Object.values(averageCosts).reduce((sum, dollars) => sum + dollars, 0)
  return `Total reward in the first year on ${formatMoney(monthly)} a month: rewards, plus intro bonus, less annual fee. Spending of ${averageSource.year}, ${averageSource.name}.`
}
