/** The cards you have that are worth keeping: a card that costs more than it earns isn't part of a wallet to recommend. */
import { unlockingCards } from '../model/engine.ts'
import type { CandidateCard, WalletProblem } from '../model/wallet-problem.ts'
import { rankCards, rankWallets } from '../search/rank-wallets.ts'
import type { SearchOptions } from '../wallet.ts'

/**
 * The cards you have without those that the best wallet is better off without. A card that is left out can make room for
 * a new one, beside which another may no longer be worth its fee. Cards that unlock a program for others stay, because
 * those would be worth less without them. Null if it was stopped.
 */
export function keptCards(
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
    // No card at all would be better, so that the wallet is to be made of new ones.
    const isLoss = best.subcents < 0 && best.cards.every(({ slot }) => slot.isOwned)
    if (isLoss && task.required.length === 0 && candidates.length > 0) {
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
