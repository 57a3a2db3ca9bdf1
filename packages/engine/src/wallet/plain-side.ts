/** Sides that leave nothing to decide at other amounts either. */
import type { Side } from './side.ts'

/** A limit that pays for several kinds at several gains: what uses it up, by bucket, and how much there is of it. */
type Mixed = Readonly<{ buckets: readonly number[]; high: number }>

const known = new WeakMap<Side, readonly Mixed[]>()

/**
 * True where a side that has nothing to decide has nothing to decide with these cents either: no limit becomes full
 * whose order of use matters.
 */
export function isPlainAt(side: Side, cents: Float64Array): boolean {
  if (side.open !== null) {
    return false
  }
  const mixed = known.get(side) ?? mixedGates(side)
  known.set(side, mixed)
  return mixed.every(({ buckets, high }) => {
    const load = buckets.reduce((sum, bucket) => sum + (cents[bucket] ?? 0), 0)
    return load <= high
  })
}

/** A limit on reward is taken to be full at its highest rate, which is no later than it is. */
function mixedGates({ gates, classes, classOf, termsOf, cappedBuckets }: Side): Mixed[] {
  const found = new Map<number, { gaps: Set<number>; rates: Set<number>; buckets: number[] }>()
  for (const bucket of cappedBuckets) {
    const { gains = [], through = [] } = classes[classOf[bucket] ?? 0] ?? {}
    for (const [lane, gate] of through.entries()) {
      if (gate >= 0) {
        const own = found.get(gate) ?? { gaps: new Set(), rates: new Set(), buckets: [] }
        found.set(gate, own)
        own.gaps.add((gains[lane] ?? 0) - (gains[lane + 1] ?? 0))
        own.rates.add(termsOf[bucket]?.lanes[lane]?.rate ?? 0)
        own.buckets.push(bucket)
      }
    }
  }
  return [...found].flatMap(([gate, { gaps, rates, buckets }]): Mixed[] => {
    const lowest = Math.min(...rates)
    const high = ((gates[gate]?.high ?? 0) * lowest) / Math.max(...rates)
    return gaps.size > 1 || rates.size > 1 ? [{ buckets, high }] : []
  })
}
