/**
 * The best known use of some cards in one year.
 *
 * Cards that leave nothing to decide: a flow, which is optimal and pays exactly what the engine pays. Otherwise the
 * options are planned as if the order of days didn't matter, and the plan is replayed through the engine: the result is
 * what the cards really pay, and the relaxation says how much better any other use could be.
 */
import { type Allocation, allocate } from '../allocation/allocate.ts'
import { allocatedLines } from '../allocation/allocated-parts.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import { centsBelowOverallCap } from '../model/engine.ts'
import type { CardRun } from '../model/replay.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { PlanStyle, YearPlan } from '../model/year-plan.ts'
import { type DecidedYear, decideYear, type OptionPlans, PERMISSIVE, planOptions } from './plan-options.ts'
import { type AllocationProblem, decisionsOf, relax } from './relaxation.ts'
import { fitRewardCaps } from './reward-caps.ts'
import { cappedBuckets, timeCaps } from './time-caps.ts'

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

/** Plans ignore rules with a yearly threshold, and overall caps. Only a replay counts them. */
export function needsReplay({ undecided, terms: { plan } }: YearPlan, { grossCents }: SpendBuckets): boolean {
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
    const { last: permissive } = tryStyles(problem.plans.map(() => PERMISSIVE))
    for (const styles of permissive === undefined ? [] : stylesOf(problem, permissive)) {
      if (!isDone()) {
        tryStyles(styles)
      }
    }
    if (permissive !== undefined && !isDone()) {
      timeCaps(model.buckets, permissive, (styles) => tryStyles(styles).most)
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

/**
 * Who may spend beyond caps whose order of use matters: no one, purchases that are partly under the cap, or one card.
 * Then the same without trailing options.
 */
function stylesOf({ plans }: AllocationProblem, permissive: DecidedYear): PlanStyle[][] {
  const open = plans.flatMap(({ undecided }, card) => (undecided === null ? [] : [card]))
  const hasTops = plans.some(({ undecided }) => undecided?.decisions.some(({ kind }) => kind === 'top'))
  const partly = cappedBuckets(permissive)
  const spills: PlanStyle['spill'][][] = [
    plans.map(() => 'none'),
    plans.map((_, card) => partly[card] ?? 'none'),
    ...(open.length > 1 ? open.map((own) => plans.map((_, card) => (card === own ? 'all' : 'none'))) : []),
    ...(hasTops ? [plans.map((): PlanStyle['spill'] => 'all')] : []),
  ]
  return (hasTops ? [true, false] : [true]).flatMap((canTrail) =>
    spills.map((own) => plans.map((_, card) => ({ spill: own[card] ?? 'all', canTrail }))),
  )
}
