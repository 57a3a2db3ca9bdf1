import type { Release } from '@cardsight/catalog'
import { type OwnedCardReview, reviewOwnedCards, type WalletQuestion } from '@cardsight/engine/wallet'
import { clawbackMonths, downgradesOf } from './downgrades.ts'

/** A review, and the months from opening in which closing the card can cost its bonus; 0 if there are none. */
export type WalletCardReview = OwnedCardReview & Readonly<{ clawbackMonths: number }>

/** Whether to keep, downgrade or cancel each card that the person has. */
export function reviewWallet(
  question: WalletQuestion,
  { cards, issuerRules }: Pick<Release, 'cards' | 'issuerRules'>,
  options: Parameters<typeof reviewOwnedCards>[2],
): WalletCardReview[] {
  return reviewOwnedCards(question, downgradesOf(cards, issuerRules), options).map((review) => {
    const card = cards.find(({ id }) => id === review.cardId)
    const months = card === undefined || review.verdict === 'keep' ? 0 : clawbackMonths(card, issuerRules)
    return { ...review, clawbackMonths: months }
  })
}
