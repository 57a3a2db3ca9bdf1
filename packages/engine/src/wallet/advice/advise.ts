/** What to do next: which card to add, which to keep, and why a card wasn't chosen. */
import { type Cents, toCents } from '../../money.ts'
import { createWalletContext, type WalletContext } from '../model/context.ts'
import { unlockedBy } from '../model/engine.ts'
import { exclusionOf, prepareProblem } from '../model/wallet-problem.ts'
import { describeWallet, totalCents } from '../report/describe-wallet.ts'
import { rankCards, rankWallets } from '../search/rank-wallets.ts'
import type {
  NextCard,
  OwnedCardReview,
  SearchOptions,
  Wallet,
  WalletAnswer,
  WalletQuestion,
  WhyNot,
} from '../wallet.ts'
import { cardsOf, describeCards } from './find-best-wallet.ts'

/**
 * What each available card adds to those you have, most first, then by id. Null if it was stopped.
 */
export function findNextCards(question: WalletQuestion, options: SearchOptions = {}): NextCard[] | null {
  const problem = prepareProblem(question, options.context ?? createWalletContext())
  const { owned } = problem
  const candidates = problem.candidates()
  const now = totalCents(problem.model, rankCards(problem, owned))
  const found: NextCard[] = []
  for (const [index, card] of candidates.entries()) {
    if (options.shouldStop?.() === true) {
      return null
    }
    const total = toCents(totalCents(problem.model, rankCards(problem, [...owned, card])))
    found.push({ cardId: card.slot.compiledCard.card.id, added: toCents(total - now), total })
    options.onProgress?.((index + 1) / candidates.length)
  }
  return found.sort((a, b) => b.total - a.total || Number(a.cardId > b.cardId) - Number(a.cardId < b.cardId))
}

type ReviewOptions = Readonly<{
  context?: WalletContext
  /** Leaves out cards that needn't be reviewed. */
  isAsked?: (cardId: string) => boolean
  /** Ids of the wallet that the cards are reviewed beside: by default the cards you have. */
  wallet?: readonly string[]
}>

/**
 * What each card you have adds to the others, and what is best: keep it, change it to one of its `downgrades`, or cancel
 * it. Of equals the one that changes least. Beside the best wallet, exactly the cards that it leaves out cost more than
 * they earn.
 */
export function reviewOwnedCards(
  question: WalletQuestion,
  downgrades: Readonly<Record<string, readonly string[]>>,
  options: ReviewOptions = {},
): OwnedCardReview[] {
  const { context = createWalletContext(), isAsked = () => true, wallet = question.owned } = options
  const problem = prepareProblem(question, context)
  const totalOf = (ids: readonly string[], change: readonly string[] = []): number => {
    const compiled = unlockedBy(ids, question.compiled)
    const own = compiled === question.compiled ? problem : prepareProblem({ ...question, compiled }, context)
    const cards = [...cardsOf(own, ids), ...change.map((other) => own.ownedCard(other))]
    return describeCards(own, cards).total
  }
  const asked = problem.owned.filter(({ slot }) => isAsked(slot.compiledCard.card.id))
  return asked.map(({ slot }): OwnedCardReview => {
    const cardId = slot.compiledCard.card.id
    const others = wallet.filter((other) => other !== cardId)
    const without = totalOf(others)
    const adds = toCents(totalOf([...others, cardId]) - without)
    const [change] = (downgrades[cardId] ?? [])
      .filter((other) => !question.owned.includes(other))
      .map((other) => ({ cardId: other, adds: toCents(totalOf(others, [other]) - without) }))
      .sort((a, b) => b.adds - a.adds)
    const fee = toCents(slot.feeCents)
    if (change !== undefined && change.adds > adds && change.adds >= 0) {
      return { cardId, verdict: 'downgrade', adds, fee, downgrade: change }
    }
    return { cardId, verdict: adds >= 0 ? 'keep' : 'cancel', adds, fee, downgrade: null }
  })
}

function difference(wallet: Wallet, without: Wallet): Cents {
  return toCents(wallet.total - without.total)
}

/** Why a card isn't in the best wallet: the best wallet that has it. Null if it was stopped. */
export function whyNot(
  question: WalletQuestion,
  answer: WalletAnswer,
  cardId: string,
  options: SearchOptions = {},
): WhyNot | null {
  const problem = prepareProblem(question, options.context ?? createWalletContext())
  const { model } = problem
  const isChosen = answer.best.cards.some((card) => card.cardId === cardId)
  const obstacle = exclusionOf(question.obstacles, cardId)
  if (isChosen) {
    const wallet = answer.best
    return { cardId, verdict: 'chosen', obstacle: null, wallet, short: toCents(0), addsAsOneMore: null }
  }
  if (obstacle !== null) {
    return { cardId, verdict: 'excluded', obstacle, wallet: null, short: null, addsAsOneMore: null }
  }
  const [asked] = cardsOf(problem, [cardId])
  if (asked === undefined) {
    return null
  }
  const kept = cardsOf(
    problem,
    answer.best.cards.filter(({ isOwned }) => isOwned).map((card) => card.cardId),
  )
  const task = {
    required: [...kept, asked],
    candidates: problem.candidates().filter(({ slot }) => slot.card !== asked.slot.card),
    most: Math.max(0, question.size - kept.length - 1),
    wanted: 1,
  } as const
  const [best] = rankWallets(problem, task, options)?.best ?? []
  if (best === undefined) {
    return null
  }
  const wallet = describeWallet(model, best, question.years)
  const chosen = cardsOf(
    problem,
    answer.best.cards.map((card) => card.cardId),
  )
  return {
    cardId,
    verdict: 'outdone',
    obstacle: question.obstacles.find((each) => each.cardId === cardId) ?? null,
    wallet,
    short: toCents(answer.best.total - wallet.total),
    addsAsOneMore: difference(describeCards(problem, [...chosen, asked]), answer.best),
  }
}
