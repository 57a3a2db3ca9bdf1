/**
 * Picks options for all cards of a wallet: block coordinate ascent from several starts. One card after the other picks
 * beside what the others would pay at the prices of the present flow. Every flow's prices also bound all picks.
 */
import { type Allocation, allocate } from '../allocation/allocate.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { PlanStyle, YearPlan } from '../model/year-plan.ts'
import { bestMoves, pickOptions } from './pick-options.ts'
import {
  type AllocationProblem,
  type OptionPicks,
  opportunityValues,
  type Relaxation,
  relax,
} from './relaxation.ts'
import { joinPicks, splitYear } from './subproblems.ts'

/** An allocation with everything decided. */
export type DecidedYear = Readonly<{
  picks: OptionPicks
  plans: readonly YearPlan[]
  allocation: Allocation
}>

export type OptionPlans = Readonly<{
  /** The best picks from each start, best first. Their gains assume that the order of days doesn't matter. */
  best: readonly DecidedYear[]
  /** No use of the cards gains more. */
  upperBound: number
}>

const ROUNDS = 6
/** Picks that are this close to the upper bound are good enough: 50 cents. */
const CLOSE = 50 * SUBCENTS_PER_CENT

/** Null if the minimums can't be met, or once no picks can gain more than `lowerBound`. */
export function planOptions(problem: AllocationProblem, lowerBound: number): OptionPlans | null {
  const relaxed = relaxFree(problem)
  const first = climb(problem, relaxed.picks, 'marginal', relaxed.upperBound, lowerBound)
  const upperBound = first?.upperBound ?? relaxed.upperBound
  const isDone = first !== null && first.best.allocation.gain >= upperBound - CLOSE
  if (problem.decisions.length === 0 || isDone || upperBound <= lowerBound) {
    return first === null || upperBound <= lowerBound ? null : { best: [first.best], upperBound }
  }
  const parts = splitYear(problem).map((part) => ({ problem: part, ...planPart(part) }))
  const hasMinimums = problem.minimums.some((minimum) => minimum > 0)
  const partsBound = parts.reduce((sum, part) => sum + part.upperBound, 0)
  const bound = hasMinimums ? upperBound : Math.min(upperBound, partsBound)
  const joined = climb(problem, joinPicks(problem, parts, 0), 'average', bound, lowerBound)
  const best = [first?.best, joined?.best].flatMap((each) => each ?? [])
  const styles = problem.plans.map(() => PERMISSIVE)
  for (let rank = 1; rank < RANKS; rank++) {
    const picks = joinPicks(problem, parts, rank)
    const isNew = !best.some((other) => other.picks.join(';') === picks.join(';'))
    const decided = isNew ? decideYear(problem, picks, styles) : null
    best.push(...(decided === null ? [] : [decided]))
  }
  return best.length === 0
    ? null
    : {
        best: best.sort((a, b) => b.allocation.gain - a.allocation.gain),
        upperBound: joined?.upperBound ?? bound,
      }
}

/** The picks that raise the bound most if no capacity has a price. */
function relaxFree(problem: AllocationProblem): Relaxation {
  const { plans } = problem
  return relax(problem, {
    cards: plans.map(() => 0),
    nodes: plans.map(({ capNodes }) => new Float64Array(capNodes.length)),
  })
}

/** Picks for a subproblem, best first: from several starts, then change by change. */
function planPart(problem: AllocationProblem) {
  const relaxed = relaxFree(problem)
  const none = problem.decisions.map(({ decision }) => decision.fixed ?? [])
  const found: DecidedYear[] = []
  let { upperBound } = relaxed
  for (const { picks, view } of [
    { picks: relaxed.picks, view: 'marginal' },
    { picks: none, view: 'marginal' },
    { picks: none, view: 'average' },
  ] as const) {
    const climbed = climb(problem, picks, view, upperBound, Number.NEGATIVE_INFINITY)
    upperBound = climbed?.upperBound ?? upperBound
    found.push(...(climbed === null ? [] : [climbed.best]))
  }
  found.sort((a, b) => b.allocation.gain - a.allocation.gain)
  const [best] = found
  if (best === undefined) {
    return { picks: [none], upperBound }
  }
  const improved =
    best.allocation.gain >= upperBound - CLOSE / PARTS ? best : improve(problem, best, PERMISSIVE)
  const strict = improved.plans.some(({ orderedCaps }) => orderedCaps.length > 0)
    ? improve(problem, improved, STRICT)
    : improved
  return { picks: [improved, strict, ...found].map((each) => each.picks), upperBound }
}

/** A subproblem is at most one of twelve months, or close enough if it were. */
const PARTS = 12
/** How many picks a subproblem returns at most. */
const RANKS = 5
const TRIED_MOVES = 2

