/**
 * What a wallet can come to at most, without splitting anything.
 *
 * Give every limit a price p ≥ 0 for each cent that goes through it, and every bonus a price q ≥ 0 for each cent of
 * what it asks. A split that keeps to the limits, and pays what the bonuses it claims ask for, comes to no more than
 *
 *   Σ over buckets of cents × the most that any lane of any card gains, less the price of its limit, plus q of its card
 *   + Σ over limits of p × limit + Σ over cards of max(0, bonus − q × what it asks) + what is fixed,
 *
 * since p × (limit − what goes through it) and q × (what is paid − what is asked) are not below zero for it. The
 * first sum takes the best card for each bucket, so what one more card adds to it never grows as cards come in: what
 * several cards add is at most the sum of what each of them adds.
 */
import { RESTS_PER_CENT } from '../exact.ts'
import type { Buckets } from './buckets.ts'
import type { Side } from './side.ts'
import { firstSide, type Player } from './worth.ts'

/** A player's part of the bound: what each bucket comes to, of the first year and then of the later ones, and all else. */
export type Priced = Readonly<{ values: Float64Array; perCent: Float64Array; fixed: number }>

/** Values are those of all the years together; `reference` is what other cards pay for a cent, in a first and a later year. */
export function price(buckets: Buckets, player: Player, laterYears: number, reference: Float64Array): Priced {
  const count = buckets.cents.length
  const perCent = new Float64Array(laterYears > 0 ? 2 * count : count)
  const first = firstSide(player)
  const own = writeValues(buckets, first, reference.subarray(0, count), perCent.subarray(0, count))
  const bonus = priceBonus(buckets, player, reference, perCent.subarray(0, count))
  let fixed = own + bonus + player.seat.fixedRests + refundsAtBest(buckets, first)
  if (laterYears > 0) {
    const later = perCent.subarray(count)
    const side = player.use.later
    const spare = writeValues(buckets, side, reference.subarray(count), later)
    fixed += laterYears * (spare + refundsAtBest(buckets, side))
  }
  for (let place = count; place < perCent.length; place++) {
    perCent[place] = (perCent[place] ?? 0) * laterYears
  }
  return { values: timesCents(buckets.cents, perCent), perCent, fixed }
}

/** What each bucket comes to, of the first year and then of the later ones. */
export function timesCents(cents: Float64Array, perCent: Float64Array): Float64Array {
  const values = new Float64Array(perCent.length)
  for (let start = 0; start < values.length; start += cents.length) {
    for (let bucket = 0; bucket < cents.length; bucket++) {
      values[start + bucket] = (perCent[start + bucket] ?? 0) * (cents[bucket] ?? 0)
    }
  }
  return values
}

/** A refund takes back what the best card pays; where it gives back a fee abroad, it adds at most that. */
function refundsAtBest({ refunds }: Buckets, { refundLanesOf }: Side): number {
  let most = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    const gain = refundLanesOf[refund]?.[0]?.gain ?? 0
    most += Math.max(0, -gain) * (refunds.cents[refund] ?? 0)
  }
  return most
}

/** Writes the best gain of each bucket less prices, and gives what the limits come to at their prices. */
function writeValues(buckets: Buckets, side: Side, reference: Float64Array, values: Float64Array): number {
  const { classOf, classes } = side
  const prices = side.capPeriods.length === 0 ? null : pricesOf(buckets, side, reference)
  const ofClass = new Float64Array(classes.length)
  for (const [place, { gains, through }] of classes.entries()) {
    let most = Number.NEGATIVE_INFINITY
    for (let lane = 0; lane < gains.length; lane++) {
      const cap = through[lane] ?? -1
      const gain = (gains[lane] ?? 0) - (cap < 0 || prices === null ? 0 : (prices[cap] ?? 0))
      most = gain > most ? gain : most
    }
    ofClass[place] = most
  }
  for (let bucket = 0; bucket < values.length; bucket++) {
    values[bucket] = ofClass[classOf[bucket] ?? 0] ?? 0
  }
  return prices === null ? 0 : roomAtPrices(buckets, side, prices)
}

function roomAtPrices({ refunds }: Buckets, side: Side, prices: Float64Array): number {
  let rests = 0
  for (const [place, { high }] of side.capPeriods.entries()) {
    rests += high * (prices[place] ?? 0)
  }
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    const through = side.refundThrough[refund] ?? -1
    rests += through < 0 ? 0 : (prices[through] ?? 0) * (refunds.cents[refund] ?? 0)
  }
  return rests
}

/** Any price will do; the best one is what the last cent of room gains when the other cards pay the reference. */
function pricesOf(buckets: Buckets, side: Side, reference: Float64Array): Float64Array {
  const wishes: Map<number, number>[] = side.capPeriods.map(() => new Map())
  for (const bucket of side.cappedBuckets) {
    const own = side.classes[side.classOf[bucket] ?? 0]
    for (let lane = 0; own !== undefined && lane < own.gains.length; lane++) {
      const through = own.through[lane] ?? -1
      const wish = through < 0 ? undefined : wishes[through]
      if (wish !== undefined) {
        const [other, behind] = [reference[bucket] ?? 0, own.gains[lane + 1] ?? 0]
        const gap = (own.gains[lane] ?? 0) - (behind > other ? behind : other)
        wish.set(gap, (wish.get(gap) ?? 0) + (buckets.cents[bucket] ?? 0))
      }
    }
  }
  return Float64Array.from(wishes, (wish, place) => lastGap(wish, side.capPeriods[place]?.high ?? 0))
}

/** The gap of the last cent that finds room when the largest gaps go first; 0 where there is room for all. */
function lastGap(wish: ReadonlyMap<number, number>, high: number): number {
  let room = high
  for (const gap of [...wish.keys()].sort((a, b) => b - a)) {
    room -= wish.get(gap) ?? 0
    if (room < 0 || gap <= 0) {
      return Math.max(0, gap)
    }
  }
  return 0
}

/** The price of what a bonus asks is what the dearest cent of it loses against the reference; adds it to the values. */
function priceBonus(
  { cents }: Buckets,
  { seat: { levels } }: Player,
  reference: Float64Array,
  values: Float64Array,
): number {
  const top = levels.at(-1)
  if (top === undefined) {
    return 0
  }
  const loss = dearestLoss(cents, top.low, reference, values)
  for (let bucket = 0; loss > 0 && bucket < values.length; bucket++) {
    values[bucket] = (values[bucket] ?? 0) + loss
  }
  return Math.max(0, ...levels.map(({ low, money }) => money * RESTS_PER_CENT - loss * low))
}

/** What the dearest of so many cents loses, the cheapest taken first. */
function dearestLoss(
  cents: Float64Array,
  asked: number,
  reference: Float64Array,
  values: Float64Array,
): number {
  const byLoss = new Map<number, number>()
  let free = 0
  for (let bucket = 0; bucket < values.length; bucket++) {
    const loss = (reference[bucket] ?? 0) - (values[bucket] ?? 0)
    const amount = cents[bucket] ?? 0
    if (loss <= 0) {
      free += amount
    } else if (Number.isFinite(loss)) {
      byLoss.set(loss, (byLoss.get(loss) ?? 0) + amount)
    }
  }
  let left = asked - free
  let dearest = 0
  for (const loss of left > 0 ? [...byLoss.keys()].sort((a, b) => a - b) : []) {
    if (left <= 0) {
      break
    }
    dearest = loss
    left -= byLoss.get(loss) ?? 0
  }
  return dearest
}
