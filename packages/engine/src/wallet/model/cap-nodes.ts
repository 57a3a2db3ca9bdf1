/** A cap node is one period of a cap, or a limit of the card year's own: a capacity on the way from purchases to a card. */
import type { SpendBuckets } from './buckets.ts'
import type { CellTerms } from './earn-arcs.ts'
import {
  capInPeriod,
  limitInCents,
  type PreparedCap,
  periodOf,
  relativeUsage,
  usageOf,
  yearStartOf,
} from './engine.ts'

export type CapNode = Readonly<{
  /** Index into the caps of the card's rule set, or -1. */
  cap: number
  /** That cap in the node's period. */
  capInPeriod?: PreparedCap
  /** Cents. */
  capacity: number
  /** The cap node that its flow goes through, if it isn't the card itself. */
  parent?: number
}>

export type CapNodeTable = Readonly<{
  all: readonly CapNode[]
  /** The node of a cap in a term slice, or -1 without a cap. */
  indexAt: (cap: number, slice: number) => number
  /** How many cents of capacity one cent uses: more than one if a reward cap also has lower rates. */
  weightOf: (cap: number, countedRate: number) => number
}>

/** One node for each period of each cap. Reward caps are expressed in cents at the lowest rate of all terms that can pay. */
export function createCapNodes(
  { slices, year }: SpendBuckets,
  caps: readonly PreparedCap[],
  allTerms: readonly CellTerms[],
): CapNodeTable {
  const rates = lowestRates(caps, allTerms)
  const all: CapNode[] = []
  const indexOf = new Map<number, number>()
  const width = slices.length
  const table = new Int32Array(width * caps.length)
  const start = yearStartOf(year.firstDay)
  const addNode = (cap: number, preparedCap: PreparedCap) =>
    all.push({ cap, capInPeriod: preparedCap, capacity: limitInCents(preparedCap, rates[cap] ?? 1) }) - 1
  for (const [cap, preparedCap] of caps.entries()) {
    for (const [slice, { month, dayOffset }] of slices.entries()) {
      const period = periodOf(preparedCap.per, month, dayOffset)
      const key = period * caps.length + cap
      const index = indexOf.get(key) ?? addNode(cap, capInPeriod(preparedCap, period, start))
      indexOf.set(key, index)
      table[cap * width + slice] = index
    }
  }
  return {
    all,
    indexAt: (cap, slice) => (cap < 0 ? -1 : (table[cap * width + slice] ?? -1)),
    weightOf: (cap, countedRate) => {
      const preparedCap = caps[cap]
      return preparedCap === undefined ? 1 : relativeUsage(preparedCap, countedRate, rates[cap] ?? 1)
    },
  }
}

/** The lowest rate above zero that counts against each cap; 1 if there is none. */
function lowestRates(caps: readonly PreparedCap[], allTerms: readonly CellTerms[]): number[] {
  const lowest = caps.map(() => Number.POSITIVE_INFINITY)
  for (const { arcs, hasCaps } of allTerms) {
    for (const { cap, countedRate: rate } of hasCaps ? arcs : []) {
      if (cap >= 0 && rate > 0) {
        lowest[cap] = Math.min(rate, lowest[cap] ?? rate)
      }
    }
  }
  return lowest.map((rate) => (Number.isFinite(rate) ? rate : 1))
}

/** The nodes with reward caps expressed by the lowest rate that goes through each node. */
export function tightenRewardCaps(
  { all, indexAt }: CapNodeTable,
  { sliceOf }: SpendBuckets,
  termsOf: readonly CellTerms[],
): readonly CapNode[] {
  const rates = new Map<number, number>()
  for (const [bucket, { arcs, hasCaps }] of termsOf.entries()) {
    for (const { cap, countedRate: rate } of hasCaps ? arcs : []) {
      if (cap >= 0 && rate > 0) {
        const node = indexAt(cap, sliceOf[bucket] ?? 0)
        rates.set(node, Math.min(rate, rates.get(node) ?? rate))
      }
    }
  }
  return all.map((node, index) => {
    const rate = rates.get(index)
    return node.capInPeriod === undefined || rate === undefined
      ? node
      : { ...node, capacity: limitInCents(node.capInPeriod, rate) }
  })
}

/** A cap node whose users earn different amounts, so that it matters which purchase comes first. */
export type OrderedCap = Readonly<{ node: number; cap: number; users: readonly number[] }>

/** Only nodes that all spending together would fill. */
export function findOrderedCaps(
  { cents, sliceOf }: SpendBuckets,
  caps: readonly PreparedCap[],
  table: CapNodeTable,
  termsOf: readonly CellTerms[],
): OrderedCap[] {
  const byNode = new Map<number, CapUse>()
  for (let bucket = 0; bucket < termsOf.length; bucket++) {
    const terms = termsOf[bucket]
    for (let index = 0; terms?.hasCaps === true && index < terms.arcs.length; index++) {
      const arc = terms.arcs[index]
      const cap = arc === undefined ? undefined : caps[arc.cap]
      if (arc === undefined || cap === undefined) {
        continue
      }
      const node = table.indexAt(arc.cap, sliceOf[bucket] ?? 0)
      const margin = arc.gain - (terms.arcs[index + 1]?.gain ?? 0)
      const rate = usageOf(cap, 1, arc.countedRate)
      const use = byNode.get(node) ?? { margin, rate, isMixed: false, load: 0, users: [] }
      byNode.set(node, use)
      use.isMixed ||= margin !== use.margin || rate !== use.rate
      use.load += (cents[bucket] ?? 0) * rate
      use.users.push(bucket)
    }
  }
  return [...byNode].flatMap(([node, { isMixed, load, users }]): OrderedCap[] => {
    const { cap = -1, capInPeriod: own } = table.all[node] ?? {}
    return isMixed && load > (own?.limit ?? 0) ? [{ node, cap, users }] : []
  })
}

type CapUse = { margin: number; rate: number; isMixed: boolean; load: number; users: number[] }
