/**
 * Splits that are tried out for certain picks. A split that counts on something a card would not do (see faults.ts) is
 * narrowed until it does not; the best one that is found is kept.
 */
import type { Buckets } from './buckets.ts'
import { bestShare, highest } from './concave.ts'
import { type Fault, findFault } from './faults.ts'
import type { Decided, DecidedSide } from './open-side.ts'
import type { Relaxed, SeatPoint } from './relaxation.ts'
import type { RoomRange } from './rooms.ts'
import type { Side } from './side.ts'
import { type PricedSplit, type Prices, splitYear } from './split.ts'
import { mostOnTop, type TopRange } from './tops.ts'

export type Ranges = Pick<Decided, 'rooms' | 'tops'>
export type Picks = Relaxed['picks']

/** A split, and the decisions that make it. */
export type Found = Readonly<{
  split: PricedSplit
  /** By point of the component. */
  picks: Picks
  /** By card. */
  ranges: readonly Ranges[]
}>

export type ComponentFacts = Readonly<{
  buckets: Buckets
  sides: readonly Side[]
  lows: readonly number[]
  points: readonly SeatPoint[]
  decide: (picks: Picks, ranges: readonly Ranges[]) => DecidedSide[]
}>

type Draft = Readonly<{ ranges: readonly Ranges[]; decided: readonly DecidedSide[]; split: PricedSplit }>
type Tried = Draft & { prices: Prices; isSettled: boolean }

export const NO_RANGES: Ranges = { rooms: new Map(), tops: new Map() }

