/** The wallet to recommend: without cards that add little, and with what a person needs to use it. */
import {
  findBestWallet,
  type Obstacle,
  valueWallet,
  type Wallet,
  type WalletAnswer,
  type WalletContext,
  type WalletQuestion,
} from '@cardsight/engine/wallet'
import { netTotal } from '../lib/net-total.ts'

/** A card that adds less than this a year isn't worth another account. */
const SMALL_CENTS_A_YEAR = 2500

export type WalletAdvice = Readonly<{
  answer: WalletAnswer
  /** The number of cards that the answer was searched for: fewer than asked for if small cards are left out. */
  size: number
  /** The best wallet with the cards that are left out; null if none is. */
  larger: Pick<Wallet, 'cards' | 'total' | 'interest'> | null
  /** The best wallet of one card; null if the person has cards, or if it's the answer. */
  single: Pick<Wallet, 'cards' | 'total' | 'interest'> | null
  /** How to use the cards in the first year once their bonuses are earned; null if no bonus requires spending. */
  afterBonuses: Pick<Wallet, 'assignments' | 'filledCaps'> | null
}>

type AdviceOptions = Readonly<{
  keepsSmallCards: boolean
  context: WalletContext
  onProgress: (done: number) => void
}>

export function adviseWallet(question: WalletQuestion, options: AdviceOptions): WalletAdvice {
  const { context, onProgress } = options
  const full = search(question, { context, onProgress })
  const { answer, size } = options.keepsSmallCards
    ? { answer: full, size: question.size }
    : withoutSmallCards(question, full, context)
  const { best } = answer
  return {
    answer,
    size,
    larger: answer === full ? null : summaryOf(full.best),
    single:
      question.owned.length > 0 || best.cards.length < 2
        ? null
        : summaryOf(search({ ...question, size: 1 }, { context }).best),
    afterBonuses: needsSpending(best) ? usageAfterBonuses(question, best, context) : null,
  }
}

type Searched = Readonly<{ answer: WalletAnswer; size: number }>

/** One card fewer at a time, each time the best wallet of that size, until every new card adds enough. */
function withoutSmallCards(question: WalletQuestion, full: WalletAnswer, context: WalletContext): Searched {
  let found: Searched = { answer: full, size: question.size }
  while (hasSmallCard(question, found.answer.best, context)) {
    const size = found.answer.best.cards.length - 1
    found = { answer: search({ ...question, size }, { context }), size }
  }
  return found
}

function hasSmallCard(question: WalletQuestion, wallet: Wallet, context: WalletContext): boolean {
  const ids = wallet.cards.map(({ cardId }) => cardId)
  return (
    ids.length > 1 &&
    wallet.cards.some(({ cardId, isOwned }) => {
      if (isOwned) {
        return false
      }
      const others = valueWallet(
        question,
        ids.filter((id) => id !== cardId),
        context,
      )
      const isComparable = (others.interest === null) === (wallet.interest === null)
      return isComparable && netTotal(wallet) - netTotal(others) < SMALL_CENTS_A_YEAR * wallet.years
    })
  )
}

/** The same cards without their welcome bonuses; all other terms of the first year stay. */
function usageAfterBonuses(question: WalletQuestion, { cards }: Wallet, context: WalletContext) {
  const withoutBonus = cards.map(({ cardId }): Obstacle => ({ cardId, rule: 'earned', isBonusOnly: true }))
  const obstacles = [...question.obstacles, ...withoutBonus]
  const ids = cards.map(({ cardId }) => cardId)
  const { assignments, filledCaps } = valueWallet({ ...question, years: 1, obstacles }, ids, context)
  return { assignments, filledCaps }
}

function needsSpending({ cards }: Wallet): boolean {
  return cards.some(({ bonuses }) => bonuses.some(({ isClaimed, tier }) => isClaimed && tier.spend > 0))
}

function summaryOf({ cards, total, interest }: Wallet) {
  return { cards, total, interest }
}

/** A search returns null only if it was asked to stop, which never happens here. */
function search(question: WalletQuestion, options: Parameters<typeof findBestWallet>[1]): WalletAnswer {
  const answer = findBestWallet(question, options)
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
