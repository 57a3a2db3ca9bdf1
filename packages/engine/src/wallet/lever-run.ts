/** A question run with a lever at one value after another. */
import { worthOfSeats } from './find-best.ts'
import { questionAt } from './lever.ts'
import { type Prepared, prepare } from './question.ts'
import { type Ranked, rank, rankWallets } from './rank.ts'
import type { Lever, WalletQuestion, Watch } from './wallet.ts'

/** How the wallets stand with the lever at a value. */
export type Point = Readonly<{
  value: number
  /** Ids of the cards of the best wallet. */
  winner: readonly string[]
  /** Whether the wallet that wins now still does: no other leaves more, nor as much with fewer cards. */
  isOwn: boolean
  /** What the best two leave, in ten-millionths of a cent; no other wallet leaves minus infinity. */
  best: number
  next: number
}>

/** Null when it was stopped. */
export type Run = (value: number) => Point | null

export function createRun(
  question: WalletQuestion,
  ownIds: readonly string[],
  lever: Lever,
  { shouldStop }: Watch,
): Run {
  const now = prepare(question)
  const own = nameOf(ownIds)
  const isLevel = (prepared: Prepared, { worth, net }: Ranked) =>
    worth.players.length >= ownIds.length && netOf(prepared, ownIds) === net
  const points = new Map<number, Point>()
  return (value) => {
    const known = points.get(value)
    if (known !== undefined) {
      return known
    }
    const prepared = prepare(questionAt(question, lever, value), now)
    const { held } = prepared
    const most = Math.max(0, question.size - held.length)
    const found = rankWallets(
      prepared,
      { required: held, candidates: prepared.candidates(), most, wanted: 2 },
      shouldStop === undefined ? {} : { shouldStop },
    )
    const [best, next] = found?.best ?? []
    if (best === undefined) {
      return null
    }
    const winner = best.worth.players.map(({ seat }) => seat.compiledCard.card.id)
    const point = {
      value,
      winner,
      isOwn: nameOf(winner) === own || isLevel(prepared, best),
      best: best.net,
      next: next?.net ?? Number.NEGATIVE_INFINITY,
    }
    points.set(value, point)
    return point
  }
}

/** What exactly these cards leave, in ten-millionths of a cent. */
export function netOf(prepared: Prepared, cardIds: readonly string[]): number {
  const { question } = prepared
  const seats = cardIds.map((cardId) =>
    question.held.includes(cardId) ? prepared.heldSeat(cardId) : prepared.newSeat(cardId),
  )
  return rank(question, worthOfSeats(prepared, seats)).net
}

function nameOf(cardIds: readonly string[]): string {
  return [...cardIds].sort().join()
}
