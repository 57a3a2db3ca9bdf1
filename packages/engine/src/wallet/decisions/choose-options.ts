/**
 * Picks options for all cards of a wallet: block coordinate ascent from several starts. One card after the other picks
 * beside what the others would pay at the prices of the present flow. Every flow's prices also bound all picks.
 */
import { type Allocation, allocate } from '../allocation/allocate.ts'
import type { CardYear, CardYearStyle } from '../model/card-year.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import { bestMoves, pickOptions } from './pick-options.ts'
import {
  type AllocationProblem,
  type OptionPicks,
  opportunityValues,
  type Relaxation,
  relax,
} from './relaxation.ts'

/** An allocation with everything decided. */
export type DecidedYear = Readonly<{
  picks: OptionPicks
  cardYears: readonly CardYear[]
  allocation: Allocation
}>

export type OptionChoices = Readonly<{
  /** The best picks from each start, best first. Their gains assume that the order of days doesn't matter. */
  best: readonly DecidedYear[]
  /** No use of the cards gains more. */
  upperBound: number
}>

const ROUNDS = 6
/** Picks that are this close to the upper bound are good enough: 50 cents. */
const CLOSE = 50 * SUBCENTS_PER_CENT

/** Null if the minimums can't be met, or once no picks can gain more than `lowerBound`. */
export function chooseOptions(problem: AllocationProblem, lowerBound: number): OptionChoices | null {
  const relaxed = relaxFree(problem)
  const none = problem.decisions.map(({ decision }) => decision.fixed ?? [])
  const found: DecidedYear[] = []
  let { upperBound } = relaxed
  for (const { picks, view } of [
    { picks: relaxed.picks, view: 'marginal' },
    { picks: none, view: 'marginal' },
    { picks: none, view: 'average' },
  ] as const) {
    const climbed = climb(problem, picks, view, upperBound, lowerBound)
    if (climbed === null || climbed.upperBound <= lowerBound) {
      return null
    }
    upperBound = climbed.upperBound
    found.push(climbed.best)
    if (problem.decisions.length === 0 || climbed.best.allocation.gain >= upperBound - CLOSE) {
      return { best: [climbed.best], upperBound }
    }
  }
  const [best] = found.sort(compareGains)
  if (best !== undefined) {
    found.unshift(improve(problem, best))
  }
  return { best: distinct(found), upperBound }
}

function compareGains(a: DecidedYear, b: DecidedYear): number {
  return b.allocation.gain - a.allocation.gain
}

/** One of each with the same picks, best first. */
function distinct(found: readonly DecidedYear[]): DecidedYear[] {
  return [...new Map(found.toReversed().map((each) => [each.picks.join(';'), each])).values()].sort(
    compareGains,
  )
}

/** The picks that raise the bound most if no capacity has a price. */
function relaxFree(problem: AllocationProblem): Relaxation {
  const { cardYears } = problem
  return relax(problem, {
    cards: cardYears.map(() => 0),
    nodes: cardYears.map(({ capNodes }) => new Float64Array(capNodes.length)),
  })
}

/** How many changes of each decision are tried. */
const TRIED_MOVES = 2

/** Tries the most promising changes of each decision until none gains anything. */
function improve(problem: AllocationProblem, start: DecidedYear): DecidedYear {
  const { buckets, cardYears, decisions } = problem
  let now = start
  for (let isImproved = true, round = 0; isImproved && round < ROUNDS; round++) {
    isImproved = false
    for (const [card, cardYear] of cardYears.entries()) {
      const values = opportunityValues(buckets, now.cardYears, now.allocation.prices(), card)
      const first = decisions.findIndex((each) => each.card === card)
      const cardPicks = picksOf(problem, now.picks, card)
      for (const [index, moves] of bestMoves(buckets, cardYear, values, cardPicks, TRIED_MOVES).entries()) {
        for (const moved of moves) {
          const next = decideYear(problem, now.picks.with(first + index, moved))
          if (next !== null && next.allocation.gain > now.allocation.gain) {
            now = next
            isImproved = true
          }
        }
      }
    }
  }
  return now
}

