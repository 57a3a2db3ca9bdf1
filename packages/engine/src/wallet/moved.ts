/** A question with its spending moved to one value or another, laid out so that purchases can be compared. */
import type { Years } from '../card/annual-fee.ts'
import type { Buckets } from './buckets.ts'
import { bucketPlace } from './buckets-like.ts'
import { meantBy, questionAt } from './lever.ts'
import { type Prepared, prepare } from './question.ts'
import type { Seat } from './seats.ts'
import type { Lever, WalletQuestion } from './wallet.ts'
import { type Player, playerOf } from './worth.ts'

/** The question at one value. */
export type Moved = Readonly<{
  value: number
  prepared: Prepared
  buckets: Buckets
  held: readonly Player[]
  /** Those that can come in. */
  entries: () => readonly Player[]
  /** The cards that win now. */
  own: readonly Player[]
  playerOf: (seat: Seat) => Player
  setOf: (cardIds: readonly string[]) => Player[]
}>

/** From a lower value to a higher one; every bucket has its place in both. */
export type Span = Readonly<{
  lo: Moved
  hi: Moved
  years: Years
  /** By bucket: cents by which rounding can part it, anywhere in between, from the straight line between the ends. */
  roundings: Float64Array
  /** Cents of refunds that come in between the ends. */
  moreRefunds: number
}>

export type Mover = Readonly<{
  at: (value: number) => Moved
  /** Null where the two are not laid out alike. */
  spanOf: (a: number, b: number) => Span | null
}>

/** As many values as are asked for again and again. */
const KEPT_VALUES = 8

export function createMover(question: WalletQuestion, lever: Lever, ownIds: readonly string[]): Mover {
  const now = prepare(question)
  const roundings = roundingsOf(question, lever, now.board.buckets)
  const kept = new Map<number, Moved>()
  const at = (value: number): Moved => {
    const found = kept.get(value) ?? move(question, lever, ownIds, now, value)
    kept.delete(value)
    kept.set(value, found)
    const [oldest] = kept.size > KEPT_VALUES ? kept.keys() : []
    kept.delete(oldest ?? -1)
    return found
  }
  return {
    at,
    spanOf: (a, b) => {
      const [lo, hi] = [at(Math.min(a, b)), at(Math.max(a, b))]
      const isLike = [lo, hi].every(({ buckets }) => buckets.rowOf === now.board.buckets.rowOf)
      const sum = ({ buckets }: Moved) => buckets.refunds.cents.reduce((all, cents) => all + cents, 0)
      return isLike ? { lo, hi, years: question.years, roundings, moreRefunds: sum(hi) - sum(lo) } : null
    },
  }
}

function move(
  question: WalletQuestion,
  lever: Lever,
  ownIds: readonly string[],
  now: Prepared,
  value: number,
): Moved {
  const prepared = prepare(questionAt(question, lever, value), now)
  const { board } = prepared
  const player = (seat: Seat) => playerOf(seat, board.useOf(seat.card))
  const most = question.size - prepared.held.length
  const setOf = (cardIds: readonly string[]) =>
    cardIds.map((id) => player(question.held.includes(id) ? prepared.heldSeat(id) : prepared.newSeat(id)))
  let entries: readonly Player[] | null = null
  return {
    value,
    prepared,
    buckets: board.buckets,
    held: prepared.held.map(player),
    entries: () => {
      entries ??= most > 0 ? prepared.candidates().map(player) : []
      return entries
    },
    own: setOf(ownIds),
    playerOf: player,
    setOf,
  }
}

/**
 * Every amount is rounded to a cent, and once more where a short window is laid end to end. What lies on the line
 * between two values differs by half a cent from what it would be, and so may the line.
 */
function roundingsOf({ spend }: WalletQuestion, lever: Lever, buckets: Buckets): Float64Array {
  const isMeant = meantBy(spend, lever)
  const { year, rowOf, stretchOf, stretches } = buckets
  const perDay = new Map<string, number>()
  for (const [index, kind] of spend.kindOf.entries()) {
    const key = `${kind} ${spend.offsets[index]}`
    perDay.set(key, (perDay.get(key) ?? 0) + 1)
  }
  const mostOnDay = [...perDay.values()].reduce((most, count) => Math.max(most, count), 1)
  const each = year.isAsObserved ? 1 : 1 + mostOnDay
  const sums = new Float64Array(buckets.cells.length * stretches.length)
  for (let entry = 0; entry < year.cents.length; entry++) {
    const place = bucketPlace(buckets, year, entry)
    sums[place] = (sums[place] ?? 0) + (isMeant(year.kindOf[entry] ?? 0) ? each : 0)
  }
  return Float64Array.from(
    rowOf,
    (row, bucket) => sums[row * stretches.length + (stretchOf[bucket] ?? 0)] ?? 0,
  )
}
