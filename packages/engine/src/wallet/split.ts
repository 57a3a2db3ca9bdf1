/** The best split of one year's spending among the cards of a wallet, as far as amounts and limits go. */
import type { Board, Side } from './board.ts'
import { type Group, groupBuckets } from './groups.ts'
import { type Network, ship } from './network.ts'
import { createNodes, type Nodes, periodOf, type TopBound } from './nodes.ts'

/** Amounts that go and gain alike: the buckets they come from, and the lanes they can take. */
export type Source = Readonly<{ buckets: readonly number[]; cents: number; lanes: readonly SourceLane[] }>
export type SourceLane = Readonly<{ seat: number; node: number; gain: number; lane: number }>

export type Split = Readonly<{
  /** Ten-millionths of a cent of reward in the year. */
  gain: number
  /** Cents that each card pays, what went back taken off. */
  spent: readonly number[]
  sources: readonly Source[]
  /** By source, then by its lanes: cents. */
  flows: readonly (readonly number[])[]
}>

/**
 * The best split when card c has to pay at least `lows[c]` cents of the year; null where it cannot be done. Options
 * that are not decided are open, and limits are used in the order that pays most: no real split comes to more.
 */
export function splitYear(
  board: Board,
  sides: readonly Side[],
  lows: readonly number[],
  bounds: readonly TopBound[] = [],
): Split | null {
  const { network, sources, refunds } = layOut(board, sides, lows, bounds)
  const flow = ship(network)
  if (flow === null) {
    return null
  }
  const flows = sources.map((source, place) =>
    source.lanes.map((_, lane) => flow.flows[(network.laneStarts[place] ?? 0) + lane] ?? 0),
  )
  const spent = sides.map((_, seat) => (flow.loads[seat + 1] ?? 0) - (refunds.backBySeat[seat] ?? 0))
  return { gain: flow.gain - refunds.gain, spent, sources, flows }
}

function layOut(
  board: Board,
  sides: readonly Side[],
  lows: readonly number[],
  bounds: readonly TopBound[],
) {
  const nodes = createNodes(board, sides, bounds)
  const refunds = layRefunds(board, sides, nodes)
  for (const [seat, low] of lows.entries()) {
    if (low > 0) {
      nodes.lows[seat + 1] = low + (refunds.backBySeat[seat] ?? 0)
    }
  }
  const isFree = bounds.length === 0 && !lows.some((low) => low > 0)
  const sources = groupBuckets(board, sides).map((group): Source => {
    const lanes = lanesOf(board, sides, nodes, group)
    return { ...group, lanes: isFree ? usefulLanes(lanes, sides.length) : lanes }
  })
  const laneStarts = [0]
  for (const { lanes } of sources) {
    laneStarts.push((laneStarts.at(-1) ?? 0) + lanes.length)
  }
  const all = sources.flatMap(({ lanes }) => lanes)
  const network: Network = {
    parents: nodes.parents,
    lows: nodes.lows,
    highs: nodes.highs,
    supplies: sources.map(({ cents }) => cents),
    laneStarts,
    laneNodes: all.map(({ node }) => node),
    laneGains: all.map(({ gain }) => gain),
  }
  return { network, sources, refunds }
}

/** A refund goes back to the card that pays most for its kind, and gives back the room it had. */
function layRefunds({ buckets: { refunds, stretches } }: Board, sides: readonly Side[], nodes: Nodes) {
  const backBySeat = sides.map(() => 0)
  let gain = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    const cents = refunds.cents[refund] ?? 0
    const stretch = stretches[refunds.stretchOf[refund] ?? 0]
    let [seat, lane] = [0, sides[0]?.refundTermsOf[refund]?.lanes[0]]
    for (let other = 1; other < sides.length; other++) {
      const best = sides[other]?.refundTermsOf[refund]?.lanes[0]
      if (best !== undefined && (lane === undefined || best.gain > lane.gain)) {
        ;[seat, lane] = [other, best]
      }
    }
    if (lane !== undefined && stretch !== undefined) {
      const node = nodes.nodeOf(seat, lane, periodOf(sides[seat], lane, stretch), seat + 1)
      nodes.highs[node] = (nodes.highs[node] ?? 0) + cents
      backBySeat[seat] = (backBySeat[seat] ?? 0) + cents
      gain += lane.gain * cents
    }
  }
  return { backBySeat, gain }
}

function lanesOf(board: Board, sides: readonly Side[], nodes: Nodes, { buckets: [bucket = 0] }: Group) {
  const { stretches, stretchOf } = board.buckets
  const stretch = stretches[stretchOf[bucket] ?? 0]
  return sides.flatMap((side, seat) => {
    const top = nodes.topOf(seat, bucket)
    return (side.termsOf[bucket]?.lanes ?? []).map((own, lane): SourceLane => {
      const period = stretch === undefined ? 0 : periodOf(side, own, stretch)
      return { seat, lane, gain: own.gain, node: nodes.nodeOf(seat, own, period, top) }
    })
  })
}

/** Where nothing has to be paid with a certain card, no lane is taken that pays less than one without a limit. */
function usefulLanes(lanes: readonly SourceLane[], seats: number): SourceLane[] {
  let best: SourceLane | null = null
  for (const lane of lanes) {
    if (lane.node <= seats && (best === null || lane.gain > best.gain)) {
      best = lane
    }
  }
  const least = best?.gain ?? Number.NEGATIVE_INFINITY
  return lanes.filter((lane) => lane === best || (lane.node > seats && lane.gain > least))
}
