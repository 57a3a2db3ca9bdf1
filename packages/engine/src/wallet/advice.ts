/** What to do next: which card to add, which to keep, and why a card was not chosen. */
import { type Cents, toCents } from '../money.ts'
import { describeWallet } from './describe.ts'
import { afterInterest, describeSeats } from './find-best.ts'
import { keptOut, type Prepared, prepare } from './question.ts'
import { rankWallets } from './rank.ts'
import type { Seat } from './seats.ts'
import type { HeldCard, NextCard, Wallet, WalletAnswer, WalletQuestion, Watch, WhyNot } from './wallet.ts'

/**
 * What each card that can be had adds to those held, most first, then by id; where a balance is carried, by what is
 * left after interest, and those on which it costs an unknown sum last. Null when it was stopped.
 */
export function findNextCards(question: WalletQuestion, watch: Watch = {}): NextCard[] | null {
  const prepared = prepare(question)
  const { held } = prepared
  const candidates = prepared.candidates()
  const now = totalOf(prepared, held)
  const found: NextCard[] = []
  for (const [place, seat] of candidates.entries()) {
    if (watch.shouldStop?.() === true) {
      return null
    }
    const wallet = describeSeats(prepared, [...held, seat])
    found.push({ cardId: seat.compiledCard.card.id, added: toCents(wallet.total - now), wallet })
    watch.onProgress?.((place + 1) / candidates.length)
  }
  const isUnknown = ({ wallet }: NextCard) =>
    Number(question.interest !== undefined && wallet.interest === null)
  return found.sort(
    (a, b) =>
      isUnknown(a) - isUnknown(b) ||
      afterInterest(b.wallet) - afterInterest(a.wallet) ||
      Number(a.cardId > b.cardId) - Number(a.cardId < b.cardId),
  )
}

/** Nothing is earned without a card. */
function totalOf(prepared: Prepared, seats: readonly Seat[]): Cents {
  return seats.length === 0 ? toCents(0) : describeSeats(prepared, seats).total
}

/**
 * For each held card what it adds to the others, and what is best: to keep it, to change it for one of the cards that
 * `downgrades` offers for it, or to cancel it. Of equals the one that changes least.
 */
export function reviewHeld(
  question: WalletQuestion,
  downgrades: Readonly<Record<string, readonly string[]>>,
): HeldCard[] {
  const prepared = prepare(question)
  const { held } = prepared
  if (held.length === 0) {
    return []
  }
  const now = describeSeats(prepared, held)
  return held.map((seat): HeldCard => {
    const cardId = seat.compiledCard.card.id
    const others = held.filter((other) => other !== seat)
    const without = others.length === 0 ? null : describeSeats(prepared, others)
    const adds = difference(now, without)
    const [change] = (downgrades[cardId] ?? [])
      .filter((other) => !question.held.includes(other))
      .map((other) => ({
        cardId: other,
        adds: difference(describeSeats(prepared, [...others, prepared.heldSeat(other)]), without),
      }))
      .sort((a, b) => b.adds - a.adds)
    const fee = toCents(seat.feeCents)
    if (change !== undefined && change.adds > adds && change.adds >= 0) {
      return { cardId, verdict: 'downgrade', adds, fee, downgrade: change }
    }
    return { cardId, verdict: adds >= 0 ? 'keep' : 'cancel', adds, fee, downgrade: null }
  })
}

/** Interest counts where it is known on both sides: a balance that no card is known to carry is carried all the same. */
function difference(wallet: Wallet, without: Wallet | null): Cents {
  return toCents(
    wallet.interest === null || without === null || without.interest === null
      ? wallet.total - (without?.total ?? 0)
      : afterInterest(wallet) - afterInterest(without),
  )
}

/** Why a card is not in the best wallet: what the best wallet that has it comes to. Null when it was stopped. */
export function whyNot(
  question: WalletQuestion,
  answer: WalletAnswer,
  cardId: string,
  watch: Watch = {},
): WhyNot | null {
  const prepared = prepare(question)
  const { board, held } = prepared
  if (answer.best.cards.some((card) => card.cardId === cardId)) {
    return {
      cardId,
      verdict: 'chosen',
      obstacle: null,
      wallet: answer.best,
      short: toCents(0),
      addsAsOneMore: null,
    }
  }
  const obstacle = keptOut(question.obstacles, cardId)
  if (obstacle !== null) {
    return { cardId, verdict: 'excluded', obstacle, wallet: null, short: null, addsAsOneMore: null }
  }
  const asked = prepared.newSeat(cardId)
  const most = Math.max(0, question.size - held.length - 1)
  const others = prepared.candidates().filter(({ card }) => card !== asked.card)
  const required = [...held, asked]
  const [best] = rankWallets(prepared, { required, candidates: others, most, wanted: 1 }, watch)?.best ?? []
  if (best === undefined) {
    return null
  }
  const wallet = describeWallet(board, best, question.years)
  const seats = answer.best.cards.map((card) =>
    card.isHeld ? prepared.heldSeat(card.cardId) : prepared.newSeat(card.cardId),
  )
  return {
    cardId,
    verdict: 'outdone',
    obstacle: question.obstacles.find((each) => each.cardId === cardId) ?? null,
    wallet,
    short: toCents(afterInterest(answer.best) - afterInterest(wallet)),
    addsAsOneMore: difference(describeSeats(prepared, [...seats, asked]), answer.best),
  }
}
