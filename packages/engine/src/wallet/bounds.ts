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
 *
 * Where a card lets `count` options of a list be picked in a period, give the pick a price r ≥ 0 and take it off what
 * the option's buckets come to, spread over them in any way. Whatever is picked, that takes off at most count × r,
 * which is added as something fixed. Limits whose order of use matters are thought to be used in any order, and what
 * is on top as if it were picked: both only give more.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Buckets } from './buckets.ts'
import type { Point } from './points.ts'
import type { Side, SideClass } from './side.ts'
import type { Player } from './worth.ts'

/** A player's part of the bound: what each bucket comes to, of the first year and then of the later ones, and all else. */
export type Priced = Readonly<{ values: Float64Array; perCent: Float64Array; fixed: number }>

/** Values are those of all the years together; `reference` is what other cards pay for a cent, in a first and a later year. */
export function price(buckets: Buckets, player: Player, laterYears: number, reference: Float64Array): Priced {
  const count = buckets.cents.length
  const perCent = new Float64Array(laterYears > 0 ? 2 * count : count)
  const { first } = player.use
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

/** Writes the best gain of each bucket less prices, and gives what limits and picks come to at their prices. */
function writeValues(buckets: Buckets, side: Side, reference: Float64Array, values: Float64Array): number {
  const { classOf, classes } = side
  const prices = side.gates.length === 0 ? null : pricesOf(buckets, side, reference)
  const ofClass = Float64Array.from(classes, (own) => mostOf(own, prices))
  for (let bucket = 0; bucket < values.length; bucket++) {
    values[bucket] = ofClass[classOf[bucket] ?? 0] ?? 0
  }
  const picks = side.open === null ? 0 : raiseByPicks(buckets, side.open.points, prices, reference, values)
  return picks + (prices === null ? 0 : roomAtPrices(buckets, side, prices))
}

function mostOf({ gains, through }: SideClass, prices: Float64Array | null): number {
  let most = Number.NEGATIVE_INFINITY
  for (let lane = 0; lane < gains.length; lane++) {
    const gate = through[lane] ?? -1
    const gain = (gains[lane] ?? 0) - (gate < 0 || prices === null ? 0 : (prices[gate] ?? 0))
    most = gain > most ? gain : most
  }
  return most
}

/** By bucket: classes of the options that raise most beside the reference. Prices of limits that suit these suit the card. */
function likelyClasses(buckets: Buckets, side: Side, reference: Float64Array): Map<number, SideClass> {
  const found = new Map<number, SideClass>()
  const firm = side.open === null ? [] : side.classes.map((own) => mostOf(own, null))
  for (const point of side.open?.points ?? []) {
    const raises = raisesOf(buckets, point, null, (bucket) =>
      Math.max(reference[bucket] ?? 0, firm[side.classOf[bucket] ?? 0] ?? 0),
    )
    const order = raises.map((_, option) => option).sort((a, b) => (raises[b] ?? 0) - (raises[a] ?? 0))
    for (const picked of point.given ?? order.slice(0, point.count)) {
      const option = point.options[picked]
      for (const [place, bucket] of option?.buckets.entries() ?? []) {
        found.set(bucket, option?.classes[place] ?? NO_CLASS)
      }
    }
  }
  return found
}

const NO_CLASS: SideClass = { gains: [], through: [] }

/** By option: what its buckets come to beyond `floorOf`. */
function raisesOf(
  { cents }: Buckets,
  { options }: Point,
  prices: Float64Array | null,
  floorOf: (bucket: number) => number,
): number[] {
  return options.map(({ buckets, classes }) => {
    let raise = 0
    for (const [place, bucket] of buckets.entries()) {
      const more = mostOf(classes[place] ?? NO_CLASS, prices) - floorOf(bucket)
      raise += more > 0 ? more * (cents[bucket] ?? 0) : 0
    }
    return raise
  })
}

/** Raises the values by what options would add, less the price of a pick: that of the first that is not picked. */
function raiseByPicks(
  buckets: Buckets,
  points: readonly Point[],
  prices: Float64Array | null,
  reference: Float64Array,
  values: Float64Array,
): number {
  const firm = values.slice()
  const floorOf = (bucket: number) => Math.max(firm[bucket] ?? 0, reference[bucket] ?? 0)
  let fixed = 0
  // What stacks comes on top of the best of the others.
  for (const point of points.toSorted((a, b) => Number(a.isStacking) - Number(b.isStacking))) {
    const raises = raisesOf(buckets, point, prices, floorOf)
    const price = raises.toSorted((a, b) => b - a)[point.count] ?? 0
    fixed += price * point.count
    for (const [place, option] of point.options.entries()) {
      const raise = raises[place] ?? 0
      const kept = raise > price ? 1 - price / raise : 0
      for (const [at, bucket] of option.buckets.entries()) {
        const picked = mostOf(option.classes[at] ?? NO_CLASS, prices)
        const floor = floorOf(bucket)
        const own = picked > floor ? Math.ceil(floor + (picked - floor) * kept) : picked
        const before = values[bucket] ?? 0
        values[bucket] = point.isStacking
          ? before + Math.max(0, own - (firm[bucket] ?? 0))
          : Math.max(before, own)
      }
    }
  }
  return fixed
}

function roomAtPrices({ refunds }: Buckets, side: Side, prices: Float64Array): number {
  let rests = 0
  for (const [place, { high }] of side.gates.entries()) {
    rests += (high + (side.open?.refundRoom[place] ?? 0)) * (prices[place] ?? 0)
  }
  for (let refund = 0; side.open === null && refund < refunds.cents.length; refund++) {
    const through = side.refundThrough[refund] ?? -1
    rests += through < 0 ? 0 : (prices[through] ?? 0) * (refunds.cents[refund] ?? 0)
  }
  return rests
}

/** Any price will do; the best one is what the last cent of room gains when the other cards pay the reference. */
function pricesOf(buckets: Buckets, side: Side, reference: Float64Array): Float64Array {
  const wishes: (Map<number, number> | undefined)[] = []
  const wishFor = (bucket: number, { gains, through }: SideClass): void => {
    for (let lane = 0; lane < gains.length; lane++) {
      const gate = through[lane] ?? -1
      if (gate >= 0) {
        const wish = wishes[gate] ?? new Map<number, number>()
        wishes[gate] = wish
        const [other, behind] = [reference[bucket] ?? 0, gains[lane + 1] ?? 0]
        const gap = (gains[lane] ?? 0) - (behind > other ? behind : other)
        wish.set(gap, (wish.get(gap) ?? 0) + (buckets.cents[bucket] ?? 0))
      }
    }
  }
  const likely = likelyClasses(buckets, side, reference)
  for (const [bucket, own] of likely) {
    wishFor(bucket, own)
  }
  for (const bucket of side.cappedBuckets) {
    if (!likely.has(bucket)) {
      wishFor(bucket, side.classes[side.classOf[bucket] ?? 0] ?? NO_CLASS)
    }
  }
  return Float64Array.from(side.gates, ({ high }, gate) => {
    const wish = wishes[gate]
    return wish === undefined ? 0 : lastGap(wish, high)
  })
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
  return Math.max(0, ...levels.map(({ low, money }) => money * SUBCENTS_PER_CENT - loss * low))
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
