/** The best split of a year among cards, some of which leave something to decide. */
import type { Buckets } from './buckets.ts'
import { type Answer, type Component, componentOf } from './component.ts'
import { componentsOf } from './components.ts'
import type { DecidedSide } from './open-side.ts'
import { type Region, restrictBuckets, restrictSide, wholeRegion } from './region.ts'
import type { SeatPoint } from './relaxation.ts'
import type { Side } from './side.ts'
import { type Split, splitYear } from './split.ts'
import { NO_RANGES, type Picks, type Ranges } from './trials.ts'

export type Settled = Readonly<{
  split: Split
  /** With everything decided. */
  sides: readonly Side[]
  /** What the best split could gain beyond this one: nothing, unless the search was given up. */
  slack: number
}>

export type Contest = Readonly<{
  /** No split gains more. */
  bound: number
  /** The best split, or null where none gains more than `least`. To be asked once. */
  settle: (least: number) => Settled | null
  /** No split gains more than this, or than `least`, once settled. */
  reach: () => number
}>

/** Null where it cannot be paid as asked. */
export function contestOf(buckets: Buckets, sides: readonly Side[], lows: readonly number[]): Contest | null {
  if (sides.some(({ open }) => open !== null)) {
    return yearlyContest(buckets, sides, lows)
  }
  const split = splitYear(buckets, sides, lows)
  return split === null
    ? null
    : {
        bound: split.gain,
        settle: (least) => (split.gain > least ? { split, sides, slack: 0 } : null),
        reach: () => split.gain,
      }
}

/** What is picked once a year would tie all months together: it is picked first, in every way. */
function yearlyContest(buckets: Buckets, sides: readonly Side[], lows: readonly number[]): Contest | null {
  const seat = sides.findIndex(({ open }) => sides.length > 1 && yearlyPoint(open) !== undefined)
  const open = sides[seat]?.open ?? null
  const point = yearlyPoint(open)
  if (open === null || point === undefined) {
    return openContest(buckets, sides, lows)
  }
  const ways = [-1, ...point.options.map(({ option }) => option)]
    .map((option) => sides.with(seat, open.give(point, option)))
    .flatMap((own) => contestOf(buckets, own, lows) ?? [])
    .sort((a, b) => b.bound - a.bound)
  let reach = ways[0]?.bound ?? Number.NEGATIVE_INFINITY
  return ways.length === 0
    ? null
    : {
        bound: reach,
        reach: () => reach,
        settle: (least) => {
          let best: Settled | null = null
          let highest = Number.NEGATIVE_INFINITY
          for (const way of ways) {
            const most = Math.max(least, best?.split.gain ?? Number.NEGATIVE_INFINITY)
            if (way.bound > most) {
              best = way.settle(most) ?? best
              highest = Math.max(highest, way.reach())
            }
          }
          reach = highest
          return best === null ? null : { ...best, slack: Math.max(0, highest - best.split.gain) }
        },
      }
}

/** A list of which one option is chosen for the whole year. */
function yearlyPoint(open: Side['open']) {
  return open?.points.find(
    ({ given, kind, per, count }) => given === null && kind === 'chosen' && per === 'year' && count === 1,
  )
}

type Piece = Readonly<{ region: Region; points: readonly SeatPoint[]; component: Component }>
type SettledPiece = Readonly<{ piece: Piece; answer: Answer }>

function openContest(buckets: Buckets, sides: readonly Side[], lows: readonly number[]): Contest | null {
  // What has to be paid with a card ties everything together; a card alone leaves nothing to decide.
  const isWhole = lows.some((low) => low > 0) || sides.length === 1
  const pieces: Piece[] = []
  for (const region of isWhole ? [wholeRegion(buckets)] : componentsOf(buckets, sides)) {
    const within = isWhole ? buckets : restrictBuckets(buckets, region)
    const own = isWhole ? sides : sides.map((side) => restrictSide(side, within, region))
    const points = pointsOf(own)
    const component = componentOf({ buckets: within, sides: own, lows, points, decide: decideAll(own) })
    if (component === null) {
      return null
    }
    pieces.push({ region, points, component })
  }
  const bound = pieces.reduce((sum, { component }) => sum + component.bound, 0)
  let reach = bound
  return {
    bound,
    reach: () => reach,
    settle: (least) => {
      let most = bound
      const settled: SettledPiece[] = []
      for (const piece of pieces) {
        const { component } = piece
        const answer = component.settle(least - (most - component.bound))
        if (answer === null) {
          reach = most - component.bound + component.givenUp()
          return null
        }
        most += answer.split.gain + answer.slack - component.bound
        settled.push({ piece, answer })
      }
      reach = most
      return merge(sides, settled)
    },
  }
}

function pointsOf(sides: readonly Side[]): SeatPoint[] {
  return sides.flatMap((side, seat) => (side.open?.points ?? []).map((point) => ({ seat, point })))
}

/** Picks are in the order of `pointsOf`. */
function decideAll(sides: readonly Side[]) {
  return (picks: Picks, ranges: readonly Ranges[]): DecidedSide[] => {
    let from = 0
    return sides.map((side, seat) => {
      const count = side.open?.points.length ?? 0
      const own = picks.slice(from, from + count)
      from += count
      const plain = { side, rooms: [], tops: [] }
      return side.open?.decide({ picks: own, ...(ranges[seat] ?? NO_RANGES) }) ?? plain
    })
  }
}

function merge(sides: readonly Side[], settled: readonly SettledPiece[]): Settled {
  const keyOf = ({ seat, point }: SeatPoint) => `${seat} ${point.choice} ${point.period}`
  const known = new Map(
    settled.flatMap(({ piece, answer }) =>
      piece.points.map((own, index) => [keyOf(own), answer.picks[index] ?? []] as const),
    ),
  )
  const picks = pointsOf(sides).map((own) => known.get(keyOf(own)) ?? [])
  const ranges = sides.map((_, seat): Ranges => {
    const own = settled.map(({ answer }) => answer.ranges[seat] ?? NO_RANGES)
    return {
      rooms: new Map(own.flatMap(({ rooms }) => [...rooms])),
      tops: new Map(own.flatMap(({ tops }) => [...tops])),
    }
  })
  const refundSeats: number[] = []
  for (const { piece, answer } of settled) {
    for (const [place, refund] of piece.region.refunds.entries()) {
      refundSeats[refund] = answer.split.refundSeats[place] ?? 0
    }
  }
  const splits = settled.map(({ answer }) => answer.split)
  return {
    split: {
      gain: splits.reduce((sum, { gain }) => sum + gain, 0),
      spent: sides.map((_, seat) => splits.reduce((sum, { spent }) => sum + (spent[seat] ?? 0), 0)),
      sources: settled.flatMap(({ piece, answer }) =>
        answer.split.sources.map((source) => ({
          ...source,
          buckets: source.buckets.map((place) => piece.region.buckets[place] ?? 0),
        })),
      ),
      flows: splits.flatMap(({ flows }) => flows),
      refundSeats,
    },
    sides: decideAll(sides)(picks, ranges).map(({ side }) => side),
    slack: settled.reduce((sum, { answer }) => sum + answer.slack, 0),
  }
}
