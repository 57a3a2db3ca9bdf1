/**
 * The split of a year's spending as a flow: amounts go by lanes into nodes of a tree, through limits, to the root.
 * Amounts, limits and gains are whole numbers, so the best flow is one of whole cents.
 */

export type Network = Readonly<{
  /** The node above each node. Node 0 is the root and has none above it: -1. */
  parents: readonly number[]
  /** The least and the most that goes from a node to the one above it. */
  lows: readonly number[]
  highs: readonly number[]
  /** Amounts, each of which goes by its own lanes: those from `laneStarts[s]` on, up to the next one's. */
  supplies: readonly number[]
  laneStarts: readonly number[]
  laneNodes: readonly number[]
  laneGains: readonly number[]
}>

export type Flow = Readonly<{
  /** What goes by each lane, and from each node upwards. */
  flows: Float64Array
  loads: Float64Array
  /** Sum of flow × gain. */
  gain: number
}>

const NOWHERE = -1
/** The mark of a step between two nodes of the tree, which uses no lane. */
const NO_LANE = -1

/**
 * The flow of most gain, or null where what has to go somewhere cannot. Each amount goes by the path of most gain
 * among those that are left, moving earlier ones on where that pays: a flow that no cycle of moves can improve stays
 * so after a step along a best path, and a flow that no cycle can improve is the best one.
 */
export function ship(network: Network): Flow | null {
  const work = createWork(network)
  for (let source = 0; source < network.supplies.length; source++) {
    if (!sendAll(work, source)) {
      return null
    }
  }
  for (let node = 1; node < network.parents.length; node++) {
    if (!fillUp(work, node)) {
      return null
    }
  }
  return { flows: work.flows, loads: work.loads, gain: gainOf(network, work.flows) }
}

type Work = Readonly<{
  network: Network
  flows: Float64Array
  loads: Float64Array
  sourceOf: Int32Array
  lanesInto: readonly (readonly number[])[]
  children: readonly (readonly number[])[]
  /** By node: most gain found of a path to it, and the last step of that path. */
  best: Float64Array
  from: Int32Array
  laneOut: Int32Array
  laneIn: Int32Array
  isQueued: Uint8Array
}>

function createWork(network: Network): Work {
  const { parents, supplies, laneStarts, laneNodes } = network
  const nodes = parents.length
  const lanesInto: number[][] = parents.map(() => [])
  const children: number[][] = parents.map(() => [])
  const sourceOf = new Int32Array(laneNodes.length)
  for (let node = 1; node < nodes; node++) {
    children[parents[node] ?? 0]?.push(node)
  }
  for (let source = 0; source < supplies.length; source++) {
    for (let lane = laneStarts[source] ?? 0; lane < (laneStarts[source + 1] ?? 0); lane++) {
      sourceOf[lane] = source
      lanesInto[laneNodes[lane] ?? 0]?.push(lane)
    }
  }
  return {
    network,
    flows: new Float64Array(laneNodes.length),
    loads: new Float64Array(nodes),
    sourceOf,
    lanesInto,
    children,
    best: new Float64Array(nodes),
    from: new Int32Array(nodes),
    laneOut: new Int32Array(nodes),
    laneIn: new Int32Array(nodes),
    isQueued: new Uint8Array(nodes),
  }
}

/** Lower limits are left out of account at first: where nothing holds an amount, it may go anywhere. */
function sendAll(work: Work, source: number): boolean {
  const { supplies, laneStarts } = work.network
  let left = supplies[source] ?? 0
  if (left > 0 && laneStarts[source] === laneStarts[source + 1]) {
    return false
  }
  while (left > 0) {
    const sent = sendFreely(work, source, left) || sendByPath(work, source, left)
    if (sent === 0) {
      return false
    }
    left -= sent
  }
  return true
}

/** Where the lane of most gain has room no path is better, since moving others on can gain nothing. */
function sendFreely(work: Work, source: number, left: number): number {
  const { laneStarts, laneNodes, laneGains } = work.network
  let bestLane = laneStarts[source] ?? 0
  for (let lane = bestLane + 1; lane < (laneStarts[source + 1] ?? 0); lane++) {
    if ((laneGains[lane] ?? 0) > (laneGains[bestLane] ?? 0)) {
      bestLane = lane
    }
  }
  const sent = Math.min(left, roomAbove(work, laneNodes[bestLane] ?? 0))
  if (sent > 0) {
    work.flows[bestLane] = (work.flows[bestLane] ?? 0) + sent
    for (let node = laneNodes[bestLane] ?? 0; node > 0; node = work.network.parents[node] ?? 0) {
      work.loads[node] = (work.loads[node] ?? 0) + sent
    }
  }
  return sent
}

function roomAbove({ network: { parents, highs }, loads }: Work, from: number): number {
  let room = Number.POSITIVE_INFINITY
  for (let node = from; node > 0; node = parents[node] ?? 0) {
    room = Math.min(room, (highs[node] ?? 0) - (loads[node] ?? 0))
  }
  return room
}

