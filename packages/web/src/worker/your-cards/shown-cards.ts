/** What the tracker shows of a card besides its numbers. */
import type { PreparedCard, PreparedCards } from '@cardsight/answers'
import type { CardBrief } from '@cardsight/contract/cards'

export type ShownCard = Pick<CardBrief, 'issuer' | 'network' | 'kind' | 'face' | 'link'> &
  Readonly<{
    yourCardId: string
    /** The nickname, or the name of the card. */
    name: string
    cardId: string
    /** The catalog's name, which is drawn on the face. */
    cardName: string
    feeCents: number
    isClosed: boolean
    /** False if we can't know its anniversary. */
    hasOpeningDate: boolean
    /** True if purchases of one of its accounts can be loaded. */
    hasAccount: boolean
  }>

export function shownCards({ cards }: PreparedCards): ShownCard[] {
  return cards.map(shownCard)
}

function shownCard({ card, yourCard, name, opened }: PreparedCard): ShownCard {
  const { id, issuer, network, kind, face, link } = card
  return {
    yourCardId: yourCard.id,
    name,
    cardId: id,
    cardName: card.name,
    ...{ issuer, network, kind, face, link },
    feeCents: card.annualFeeCents,
    isClosed: yourCard.closed !== undefined,
    hasOpeningDate: opened !== null,
    hasAccount: yourCard.accountIds.length > 0,
  }
}
