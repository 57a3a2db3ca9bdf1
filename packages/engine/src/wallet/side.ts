/** A side is a card in one of its years, used in one certain way: its lanes for every bucket, and its limits. */
import type { CompiledCard } from '../backtest/compile.ts'
import { periodOfMonth } from '../backtest/plan.ts'
import type { Period } from '../card/card.ts'
import type { Buckets } from './buckets.ts'
import type { Lane, Terms } from './terms.ts'

/** A limit in cents, or the part of one that falls to a bucket. */
export type SideCap = Readonly<{
  high: number
  per: Period
  /** Into the caps of the card's plan. */
  planCap: number
}>

/** A limit in one of its periods. */
export type CapPeriod = Readonly<{ cap: number; period: number; high: number }>

/** Buckets of one class go through the same limits, in the same periods, for the same gains. */
export type SideClass = Readonly<{
  gains: readonly number[]
  /** Into the side's `capPeriods`, or -1 for a lane without a limit. */
  through: readonly number[]
}>

export type Side = Readonly<{
  card: CompiledCard
  caps: readonly SideCap[]
  capPeriods: readonly CapPeriod[]
  /** By bucket. */
  termsOf: readonly Terms[]
  classOf: Int32Array
  classes: readonly SideClass[]
  /** Buckets that have a lane with a limit. */
  cappedBuckets: readonly number[]
  refundLanesOf: readonly (readonly Lane[])[]
  refundThrough: Int32Array
}>

export type SideFacts = Readonly<{
  card: CompiledCard
  caps: readonly SideCap[]
  termsOf: readonly Terms[]
  refundTermsOf: readonly Terms[]
}>

export function createSide({ card, caps, termsOf, refundTermsOf }: SideFacts, buckets: Buckets): Side {
  const capPeriods = createCapPeriods(caps, buckets)
  const classes: SideClass[] = []
  const known = new Map<string | number, number>()
  const classOf = new Int32Array(termsOf.length)
  const cappedBuckets: number[] = []
  let last: Terms | null = null
  for (let bucket = 0; bucket < termsOf.length; bucket++) {
    const terms = termsOf[bucket] ?? NO_TERMS
    if (terms === last && !terms.hasCaps) {
      classOf[bucket] = classOf[bucket - 1] ?? 0
      continue
    }
    last = terms
    if (terms.hasCaps) {
      cappedBuckets.push(bucket)
    }
    const stretch = buckets.stretchOf[bucket] ?? 0
    const key = classKey(terms, (cap) => capPeriods.indexAt(cap, stretch))
    let place = known.get(key)
    if (place === undefined) {
      place = classes.length
      known.set(key, place)
      classes.push({
        gains: terms.lanes.map(({ gain }) => gain),
        through: terms.lanes.map(({ cap }) => capPeriods.indexAt(cap, stretch)),
      })
    }
    classOf[bucket] = place
  }
  return {
    card,
    caps,
    capPeriods: capPeriods.all,
    termsOf,
    classOf,
    classes,
    cappedBuckets,
    refundLanesOf: refundTermsOf.map(({ lanes }) => lanes),
    refundThrough: Int32Array.from(refundTermsOf, ({ lanes }, refund) =>
      capPeriods.indexAt(lanes[0]?.cap ?? -1, buckets.refunds.stretchOf[refund] ?? 0),
    ),
  }
}

const NO_TERMS: Terms = { id: -1, lanes: [], hasCaps: false }

/** A number where it can be one, since making a text for each bucket costs more. */
function classKey({ id, lanes, hasCaps }: Terms, indexAt: (cap: number) => number): string | number {
  if (!hasCaps) {
    return id
  }
  let [capped, through] = [0, 0]
  for (const { cap } of lanes) {
    if (cap >= 0) {
      capped++
      through = indexAt(cap)
    }
  }
  return capped === 1
    ? -1 - (id * MOST_CAP_PERIODS + through)
    : `${id} ${lanes.map(({ cap }) => indexAt(cap))}`
}

const MOST_CAP_PERIODS = 100_000

function createCapPeriods(caps: readonly SideCap[], { stretches }: Buckets) {
  const all: CapPeriod[] = []
  const known = new Map<number, number>()
  return {
    all,
    indexAt(cap: number, stretch: number): number {
      const facts = caps[cap]
      if (facts === undefined) {
        return -1
      }
      const period = periodOfMonth(facts.per, stretches[stretch]?.month ?? 0)
      const key = period * caps.length + cap
      const found = known.get(key)
      if (found !== undefined) {
        return found
      }
      known.set(key, all.length)
      return all.push({ cap, period, high: facts.high }) - 1
    },
  }
}
