import type { WalletCardInfo } from '@cardsight/contract/wallet'
import type { BonusTier, Years } from '@cardsight/engine/cards'
import type { Wallet, WalletCard } from '@cardsight/engine/wallet'
import { shortCardName } from '../../cards/short-card-name.ts'

export type CardsById = ReadonlyMap<string, WalletCardInfo>

/** The cards of a wallet in display order: highest value first, then by id. */
export function sortByValue({ cards }: Pick<Wallet, 'cards'>): WalletCard[] {
  return [...cards].sort((a, b) => b.total - a.total || (a.cardId < b.cardId ? -1 : 1))
}

export function nameOf(cards: CardsById, cardId: string): string {
  return cards.get(cardId)?.name ?? cardId
}

export function shortNameOf(cards: CardsById, cardId: string): string {
  const info = cards.get(cardId)
  return info === undefined ? cardId : shortCardName(info)
}

/** `A`, `A with B`, `A with B and C`. */
export function namesOf(list: readonly { cardId: string }[], cards: CardsById): string {
  const [first, ...others] = list.map(({ cardId }) => nameOf(cards, cardId))
  return others.length === 0 ? (first ?? '') : `${first} with ${others.join(' and ')}`
}

type Listed = readonly { cardId: string }[]

/**
 * Names another wallet by its differences: with four cards of which three stay, a full list would hide the change.
 */
export function otherWallet(other: Listed, best: Listed, cards: CardsById): string {
  const missing = (list: Listed, from: Listed) =>
    list
      .filter(({ cardId }) => !from.some((own) => own.cardId === cardId))
      .map(({ cardId }) => nameOf(cards, cardId))
      .join(' and ')
  const [added, removed] = [missing(other, best), missing(best, other)]
  if (other.length === 1 || !other.some(({ cardId }) => best.some((own) => own.cardId === cardId))) {
    return namesOf(other, cards)
  }
  if (added === '' || removed === '') {
    return removed === '' ? `the same with ${added}` : `the same without ${removed}`
  }
  return `${added} instead of ${removed}`
}

/** `a year`, `2 years`. */
export function yearsName(years: Years): string {
  return years === 1 ? 'a year' : `${years} years`
}

/** The tiers of its offer that the spending on the card reaches. */
export function spendingForBonus({ bonuses }: Pick<WalletCard, 'bonuses'>): BonusTier[] {
  return bonuses.flatMap(({ isClaimed, tier }) => (isClaimed && tier.spend > 0 ? [tier] : []))
}