/** Lets the other cards pick again after a change of one card's picks. */
function adapt(
  problem: AllocationProblem,
  changed: DecidedYear,
  except: number,
  styles: readonly PlanStyle[],
): DecidedYear {
  const { buckets, plans, decisions } = problem
  let best = changed
  for (const [card, plan] of plans.entries()) {
    if (card !== except && plan.undecided !== null) {
      const values = opportunityValues(buckets, best.plans, best.allocation.prices(), card)
      raiseToAverage(values, best, card)
      const cardPicks = best.picks.filter((_, index) => decisions[index]?.card === card)
      const picked = pickOptions(buckets, plan, values, cardPicks)
      const next = decideYear(problem, replaced(problem, best.picks, card, picked), styles)
      best = next !== null && next.allocation.gain > best.allocation.gain ? next : best
    }
  }
  return best
}

/** Tries the most promising changes of each decision until none gains anything. */
function improve(problem: AllocationProblem, start: DecidedYear, style: PlanStyle): DecidedYear {
  const { buckets, plans, decisions } = problem
  const styles = plans.map(() => style)
  let now = decideYear(problem, start.picks, styles)
  if (now === null) {
    return start
  }
  for (let isImproved = true, round = 0; isImproved && round < ROUNDS; round++) {
    isImproved = false
    for (const [card, plan] of plans.entries()) {
      const values = opportunityValues(buckets, now.plans, now.allocation.prices(), card)
      const first = decisions.findIndex((each) => each.card === card)
      const cardPicks = now.picks.filter((_, index) => decisions[index]?.card === card)
      for (const [index, moves] of bestMoves(buckets, plan, values, cardPicks, TRIED_MOVES).entries()) {
        for (const moved of moves) {
          const changed = decideYear(problem, now.picks.with(first + index, moved), styles)
          const next = changed === null ? null : adapt(problem, changed, card, styles)
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
  const { buckets, plans, decisions } = problem
  const permissive = plans.map(() => PERMISSIVE)
  const decide = (picks: OptionPicks) => decideYear(problem, picks, permissive)
  const first = decide(start)
  if (first === null) {
    return null
  }
  let [now, best, upperBound] = [first, first, mostBound]
  for (let round = 0, isChanged = true; round < ROUNDS && isChanged; round++) {
    isChanged = false
    for (const [card, plan] of plans.entries()) {
      const prices = now.allocation.prices()
      upperBound = Math.min(upperBound, relax(problem, prices).upperBound)
      // The first round also drops options that gain nothing.
      const isClose = round > 0 && best.allocation.gain + CLOSE >= upperBound
      if (isClose || upperBound <= lowerBound) {
        return { best, upperBound }
      }
      if (plan.undecided === null) {
        continue
      }
      const values = opportunityValues(buckets, now.plans, prices, card)
      if (view === 'average') {
        raiseToAverage(values, now, card)
      }
      const cardPicks = now.picks.filter((_, index) => decisions[index]?.card === card)
      const picked = pickOptions(buckets, plan, values, cardPicks)
      const next =
        picked.join(';') === cardPicks.join(';') ? null : decide(replaced(problem, now.picks, card, picked))
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
function raiseToAverage(values: Float64Array, { plans, allocation }: DecidedYear, except: number): void {
  for (const [index, { buckets, cards, arcs }] of allocation.groups.entries()) {
    let [cents, gain] = [0, 0]
    for (const [at, card] of cards.entries()) {
      const plan = card === except ? undefined : plans[card]
      const flow = plan === undefined ? 0 : (allocation.flows[index]?.[at] ?? 0)
      const arcGain = plan?.classes[plan.classOf[buckets[0] ?? 0] ?? 0]?.gains[arcs[at] ?? 0] ?? 0
      cents += flow
      gain += flow * arcGain
    }
    for (const bucket of cents > 0 ? buckets : []) {
      values[bucket] = Math.max(values[bucket] ?? 0, gain / cents)
    }
  }
}

export const PERMISSIVE: PlanStyle = { spill: 'all', canTrail: true }
const STRICT: PlanStyle = { spill: 'none', canTrail: true }

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
  { buckets, plans, minimums, decisions }: AllocationProblem,
  picks: OptionPicks,
  styles: readonly PlanStyle[],
): DecidedYear | null {
  const decided = plans.map((plan, card) => {
    const cardPicks = picks.filter((_, index) => decisions[index]?.card === card)
    return plan.undecided?.decide(cardPicks, styles[card] ?? PERMISSIVE) ?? plan
  })
  const allocation = allocate(buckets, decided, minimums)
  return allocation === null ? null : { picks, plans: decided, allocation }
}
