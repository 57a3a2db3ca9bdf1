/**
 * Buckets and refunds that have nothing to do with each other, whatever is decided: no limit, and no list of options in
 * one period, is shared by them. Without an amount that a card has to be paid with, each part is a question of its own.
 */
import type { Buckets } from './buckets.ts'
import type { Region } from './region.ts'
import type { Side, SideClass } from './side.ts'

/** The parts in which something is left to decide, and behind them all the rest as one. */
export function componentsOf(buckets: Buckets, sides: readonly Side[]): Region[] {
  const count = buckets.cents.length
  const places = count + buckets.refunds.cents.length
  const ties = createTies(places)
  for (const side of sides) {
    tieByGates(ties, side, buckets)
    tieByLists(ties, side, count)
  }
  const openPlaces = sides.flatMap(({ open, cappedBuckets }) =>
    open === null ? [] : [...cappedBuckets, ...open.points.map(({ options }) => options[0]?.buckets[0] ?? 0)],
  )
  const rest = { buckets: [] as number[], refunds: [] as number[] }
  const parts = new Map(
    openPlaces.map((place) => [ties.rootOf(place), { buckets: [] as number[], refunds: [] as number[] }]),
  )
  for (let place = 0; place < places; place++) {
    const part = parts.get(ties.rootOf(place)) ?? rest
    if (place < count) {
      part.buckets.push(place)
    } else {
      part.refunds.push(place - count)
    }
  }
  return [...parts.values(), rest].filter((part) => part.buckets.length + part.refunds.length > 0)
}

type Ties = Readonly<{ rootOf: (place: number) => number; join: (one: number, other: number) => void }>

function createTies(count: number): Ties {
  const parents = Int32Array.from({ length: count }, (_, place) => place)
  const rootOf = (place: number): number => {
    let root = place
    while (parents[root] !== root) {
      root = parents[root] ?? 0
    }
    parents[place] = root
    return root
  }
  return {
    rootOf,
    join: (one, other) => {
      parents[rootOf(one)] = rootOf(other)
    },
  }
}

/** Refunds are behind the buckets: what goes back gives room to a limit. One that nothing can fill ties nothing. */
function tieByGates(ties: Ties, side: Side, { cents }: Buckets): void {
  const count = cents.length
  const loads = loadsOf(side, cents)
  const firstOf = new Map<number, number>()
  const tie = (place: number, through: Iterable<number>) => {
    for (const gate of through) {
      if (gate >= 0 && (loads[gate] ?? 0) > (side.gates[gate]?.high ?? 0)) {
        const first = firstOf.get(gate) ?? place
        firstOf.set(gate, first)
        ties.join(place, first)
      }
    }
  }
  for (const bucket of side.cappedBuckets) {
    tie(bucket, side.classes[side.classOf[bucket] ?? 0]?.through ?? [])
  }
  for (const { options } of side.open?.points ?? []) {
    for (const option of options) {
      for (const [place, bucket] of option.buckets.entries()) {
        tie(bucket, option.classes[place]?.through ?? [])
      }
    }
  }
  for (const [refund, gate] of side.refundThrough.entries()) {
    tie(count + refund, side.open?.refundGates[refund] ?? [gate])
  }
}

/** The most that can go through each gate, whatever is picked. */
function loadsOf(side: Side, cents: Float64Array): Float64Array {
  const loads = new Float64Array(side.gates.length)
  const heaviest = new Map<number, Map<number, number>>()
  const weigh = (bucket: number, { through, weights }: SideClass | undefined = NO_CLASS) => {
    for (const [lane, gate] of through.entries()) {
      const own = heaviest.get(gate) ?? new Map<number, number>()
      heaviest.set(gate, own.set(bucket, Math.max(own.get(bucket) ?? 0, weights?.[lane] ?? 1)))
    }
  }
  for (const bucket of side.cappedBuckets) {
    weigh(bucket, side.classes[side.classOf[bucket] ?? 0])
  }
  for (const option of side.open?.points.flatMap(({ options }) => options) ?? []) {
    for (const [place, bucket] of option.buckets.entries()) {
      weigh(bucket, option.classes[place])
    }
  }
  heaviest.delete(-1)
  for (const [gate, own] of heaviest) {
    for (const [bucket, weight] of own) {
      loads[gate] = (loads[gate] ?? 0) + weight * (cents[bucket] ?? 0)
    }
  }
  return loads
}

const NO_CLASS: SideClass = { gains: [], through: [] }

function tieByLists(ties: Ties, { open }: Side, count: number): void {
  const firstOf = new Map<string, number>()
  for (const { id, options } of open?.points.filter(({ given }) => given === null) ?? []) {
    for (const { buckets, refunds } of options) {
      for (const place of [...buckets, ...refunds.map((refund) => count + refund)]) {
        const first = firstOf.get(id) ?? place
        firstOf.set(id, first)
        ties.join(place, first)
      }
    }
  }
}
