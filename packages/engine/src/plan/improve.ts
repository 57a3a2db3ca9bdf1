/** Finds a good plan quickly: adds, replaces and removes applications as long as that pays. */
import { addedWorth, leastLosses } from './bound.ts'
import { steadyPeriods } from './earning-months.ts'
import { compareApplications, type Entry, isValidPlan } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import { priceRows } from './gains.ts'
import { monthsInPace } from './pace.ts'
import type { Application } from './plan.ts'
import type { PlanProblem } from './problem.ts'
import type { FoundPlan } from './search.ts'

/** `entries` are the applications to try. Null if it was stopped. */
export function improvePlan(
  problem: PlanProblem,
  entries: readonly Entry[],
  start: FoundPlan,
  { shouldStop, maxReplaced }: Readonly<{ shouldStop: () => boolean; maxReplaced: number }>,
): FoundPlan | null {
  let best = start
  for (let replaced = 0; ; ) {
    if (shouldStop()) {
      return null
    }
    const added = bestAddition(problem, entries, best, best)
    const isDone = added === best
    replaced += isDone ? 1 : 0
    const next = isDone && replaced <= maxReplaced ? bestReplacement(problem, entries, best) : added
    if (next === best) {
      return best
    }
    best = next
  }
}

/** Adds the best application again and again, as long as that pays. Null if it was stopped. */
export function addToPlan(
  problem: PlanProblem,
  entries: readonly Entry[],
  start: FoundPlan,
  shouldStop: () => boolean,
): FoundPlan | null {
  let best = start
  for (;;) {
    if (shouldStop()) {
      return null
    }
    const next = bestAddition(problem, entries, best, best)
    if (next === best) {
      return best
    }
    best = next
  }
}

/** The best plan with one application removed, replaced or moved. */
function bestReplacement(problem: PlanProblem, entries: readonly Entry[], from: FoundPlan): FoundPlan {
  let best = from
  for (const removed of from.plan) {
    const plan = from.plan.filter((each) => each !== removed)
    const value = evaluatePlan(problem, plan)
    if (value !== null) {
      const others = { plan, parts: value.parts }
      best = others.parts > best.parts ? others : best
      best = bestAddition(problem, entries, others, best)
    }
  }
  return best
}

/** The best plan with one more application than `from`, if it's better than `best`. Promising ones are tried first. */
function bestAddition(
  problem: PlanProblem,
  entries: readonly Entry[],
  from: FoundPlan,
  best: FoundPlan,
): FoundPlan {
  const rows = priceRows(problem, from.plan, [], steadyPeriods(problem, from.plan))
  const added = addedWorth(problem, rows)
  const lossOf = leastLosses(rows, problem.question.months)
  const inPace = problem.question.people.map((person, index) =>
    monthsInPace(
      person,
      person.owned.map(({ opened }) => opened),
      from.plan.filter((each) => each.person === index).map(({ month }) => month),
      problem.question.months,
    ),
  )
  const promising: { application: Application; estimate: number }[] = []
  for (const entry of entries) {
    const { application } = entry
    if (inPace[application.person]?.[application.month] === true && !isIn(from.plan, application)) {
      // What a card earns by itself can't be lost to its bonus.
      const estimate = from.parts + added(entry) - Math.max(0, lossOf(entry))
      if (estimate > best.parts) {
        promising.push({ application, estimate })
      }
    }
  }
  promising.sort((a, b) => b.estimate - a.estimate)
  let found = best
  for (const { application, estimate } of promising) {
    if (estimate <= found.parts) {
      break
    }
    const plan = [...from.plan, application].toSorted(compareApplications)
    const value = isValidPlan(problem, plan) ? evaluatePlan(problem, plan) : null
    found = value !== null && value.parts > found.parts ? { plan, parts: value.parts } : found
  }
  return found
}

function isIn(plan: readonly Application[], { card, person }: Application): boolean {
  return plan.some((each) => each.card === card && each.person === person)
}
