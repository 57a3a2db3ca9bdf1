/** Moves the steps of a plan to earlier months where that costs nothing: a bonus is better sooner than later. */
import { compareApplications, type Entry, isValidPlan } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Application } from './plan.ts'
import { fixedParts, type PlanProblem } from './problem.ts'
import type { FoundPlan } from './search.ts'

/** Returns a plan of the same cards that is worth at least as much. Of equal ones, larger bonuses come earlier. */
export function bringForward(problem: PlanProblem, entries: readonly Entry[], found: FoundPlan): FoundPlan {
  const variantsIn = variantsByMonth(entries)
  let best = found
  for (;;) {
    const better = firstBetter(problem, best, variantsIn)
    if (better === null) {
      return best
    }
    best = better
  }
}

/** A step in another month: kept, or closed after a year. */
type VariantsIn = (step: Application, month: number) => readonly Application[]

function variantsByMonth(entries: readonly Entry[]): VariantsIn {
  const keyOf = ({ person, card, bonus, month }: Application) => `${person} ${card} ${bonus} ${month}`
  const variants = new Map<string, Application[]>()
  for (const { application } of entries) {
    const key = keyOf(application)
    variants.set(key, [...(variants.get(key) ?? []), application])
  }
  return (step, month) => variants.get(keyOf({ ...step, month })) ?? []
}

function firstBetter(problem: PlanProblem, best: FoundPlan, variantsIn: VariantsIn): FoundPlan | null {
  for (const changed of earlierPlans(best.plan, variantsIn)) {
    const plan = changed.toSorted(compareApplications)
    const value = isValidPlan(problem, plan) ? evaluatePlan(problem, plan) : null
    const gain = (value?.parts ?? Number.NEGATIVE_INFINITY) - best.parts
    if (value !== null && (gain > 0 || (gain === 0 && isSooner(problem, plan, best.plan)))) {
      return { plan, parts: value.parts }
    }
  }
  return null
}

/** Plans with one step in an earlier month, and then plans in which two steps of a person trade months. */
function* earlierPlans(plan: readonly Application[], variantsIn: VariantsIn): Generator<Application[]> {
  for (const step of plan) {
    const others = plan.filter((each) => each !== step)
    for (let month = 0; month < step.month; month++) {
      for (const moved of variantsIn(step, month)) {
        yield [...others, moved]
      }
    }
  }
  for (const [index, step] of plan.entries()) {
    for (const later of plan.slice(index + 1).filter(({ person }) => person === step.person)) {
      const others = plan.filter((each) => each !== step && each !== later)
      for (const first of variantsIn(later, step.month)) {
        for (const second of variantsIn(step, later.month)) {
          yield [...others, first, second]
        }
      }
    }
  }
}

function isSooner(
  problem: PlanProblem,
  plan: readonly Application[],
  other: readonly Application[],
): boolean {
  const waitOf = (steps: readonly Application[]) =>
    steps.reduce((sum, step) => sum + fixedParts(problem, step).bonus * step.month, 0)
  const monthsOf = (steps: readonly Application[]) => steps.reduce((sum, { month }) => sum + month, 0)
  const difference = waitOf(plan) - waitOf(other)
  return difference < 0 || (difference === 0 && monthsOf(plan) < monthsOf(other))
}
