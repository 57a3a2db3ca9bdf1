/**
 * The best split of some buckets among cards that leave something to decide, by branch and bound: options are picked
 * or not, one after the other, as long as the bound of relaxation.ts is above the best split found. A split that
 * counts on something a card would not do (see faults.ts) is narrowed until it does not.
 */
import type { Buckets } from './buckets.ts'
import type { Region } from './components.ts'
import { bestShare, highest } from './concave.ts'
import { fixHopeless, nextToDecide } from './decide-next.ts'
import { type Fault, findFault } from './faults.ts'
import type { Decided, DecidedSide } from './open-side.ts'
import { type Relaxed, relax, type SeatPoint, type Status } from './relaxation.ts'
import type { Side } from './side.ts'
import { type PricedSplit, type Prices, splitYear } from './split.ts'
import type { TopRange } from './tops.ts'

export type Ranges = Pick<Decided, 'rooms' | 'tops'>
export type Picks = Relaxed['picks']

/** A split, and the decisions that make it. */
export type Answer = Readonly<{
  split: PricedSplit
  /** By point of the component. */
  picks: Picks
  /** By card. */
  ranges: readonly Ranges[]
  /** What the best split could gain beyond this one: nothing, unless the search was given up. */
  slack: number
}>

export type ComponentFacts = Readonly<{
  buckets: Buckets
  sides: readonly Side[]
  lows: readonly number[]
  /** What the component is made of, and points of it. */
  within: Region
  points: readonly SeatPoint[]
  decide: (picks: Picks, ranges: readonly Ranges[]) => DecidedSide[]
}>

export type Component = Readonly<{
  /** No split gains more. */
  bound: number
  /** The best split, or null where none gains more than `least`. To be asked once. */
  settle: (least: number) => Answer | null
  /** What a split that was not looked for could gain, once settled: less than anything where the search came to its end. */
  givenUp: () => number
}>

/** How many times picks are made anew at the prices of the picks before. */
const ROUNDS = 6
/** How many prices are tried for a bound. */
const MOST_PRICES = 4
/** Buckets split after which a search is given up: what it could still have found is then said. */
const MOST_WORK = 200_000

type Draft = Readonly<{ ranges: readonly Ranges[]; decided: readonly DecidedSide[]; split: PricedSplit }>
type Bounded = Readonly<{ prices: Prices; relaxed: Relaxed }>
type Tried = Draft & { prices: Prices; isSettled: boolean }

export const NO_RANGES: Ranges = { rooms: new Map(), tops: new Map() }