function sendByPath(work: Work, source: number, left: number): number {
  const { laneStarts, laneNodes, laneGains } = work.network
  clear(work)
  const queue: number[] = []
  for (let lane = laneStarts[source] ?? 0; lane < (laneStarts[source + 1] ?? 0); lane++) {
    reach(work, queue, laneNodes[lane] ?? 0, laneGains[lane] ?? 0, NOWHERE, NO_LANE, lane)
  }
  findPaths(work, queue, NO_LOWS, 0)
  return (work.best[0] ?? 0) === Number.NEGATIVE_INFINITY ? 0 : moveAlong(work, 0, left, NO_LOWS)
}

/** Brings a node up to what has to go through it, by the moves that cost least, all around from the node above it. */
function fillUp(work: Work, node: number): boolean {
  const { parents, lows } = work.network
  const parent = parents[node] ?? 0
  for (;;) {
    const missing = (lows[node] ?? 0) - (work.loads[node] ?? 0)
    if (missing <= 0) {
      return true
    }
    clear(work)
    const queue: number[] = []
    reach(work, queue, parent, 0, NOWHERE, NO_LANE, NO_LANE)
    findPaths(work, queue, lows, node)
    const isReached = (work.best[node] ?? 0) !== Number.NEGATIVE_INFINITY
    const room = (work.network.highs[node] ?? 0) - (work.loads[node] ?? 0)
    if (!isReached || room <= 0) {
      return false
    }
    const moved = moveAlong(work, node, Math.min(missing, room), lows)
    work.loads[node] = (work.loads[node] ?? 0) + moved
  }
}

const NO_LOWS: readonly number[] = []

function clear({ best }: Work): void {
  best.fill(Number.NEGATIVE_INFINITY)
}

function reach(
  { best, from, laneOut, laneIn, isQueued }: Work,
  queue: number[],
  node: number,
  gain: number,
  before: number,
  out: number,
  lane: number,
): void {
  if (gain > (best[node] ?? 0)) {
    best[node] = gain
    from[node] = before
    laneOut[node] = out
    laneIn[node] = lane
    if (isQueued[node] === 0) {
      isQueued[node] = 1
      queue.push(node)
    }
  }
}

/** Most gain to every node that can be reached; nothing is sought beyond the target. */
function findPaths(work: Work, queue: number[], lows: readonly number[], target: number): void {
  const { network, loads, best, children, isQueued } = work
  const { parents, highs } = network
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] ?? 0
    isQueued[node] = 0
    if (node === target) {
      continue
    }
    const gain = best[node] ?? 0
    if (node > 0 && (loads[node] ?? 0) < (highs[node] ?? 0)) {
      reach(work, queue, parents[node] ?? 0, gain, node, NO_LANE, NO_LANE)
    }
    for (const child of children[node] ?? []) {
      if ((loads[child] ?? 0) > (lows[child] ?? 0)) {
        reach(work, queue, child, gain, node, NO_LANE, NO_LANE)
      }
    }
    reachBySwaps(work, queue, node, gain)
  }
}

/** An amount that came into the node by one lane can leave it for another lane of its own. */
function reachBySwaps(work: Work, queue: number[], node: number, gain: number): void {
  const { network, flows, sourceOf, lanesInto } = work
  const { laneStarts, laneNodes, laneGains } = network
  for (const lane of lanesInto[node] ?? []) {
    if ((flows[lane] ?? 0) > 0) {
      const source = sourceOf[lane] ?? 0
      const without = gain - (laneGains[lane] ?? 0)
      for (let other = laneStarts[source] ?? 0; other < (laneStarts[source + 1] ?? 0); other++) {
        if (other !== lane) {
          reach(work, queue, laneNodes[other] ?? 0, without + (laneGains[other] ?? 0), node, lane, other)
        }
      }
    }
  }
}

/** Moves as much as the path to a node allows and gives how much that was. */
function moveAlong(work: Work, target: number, most: number, lows: readonly number[]): number {
  const { network, flows, loads, from, laneOut, laneIn } = work
  const { parents, highs } = network
  let amount = most
  for (let node = target; node !== NOWHERE; node = from[node] ?? NOWHERE) {
    const before = from[node] ?? NOWHERE
    if ((laneOut[node] ?? 0) !== NO_LANE) {
      amount = Math.min(amount, flows[laneOut[node] ?? 0] ?? 0)
    } else if (before !== NOWHERE && parents[before] === node) {
      amount = Math.min(amount, (highs[before] ?? 0) - (loads[before] ?? 0))
    } else if (before !== NOWHERE) {
      amount = Math.min(amount, (loads[node] ?? 0) - (lows[node] ?? 0))
    }
  }
  for (let node = target; node !== NOWHERE; node = from[node] ?? NOWHERE) {
    const before = from[node] ?? NOWHERE
    const [out, into] = [laneOut[node] ?? NO_LANE, laneIn[node] ?? NO_LANE]
    if (out !== NO_LANE) {
      flows[out] = (flows[out] ?? 0) - amount
    }
    if (into !== NO_LANE) {
      flows[into] = (flows[into] ?? 0) + amount
    } else if (before !== NOWHERE && parents[before] === node) {
      loads[before] = (loads[before] ?? 0) + amount
    } else if (before !== NOWHERE) {
      loads[node] = (loads[node] ?? 0) - amount
    }
  }
  return amount
}

function gainOf({ laneGains }: Network, flows: Float64Array): number {
  let gain = 0
  for (let lane = 0; lane < flows.length; lane++) {
    gain += (laneGains[lane] ?? 0) * (flows[lane] ?? 0)
  }
  return gain
}