export function createTrials(facts: ComponentFacts) {
  const { buckets, sides, lows, points } = facts
  const tried = new Map<string, Tried | null>()
  let best: Found | null = null
  let [most, splits, mostSplits] = [Number.NEGATIVE_INFINITY, 0, 0]
  let givenUp = Number.NEGATIVE_INFINITY

  function draft(picks: Picks, ranges: readonly Ranges[]): Draft | null {
    splits++
    const decided = facts.decide(picks, ranges)
    const made = splitYear(
      buckets,
      decided.map(({ side }) => side),
      lows,
    )
    return made === null ? null : { ranges, decided, split: made }
  }

  function attempt(picks: Picks): Tried | null {
    const key = picks.join(';')
    const known = tried.get(key)
    if (known !== undefined) {
      return known
    }
    const made = draft(picks, [])
    const own = made === null ? null : { ...made, prices: made.split.prices(), isSettled: false }
    tried.set(key, own)
    return own
  }

  function narrower(picks: Picks, own: Draft, fault: Fault): Draft[] {
    const draftWith = (from: readonly Ranges[], change: (before: Ranges) => Ranges) =>
      draft(
        picks,
        sides.map((_, seat) => {
          const before = from[seat] ?? NO_RANGES
          return seat === fault.seat ? change(before) : before
        }),
      )
    const withRoom = (from: readonly Ranges[], gate: number, range: RoomRange) =>
      draftWith(from, ({ rooms, tops }) => ({ rooms: new Map([...rooms, [gate, range]]), tops }))
    if ('gate' in fault) {
      // What was best before may not be so any more.
      const from = own.ranges.map(release)
      return fault.ranges
        .flatMap((range) => withRoom(from, fault.gate, range) ?? [])
        .sort((a, b) => b.split.gain - a.split.gain)
    }
    // Two such amounts would have to be sought together.
    if (own.ranges.some(hasBestAmount)) {
      giveUp(own.split.gain)
    }
    if ('shared' in fault) {
      const { gate } = fault.shared
      return ifMade(
        own,
        bestShare(fault.shared, (range) => withRoom(own.ranges, gate, range)),
      )
    }
    return ifMade(own, bestTop(own, fault, draftWith))
  }

  function bestTop(
    { ranges, split }: Draft,
    { list, isMisordered }: Extract<Fault, { list: unknown }>,
    draftWith: (from: readonly Ranges[], change: (before: Ranges) => Ranges) => Draft | null,
  ): Draft | null {
    const withTop = (range: TopRange) =>
      draftWith(ranges, ({ rooms, tops }) => ({ rooms, tops: new Map([...tops, [list.id, range]]) }))
    if (list.range !== 'any' || isMisordered) {
      return null
    }
    if (!list.canBeLimited) {
      giveUp(split.gain)
      return withTop('apart')
    }
    const found = list.options
      .filter(({ isPicked, key }) => isPicked && mostOnTop(list, key) >= 0)
      .flatMap(({ key }) => {
        const cents = highest(mostOnTop(list, key), (each) => withTop({ key, cents: each }))
        return withTop({ key, cents }) ?? []
      })
    return found.sort((a, b) => b.split.gain - a.split.gain)[0] ?? null
  }

  function giveUp(gain: number): void {
    givenUp = Math.max(givenUp, gain)
  }

  /** What was not found could be there all the same, where something has to be paid with a card: see `highest`. */
  function ifMade(own: Draft, found: Draft | null): Draft[] {
    if (found === null) {
      giveUp(own.split.gain)
    }
    return found === null ? [] : [found]
  }

  function keep(picks: Picks, { split, ranges }: Draft): void {
    if (split.gain > most) {
      best = { split, picks, ranges }
      most = split.gain
    }
  }

  /** The way down that looks best, so that there is something to compare with. */
  function dive(picks: Picks, from: Draft | null): boolean {
    const fault = from === null ? null : findFault(buckets, from.decided, from.split)
    if (from !== null && fault === null) {
      keep(picks, from)
    }
    return (
      from !== null &&
      (fault === null ||
        ('list' in fault ? false : narrower(picks, from, fault).some((next) => dive(picks, next))))
    )
  }

  /**
   * With nothing beside what is on top, or else with nothing that counts as on top. Of this component alone: another
   * one decides about its lists itself.
   */
  function begin(picks: Picks): void {
    const apart = sides.map((_, seat): Ranges => {
      const tops = points.filter((own) => own.seat === seat && own.point.kind === 'top')
      return { rooms: new Map(), tops: new Map(tops.map(({ point }) => [point.id, 'apart'])) }
    })
    if (!dive(picks, draft(picks, apart))) {
      const plain = withoutTops(points, picks)
      dive(plain, draft(plain, []))
    }
  }

  /** Narrows until the best split left is one that the cards really pay. */
  function narrow(picks: Picks, first: Draft): void {
    const left: Draft[] = [first]
    for (let own = left.pop(); own !== undefined && own.split.gain > most; own = left.pop()) {
      const fault = findFault(buckets, own.decided, own.split)
      if (fault === null) {
        keep(picks, own)
        return
      }
      if (splits > mostSplits) {
        giveUp(own.split.gain)
        return
      }
      for (const next of narrower(picks, own, fault)) {
        if (next.split.gain > most) {
          const place = left.findIndex(({ split }) => split.gain > next.split.gain)
          left.splice(place < 0 ? left.length : place, 0, next)
        }
      }
    }
  }

  function settlePicks(picks: Picks): Tried | null {
    const own = attempt(picks)
    if (own !== null && !own.isSettled && own.split.gain > most) {
      own.isSettled = true
      if (best === null) {
        begin(picks)
      }
      narrow(picks, own)
    }
    return own
  }

  return {
    attempt,
    settlePicks,
    best: () => best,
    /** What the best split gains, or has to pass. */
    most: () => most,
    demand: (least: number) => {
      most = Math.max(most, least)
    },
    /** How many splits may be made from now on. */
    allow: (count: number) => {
      mostSplits = splits + count
    },
    isSpent: () => splits > mostSplits,
    giveUp,
    /** The most that something given up could gain. */
    givenUp: () => givenUp,
  }
}

function hasBestAmount({ rooms, tops }: Ranges): boolean {
  return (
    [...rooms.values()].some(({ isShared }) => isShared === true) ||
    [...tops.values()].some((range) => typeof range === 'object')
  )
}

/** Without the amounts that were found to be the best ones. */
function release({ rooms, tops }: Ranges): Ranges {
  return {
    rooms: new Map(
      [...rooms].map(([gate, { from, to, byRate, isShared }]) => [
        gate,
        { from, to, byRate: isShared === true ? new Map() : byRate },
      ]),
    ),
    tops: new Map([...tops].filter(([, range]) => typeof range === 'string')),
  }
}

export function withoutTops(points: readonly SeatPoint[], picks: Picks): Picks {
  return picks.map((own, index) => (points[index]?.point.kind === 'top' ? [] : own))
}