/** Null where it cannot be paid as asked. */
export function componentOf(facts: ComponentFacts): Component | null {
  const { buckets, sides, lows, within, points } = facts
  const tried = new Map<string, Tried | null>()
  const mostSplits = MOST_WORK / Math.max(1, within.buckets.length)
  let best: Omit<Answer, 'slack'> | null = null
  let [most, splits, givenUp] = [Number.NEGATIVE_INFINITY, 0, Number.NEGATIVE_INFINITY]

  function draft(picks: Picks, ranges: readonly Ranges[]): Draft | null {
    splits++
    const decided = facts.decide(picks, ranges)
    const made = splitYear(
      buckets,
      decided.map(({ side }) => side),
      lows,
      within,
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
    const { ranges } = own
    const { rooms, tops } = ranges[fault.seat] ?? NO_RANGES
    const draftWith = (narrowed: Ranges) =>
      draft(
        picks,
        sides.map((_, seat) => (seat === fault.seat ? narrowed : (ranges[seat] ?? NO_RANGES))),
      )
    if ('gate' in fault) {
      return fault.ranges
        .flatMap((range) => draftWith({ rooms: new Map([...rooms, [fault.gate, range]]), tops }) ?? [])
        .sort((a, b) => b.split.gain - a.split.gain)
    }
    if ('shared' in fault) {
      const { shared } = fault
      const found = bestShare(shared, (range) =>
        draftWith({ rooms: new Map([...rooms, [shared.gate, range]]), tops }),
      )
      return found === null ? [] : [found]
    }
    const { list, most: mostCents } = fault
    const withTop = (range: TopRange) => draftWith({ rooms, tops: new Map([...tops, [list.id, range]]) })
    if (!list.canBeLimited || ranges.some((each) => each.tops.size > 0)) {
      givenUp = Math.max(givenUp, own.split.gain)
    }
    if (list.range !== 'any') {
      return []
    }
    const found = list.canBeLimited
      ? withTop({ cents: highest(mostCents, (cents) => withTop({ cents })) })
      : withTop('apart')
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
        ('gate' in fault || 'shared' in fault
          ? narrower(picks, from, fault).some((next) => dive(picks, next))
          : false))
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
      const plain = picks.map((own, index) => (points[index]?.point.kind === 'top' ? [] : own))
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
        givenUp = Math.max(givenUp, own.split.gain)
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

  /** The prices of any split bound all others. */
  const pool: Prices[] = []

  function tightest(status: Status, before: Prices): Bounded {
    let best: Bounded = { prices: before, relaxed: relax(facts, before, status) }
    for (const prices of pool) {
      if (best.relaxed.bound <= most) {
        return best
      }
      const relaxed = relax(facts, prices, status)
      best = relaxed.bound < best.relaxed.bound ? { prices, relaxed } : best
    }
    return best
  }

  /** With the prices of a split, and with those halfway to them. */
  function tighten(status: Status, { prices, relaxed }: Bounded, fresh: Prices): Bounded {
    pool.unshift(fresh)
    pool.splice(MOST_PRICES)
    return [fresh, between(prices, fresh)].reduce<Bounded>(
      (best, own) => {
        const next = relax(facts, own, status)
        return next.bound < best.relaxed.bound ? { prices: own, relaxed: next } : best
      },
      { prices, relaxed },
    )
  }

  function explore(status: Status, before: Prices): void {
    let bounded = tightest(status, before)
    for (let round = 0; round < ROUNDS && bounded.relaxed.bound > most; round++) {
      const own = settlePicks(bounded.relaxed.picks)
      const next = own === null ? bounded : tighten(status, bounded, own.prices)
      if (next.relaxed.bound >= bounded.relaxed.bound) {
        break
      }
      bounded = next
    }
    const { relaxed, prices } = bounded
    if (relaxed.bound <= most) {
      return
    }
    settlePicks(relaxed.picks)
    if (splits > mostSplits) {
      givenUp = Math.max(givenUp, relaxed.bound)
      return
    }
    const fixed = fixHopeless(points, status, relaxed, most)
    const [index, option] = nextToDecide(fixed, relaxed)
    for (const decision of index < 0 ? [] : [1, -1]) {
      explore(
        fixed.map((own, place) => (place === index ? own.with(option, decision) : own)),
        prices,
      )
    }
  }

  const status = points.map(({ point }) => point.options.map(() => (point.given === null ? 0 : -1)))
  const free = { cards: sides.map(() => 0), gates: sides.map(({ gates }) => new Float64Array(gates.length)) }
  const first = attempt(relax(facts, free, status).picks)
  if (first === null) {
    return null
  }
  return {
    bound: relax(facts, first.prices, status).bound,
    settle: (least) => {
      most = Math.max(most, least)
      explore(status, first.prices)
      return best === null ? null : { ...best, slack: Math.max(0, givenUp - most) }
    },
    givenUp: () => givenUp,
  }
}

function between(some: Prices, others: Prices): Prices {
  const middle = (a: number, b: number | undefined) => Math.round((a + (b ?? a)) / 2)
  return {
    cards: some.cards.map((price, seat) => middle(price, others.cards[seat])),
    gates: some.gates.map((prices, seat) =>
      prices.map((price, gate) => middle(price, others.gates[seat]?.[gate])),
    ),
  }
}
