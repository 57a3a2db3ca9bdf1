/** A part of the year on its own: its buckets and refunds alone, so that work on it does not grow with the year. */
import type { Buckets } from './buckets.ts'
import type { Side } from './side.ts'

/** Places of buckets, and of refunds. */
export type Region = Readonly<{ buckets: readonly number[]; refunds: readonly number[] }>

export function wholeRegion({ cents, refunds }: Buckets): Region {
  return { buckets: Array.from(cents.keys()), refunds: Array.from(refunds.cents.keys()) }
}

/** Cells, stretches and with them the numbers of gates stay as they are. */
export function restrictBuckets(buckets: Buckets, region: Region): Buckets {
  return {
    ...buckets,
    ...columnsOf(buckets, region.buckets),
    refunds: columnsOf(buckets.refunds, region.refunds),
  }
}

function columnsOf(
  { rowOf, stretchOf, cents }: Pick<Buckets, 'rowOf' | 'stretchOf' | 'cents'>,
  kept: readonly number[],
) {
  return {
    rowOf: Int32Array.from(kept, (place) => rowOf[place] ?? 0),
    stretchOf: Int32Array.from(kept, (place) => stretchOf[place] ?? 0),
    cents: Float64Array.from(kept, (place) => cents[place] ?? 0),
  }
}

/** The side of a card for some buckets of those that it was made for. */
export function restrictSide(side: Side, within: Buckets, region: Region): Side {
  if (side.open !== null) {
    return side.open.within(within)
  }
  const placeOf = new Map(region.buckets.map((bucket, place) => [bucket, place]))
  return {
    ...side,
    termsOf: region.buckets.flatMap((bucket) => side.termsOf[bucket] ?? []),
    classOf: Int32Array.from(region.buckets, (bucket) => side.classOf[bucket] ?? 0),
    cappedBuckets: side.cappedBuckets.flatMap((bucket) => placeOf.get(bucket) ?? []),
    refundLanesOf: region.refunds.map((refund) => side.refundLanesOf[refund] ?? []),
    refundThrough: Int32Array.from(region.refunds, (refund) => side.refundThrough[refund] ?? -1),
  }
}
