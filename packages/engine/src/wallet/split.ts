/** The best split of one year's spending among the cards of a wallet, each used in a certain way. */
import type { Buckets } from './buckets.ts'
import { type Network, ship } from './network.ts'
import { potentialsOf } from './potentials.ts'
import type { Side } from './side.ts'

/** Amounts that go and gain alike: the buckets they come from, and for each lane its card and its place there. */
export type Source = Readonly<{
  buckets: readonly number[]
  cents: number
  seats: readonly number[]
  lanes: readonly number[]
}>

export type Split = Readonly<{
  /** Ten-millionths of a cent of reward in the year. */
  gain: number
  /** Cents that each card pays, what went back taken off. */
  spent: readonly number[]
  sources: readonly Source[]
  /** By source, then by its lanes: cents. */
  flows: readonly (readonly number[])[]
  /** The card to which each refund went back. */
  refundSeats: readonly number[]
}>

/** What a cent more would gain on its way from each card, and from each of its gates; see potentials.ts. */
export type PricedSplit = Split & Readonly<{ prices: () => Prices }>

/** Where there is no way at all: below any gain, and finite, for it is multiplied by limits that are nothing. */
const LEAST_PRICE = -1e9

export type Prices = Readonly<{ cards: readonly number[]; gates: readonly Float64Array[] }>

/** The best split when card c has to pay at least `lows[c]` cents of the year; null where it cannot be done. */
export function splitYear(
  buckets: Buckets,
  sides: readonly Side[],
  lows: readonly number[],
): PricedSplit | null {
  const plan = layOut(buckets, sides, lows)
  // What no card pays for has to be paid all the same: left out, it would spare a fee abroad.
  const flow = plan.sources.every(({ lanes }) => lanes.length > 0) ? ship(plan.network) : null
  if (flow === null) {
    return null
  }
  const { laneStarts } = plan.network
  const flows = plan.sources.map(({ lanes }, place) =>
    lanes.map((_, lane) => flow.flows[(laneStarts[place] ?? 0) + lane] ?? 0),
  )
  const spent = sides.map((_, seat) => (flow.loads[seat + 1] ?? 0) - (plan.refunds.back[seat] ?? 0))
  return {
    gain: flow.gain - plan.refunds.gain,
    spent,
    sources: plan.sources,
    flows,
    refundSeats: plan.refunds.seats,
    prices: () => {
      const potentials = potentialsOf(plan.network, flow)
      return {
        cards: sides.map((_, seat) => potentials[seat + 1] ?? 0),
        gates: sides.map(({ gates }, seat) => {
          const start = plan.gateStarts[seat] ?? 0
          return potentials.subarray(start, start + gates.length).map((each) => Math.max(each, LEAST_PRICE))
        }),
      }
    },
  }
}

function layOut(buckets: Buckets, sides: readonly Side[], lows: readonly number[]) {
  const nodes = layNodes(sides)
  const refunds = layRefunds(buckets, sides, nodes)
  const nodeLows = nodes.lows.slice()
  for (const [seat, low] of lows.entries()) {
    nodeLows[seat + 1] = low > 0 ? low + (refunds.back[seat] ?? 0) : 0
  }
  const isFree = !nodeLows.some((low) => low > 0)
  const laneStarts = [0]
  const laneNodes: number[] = []
  const laneGains: number[] = []
  const sources = groupBuckets(buckets, sides).map((group): Source => {
    const [seats, lanes]: [number[], number[]] = [[], []]
    const [first = 0] = group.buckets
    const least = isFree ? bestFreeGain(sides, first) : { seat: -1, gain: Number.NEGATIVE_INFINITY }
    for (const [seat, side] of sides.entries()) {
      const { gains, through } = getClass(side, first)
      for (let lane = 0; lane < gains.length; lane++) {
        const [gain, cap] = [gains[lane] ?? 0, through[lane] ?? -1]
        if (gain > least.gain || (seat === least.seat && cap < 0 && gain === least.gain)) {
          seats.push(seat)
          lanes.push(lane)
          laneNodes.push(cap < 0 ? seat + 1 : (nodes.gateStarts[seat] ?? 0) + cap)
          laneGains.push(gain)
        }
      }
    }
    laneStarts.push(laneNodes.length)
    return { ...group, seats, lanes }
  })
  const { parents, highs } = nodes
  const supplies = sources.map(({ cents }) => cents)
  const network: Network = { parents, lows: nodeLows, highs, supplies, laneStarts, laneNodes, laneGains }
  return { network, sources, refunds, gateStarts: nodes.gateStarts }
}

