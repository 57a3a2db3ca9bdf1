/** The best wallet, and the value of any given one. */
import { toCents } from '../../money.ts'
import { createWalletContext, type WalletContext } from '../model/context.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import { type CandidateCard, prepareProblem, type WalletProblem } from '../model/wallet-problem.ts'
import { describeWallet } from '../report/describe-wallet.ts'
import { rankCards, rankWallets } from '../search/rank-wallets.ts'
import type { SearchOptions, Wallet, WalletAnswer, WalletQuestion } from '../wallet.ts'
import { keptCards } from './kept-cards.ts'
import { applyRuleOfThumb } from './rule-of-thumb.ts'

/**
 * The wallet with the highest total among all that the question allows, smaller ones included. Null if the search was
 * stopped. Throws RangeError for a card that the catalog doesn't have, and if there is no card to choose from.
 */
export function findBestWallet(question: WalletQuestion, options: SearchOptions = {}): WalletAnswer | null {
  const problem = prepareProblem(question, options.context ?? createWalletContext())
  const { model, owned } = problem
  const { years, size } = question
  const kept = keptCards(problem, options)
  const task = { candidates: problem.candidates(), wanted: 2 } as const
  const found =
    kept === null
      ? null
      : rankWallets(problem, { ...task, required: kept, most: Math.max(0, size - kept.length) }, options)
  if (found === null) {
    return null
  }
  const [best, next] = found.best
  if (best === undefined) {
    throw new RangeError('there is no card to choose from')
  }
  const wallet = describeWallet(model, best, years)
  const runnerUp = next === undefined ? null : describeWallet(model, next, years)
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
