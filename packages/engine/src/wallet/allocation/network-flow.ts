/**
 * Maximum-gain flow on a tree: supplies go by arcs into nodes, through capacities, to the root. Supplies, capacities and
 * gains are whole numbers, so an optimal flow of whole cents exists.
 */

export type FlowNetwork = Readonly<{
  /** The parent of each node. Node 0 is the root: -1. */
  parents: readonly number[]
  /** Least and most flow from a node to its parent. */
  minimums: readonly number[]
  capacities: readonly number[]
  supplies: readonly number[]
  /** The arcs of supply s are those from `arcStarts[s]` up to, but not including, `arcStarts[s + 1]`. */
  arcStarts: readonly number[]
  arcNodes: readonly number[]
  arcGains: readonly number[]
}>

export type NetworkFlow = Readonly<{
  /** Flow by arc, and from each node to its parent. */
  flows: Float64Array
  loads: Float64Array
  /** Sum of flow × gain. */
  gain: number
}>

const NO_NODE = -1
/** Marks a step between two nodes of the tree, which uses no arc. */
const NO_ARC = -1

/**
 * Successive best augmenting paths. Null if a supply can't be placed or a minimum can't be met. Each supply takes the
 * path with the most gain in the residual network, which may move earlier flow. A flow without an improving cycle stays
 * that way after a best path, and such a flow is optimal.
 */
export function solveFlow(network: FlowNetwork): NetworkFlow | null {
  const work = createWork(network)
  for (let supply = 0; supply < network.supplies.length; supply++) {
    if (!sendSupply(work, supply)) {
      return null
    }
  }
  for (let node = 1; node < network.parents.length; node++) {
    if (!meetMinimum(work, node)) {
      return null
    }
  }
  return { flows: work.flows, loads: work.loads, gain: totalGain(network, work.flows) }
}

type Work = Readonly<{
  network: FlowNetwork
  flows: Float64Array
  loads: Float64Array
  supplyOf: Int32Array
  arcsInto: readonly (readonly number[])[]
  children: readonly (readonly number[])[]
  /** By node: most gain of a path to it, and the last step of that path. */
  best: Float64Array
  from: Int32Array
  arcOut: Int32Array
  arcIn: Int32Array
  isQueued: Uint8Array
}>

function createWork(network: FlowNetwork): Work {
  const { parents, supplies, arcStarts, arcNodes } = network
  const nodes = parents.length
  const arcsInto: number[][] = parents.map(() => [])
  const children: number[][] = parents.map(() => [])
  const supplyOf = new Int32Array(arcNodes.length)
  for (let node = 1; node < nodes; node++) {
    children[parents[node] ?? 0]?.push(node)
  }
  for (let supply = 0; supply < supplies.length; supply++) {
    for (let arc = arcStarts[supply] ?? 0; arc < (arcStarts[supply + 1] ?? 0); arc++) {
      supplyOf[arc] = supply
      arcsInto[arcNodes[arc] ?? 0]?.push(arc)
    }
  }
  return {
    network,
    flows: new Float64Array(arcNodes.length),
    loads: new Float64Array(nodes),
    supplyOf,
    arcsInto,
    children,
    best: new Float64Array(nodes),
    from: new Int32Array(nodes),
    arcOut: new Int32Array(nodes),
    arcIn: new Int32Array(nodes),
    isQueued: new Uint8Array(nodes),
  }
}

/** Ignores minimums: meetMinimum restores them afterward. */
function sendSupply(work: Work, supply: number): boolean {
  const { supplies, arcStarts } = work.network
  let left = supplies[supply] ?? 0
  if (left > 0 && arcStarts[supply] === arcStarts[supply + 1]) {
    return false
  }
  while (left > 0) {
    const sent = sendByPath(work, supply, left)
    if (sent === 0) {
      return false
    }
    left -= sent
  }
  return true
}

function sendByPath(work: Work, supply: number, left: number): number {
  const { arcStarts, arcNodes, arcGains } = work.network
  work.best.fill(Number.NEGATIVE_INFINITY)
  const queue: number[] = []
  for (let arc = arcStarts[supply] ?? 0; arc < (arcStarts[supply + 1] ?? 0); arc++) {
    reach(work, queue, arcNodes[arc] ?? 0, arcGains[arc] ?? 0, NO_NODE, NO_ARC, arc)
  }
  findPaths(work, queue, NO_MINIMUMS, 0)
  return (work.best[0] ?? 0) === Number.NEGATIVE_INFINITY ? 0 : augment(work, 0, left, NO_MINIMUMS)
}