/**
 * What a purchase is worth to the other cards: at the margin, which is right for small moves, or on average, which is
 * right if a whole category moves.
 */
type ValueView = 'marginal' | 'average'

/** Improves picks card by card until nothing changes. */
function climb(
  problem: AllocationProblem,
  start: OptionPicks,
  view: ValueView,
  mostBound: number,
  lowerBound: number,
) {
  const { buckets, cardYears } = problem
  const first = decideYear(problem, start)
  if (first === null) {
    return null
  }
  let [now, best, upperBound] = [first, first, mostBound]
  for (let round = 0, isChanged = true; round < ROUNDS && isChanged; round++) {
    isChanged = false
    for (const [card, cardYear] of cardYears.entries()) {
      const prices = now.allocation.prices()
      upperBound = Math.min(upperBound, relax(problem, prices).upperBound)
      // The first round also drops options that gain nothing.
      const isClose = round > 0 && best.allocation.gain + CLOSE >= upperBound
      if (isClose || upperBound <= lowerBound) {
        return { best, upperBound }
      }
      if (cardYear.undecided === null) {
        continue
      }
      const values = opportunityValues(buckets, now.cardYears, prices, card)
      if (view === 'average') {
        raiseToAverage(values, now, card)
      }
      const cardPicks = picksOf(problem, now.picks, card)
      const picked = pickOptions(buckets, cardYear, values, cardPicks)
      const next =
        picked.join(';') === cardPicks.join(';')
          ? null
          : decideYear(problem, replaced(problem, now.picks, card, picked))
      if (next !== null) {
        now = next
        best = now.allocation.gain >= best.allocation.gain ? now : best
        isChanged = true
      }
    }
  }
  return { best, upperBound }
}

/** Raises the value of a bucket to what the other cards earn on it now. */
function raiseToAverage(values: Float64Array, { cardYears, allocation }: DecidedYear, except: number): void {
  for (const [index, { buckets, cards, arcs }] of allocation.groups.entries()) {
    let [cents, gain] = [0, 0]
    for (const [at, card] of cards.entries()) {
      const cardYear = card === except ? undefined : cardYears[card]
      const flow = cardYear === undefined ? 0 : (allocation.flows[index]?.[at] ?? 0)
      const arcGain = cardYear?.classes[cardYear.classOf[buckets[0] ?? 0] ?? 0]?.gains[arcs[at] ?? 0] ?? 0
      cents += flow
      gain += flow * arcGain
    }
    for (const bucket of cents > 0 ? buckets : []) {
      values[bucket] = Math.max(values[bucket] ?? 0, gain / cents)
    }
  }
}

/** The part of the picks that one card makes. */
function picksOf({ decisions }: AllocationProblem, picks: OptionPicks, card: number): OptionPicks {
  return picks.filter((_, index) => decisions[index]?.card === card)
}

function replaced(
  { decisions }: AllocationProblem,
  picks: OptionPicks,
  card: number,
  cardPicks: OptionPicks,
): OptionPicks {
  const first = decisions.findIndex((each) => each.card === card)
  return picks.map((before, index) =>
    decisions[index]?.card === card ? (cardPicks[index - first] ?? []) : before,
  )
}

/** Null if the allocation is impossible. */
export function decideYear(
  problem: AllocationProblem,
  picks: OptionPicks,
  styles: readonly CardYearStyle[] = [],
): DecidedYear | null {
  const decided = problem.cardYears.map(
    (cardYear, card) => cardYear.undecided?.decide(picksOf(problem, picks, card), styles[card]) ?? cardYear,
  )
  const allocation = allocate(problem.buckets, decided, problem.minimums)
  return allocation === null ? null : { picks, cardYears: decided, allocation }
}
