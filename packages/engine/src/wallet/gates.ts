/** A gate is a limit in one of its periods, or a part of one: what goes through it goes on through the one above it. */
import { type PlanCap, periodOfMonth } from '../card/cap-meter.ts'
import type { Buckets } from './buckets.ts'
import type { Terms } from './terms.ts'

export type Gate = Readonly<{
  /** Into the caps of the card's plan, or -1. */
  cap: number
  period: number
  /** Cents. */
  low: number
  high: number
  /** Into the gates of the same card, or -1 for the card itself. A gate comes behind the one above it. */
  above: number
}>

export type GateTable = Readonly<{
  all: readonly Gate[]
  /** The gate of a cap in a stretch, or -1 where there is no cap. */
  indexAt: (cap: number, stretch: number) => number
  /** What a cent at a rate uses up of a cap's cents: more than one where a limit on reward has lower rates too. */
  weightOf: (cap: number, countedRate: number) => number
}>

/** One gate for each period of each cap. `rates` are the lowest rates under the caps: a limit on reward is one on cents. */
export function gatesOf(
  { stretches }: Buckets,
  caps: readonly PlanCap[],
  rates: readonly number[],
): GateTable {
  const all: Gate[] = []
  const places = new Map<number, number>()
  const width = stretches.length
  const table = new Int32Array(width * caps.length)
  for (const [cap, { per, limit, isOnReward }] of caps.entries()) {
    const high = Math.floor(limit / (isOnReward ? (rates[cap] ?? 1) : 1))
    for (const [stretch, { month }] of stretches.entries()) {
      const period = periodOfMonth(per, month)
      const key = period * caps.length + cap
      let place = places.get(key)
      if (place === undefined) {
        place = all.push({ cap, period, low: 0, high, above: -1 }) - 1
        places.set(key, place)
      }
      table[cap * width + stretch] = place
    }
  }
  return {
    all,
    indexAt: (cap, stretch) => (cap < 0 ? -1 : (table[cap * width + stretch] ?? -1)),
    weightOf: (cap, countedRate) =>
      caps[cap]?.isOnReward === true ? Math.max(1, countedRate / (rates[cap] ?? 1)) : 1,
  }
}

/** Limits on reward by the lowest rate that does go through each gate. */
export function tighten(
  { all, indexAt }: GateTable,
  { stretchOf }: Buckets,
  caps: readonly PlanCap[],
  termsOf: readonly Terms[],
): readonly Gate[] {
  if (!caps.some(({ isOnReward }) => isOnReward)) {
    return all
  }
  const rates = new Map<number, number>()
  for (const [bucket, { lanes, hasCaps }] of termsOf.entries()) {
    for (const { cap, countedRate: rate } of hasCaps ? lanes : []) {
      if (caps[cap]?.isOnReward === true && rate > 0) {
        const gate = indexAt(cap, stretchOf[bucket] ?? 0)
        rates.set(gate, Math.min(rate, rates.get(gate) ?? rate))
      }
    }
  }
  return all.map((gate, place) => {
    const rate = rates.get(place)
    return rate === undefined ? gate : { ...gate, high: Math.floor((caps[gate.cap]?.limit ?? 0) / rate) }
  })
}
