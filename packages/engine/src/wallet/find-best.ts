/** The best wallet, and what any one comes to. */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { toCents } from '../money.ts'
import { describeWallet } from './describe.ts'
import { type Prepared, prepare } from './question.ts'
import { rank, rankWallets } from './rank.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { searchWallets } from './search.ts'
import type { Seat } from './seats.ts'
import type { Wallet, WalletAnswer, WalletQuestion, Watch } from './wallet.ts'
import type { Worth } from './worth.ts'

/**
 * The wallet with the highest total among all that the question allows, those with fewer cards included; null when
 * the search was stopped. Throws RangeError for a card that the catalog does not have, and when no card can be had.
 */
export function findBestWallet(question: WalletQuestion, watch: Watch = {}): WalletAnswer | null {
  const prepared = prepare(question)
  const { board, held } = prepared
  const { years, size } = question
  const most = Math.max(0, size - held.length)
  const found = rankWallets(
    prepared,
    { required: held, candidates: prepared.candidates(), most, wanted: 2 },
    watch,
  )
  if (found === null) {
    return null
  }
  const [best, next] = found.best
  if (best === undefined) {
    throw new RangeError('there is no card to choose from')
  }
  const wallet = describeWallet(board, best, years)
  const runnerUp = next === undefined ? null : describeWallet(board, next, years)
  return {
    best: wallet,
    runnerUp,
    margin: runnerUp === null ? null : toCents(afterInterest(wallet) - afterInterest(runnerUp)),
    ruleOfThumb: ruleOfThumb(question.spend, board, best.worth, wallet),
    unproved: toCents(Math.max(0, Math.ceil((found.doubt - best.net) / SUBCENTS_PER_CENT))),
    held: held.length === 0 ? null : describeSeats(prepared, held),
    obstacles: question.obstacles,
    effort: found.effort,
  }
}

/** What exactly these cards come to; those that are held count as held. */
export function valueWallet(question: WalletQuestion, cardIds: readonly string[]): Wallet {
  const prepared = prepare(question)
  const seats = [...new Set(cardIds)].map((cardId) =>
    question.held.includes(cardId) ? prepared.heldSeat(cardId) : prepared.newSeat(cardId),
  )
  return describeSeats(prepared, seats)
}

/** What a wallet leaves, in cents. */
export function afterInterest({ total, interest }: Pick<Wallet, 'total' | 'interest'>): number {
  return total - (interest?.cents ?? 0)
}

/** The best use of exactly these cards, told. */
export function describeSeats(prepared: Prepared, seats: readonly Seat[]): Wallet {
  const { board, question } = prepared
  return describeWallet(board, rank(question, worthOfSeats(prepared, seats)), question.years)
}

/** The best use of exactly these cards. */
export function worthOfSeats({ board, question }: Prepared, seats: readonly Seat[]): Worth {
  const { years } = question
  const found = searchWallets({ board, years, required: seats, candidates: [], most: 0, wanted: 1 })
  const [best] = found?.best ?? []
  if (best === undefined) {
    throw new RangeError('a wallet has at least one card')
  }
  return best
}
