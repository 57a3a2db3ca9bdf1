import type { CardFaceProps } from '../../cards/card-face.tsx'
import { averageCosts, averageSource } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'

type Face = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face' | 'kind'> & { cardId: string }

/** The top cards on average spending. Computed on the server from the API's own ranking. */
export type HomeAnswer = Readonly<{
  /** What the ranking is based on, with year and source. */
  basis: string
  cards: readonly (Face & { total: string })[]
}>

const SHOWN_CARDS = 3

/** @param cards best first. */
export function answerOf(cards: readonly (Face & { totalMoney: number })[]): HomeAnswer {
  return {
    basis: basisText(),
    cards: cards.slice(0, SHOWN_CARDS).map(({ cardId, name, issuer, network, face, kind, totalMoney }) => ({
      ...{ cardId, name, issuer, network, face, kind },
      total: formatMoney(totalMoney),
    })),
  }
}

function basisText(): string {
  const monthly = Object.values(averageCosts).reduce((sum, dollars) => sum + dollars, 0)
  return `Total reward in the first year on ${formatMoney(monthly)} a month: rewards, plus intro bonus, minus annual fee. Spending of ${averageSource.year}, ${averageSource.name}.`
}
