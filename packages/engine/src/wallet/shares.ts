/** What each card pays of each bucket, by the lanes of a split. */
import type { Buckets } from './buckets.ts'
import type { Side } from './side.ts'
import type { Split } from './split.ts'
import type { Lane } from './terms.ts'
import { sideIn, type Worth } from './worth.ts'

/** Cents of a bucket by one lane of one card; below zero, and with the refund's place, for what went back. */
export type Share = Readonly<{
  seat: number
  lane: Lane
  row: number
  stretch: number
  cents: number
  isRefund: boolean
}>

export function sharesOf(buckets: Buckets, worth: Worth, year: 'first' | 'later'): Share[] {
  const split = year === 'first' ? worth.first : worth.later
  const sides = worth.players.map((player) => sideIn(player, year))
  if (split === null) {
    return []
  }
  const shares = partsOf(buckets, sides, split).map(
    ({ bucket, seat, lane, cents }): Share => ({
      seat,
      lane,
      row: buckets.rowOf[bucket] ?? 0,
      stretch: buckets.stretchOf[bucket] ?? 0,
      cents,
      isRefund: false,
    }),
  )
  const { refunds } = buckets
  const back = split.refundSeats.flatMap((seat, refund): Share[] => {
    const lane = sides[seat]?.refundLanesOf[refund]?.[0]
    const [row, stretch] = [refunds.rowOf[refund] ?? 0, refunds.stretchOf[refund] ?? 0]
    const cents = -(refunds.cents[refund] ?? 0)
    return lane === undefined ? [] : [{ seat, lane, row, stretch, cents, isRefund: true }]
  })
  return [...shares, ...back]
}

export type Part = Readonly<{ bucket: number; seat: number; lane: Lane; cents: number }>

/**
 * The earlier part of what goes alike takes the better lanes, as somebody would who uses a limit while it lasts; what
 * goes beyond a limit comes last.
 */
export function partsOf(buckets: Buckets, sides: readonly Side[], split: Split): Part[] {
  return split.sources.flatMap((source, place): Part[] => {
    const left = (split.flows[place] ?? []).slice()
    const laneIn = (bucket: number, seat: number, lane: number) => sides[seat]?.termsOf[bucket]?.lanes[lane]
    const order = source.seats
      .map((seat, at) => {
        const lane = source.lanes[at] ?? 0
        return { seat, at, lane, own: laneIn(source.buckets[0] ?? 0, seat, lane) }
      })
      .filter(({ at }) => (left[at] ?? 0) > 0)
      .sort(
        (a, b) =>
          Number(a.own?.isBeyondCap === true) - Number(b.own?.isBeyondCap === true) ||
          (b.own?.gain ?? 0) - (a.own?.gain ?? 0),
      )
    const inTime = source.buckets.toSorted(
      (a, b) => (buckets.stretchOf[a] ?? 0) - (buckets.stretchOf[b] ?? 0) || a - b,
    )
    return inTime.flatMap((bucket) => {
      let cents = buckets.cents[bucket] ?? 0
      return order.flatMap(({ seat, at, lane }): Part[] => {
        const part = Math.min(cents, left[at] ?? 0)
        const own = laneIn(bucket, seat, lane)
        if (part <= 0 || own === undefined) {
          return []
        }
        left[at] = (left[at] ?? 0) - part
        cents -= part
        return [{ bucket, seat, lane: own, cents: part }]
      })
    })
  })
}
