/** The cards you have that are worth keeping: a card that costs more than it earns isn't part of a wallet to recommend. */
import { unlockingCards } from '../model/engine.ts'
import type { CandidateCard, WalletProblem } from '../model/wallet-problem.ts'
import { totalCents } from '../report/describe-wallet.ts'
import type { SearchTask } from '../search/incumbents.ts'
import { rankCards, rankWallets } from '../search/rank-wallets.ts'
import { emptyWallet, type WalletValue } from '../search/wallet-value.ts'
import type { SearchOptions } from '../wallet.ts'

type Ranked = Readonly<{ best: WalletValue; runnerUp: WalletValue | null; upperBound: number }>

/**
 * The best wallet with the cards that are worth keeping. It's empty if every other would cost more than it earns. Null if
 * it was stopped.
 */
export function rankWithKept(
  problem: WalletProblem,
  task: Pick<SearchTask, 'wanted' | 'warmStarts'>,
  options: SearchOptions,
): Ranked | null {
  const kept = keptCards(problem, options)
  const most = Math.max(0, problem.question.size - (kept?.length ?? 0))
  const candidates = problem.candidates()
  const found = kept && rankWallets(problem, { ...task, required: kept, candidates, most }, options)
  if (found === null) {
    return null
  }
  const [best = emptyWallet, runnerUp = null] = found.best
  const { upperBound } = found
  return totalCents(problem.model, best) < 0
    ? { best: emptyWallet, runnerUp: best, upperBound }
    : { best, runnerUp, upperBound }
}

/**
 * The cards you have without those that the best wallet is better off without. A card that is left out can make room for
 * a new one, beside which another may no longer be worth its fee. Cards that unlock a program for others stay, because
 * those would be worth less without them. Null if it was stopped.
 */
function keptCards(
  problem: WalletProblem,
  { shouldStop }: Pick<SearchOptions, 'shouldStop'> = {},
): readonly CandidateCard[] | null {
  const candidates = problem.candidates()
  const unlocking = unlockingCards(problem.question.compiled)
  let kept = problem.owned
  for (;;) {
    const optional = kept.filter(
      ({ slot }) => slot.fixedSubcents < 0 && !unlocking.has(slot.compiledCard.card.id),
    )
    if (optional.length === 0) {
      return kept
    }
    const task = {
      required: kept.filter((card) => !optional.includes(card)),
      optional,
      candidates,
      most: Math.max(0, problem.question.size - kept.length),
      wanted: 1,
    } as const
    const [best] = rankWallets(problem, task, shouldStop === undefined ? {} : { shouldStop })?.best ?? []
    if (best === undefined) {
      return null
    }
    // No card at all would be better.
    const isLoss = best.subcents < 0 && best.cards.every(({ slot }) => slot.isOwned)
    if (isLoss && task.required.length === 0) {
      return []
    }
    const paying = withEqualCards(problem, best.cards, kept)
    if (paying.length === kept.length) {
      return kept
    }
    kept = paying
  }
}

/** Cards that make no difference to the best wallet stay. */
function withEqualCards(
  problem: WalletProblem,
  best: readonly CandidateCard[],
  owned: readonly CandidateCard[],
): readonly CandidateCard[] {
  const isIn = (cards: readonly CandidateCard[], card: CandidateCard) =>
    cards.some(({ slot }) => slot.card === card.slot.card)
  let wallet = best
  for (const card of owned.filter((each) => !isIn(best, each))) {
    const larger = [...wallet, card]
    wallet = rankCards(problem, larger).subcents >= rankCards(problem, wallet).subcents ? larger : wallet
  }
  return owned.filter((card) => isIn(wallet, card))
}
