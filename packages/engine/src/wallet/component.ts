/**
 * The best split of some buckets among cards that leave something to decide, by branch and bound: options are picked
 * or not, one after the other, as long as the bound of relaxation.ts is above the best split found.
 */
import { highest } from './concave.ts'
import { fixHopeless, nextToDecide } from './decide-next.ts'
import { type Relaxed, relax, type Status } from './relaxation.ts'
import type { Prices } from './split.ts'
import { type ComponentFacts, createTrials, type Found, withoutTops } from './trials.ts'

/** `slack` is what the best split could gain beyond this one: nothing, unless the search was given up. */
export type Answer = Found & Readonly<{ slack: number }>

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

/** Above what any cent gains. */
const HIGHEST_PRICE = 4_000_000

type Bounded = Readonly<{ prices: Prices; relaxed: Relaxed }>

/** Null where it cannot be paid as asked. */
export function componentOf(facts: ComponentFacts): Component | null {
  const { buckets, sides, points } = facts
  const trials = createTrials(facts)

  /** The prices of any split bound all others. */
  const pool: Prices[] = []

  function tightest(status: Status, before: Prices): Bounded {
    let best: Bounded = { prices: before, relaxed: relax(facts, before, status) }
    for (const prices of pool) {
      if (best.relaxed.bound <= trials.most()) {
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

  /** Flows know limits on reward by cents alone, so their price is sought apart: the bound is convex in it. */
  const rewardGates = sides.flatMap(({ open }, seat) =>
    (open?.rewardGates ?? []).map((gate) => ({ seat, gate })),
  )
  let rewardPrices: readonly number[] = []

  function priceRewards(prices: Prices, status: Status): Prices {
    let best = prices
    rewardPrices = rewardGates.map(({ seat, gate }) => {
      const before = best
      const boundAt = (price: number) => ({
        split: { gain: -relax(facts, pricedAt(before, seat, gate, price), status).bound },
      })
      const price = highest(HIGHEST_PRICE, boundAt)
      best = pricedAt(before, seat, gate, price)
      return price
    })
    return best
  }

  function withRewards(prices: Prices): Prices {
    return rewardGates.reduce(
      (before, { seat, gate }, place) => pricedAt(before, seat, gate, rewardPrices[place] ?? 0),
      prices,
    )
  }

  function explore(status: Status, before: Prices): void {
    let bounded = tightest(status, before)
    for (let round = 0; round < ROUNDS && bounded.relaxed.bound > trials.most(); round++) {
      const own = trials.settlePicks(bounded.relaxed.picks)
      const next = own === null ? bounded : tighten(status, bounded, withRewards(own.prices))
      if (next.relaxed.bound >= bounded.relaxed.bound) {
        break
      }
      bounded = next
    }
    const { relaxed, prices } = bounded
    if (relaxed.bound <= trials.most()) {
      return
    }
    trials.settlePicks(relaxed.picks)
    if (trials.isSpent()) {
      trials.giveUp(relaxed.bound)
      return
    }
    const fixed = fixHopeless(points, status, relaxed, trials.most())
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
  const { picks } = relax(facts, free, status)
  // What is on top of one card may leave no way to pay for the rest; with nothing on top there is one.
  const first = trials.attempt(picks) ?? trials.attempt(withoutTops(points, picks))
  if (first === null) {
    return null
  }
  return {
    bound: relax(facts, first.prices, status).bound,
    settle: (least) => {
      trials.demand(least)
      trials.allow(MOST_WORK / Math.max(1, buckets.cents.length))
      explore(status, priceRewards(first.prices, status))
      const best = trials.best()
      return best === null ? null : { ...best, slack: Math.max(0, trials.givenUp() - trials.most()) }
    },
    givenUp: trials.givenUp,
  }
}

function pricedAt({ cards, gates }: Prices, seat: number, gate: number, price: number): Prices {
  const own = (cards[seat] ?? 0) - price
  return { cards, gates: gates.map((all, place) => (place === seat ? all.with(gate, own) : all)) }
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
