/** The order of cards, on every screen, in the API and on the command line. */
import { compareNames } from '@cardsight/engine/ranking'
import type { CardText } from './cards.ts'
import { creditLevels } from './profile.ts'

/** A card with what its place depends on. Total and fee in dollars or cents, as long as all cards use the same unit. */
export type RankedCard = Readonly<{
  text: Pick<CardText, 'name' | 'terms' | 'needs'>
  total: number
  fee: number
  /** Whether the total has a bonus: lists without bonuses rank as if there were none. */
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

/** No foreign fee, wider access, then the name. */
export function compareAccess(a: RankedCard['text'], b: RankedCard['text']): number {
  return (
    Number(a.terms.foreignFeePpm > 0) - Number(b.terms.foreignFeePpm > 0) ||
    Number(a.needs.memberships.length > 0) - Number(b.needs.memberships.length > 0) ||
    creditLevels.indexOf(a.needs.credit) - creditLevels.indexOf(b.needs.credit) ||
    compareNames(a.name, b.name)
  )
}
