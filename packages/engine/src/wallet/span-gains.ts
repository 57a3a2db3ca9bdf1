/** What cents more or less can bring to a set of cards, at the least and at the most. */
import type { Years } from '../card/annual-fee.ts'
import { worthAlone } from './alone.ts'
import type { Buckets } from './buckets.ts'
import type { Moved, Span } from './moved.ts'
import type { Side } from './side.ts'
import { type Player, playerOf, worthOf } from './worth.ts'

/** The most that any card of a set pays for a cent, all years together, a fee abroad counted as if it were paid. */
export function mostGain(players: readonly Player[], years: number): number {
  const ofYear = (side: (player: Player) => Side) =>
    players.reduce((most, player) => Math.max(most, mostOfSide(side(player))), 0)
  return ofYear(({ use }) => use.first) + (years - 1) * ofYear(({ use }) => use.later)
}

/** By bucket: the same, of the card that pays most for it. */
export function mostGains(
  { hi, years }: Pick<Span, 'hi' | 'years'>,
  players: readonly Player[],
): Float64Array {
  const most = ({ classes, classOf }: Side, bucket: number) =>
    (classes[classOf[bucket] ?? 0]?.gains ?? []).reduce((sum, gain) => Math.max(sum, Math.abs(gain)), 0)
  return Float64Array.from(hi.buckets.cents, (_, bucket) => {
    const first = Math.max(...players.map(({ use }) => most(use.first, bucket)))
    return first + (years - 1) * Math.max(...players.map(({ use }) => most(use.later, bucket)))
  })
}

const known = new WeakMap<Side, number>()

function mostOfSide(side: Side): number {
  const found = known.get(side)
  if (found !== undefined) {
    return found
  }
  let most = 0
  const classes =
    side.open?.points.flatMap(({ options }) => options.flatMap((option) => option.classes)) ?? []
  for (const { gains } of [...side.classes, ...classes]) {
    for (const gain of gains) {
      most = Math.max(most, Math.abs(gain))
    }
  }
  known.set(side, most)
  return most
}

/**
 * By bucket: what a cent more brings to a set at least, all years together.
 *
 * Paid with a card that has nothing to decide, it brings no less than the card's worst lane and leaves the others as
 * they are. Where every card has something to decide, it also takes a place under a limit from another cent, or makes
 * another option come out on top, and no more than the most that any of them pays is lost by that.
 */
export function leastGains(
  { hi, years }: Pick<Span, 'hi' | 'years'>,
  players: readonly Player[],
): Float64Array {
  const plain = players.filter(({ use }) => use.first.open === null && use.later.open === null)
  if (plain.length === 0) {
    return new Float64Array(hi.buckets.cents.length).fill(-2 * mostGain(players, years))
  }
  const worst = ({ classes, classOf }: Side, bucket: number) =>
    Math.min(...(classes[classOf[bucket] ?? 0]?.gains ?? [0]))
  return Float64Array.from(hi.buckets.cents, (_, bucket) =>
    Math.max(...plain.map(({ use }) => worst(use.first, bucket) + (years - 1) * worst(use.later, bucket))),
  )
}

/** What the cents that come in between two values bring at so much for each. */
export function timesAdded({ lo, hi }: Pick<Span, 'lo' | 'hi'>, perCent: Float64Array): number {
  let sum = 0
  for (let bucket = 0; bucket < perCent.length; bucket++) {
    sum += (perCent[bucket] ?? 0) * addedCents(lo.buckets, hi.buckets, bucket)
  }
  return sum
}

function addedCents(lo: Buckets, hi: Buckets, bucket: number): number {
  return (hi.cents[bucket] ?? 0) - (lo.cents[bucket] ?? 0)
}

/** What rounding can make of it at most, where a cent of each bucket is worth so much. */
export function roundingRests({ roundings }: Span, perCent: Float64Array): number {
  let sum = 0
  for (let bucket = 0; bucket < roundings.length; bucket++) {
    sum += (roundings[bucket] ?? 0) * Math.abs(perCent[bucket] ?? 0)
  }
  return sum
}

/** What the refunds that come in between can make of it at most. */
export function refundRests({ moreRefunds, years }: Span, players: readonly Player[]): number {
  return moreRefunds === 0 ? 0 : REFUND_TIMES * moreRefunds * mostGain(players, years)
}

/** A refund takes back a gain, makes room under a limit, and is missing where a bonus asks for spending. */
const REFUND_TIMES = 3

/** A card without others is valued by the engine, which has its own way with refunds under limits, and rounds. */
export function aloneRests(end: Moved, [only]: readonly Player[], years: Years): number {
  if (only === undefined) {
    return 0
  }
  const { year, yearCents, rowOfKind } = end.buckets
  const rows = limitedRows(end, only)
  let back = 0
  for (let entry = 0; entry < year.cents.length; entry++) {
    const isLimited = rows === null || rows.has(rowOfKind[year.kindOf[entry] ?? 0] ?? 0)
    back += isLimited ? Math.max(0, -(year.cents[entry] ?? 0)) : 0
  }
  const slack = HALF_A_CENT + 2 * back * mostGain([only], years)
  const isReached = only.seat.compiledCard.card.rules.some(
    ({ aboveYearlySpend = Number.POSITIVE_INFINITY }) => yearCents > aboveYearlySpend / 2,
  )
  return isReached ? slack + beyondThreshold(end, only, years) : slack
}

/** Kinds of purchase that a limit pays for; null where that may be any. */
function limitedRows({ buckets }: Moved, { use }: Player): ReadonlySet<number> | null {
  const sides = [use.first, use.later]
  return sides.some(({ open }) => open !== null)
    ? null
    : new Set(
        sides.flatMap(({ cappedBuckets, refundThrough }) => [
          ...cappedBuckets.map((bucket) => buckets.rowOf[bucket] ?? 0),
          ...Array.from(buckets.refunds.rowOf).filter((_, refund) => (refundThrough[refund] ?? -1) >= 0),
        ]),
      )
}

/** What rules add that begin at a yearly amount: the more is spent, the more. The split leaves them out. */
function beyondThreshold({ prepared, buckets }: Moved, { seat }: Player, years: Years): number {
  const use = prepared.board.useAlone(seat.card)
  const split = worthOf(buckets, [playerOf(seat, use)], years)
  const whole = worthAlone(prepared.board, seat, years)
  return Math.max(0, (whole?.rests ?? 0) - (split?.rests ?? 0)) + HALF_A_CENT
}

const HALF_A_CENT = 5_000_000
