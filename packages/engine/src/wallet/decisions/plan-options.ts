/**
 * Picks options for all cards of a wallet: block coordinate ascent from several starts. One card after the other picks
 * beside what the others would pay at the prices of the present flow. Every flow's prices also bound all picks.
 */
import { type Allocation, type AllocationPrices, allocate } from '../allocation/allocate.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { PlanStyle, YearPlan } from '../model/year-plan.ts'
import { pickOptions } from './pick-options.ts'
import { type AllocationProblem, type OptionPicks, opportunityValues, relax } from './relaxation.ts'

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
  const { plans, decisions } = problem
  const free: AllocationPrices = {
    cards: plans.map(() => 0),
    nodes: plans.map(({ capNodes }) => new Float64Array(capNodes.length)),
  }
  const relaxed = relax(problem, free)
  let { upperBound } = relaxed
  const found: DecidedYear[] = []
  const none = decisions.map(({ decision }) => decision.fixed ?? [])
  const starts = [
    { picks: relaxed.picks, view: 'marginal' },
    { picks: none, view: 'marginal' },
    { picks: none, view: 'average' },
  ] as const
  for (const { picks, view } of decisions.length === 0 ? starts.slice(0, 1) : starts) {
    const climbed = climb(problem, picks, view, upperBound, lowerBound)
    if (climbed !== null) {
      upperBound = climbed.upperBound
      found.push(climbed.best)
    }
    if (upperBound <= lowerBound) {
      return null
    }
    if (climbed !== null && climbed.best.allocation.gain >= upperBound - CLOSE) {
      break
    }
  }
  if (found.length === starts.length) {
    const climbed = climb(problem, combine(problem, found), 'average', upperBound, lowerBound)
    upperBound = climbed?.upperBound ?? upperBound
    found.push(...(climbed === null ? [] : [climbed.best]))
  }
  const best = found.sort((a, b) => b.allocation.gain - a.allocation.gain)
  return best.length === 0 ? null : { best, upperBound }
}

/** For each decision the picks of the plan that gains most in its period: periods are mostly independent. */
function combine({ buckets, decisions }: AllocationProblem, found: readonly DecidedYear[]): OptionPicks {
  const gains = found.map((each) => gainsByMonth(buckets, each))
  return decisions.map(({ decision }, index) => {
    const months = new Set(
      decision.options.flatMap((option) =>
        option.buckets.map((bucket) => buckets.slices[buckets.sliceOf[bucket] ?? 0]?.month ?? 0),
      ),
    )
    const gainOf = (own: ReadonlyMap<number, number>) =>
      [...months].reduce((sum, month) => sum + (own.get(month) ?? 0), 0)
    const best = gains.reduce((most, own, at) => (gainOf(own) > gainOf(gains[most] ?? own) ? at : most), 0)
    return found[best]?.picks[index] ?? []
  })
}

function gainsByMonth({ cents, sliceOf, slices }: SpendBuckets, { plans, allocation }: DecidedYear) {
  const gains = new Map<number, number>()
  for (const [index, group] of allocation.groups.entries()) {
    const gain = group.cards.reduce((sum, card, at) => {
      const plan = plans[card]
      const own = plan?.classes[plan.classOf[group.buckets[0] ?? 0] ?? 0]?.gains[group.arcs[at] ?? 0] ?? 0
      return sum + own * (allocation.flows[index]?.[at] ?? 0)
    }, 0)
    for (const bucket of group.buckets) {
      const month = slices[sliceOf[bucket] ?? 0]?.month ?? 0
      const share = (cents[bucket] ?? 0) / Math.max(1, group.cents)
      gains.set(month, (gains.get(month) ?? 0) + gain * share)
    }
  }
  return gains
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
      const own = now.picks.filter((_, index) => decisions[index]?.card === card)
      const picked = pickOptions(buckets, plan, values, own)
      const next =
        picked.join(';') === own.join(';') ? null : decide(replaced(problem, now.picks, card, picked))
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
      const own = plan?.classes[plan.classOf[buckets[0] ?? 0] ?? 0]?.gains[arcs[at] ?? 0] ?? 0
      cents += flow
      gain += flow * own
    }
    for (const bucket of cents > 0 ? buckets : []) {
      values[bucket] = Math.max(values[bucket] ?? 0, gain / cents)
    }
  }
}

export const PERMISSIVE: PlanStyle = { spill: 'all', canTrail: true }

function replaced(
  { decisions }: AllocationProblem,
  picks: OptionPicks,
  card: number,
  own: OptionPicks,
): OptionPicks {
  const first = decisions.findIndex((each) => each.card === card)
  return picks.map((before, index) => (decisions[index]?.card === card ? (own[index - first] ?? []) : before))
}

/** Null if the allocation is impossible. */
export function decideYear(
  { buckets, plans, minimums, decisions }: AllocationProblem,
  picks: OptionPicks,
  styles: readonly PlanStyle[],
): DecidedYear | null {
  const decided = plans.map((plan, card) => {
    const own = picks.filter((_, index) => decisions[index]?.card === card)
    return plan.undecided?.decide(own, styles[card] ?? PERMISSIVE) ?? plan
  })
  const allocation = allocate(buckets, decided, minimums)
  return allocation === null ? null : { picks, plans: decided, allocation }
}
