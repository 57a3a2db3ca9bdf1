/**
 * Buckets that have nothing to do with each other, whatever is decided: no limit, and no list of options in one
 * period, is shared by them. Without an amount that a card has to be paid with, each part is a question of its own.
 */
import type { Buckets } from './buckets.ts'
import type { Side } from './side.ts'

/** The parts in which something is left to decide, and behind them all the rest as one. */
export function componentsOf({ cents }: Buckets, sides: readonly Side[]): number[][] {
  const parents = Int32Array.from(cents, (_, bucket) => bucket)
  const rootOf = (bucket: number): number => {
    let root = bucket
    while (parents[root] !== root) {
      root = parents[root] ?? 0
    }
    parents[bucket] = root
    return root
  }
  const openRoots = new Set<number>()
  for (const side of sides) {
    const firstOf = new Map<number, number>()
    const tie = (bucket: number, through: readonly number[]) => {
      for (const gate of through) {
        const first = gate < 0 ? bucket : (firstOf.get(gate) ?? bucket)
        if (gate >= 0) {
          firstOf.set(gate, first)
        }
        parents[rootOf(bucket)] = rootOf(first)
      }
    }
    for (const bucket of side.cappedBuckets) {
      tie(bucket, side.classes[side.classOf[bucket] ?? 0]?.through ?? [])
    }
    const firstOfList = new Map<string, number>()
    for (const { id, options } of side.open?.points ?? []) {
      for (const option of options) {
        for (const [place, bucket] of option.buckets.entries()) {
          tie(bucket, option.classes[place]?.through ?? [])
          const first = firstOfList.get(id) ?? bucket
          firstOfList.set(id, first)
          parents[rootOf(bucket)] = rootOf(first)
        }
      }
    }
  }
  for (const side of sides) {
    for (const bucket of side.open === null ? [] : side.cappedBuckets) {
      openRoots.add(rootOf(bucket))
    }
    for (const { options } of side.open?.points ?? []) {
      openRoots.add(rootOf(options[0]?.buckets[0] ?? 0))
    }
  }
  const parts = new Map<number, number[]>(Array.from(openRoots, (root) => [rootOf(root), []]))
  const rest: number[] = []
  for (let bucket = 0; bucket < cents.length; bucket++) {
    ;(parts.get(rootOf(bucket)) ?? rest).push(bucket)
  }
  return [...parts.values(), rest].filter(({ length }) => length > 0)
}
