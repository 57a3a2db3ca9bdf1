/**
 * The best known use of some cards in one year.
 *
 * Cards that leave nothing to decide: a flow, which is optimal and pays exactly what the engine pays. Otherwise the
 * options are planned as if the order of days didn't matter, and the plan is replayed through the engine: the result is
 * what the cards really pay, and the relaxation says how much better any other use could be.
 */
import { type Allocation, allocate } from '../allocation/allocate.ts'
import { allocatedLines, allocatedParts } from '../allocation/allocated-parts.ts'
import { netDays, type SpendBuckets } from '../model/buckets.ts'
import { centsBelowOverallCap } from '../model/engine.ts'
import type { CardRun } from '../model/replay.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { PlanStyle, YearPlan } from '../model/year-plan.ts'
import { decideYear, type OptionPlans, planOptions } from './plan-options.ts'
import { type AllocationProblem, decisionsOf, relax } from './relaxation.ts'
import { fitRewardCaps } from './reward-caps.ts'

export type YearSolution = Readonly<{
  /** With everything decided. */
  plans: readonly YearPlan[]
  allocation: Allocation
  /** By card: what was replayed. Null if the allocation is already exact. */
  runs: readonly CardRun[] | null
  /** What the cards pay, and the most that any use of them could. */
  subcents: number
  upperBound: number
}>

/** Null if the minimums can't be met, or if no use pays more than `lowerBound`. */
export function solveYear(
  model: SpendModel,
  plans: readonly YearPlan[],
  minimums: readonly number[],
  lowerBound = Number.NEGATIVE_INFINITY,
): YearSolution | null {
  const [only] = plans
  if (only !== undefined && plans.length === 1) {
    return soleSolution(model, only)
  }
  if (!plans.some((plan) => needsReplay(plan, model.buckets))) {
    const allocation = allocate(model.buckets, plans, minimums)
    return allocation === null
      ? null
      : { plans, allocation, runs: null, subcents: allocation.gain, upperBound: allocation.gain }
  }
  const problem = { buckets: model.buckets, plans, minimums, decisions: decisionsOf(plans) }
  const planned = planOptions(problem, lowerBound)
  if (planned === null || planned.upperBound <= lowerBound) {
    return null
  }
  return replayBest(model, problem, planned)
}

/**
 * A card without others earns what the engine's own run says: everything is paid with it, in the order of days, and the
 * engine picks its options. An allocation can differ from that even if it leaves nothing to decide: it nets refunds, but
 * until the refund a purchase counts against a cap. Null if the card doesn't pay for everything that was bought.
 */
function soleSolution({ buckets, replay }: SpendModel, plan: YearPlan): YearSolution | null {
  const { terms, undecided } = plan
  const decided = undecided?.decide(undecided.decisions.map(({ fixed }) => fixed ?? [])) ?? plan
  const allocation = allocate(buckets, [decided], [])
  if (allocation === null) {
    return null
  }
  const run = { terms, lines: buckets.lines, picked: [] }
  const subcents = replay.earn(run)
  const isExact = !needsReplay(plan, buckets) && subcents === allocation.gain
  return { plans: [decided], allocation, runs: isExact ? null : [run], subcents, upperBound: subcents }
}

/** Plans ignore rules with a yearly threshold, and overall caps. Only a replay counts them. */
function needsReplay({ undecided, terms: { plan } }: YearPlan, { grossCents }: SpendBuckets): boolean {
  return (
    undecided !== null ||
    plan.rules.some(({ above }) => above !== Number.NEGATIVE_INFINITY) ||
    grossCents > centsBelowOverallCap(plan)
  )
}

