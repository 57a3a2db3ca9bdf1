/** The order of cards, on every screen, in the API and on the command line. */
import { compareNames } from '@cardsight/engine/ranking'
import type { CardText } from './cards.ts'
import { levelNeeded } from './reach.ts'

/** A card with what its place depends on. Total and fee in dollars or cents, as long as all cards use the same unit. */
export type RankedCard = Readonly<{
  text: Pick<CardText, 'name' | 'features' | 'needs'>
  total: number
  fee: number
  /** Whether the spending earns a welcome bonus. It decides between equal totals also where the total has no bonus. */
  earnsBonus: boolean
}>

export type CardOrder = (a: RankedCard, b: RankedCard) => number

/** Returns the first `count` cards of an order. One pass instead of a sort, because a run needs about a hundred of these. */
export function firstCards<Card extends RankedCard>(
  cards: readonly Card[],
  order: CardOrder,
  count: number,
): Card[] {
  const first: Card[] = []
  for (const card of cards) {
    const last = first[count - 1]
    if (count === 0 || (last !== undefined && order(last, card) <= 0)) {
      continue
    }
    const at = first.findLastIndex((other) => order(other, card) <= 0) + 1
    first.splice(at, 0, card)
    first.length = Math.min(first.length, count)
  }
  return first
}

/** Best first: by total. Equal totals: a lower fee, a bonus that can be earned, then `compareAccess`. */
export function compareTotals(a: RankedCard, b: RankedCard): number {
  return (
    b.total - a.total ||
    a.fee - b.fee ||
    Number(b.earnsBonus) - Number(a.earnsBonus) ||
    compareAccess(a.text, b.text)
  )
}

/** No foreign fee, wider access, nationwide before regional, then the name. */
export function compareAccess(a: RankedCard['text'], b: RankedCard['text']): number {
  return (
    Number(isFreeAbroad(b)) - Number(isFreeAbroad(a)) ||
    Number(needsMembership(a)) - Number(needsMembership(b)) ||
    levelNeeded(a.needs) - levelNeeded(b.needs) ||
    Number(isRegional(a)) - Number(isRegional(b)) ||
    compareNames(a.name, b.name)
  )
}

/** A fee that no source states may be charged. */
function isFreeAbroad({ features }: RankedCard['text']): boolean {
  return features.includes('No Foreign Transaction Fees')
}

/** A home in the issuer's states is no membership. */
function needsMembership({ needs }: RankedCard['text']): boolean {
  return needs.memberships.length > (isRegional({ needs }) ? 1 : 0)
}

function isRegional({ needs }: Pick<RankedCard['text'], 'needs'>): boolean {
  return needs.isRegional === true
}
