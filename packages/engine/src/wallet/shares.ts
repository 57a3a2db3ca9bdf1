/** What each card pays of each bucket, by the lanes of a split. */
import type { Buckets } from './buckets.ts'
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

/** The earlier part of what goes alike takes the better lanes, as somebody would who uses a limit while it lasts. */
export function sharesOf(buckets: Buckets, worth: Worth, year: 'first' | 'later'): Share[] {
  const split = year === 'first' ? worth.first : worth.later
  const sides = worth.players.map((player) => sideIn(player, year))
  if (split === null) {
    return []
  }
  const shares = split.sources.flatMap((source, place): Share[] => {
    const left = (split.flows[place] ?? []).slice()
    const order = source.seats
      .map((seat, at) => ({ seat, at, lane: source.lanes[at] ?? 0 }))
      .sort((a, b) => gainOf(b) - gainOf(a))
    function gainOf({ seat, lane }: { seat: number; lane: number }): number {
      return sides[seat]?.termsOf[source.buckets[0] ?? 0]?.lanes[lane]?.gain ?? 0
    }
    const inTime = source.buckets.toSorted(
      (a, b) => (buckets.stretchOf[a] ?? 0) - (buckets.stretchOf[b] ?? 0) || a - b,
    )
    return inTime.flatMap((bucket) => {
      let cents = buckets.cents[bucket] ?? 0
      return order.flatMap(({ seat, at, lane }): Share[] => {
        const part = Math.min(cents, left[at] ?? 0)
        const own = sides[seat]?.termsOf[bucket]?.lanes[lane]
        if (part <= 0 || own === undefined) {
          return []
        }
        left[at] = (left[at] ?? 0) - part
        cents -= part
        const [row, stretch] = [buckets.rowOf[bucket] ?? 0, buckets.stretchOf[bucket] ?? 0]
        return [{ seat, lane: own, row, stretch, cents: part, isRefund: false }]
      })
    })
  })
  const { refunds } = buckets
  const back = split.refundSeats.flatMap((seat, refund): Share[] => {
    const lane = sides[seat]?.refundLanesOf[refund]?.[0]
    const [row, stretch] = [refunds.rowOf[refund] ?? 0, refunds.stretchOf[refund] ?? 0]
    const cents = -(refunds.cents[refund] ?? 0)
    return lane === undefined ? [] : [{ seat, lane, row, stretch, cents, isRefund: true }]
  })
  return [...shares, ...back]
}
