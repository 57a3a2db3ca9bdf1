/** The best split of a year among cards, some of which leave something to decide. */
import type { Buckets } from './buckets.ts'
import { type Answer, componentOf, NO_RANGES, type Picks, type Ranges } from './component.ts'
import { componentsOf, wholeRegion } from './components.ts'
import type { DecidedSide } from './open-side.ts'
import type { SeatPoint } from './relaxation.ts'
import type { Side } from './side.ts'
import { type Split, splitYear } from './split.ts'

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
    return openContest(buckets, sides, lows)
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

function openContest(buckets: Buckets, sides: readonly Side[], lows: readonly number[]): Contest | null {
  const all = sides.flatMap((side, seat): SeatPoint[] =>
    (side.open?.points ?? []).map((point) => ({ seat, point })),
  )
  const decide = (own: readonly SeatPoint[]) => {
    const places = sides.map((side, seat) =>
      (side.open?.points ?? []).map((point) =>
        own.findIndex((other) => other.seat === seat && other.point === point),
      ),
    )
    return (picks: Picks, ranges: readonly Ranges[]): DecidedSide[] =>
      sides.map((side, seat) => {
        const own = (places[seat] ?? []).map((place) => picks[place] ?? [])
        const plain = { side, rooms: [], tops: [] }
        return side.open?.decide({ picks: own, ...(ranges[seat] ?? NO_RANGES) }) ?? plain
      })
  }
  // What has to be paid with a card ties everything together.
  const isWhole = lows.some((low) => low > 0)
  const parts = isWhole ? [wholeRegion(buckets)] : componentsOf(buckets, sides)
  const pieces = parts.map((within) => {
    const isIn = new Set(within.buckets)
    const points = all.filter(({ point }) => isIn.has(point.options[0]?.buckets[0] ?? -1))
    const component = componentOf({ buckets, sides, lows, within, points, decide: decide(points) })
    return component === null ? null : { component, points }
  })
  const found = pieces.flatMap((piece) => piece ?? [])
  if (found.length < pieces.length) {
    return null
  }
  const bound = found.reduce((sum, { component }) => sum + component.bound, 0)
  let reach = bound
  return {
    bound,
    reach: () => reach,
    settle: (least) => {
      let most = bound
      const answers: { answer: Answer; points: readonly SeatPoint[] }[] = []
      for (const { component, points } of found) {
        const answer = component.settle(least - (most - component.bound))
        if (answer === null) {
          reach = most - component.bound + component.givenUp()
          return null
        }
        most += answer.split.gain + answer.slack - component.bound
        answers.push({ answer, points })
      }
      reach = most
      return merge(sides, all, answers, decide(all))
    },
  }
}

function merge(
  sides: readonly Side[],
  all: readonly SeatPoint[],
  answers: readonly Readonly<{ answer: Answer; points: readonly SeatPoint[] }>[],
  decide: (picks: Picks, ranges: readonly Ranges[]) => DecidedSide[],
): Settled {
  const picks = all.map((own) => {
    const found = answers.find(({ points }) => points.includes(own))
    return found?.answer.picks[found.points.indexOf(own)] ?? []
  })
  const ranges = sides.map((_, seat): Ranges => {
    const own = answers.map(({ answer }) => answer.ranges[seat] ?? NO_RANGES)
    return {
      rooms: new Map(own.flatMap(({ rooms }) => [...rooms])),
      tops: new Map(own.flatMap(({ tops }) => [...tops])),
    }
  })
  const splits = answers.map(({ answer }) => answer.split)
  return {
    split: {
      gain: splits.reduce((sum, { gain }) => sum + gain, 0),
      spent: sides.map((_, seat) => splits.reduce((sum, { spent }) => sum + (spent[seat] ?? 0), 0)),
      sources: splits.flatMap(({ sources }) => sources),
      flows: splits.flatMap(({ flows }) => flows),
      refundSeats: (splits[0]?.refundSeats ?? []).map((_, refund) =>
        Math.max(...splits.map(({ refundSeats }) => refundSeats[refund] ?? -1)),
      ),
    },
    sides: decide(picks, ranges).map(({ side }) => side),
    slack: answers.reduce((sum, { answer }) => sum + answer.slack, 0),
  }
}
