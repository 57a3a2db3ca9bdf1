/** The best wallets of a question, and the best use of given cards. */
import type { CandidateCard, WalletProblem } from '../model/wallet-problem.ts'
import type { SearchOptions } from '../wallet.ts'
import type { SearchTask } from './incumbents.ts'
import { searchWallets } from './search-wallets.ts'
import { emptyWallet, type WalletValue } from './wallet-value.ts'

/** Best first; null if stopped. */
export function rankWallets(
  { model, question }: WalletProblem,
  task: Omit<SearchTask, 'model' | 'years'>,
  options: SearchOptions = {},
): ReturnType<typeof searchWallets> {
  return searchWallets({ model, years: question.years, ...task }, options)
}

/** The best use of exactly these cards. */
export function rankCards(problem: WalletProblem, cards: readonly CandidateCard[]): WalletValue {
  const found = rankWallets(problem, { required: cards, candidates: [], most: 0, wanted: 1 })
  return found?.best[0] ?? emptyWallet
}
