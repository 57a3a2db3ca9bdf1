import type { CatalogCard } from '@cardsight/catalog'

const HOME_CARDS = 12

/** The home page's order of kinds; cards are taken from each in turn. */
const kinds = ['cash-back', 'travel', 'premium', 'student', 'secured', 'store', 'balance-transfer'] as const

const faces = ['visa', 'mastercard', 'amex', 'discover'] as const

/** A card with a stated network, so that its whole face can be drawn. */
export type HomeCard = CatalogCard & { readonly network: (typeof faces)[number] }

/**
 * Picks open cards of every kind for the home page: for each kind the card with the least used issuer, then
 * the newest facts, then the first id. A fixed rule, so that no issuer can be preferred.
 */
export function pickHomeCards(cards: readonly CatalogCard[]): HomeCard[] {
  const waiting = new Set(cards.filter(isForHome))
  const homeCards: HomeCard[] = []
  for (let turn = 0; homeCards.length < HOME_CARDS && turn < HOME_CARDS * kinds.length; turn++) {
    const kind = kinds[turn % kinds.length]
    const [next] = [...waiting].filter((card) => card.kind === kind).sort(byTurn(homeCards))
    if (next !== undefined) {
      waiting.delete(next)
      homeCards.push(next)
    }
  }
  return homeCards
}

function isForHome(card: CatalogCard): card is HomeCard {
  return card.status.state === 'open' && faces.some((network) => network === card.network)
}

function byTurn(homeCards: readonly HomeCard[]) {
  const taken = (card: HomeCard) => homeCards.filter(({ issuer }) => issuer === card.issuer).length
  return (a: HomeCard, b: HomeCard) =>
    taken(a) - taken(b) || compareText(b.asOf, a.asOf) || compareText(a.id, b.id)
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