/** Tries the styles in which a plan can avoid what the engine wouldn't do, and returns the best replay. */
function replayBest(
  model: SpendModel,
  problem: AllocationProblem,
  planned: OptionPlans,
): YearSolution | null {
  let best: YearSolution | null = null
  let { upperBound } = planned
  for (const { picks, allocation: goal } of planned.best) {
    const isDone = () => best !== null && best.subcents >= Math.min(goal.gain, upperBound)
    const tryStyles = (styles: readonly PlanStyle[]) => {
      let most = Number.NEGATIVE_INFINITY
      const fitted = fitRewardCaps(model.buckets, styles, (own) => decideYear(problem, picks, own))
      for (const { plans, allocation, prices } of fitted) {
        const runs = runsOf(model, plans, allocation)
        const subcents = runs.reduce((sum, run) => sum + model.replay.earn(run), 0)
        most = Math.max(most, subcents)
        if (best === null || subcents > best.subcents) {
          best = { plans, allocation, runs, subcents, upperBound }
        }
        upperBound =
          fitted.length > 1 ? Math.min(upperBound, relax(problem, prices()).upperBound) : upperBound
      }
      return { last: fitted.at(-1), most }
    }
    const { last: permissive } = tryStyles(problem.plans.map(() => ({})))
    if (permissive !== undefined && !isDone()) {
      timeCaps(model.buckets, permissive.plans, (styles) => tryStyles(styles).most)
    }
  }
  return best === null ? null : withBound(best, upperBound)
}

function withBound(solution: YearSolution, upperBound: number): YearSolution {
  return { ...solution, upperBound: Math.max(solution.subcents, upperBound) }
}

function runsOf(model: SpendModel, plans: readonly YearPlan[], allocation: Allocation): CardRun[] {
  const lines = allocatedLines(model, plans, allocation)
  return plans.flatMap(({ terms, picked }, card) => {
    const own = lines[card]
    return own === undefined ? [] : [{ terms, lines: own, picked }]
  })
}

/** By card: the slot of the day on which each ordered cap node fills up. */
type FillDays = readonly Map<number, number>[]

/** Days by which the day on which a cap fills up is moved. */
const DAY_STEPS = [31, 8, 2]

/**
 * Plans the days on which ordered caps fill up: first the earliest that are possible, then each is moved as long as the
 * total grows. Until that day no purchase under the cap may go beyond it, and after it none can go under it, so the
 * engine pays what the plan expects.
 */
function timeCaps(
  buckets: SpendBuckets,
  plans: readonly YearPlan[],
  totalOf: (styles: readonly PlanStyle[]) => number,
): void {
  const fullAt = earliestFillDays(buckets, plans)
  const now = () => totalOf(fullAt.map((own) => ({ fullAt: own })))
  let most = now()
  for (const own of fullAt) {
    for (const node of own.keys()) {
      for (const step of DAY_STEPS.flatMap((days) => [-days, days])) {
        for (let isBetter = true; isBetter; ) {
          const before = own.get(node) ?? 0
          own.set(node, Math.min(Math.max(0, before + step), buckets.year.days.length - 1))
          const total = own.get(node) === before ? most : now()
          isBetter = total > most
          own.set(node, isBetter ? (own.get(node) ?? 0) : before)
          most = Math.max(most, total)
        }
      }
    }
  }
}

/** By card: the first day on which the purchases that gain most under each ordered cap could fill it, or their last. */
function earliestFillDays(buckets: SpendBuckets, plans: readonly YearPlan[]): FillDays {
  return plans.map(({ orderedCaps, termsOf, capNodes }) => {
    const gainOf = (bucket: number) => termsOf[bucket]?.arcs[0]?.gain ?? 0
    return new Map(
      orderedCaps.map(({ node, users }) => {
        const most = Math.max(...users.map(gainOf))
        const best = users.filter((bucket) => gainOf(bucket) === most)
        const days = best.flatMap((bucket) => netDays(buckets, bucket)).sort((a, b) => a.slot - b.slot)
        let [left, last] = [capNodes[node]?.capacity ?? 0, 0]
        for (const { slot, cents } of days) {
          last = left > 0 ? slot : last
          left -= cents
        }
        return [node, last]
      }),
    )
  })
}

/** Reward units that each card earns on the purchases of a year, with a first-year match. */
export function earnedUnits(
  { buckets, replay }: SpendModel,
  { plans, allocation, runs }: YearSolution,
): number[] {
  if (runs !== null) {
    return runs.map((run) => replay.units(run))
  }
  const units = plans.map(() => 0)
  for (const { card, arc, cents } of allocatedParts(buckets, plans, allocation)) {
    units[card] = (units[card] ?? 0) + arc.rate * cents * (plans[card]?.terms.match ?? 1)
  }
  return units
}