/** Where no card has to pay a least amount, no lane is taken that pays less than the best one without a limit. */
function bestFreeGain(sides: readonly Side[], bucket: number) {
  const best = { seat: -1, gain: Number.NEGATIVE_INFINITY }
  for (const [seat, side] of sides.entries()) {
    const { gains, through } = getClass(side, bucket)
    for (let lane = 0; lane < gains.length; lane++) {
      if (through[lane] === -1 && (gains[lane] ?? 0) > best.gain) {
        best.seat = seat
        best.gain = gains[lane] ?? 0
      }
    }
  }
  return best
}

function getClass({ classes, classOf }: Side, bucket: number) {
  const found = classes[classOf[bucket] ?? -1]
  if (found === undefined) {
    throw new RangeError(`there is no bucket ${bucket}`)
  }
  return found
}

type Nodes = Readonly<{
  parents: number[]
  lows: number[]
  highs: number[]
  gateStarts: readonly number[]
}>

/** The root, a node for each card, and behind them one for each gate. */
function layNodes(sides: readonly Side[]): Nodes {
  const parents = [-1, ...sides.map(() => 0)]
  const lows = parents.map(() => 0)
  const highs = parents.map(() => Number.POSITIVE_INFINITY)
  const gateStarts = sides.map(({ gates }, seat) => {
    const start = parents.length
    for (const { low, high, above } of gates) {
      parents.push(above < 0 ? seat + 1 : start + above)
      lows.push(low)
      highs.push(high)
    }
    return start
  })
  return { parents, lows, highs, gateStarts }
}

/** A refund goes back to the card that pays most for its kind, and gives back the room it had. */
function layRefunds({ refunds }: Buckets, sides: readonly Side[], { highs, gateStarts }: Nodes) {
  const back = sides.map(() => 0)
  const seats: number[] = []
  let gain = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    let [seat, most] = [0, Number.NEGATIVE_INFINITY]
    for (const [other, { refundLanesOf }] of sides.entries()) {
      const own = refundLanesOf[refund]?.[0]?.gain ?? Number.NEGATIVE_INFINITY
      if (own > most) {
        ;[seat, most] = [other, own]
      }
    }
    const cents = refunds.cents[refund] ?? 0
    const cap = sides[seat]?.refundThrough[refund] ?? -1
    if (cap >= 0) {
      const node = (gateStarts[seat] ?? 0) + cap
      highs[node] = (highs[node] ?? 0) + cents
    }
    back[seat] = (back[seat] ?? 0) + cents
    gain += most * cents
    seats.push(seat)
  }
  return { back, gain, seats }
}

type Group = { buckets: number[]; cents: number }

/** Buckets that are of one class to every card are one amount. */
function groupBuckets({ cents }: Buckets, sides: readonly Side[]): Group[] {
  let parts = new Int32Array(cents.length)
  for (const { classOf, classes } of sides) {
    const known = new Map<number, number>()
    const next = new Int32Array(parts.length)
    for (let place = 0; place < parts.length; place++) {
      const key = (parts[place] ?? 0) * classes.length + (classOf[place] ?? 0)
      let part = known.get(key)
      if (part === undefined) {
        part = known.size
        known.set(key, part)
      }
      next[place] = part
    }
    parts = next
  }
  const groups: Group[] = []
  for (let bucket = 0; bucket < parts.length; bucket++) {
    const part = parts[bucket] ?? 0
    const group = groups[part]
    if (group === undefined) {
      groups[part] = { buckets: [bucket], cents: cents[bucket] ?? 0 }
    } else {
      group.buckets.push(bucket)
      group.cents += cents[bucket] ?? 0
    }
  }
  return groups
}