/** Brings a node up to its minimum by the cheapest moves, in a cycle through its parent. */
function meetMinimum(work: Work, node: number): boolean {
  const { parents, minimums, capacities } = work.network
  const parent = parents[node] ?? 0
  for (;;) {
    const missing = (minimums[node] ?? 0) - (work.loads[node] ?? 0)
    if (missing <= 0) {
      return true
    }
    work.best.fill(Number.NEGATIVE_INFINITY)
    const queue: number[] = []
    reach(work, queue, parent, 0, NO_NODE, NO_ARC, NO_ARC)
    findPaths(work, queue, minimums, node)
    const isReached = (work.best[node] ?? 0) !== Number.NEGATIVE_INFINITY
    const remaining = (capacities[node] ?? 0) - (work.loads[node] ?? 0)
    if (!isReached || remaining <= 0) {
      return false
    }
    const moved = augment(work, node, Math.min(missing, remaining), minimums)
    work.loads[node] = (work.loads[node] ?? 0) + moved
  }
}

const NO_MINIMUMS: readonly number[] = []

function reach(
  { best, from, arcOut, arcIn, isQueued }: Work,
  queue: number[],
  node: number,
  gain: number,
  before: number,
  out: number,
  arc: number,
): void {
  if (gain > (best[node] ?? 0)) {
    best[node] = gain
    from[node] = before
    arcOut[node] = out
    arcIn[node] = arc
    if (isQueued[node] === 0) {
      isQueued[node] = 1
      queue.push(node)
    }
  }
}

/** Most gain to every node that can be reached, without going on from the target. */
function findPaths(work: Work, queue: number[], minimums: readonly number[], target: number): void {
  const { network, loads, best, children, isQueued } = work
  const { parents, capacities } = network
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] ?? 0
    isQueued[node] = 0
    if (node === target) {
      continue
    }
    const gain = best[node] ?? 0
    if (node > 0 && (loads[node] ?? 0) < (capacities[node] ?? 0)) {
      reach(work, queue, parents[node] ?? 0, gain, node, NO_ARC, NO_ARC)
      if (target === 0 && parents[node] === 0 && capacities[node] === Number.POSITIVE_INFINITY) {
        // Unlimited way to the root: a detour from here would be an improving cycle, and there is none.
        continue
      }
    }
    for (const child of children[node] ?? []) {
      if ((loads[child] ?? 0) > (minimums[child] ?? 0)) {
        reach(work, queue, child, gain, node, NO_ARC, NO_ARC)
      }
    }
    reachBySwaps(work, queue, node, gain)
  }
}

/** Flow that entered the node by one arc can leave it for another arc of its supply. */
function reachBySwaps(work: Work, queue: number[], node: number, gain: number): void {
  const { network, flows, supplyOf, arcsInto } = work
  const { arcStarts, arcNodes, arcGains } = network
  for (const arc of arcsInto[node] ?? []) {
    if ((flows[arc] ?? 0) > 0) {
      const supply = supplyOf[arc] ?? 0
      const without = gain - (arcGains[arc] ?? 0)
      for (let other = arcStarts[supply] ?? 0; other < (arcStarts[supply + 1] ?? 0); other++) {
        if (other !== arc) {
          reach(work, queue, arcNodes[other] ?? 0, without + (arcGains[other] ?? 0), node, arc, other)
        }
      }
    }
  }
}

/** Moves as much as the path to a node allows and returns how much that was. */
function augment(work: Work, target: number, most: number, minimums: readonly number[]): number {
  const { network, flows, loads, from, arcOut, arcIn } = work
  const { parents, capacities } = network
  let amount = most
  for (let node = target; node !== NO_NODE; node = from[node] ?? NO_NODE) {
    const before = from[node] ?? NO_NODE
    if ((arcOut[node] ?? 0) !== NO_ARC) {
      amount = Math.min(amount, flows[arcOut[node] ?? 0] ?? 0)
    } else if (before !== NO_NODE && parents[before] === node) {
      amount = Math.min(amount, (capacities[before] ?? 0) - (loads[before] ?? 0))
    } else if (before !== NO_NODE) {
      amount = Math.min(amount, (loads[node] ?? 0) - (minimums[node] ?? 0))
    }
  }
  for (let node = target; node !== NO_NODE; node = from[node] ?? NO_NODE) {
    const before = from[node] ?? NO_NODE
    const [out, into] = [arcOut[node] ?? NO_ARC, arcIn[node] ?? NO_ARC]
    if (out !== NO_ARC) {
      flows[out] = (flows[out] ?? 0) - amount
    }
    if (into !== NO_ARC) {
      flows[into] = (flows[into] ?? 0) + amount
    } else if (before !== NO_NODE && parents[before] === node) {
      loads[before] = (loads[before] ?? 0) + amount
    } else if (before !== NO_NODE) {
      loads[node] = (loads[node] ?? 0) - amount
    }
  }
  return amount
}

function totalGain({ arcGains }: FlowNetwork, flows: Float64Array): number {
  let gain = 0
  for (let arc = 0; arc < flows.length; arc++) {
    gain += (arcGains[arc] ?? 0) * (flows[arc] ?? 0)
  }
  return gain
}
