/** The nodes through which a split goes: the root, one for each card, limits in their periods, options that are bounded. */
import { type Board, periodAt, type Side } from './board.ts'
import type { Stretch } from './buckets.ts'
import type { Lane } from './terms.ts'

/** The option on top of a period gets at least `low` cents of a card, others at most `high`; better ones are exempt. */
export type TopBound = Readonly<{
  seat: number
  choice: number
  period: number
  low: number
  high: number
  picked: number
  exempt: readonly number[]
}>

export type Nodes = Readonly<{
  parents: number[]
  lows: number[]
  highs: number[]
  /** The node into which a lane of a card leads; what has no limit goes to `top`. */
  nodeOf: (seat: number, lane: Lane, period: number, top: number) => number
  /** The node of the option to which a bucket belongs, or the card's own. */
  topOf: (seat: number, bucket: number) => number
}>

export function createNodes(board: Board, sides: readonly Side[], bounds: readonly TopBound[]): Nodes {
  const parents = [-1, ...sides.map(() => 0)]
  const lows = parents.map(() => 0)
  const highs = parents.map(() => Number.POSITIVE_INFINITY)
  const known = new Map<string, number>()
  const add = (key: string, parent: number, low: number, high: number): number => {
    const found = known.get(key)
    if (found !== undefined) {
      return found
    }
    parents.push(parent)
    lows.push(low)
    known.set(key, highs.push(high) - 1)
    return highs.length - 1
  }
  return {
    parents,
    lows,
    highs,
    nodeOf: (seat, { cap, rate }, period, top) => {
      if (cap < 0) {
        return top
      }
      const planCap = sides[seat]?.terms.plan.caps[cap]
      const limit = planCap?.limit ?? 0
      const isOnReward = planCap?.isOnReward === true
      const key = isOnReward ? `${seat} ${cap} ${period} ${rate}` : `${seat} ${cap} ${period}`
      return add(key, top, 0, isOnReward ? Math.floor(limit / rate) : limit)
    },
    topOf: (seat, bucket) => {
      let node = seat + 1
      for (const bound of bounds) {
        const option = bound.seat === seat ? optionIn(board, sides[seat], bound, bucket) : -1
        if (option >= 0 && !bound.exempt.includes(option)) {
          const isPicked = option === bound.picked
          const key = `top ${seat} ${bound.choice} ${bound.period} ${option}`
          node = add(key, node, isPicked ? bound.low : 0, isPicked ? Number.POSITIVE_INFINITY : bound.high)
        }
      }
      return node
    },
  }
}

function optionIn({ buckets }: Board, side: Side | undefined, { choice, period }: TopBound, bucket: number): number {
  const per = side?.terms.choices[choice]?.per
  const stretch = buckets.stretches[buckets.stretchOf[bucket] ?? 0]
  const cell = buckets.cells[buckets.rowOf[bucket] ?? 0]
  if (side === undefined || per === undefined || stretch === undefined || cell === undefined) {
    return -1
  }
  return periodAt(per, stretch) === period ? side.terms.optionOf(choice, cell) : -1
}

/** The period of a lane's limit in which a stretch lies; 0 where it has none. */
export function periodOf(side: Side | undefined, { cap }: Lane, stretch: Stretch): number {
  return cap < 0 ? 0 : periodAt(side?.terms.plan.caps[cap]?.per ?? 'year', stretch)
}
