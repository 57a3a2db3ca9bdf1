/** Where a split counts on something that the card would not do, and the narrower decisions that are left then. */
import type { Buckets } from './buckets.ts'
import type { DecidedSide } from './open-side.ts'
import type { Room, RoomRange } from './rooms.ts'
import { type Part, partsOf } from './shares.ts'
import type { Split } from './split.ts'
import { handicapOf, type TopList } from './tops.ts'

export type Fault =
  /** All ways to use the card that the split stands for are within the ranges, and the split itself is not. */
  | Readonly<{ seat: number; gate: number; ranges: readonly RoomRange[] }>
  /** A limit on reward at two rates is shared by them in another way. */
  | Readonly<{ seat: number; shared: Room }>
  /** What is picked of a list is not on top, or not in the order in which it has to be. */
  | Readonly<{ seat: number; list: TopList; isMisordered: boolean }>

export function findFault(buckets: Buckets, decided: readonly DecidedSide[], split: Split): Fault | null {
  if (decided.every(({ rooms, tops }) => rooms.length === 0 && tops.length === 0)) {
    return null
  }
  const parts = partsOf(
    buckets,
    decided.map(({ side }) => side),
    split,
  )
  for (const [seat, { rooms, tops }] of decided.entries()) {
    const own = parts.filter((part) => part.seat === seat)
    for (const room of rooms) {
      const narrowed = narrowRoom(room, own)
      if (narrowed !== null) {
        return narrowed === 'shared' ? { seat, shared: room } : { seat, gate: room.gate, ranges: narrowed }
      }
    }
    for (const list of tops) {
      const spent = spentOn(list, own, backOf(list, buckets, split, seat))
      const isMisordered = !isInOrder(list, spent)
      if (isMisordered || !areOnTop(list, spent)) {
        return { seat, list, isMisordered }
      }
    }
  }
  return null
}

function narrowRoom(room: Room, parts: readonly Part[]): readonly RoomRange[] | 'shared' | null {
  const users = new Set(room.users)
  const under = new Map<number, number>()
  const beyond = new Map<number, number>()
  const byRate = new Map<number, number>()
  for (const { bucket, lane, cents } of parts) {
    if (users.has(bucket) && (lane.cap === room.cap || lane.isBeyondCap)) {
      const sums = lane.cap === room.cap ? under : beyond
      sums.set(bucket, (sums.get(bucket) ?? 0) + cents)
      if (lane.cap === room.cap) {
        byRate.set(lane.countedRate, (byRate.get(lane.countedRate) ?? 0) + cents)
      }
    }
  }
  const used = [...byRate].reduce((sum, [rate, cents]) => sum + rate * cents, 0)
  if (room.isOnReward && used > room.limit) {
    return room.rates.length === 2 ? 'shared' : narrowRates(room, byRate, used)
  }
  return narrowLines(room, under, beyond)
}

/** The limit would have to be full neither before all that goes under it, nor after anything that goes beyond it. */
function narrowLines(
  { lines, range }: Room,
  under: ReadonlyMap<number, number>,
  beyond: ReadonlyMap<number, number>,
): readonly RoomRange[] | null {
  if (beyond.size === 0) {
    return null
  }
  const all = lines()
  const earliest = lastNeeded(all, under)
  const latest = all.length - 1 - lastNeeded(all.toReversed(), beyond)
  if (earliest <= latest) {
    return null
  }
  const [from, to] = [range.from, Math.min(range.to, all.length - 1)]
  const middle = Math.max(from, Math.min(to - 1, Math.floor((earliest + latest) / 2)))
  return from === to
    ? []
    : [
        { from, to: middle, byRate: new Map() },
        { from: middle + 1, to, byRate: new Map() },
      ]
}

/** How far one has to go along the lines until they come to what is needed. */
function lastNeeded(lines: ReturnType<Room['lines']>, needed: ReadonlyMap<number, number>): number {
  const left = new Map(needed)
  let last = 0
  for (const [place, { bucket, cents }] of lines.entries()) {
    const own = left.get(bucket) ?? 0
    if (own > 0) {
      left.set(bucket, own - cents)
      last = place
    }
  }
  return last
}

/** A range is cut no closer to its ends than this part of it, so that it is soon at an end. */
const NARROWEST = 8

/** Cents of several rates use up a limit on reward differently: the ones of a rate are fewer, or the others are. */
function narrowRates({ limit, range }: Room, byRate: ReadonlyMap<number, number>, used: number): RoomRange[] {
  const widthOf = (rate: number) => rate * (rangeOf(rate).high - rangeOf(rate).low)
  const rangeOf = (rate: number) => range.byRate.get(rate) ?? { low: 0, high: Math.floor(limit / rate) }
  const [chosen] = [...byRate]
    .filter(([rate]) => rangeOf(rate).low < rangeOf(rate).high)
    .sort(([a], [b]) => widthOf(b) - widthOf(a))
  if (chosen === undefined) {
    return []
  }
  const [rate, cents] = chosen
  const { low, high } = rangeOf(rate)
  // Where the split would just fit, unless that hardly narrows the range.
  const fit = Math.floor(cents * (limit / used))
  const margin = (high - low) / NARROWEST
  const isGood = fit > low + margin && fit < high - margin
  const middle = isGood ? fit : Math.floor((low + high) / 2)
  const rangeWith = (own: { low: number; high: number }): RoomRange => {
    const ranges = new Map([
      ...range.byRate,
      ...[...byRate.keys()].map((each) => [each, rangeOf(each)] as const),
    ])
    ranges.set(rate, own)
    const least = [...ranges].reduce((sum, [each, { low: at }]) => sum + each * at, 0)
    const narrowed = [...ranges].map(([each, { low: at, high: most }]) => {
      const left = Math.floor((limit - (least - each * at)) / each)
      return [each, { low: at, high: Math.min(most, left) }] as const
    })
    return { ...range, byRate: new Map(narrowed) }
  }
  return [rangeWith({ low, high: middle }), rangeWith({ low: middle + 1, high })].filter(
    ({ byRate: ranges }) => [...ranges.values()].every((own) => own.low <= own.high),
  )
}

function backOf(list: TopList, { refunds }: Buckets, split: Split, seat: number): number[] {
  return list.options.map(({ refunds: own }) =>
    own.reduce(
      (sum, refund) => sum + (split.refundSeats[refund] === seat ? (refunds.cents[refund] ?? 0) : 0),
      0,
    ),
  )
}

function spentOn(list: TopList, parts: readonly Part[], back: readonly number[]): number[] {
  const paid = new Map<number, number>()
  for (const { bucket, cents } of parts) {
    paid.set(bucket, (paid.get(bucket) ?? 0) + cents)
  }
  return list.options.map(
    (option, place) =>
      option.buckets.reduce((sum, bucket) => sum + (paid.get(bucket) ?? 0), 0) - (back[place] ?? 0),
  )
}

function isInOrder({ options, order }: TopList, spent: readonly number[]): boolean {
  const [first, second] = order?.map((place) => options[place]) ?? []
  return (
    order === null ||
    first === undefined ||
    second === undefined ||
    (spent[order[0]] ?? 0) >= (spent[order[1]] ?? 0) + handicapOf(second, first.key)
  )
}

function areOnTop(list: TopList, spent: readonly number[]): boolean {
  return list.options.every(
    (picked, at) =>
      !picked.isPicked ||
      ((spent[at] ?? 0) >= 0 &&
        list.options.every((other, place) => {
          const own = spent[place] ?? 0
          return other.isPicked || own <= 0 || (spent[at] ?? 0) >= own + handicapOf(other, picked.key)
        })),
  )
}
