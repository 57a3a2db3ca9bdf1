/** The best allocation of a year's spending to the cards of a wallet, each with a decided card year. */
import { isRefused } from '../../card/acceptance.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import type { CardYear } from '../model/card-year.ts'
import { type FlowNetwork, type NetworkFlow, solveFlow } from './network-flow.ts'

/** Buckets that are alike for every card, and for each of their arcs its card and its index there. */
export type SupplyGroup = Readonly<{
  buckets: readonly number[]
  cents: number
  cards: readonly number[]
  arcs: readonly number[]
}>

export type Allocation = Readonly<{
  /** Subcents of reward in the year. */
  gain: number
  /** Net cents that each card pays. */
  spent: readonly number[]
  groups: readonly SupplyGroup[]
  /** Cents by group, then by its arcs. */
  flows: readonly (readonly number[])[]
  /** The card that each refund goes back to, or -1. */
  refundCards: readonly number[]
  prices: () => AllocationPrices
}>

/** What one more cent would gain on its way from each card, and from each of its cap nodes. */
export type AllocationPrices = Readonly<{ cards: readonly number[]; nodes: readonly Float64Array[] }>

/** Stands for a node that nothing can leave: below any gain, but finite, because it gets multiplied by zero. */
const LOWEST_PRICE = -1e9

/** Card c has to pay at least `minimums[c]` cents of the year. Null if that's impossible. */
export function allocate(
  buckets: SpendBuckets,
  cardYears: readonly CardYear[],
  minimums: readonly number[],
): Allocation | null {
  const layout = createNetwork(buckets, cardYears, minimums)
  // A purchase that no card may pay can't be left out: that would save a foreign transaction fee.
  const flow = layout.groups.every(({ arcs }) => arcs.length > 0) ? solveFlow(layout.network) : null
  if (flow === null) {
    return null
  }
  const { arcStarts } = layout.network
  const { refunds } = layout
  return {
    gain: flow.gain - refunds.gain,
    spent: cardYears.map((_, card) => (flow.loads[card + 1] ?? 0) - (refunds.cents[card] ?? 0)),
    groups: layout.groups,
    flows: layout.groups.map(({ arcs }, group) =>
      arcs.map((_, arc) => flow.flows[(arcStarts[group] ?? 0) + arc] ?? 0),
    ),
    refundCards: refunds.cards,
    prices: () => {
      const prices = dualPrices(layout.network, flow)
      return {
        cards: cardYears.map((_, card) => prices[card + 1] ?? 0),
        nodes: cardYears.map(({ capNodes }, card) => {
          const start = layout.nodeStarts[card] ?? 0
          return prices.subarray(start, start + capNodes.length).map((each) => Math.max(each, LOWEST_PRICE))
        }),
      }
    },
  }
}

function createNetwork(buckets: SpendBuckets, cardYears: readonly CardYear[], minimums: readonly number[]) {
  const { parents, capacities, nodeStarts } = createNodes(cardYears)
  const refunds = placeRefunds(buckets, cardYears, capacities, nodeStarts)
  const nodeMinimums = parents.map(() => 0)
  for (const [card, minimum] of minimums.entries()) {
    nodeMinimums[card + 1] = minimum > 0 ? minimum + (refunds.cents[card] ?? 0) : 0
  }
  const arcStarts = [0]
  const arcNodes: number[] = []
  const arcGains: number[] = []
  const isPayable = ({ buckets: [first = 0] }: Group) => {
    const cell = buckets.cells[buckets.cellOf[first] ?? 0]
    return !cardYears.every(({ terms }) => cell !== undefined && isRefused(terms.compiledCard, cell))
  }
  // What no card is accepted for earns nothing, and counts toward no minimum.
  const payable = groupBuckets(buckets, cardYears).filter(isPayable)
  const groups = payable.map((group): SupplyGroup => {
    const [cards, arcs]: [number[], number[]] = [[], []]
    const [first = 0] = group.buckets
    for (const [card, cardYear] of cardYears.entries()) {
      const { gains, nodes } = classOfBucket(cardYear, first)
      for (let arc = 0; arc < gains.length; arc++) {
        const node = nodes[arc] ?? -1
        cards.push(card)
        arcs.push(arc)
        arcNodes.push(node < 0 ? card + 1 : (nodeStarts[card] ?? 0) + node)
        arcGains.push(gains[arc] ?? 0)
      }
    }
    arcStarts.push(arcNodes.length)
    return { ...group, cards, arcs }
  })
  const supplies = groups.map(({ cents }) => cents)
  const network: FlowNetwork = {
    parents,
    minimums: nodeMinimums,
    capacities,
    supplies,
    arcStarts,
    arcNodes,
    arcGains,
  }
  return { network, groups, refunds, nodeStarts }
}

function classOfBucket({ classes, classOf }: CardYear, bucket: number) {
  const found = classes[classOf[bucket] ?? -1]
  if (found === undefined) {
    throw new RangeError(`there is no bucket ${bucket}`)
  }
  return found
}

