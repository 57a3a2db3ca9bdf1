/** The best wallet, and the value of any given one. */
import { toCents } from '../../money.ts'
import { createWalletContext, type WalletContext } from '../model/context.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import { type CandidateCard, prepareProblem, type WalletProblem } from '../model/wallet-problem.ts'
import { describeWallet } from '../report/describe-wallet.ts'
import { rankCards } from '../search/rank-wallets.ts'
import type { SearchOptions, Wallet, WalletAnswer, WalletQuestion } from '../wallet.ts'
import { rankWithKept } from './kept-cards.ts'
import { applyRuleOfThumb } from './rule-of-thumb.ts'

/**
 * The wallet with the highest total among all that the question allows, smaller ones included. Null if the search was
 * stopped. Without cards if all others would cost more than they earn. Throws RangeError for a card that the catalog
 * doesn't have.
 */
export function findBestWallet(question: WalletQuestion, options: SearchOptions = {}): WalletAnswer | null {
  const problem = prepareProblem(question, options.context ?? createWalletContext())
  const { model, owned } = problem
  const { years } = question
  const found = rankWithKept(problem, { wanted: 2 }, options)
  if (found === null) {
    return null
  }
  const { best, runnerUp: next } = found
  const wallet = describeWallet(model, best, years)
  const runnerUp = next === null ? null : describeWallet(model, next, years)
  return {
    best: wallet,
    runnerUp,
    margin: runnerUp === null ? null : toCents(wallet.total - runnerUp.total),
    ruleOfThumb: applyRuleOfThumb(question.spend, model, best, wallet),
    gap: toCents(Math.max(0, Math.ceil((found.upperBound - best.subcents) / SUBCENTS_PER_CENT))),
    owned: owned.length === 0 ? null : describeCards(problem, owned),
    obstacles: question.obstacles,
  }
}

/** The value of exactly these cards; those you have count as such. */
export function valueWallet(
  question: WalletQuestion,
  cardIds: readonly string[],
  context: WalletContext = createWalletContext(),
): Wallet {
  const problem = prepareProblem(question, context)
  return describeCards(problem, cardsOf(problem, cardIds))
}

/** The cards with these ids, owned or new. */
export function cardsOf(problem: WalletProblem, cardIds: readonly string[]): CandidateCard[] {
  return [...new Set(cardIds)].map((cardId) =>
    problem.question.owned.includes(cardId) ? problem.ownedCard(cardId) : problem.newCard(cardId),
  )
}

export function describeCards(problem: WalletProblem, cards: readonly CandidateCard[]): Wallet {
  return describeWallet(problem.model, rankCards(problem, cards), problem.question.years)
}
