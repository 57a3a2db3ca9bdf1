/** The wallet to recommend: without cards that add little, and with what a person needs to use it. */
import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import { unlockedBy, unlockingCards } from '@cardsight/engine/backtest'
import {
  findBestWallet,
  type Obstacle,
  valueWallet,
  type Wallet,
  type WalletAnswer,
  type WalletContext,
  type WalletQuestion,
} from '@cardsight/engine/wallet'

/** A card that adds less than this a year isn't worth another account. */
const SMALL_CENTS_A_YEAR = DEFAULT_LEAST_ADDED * 100
/** A wallet in one currency may earn this much less and still be the simpler choice. */
const SIMPLER_SHARE = 0.98

export type WalletAdvice = Readonly<{
  answer: WalletAnswer
  /** The number of cards that the answer was searched for: fewer than asked for if small cards are left out. */
  size: number
  /** The best wallet with the cards that are left out; null if none is. */
  larger: Pick<Wallet, 'cards' | 'total'> | null
  /** The best wallet of one card; null if the person has cards, or if it's the answer. */
  single: Pick<Wallet, 'cards' | 'total'> | null
  /** The best wallet that earns one kind of points, if it comes close; null if the answer does, or none comes close. */
  simpler: SimplerWallet | null
  /** How to use the cards in the first year once their bonuses are earned; null if no bonus requires spending. */
  afterBonuses: Pick<Wallet, 'assignments' | 'filledCaps'> | null
}>

/** `program` is what all of its cards earn. */
type SimplerWallet = Readonly<{ program: string }> & Pick<Wallet, 'cards' | 'total'>

/** How much of the work is done after each part, roughly. What follows the advice, such as reviews, has the rest. */
const SEARCH_SHARE = 0.6
const COMPARED_SHARE = 0.75
const ADVISED_SHARE = 0.9

type AdviceOptions = Readonly<{
  keepsSmallCards: boolean
  context: WalletContext
  /** From 0 to less than 1, never falling. */
  onProgress?: (done: number) => void
}>

export function adviseWallet(asked: WalletQuestion, options: AdviceOptions): WalletAdvice {
  const { context, onProgress = () => undefined } = options
  const { question, full } = withUnlockingThatPays(asked, {
    ...options,
    onProgress: (done) => onProgress(done * SEARCH_SHARE),
  })
  const { answer, size } = options.keepsSmallCards
    ? { answer: full, size: question.size }
    : withoutSmallCards(question, full, context)
  const { best } = answer
  onProgress(COMPARED_SHARE)
  const single =
    question.owned.length > 0 || best.cards.length < 2
      ? null
      : summaryOf(search({ ...question, size: 1 }, { context }).best)
  const simpler = findSimpler(question, best, context)
  onProgress(ADVISED_SHARE)
  return {
    answer,
    size,
    larger: answer === full ? null : summaryOf(full.best),
    single,
    simpler,
    afterBonuses: needsSpending(best) ? usageAfterBonuses(question, best, context) : null,
  }
}

/**
 * A search keeps the cards that unlock a program for others. The person may be better off without one of them, and with
 * others that are worth less.
 */
function withUnlockingThatPays(question: WalletQuestion, { context, onProgress }: AdviceOptions) {
  const start = { question, full: search(question, { context, ...(onProgress && { onProgress }) }) }
  return [...unlockingCards(question.compiled)].reduce((found, by) => {
    const { compiled, owned, candidates } = found.question
    const others = owned.filter((id) => id !== by)
    const without: WalletQuestion = {
      ...found.question,
      owned: others,
      compiled: unlockedBy(others, compiled),
      candidates: new Set(
        [...(candidates ?? compiled.cards.map(({ card }) => card.id))].filter((id) => id !== by),
      ),
    }
    const full = search(without, { context })
    return full.best.total > found.full.best.total
      ? { question: without, full: { ...full, owned: found.full.owned } }
      : found
  }, start)
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
      return wallet.total - others.total < SMALL_CENTS_A_YEAR * wallet.years
    })
  )
}

/** Cards that you have and keep stay, so their currency is the only one to look at. */
function findSimpler(question: WalletQuestion, best: Wallet, context: WalletContext): SimplerWallet | null {
  const programOf = new Map(question.compiled.cards.map(({ card }) => [card.id, currencyOf(card.program)]))
  const programsOf = (ids: Iterable<string>) => new Set(Array.from(ids, (id) => programOf.get(id) ?? ''))
  if (programsOf(best.cards.map(({ cardId }) => cardId)).size < 2) {
    return null
  }
  const owned = best.cards.flatMap(({ cardId, isOwned }) => (isOwned ? [cardId] : []))
  const candidates = [...(question.candidates ?? programOf.keys())]
  const kept = programsOf(owned)
  const programs = kept.size > 0 ? [...kept].slice(0, kept.size === 1 ? 1 : 0) : programsOf(candidates)
  const found = Array.from(programs, (program): SimplerWallet | null => {
    const ofProgram = candidates.filter((id) => programOf.get(id) === program)
    const asked = { ...question, owned, candidates: new Set(ofProgram), size: best.cards.length }
    return owned.length === 0 && !hasOpen(question, ofProgram)
      ? null
      : { program, ...summaryOf(search(asked, { context }).best) }
  })
  const [simplest] = found
    .filter((wallet) => wallet !== null)
    .filter(({ total }) => total > 0 && total >= best.total * SIMPLER_SHARE)
    .sort((a, b) => b.total - a.total || a.cards.length - b.cards.length)
  return simplest ?? null
}

/** Cards with point values of their own have the key `program/card`. */
function currencyOf(program: string): string {
  return program.split('/')[0] ?? program
}

function hasOpen({ compiled, obstacles }: WalletQuestion, ids: readonly string[]): boolean {
  const isExcluded = (id: string) =>
    obstacles.some(({ cardId, isBonusOnly }) => cardId === id && !isBonusOnly)
  return compiled.cards.some(({ card }) => card.isOpen && ids.includes(card.id) && !isExcluded(card.id))
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

function summaryOf({ cards, total }: Wallet) {
  return { cards, total }
}

/** A search returns null only if it was asked to stop, which never happens here. */
function search(question: WalletQuestion, options: Parameters<typeof findBestWallet>[1]): WalletAnswer {
  const answer = findBestWallet(question, options)
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