/** The root, a node for each card, then the cap nodes of each card. */
function createNodes(cardYears: readonly CardYear[]) {
  const parents = [-1, ...cardYears.map(() => 0)]
  const capacities = parents.map(() => Number.POSITIVE_INFINITY)
  const nodeStarts = cardYears.map(({ capNodes }, card) => {
    const start = parents.length
    for (const { capacity, parent } of capNodes) {
      parents.push(parent === undefined ? card + 1 : start + parent)
      capacities.push(capacity)
    }
    return start
  })
  return { parents, capacities, nodeStarts }
}

/** A refund goes back to the card that pays most for its cell, and gives back capacity. None if no card is accepted. */
function placeRefunds(
  { refunds }: SpendBuckets,
  cardYears: readonly CardYear[],
  capacities: number[],
  nodeStarts: readonly number[],
) {
  const cents = cardYears.map(() => 0)
  const cards: number[] = []
  let gain = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    let [card, most] = [NO_CARD, Number.NEGATIVE_INFINITY]
    for (const [other, { refundArcs }] of cardYears.entries()) {
      const own = refundArcs[refund]?.gain ?? Number.NEGATIVE_INFINITY
      if (own > most) {
        ;[card, most] = [other, own]
      }
    }
    cards.push(card)
    if (card === NO_CARD) {
      continue
    }
    const amount = refunds.cents[refund] ?? 0
    const capNode = cardYears[card]?.refundNodes[refund] ?? -1
    if (capNode >= 0) {
      const node = (nodeStarts[card] ?? 0) + capNode
      capacities[node] = (capacities[node] ?? 0) + amount
    }
    cents[card] = (cents[card] ?? 0) + amount
    gain += most * amount
  }
  return { cents, gain, cards }
}

const NO_CARD = -1

type Group = { buckets: number[]; cents: number }

/** Buckets of the same class for every card form one supply. */
function groupBuckets({ cents }: SpendBuckets, cardYears: readonly CardYear[]): Group[] {
  let groupOf = new Int32Array(cents.length)
  for (const { classOf, classes } of cardYears) {
    const groupByKey = new Map<number, number>()
    const next = new Int32Array(groupOf.length)
    for (let bucket = 0; bucket < groupOf.length; bucket++) {
      const key = (groupOf[bucket] ?? 0) * classes.length + (classOf[bucket] ?? 0)
      let group = groupByKey.get(key)
      if (group === undefined) {
        group = groupByKey.size
        groupByKey.set(key, group)
      }
      next[bucket] = group
    }
    groupOf = next
  }
  const groups: Group[] = []
  for (let bucket = 0; bucket < groupOf.length; bucket++) {
    const index = groupOf[bucket] ?? 0
    const group = groups[index] ?? { buckets: [], cents: 0 }
    groups[index] = group
    group.buckets.push(bucket)
    group.cents += cents[bucket] ?? 0
  }
  return groups
}

/**
 * Dual prices of a flow: what one more cent at a node would gain on its way to the root.
 *
 * Subcents by node. Negative if the way is full, so that other flow has to move; positive if a node is below its minimum
 * otherwise. An optimal flow has no improving cycle, so the longest-path search ends.
 */
function dualPrices(network: FlowNetwork, { flows, loads }: NetworkFlow): Float64Array {
  const { parents, minimums, capacities, supplies, arcStarts, arcNodes, arcGains } = network
  const best = new Float64Array(parents.length).fill(Number.NEGATIVE_INFINITY)
  best[0] = 0
  let isChanged = true
  const raise = (node: number, value: number): void => {
    if (value > (best[node] ?? 0)) {
      best[node] = value
      isChanged = true
    }
  }
  // Bellman-Ford: as many rounds as nodes always suffice.
  for (let round = 0; isChanged && round <= parents.length; round++) {
    isChanged = false
    for (let node = 1; node < parents.length; node++) {
      const parent = parents[node] ?? 0
      const load = loads[node] ?? 0
      if (load < (capacities[node] ?? 0)) {
        raise(node, best[parent] ?? 0)
      }
      if (load > (minimums[node] ?? 0) && parent > 0) {
        raise(parent, best[node] ?? 0)
      }
    }
    for (let supply = 0; supply < supplies.length; supply++) {
      const [from, to] = [arcStarts[supply] ?? 0, arcStarts[supply + 1] ?? 0]
      let most = Number.NEGATIVE_INFINITY
      for (let arc = from; arc < to; arc++) {
        const value = (arcGains[arc] ?? 0) + (best[arcNodes[arc] ?? 0] ?? 0)
        most = value > most ? value : most
      }
      for (let arc = from; arc < to; arc++) {
        if ((flows[arc] ?? 0) > 0) {
          raise(arcNodes[arc] ?? 0, most - (arcGains[arc] ?? 0))
        }
      }
    }
  }
  return best
}
