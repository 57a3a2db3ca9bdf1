/** Searches for the best plan with some entries: improves a start, bounds all plans, and branches where that's needed. */
import { type Allotment, allotSpending } from './allot.ts'
import type { BoundSetting, Prices } from './bound.ts'
import { steadyPeriods } from './earning-months.ts'
import type { Entry } from './entries.ts'
import { rowsByMonth } from './gains.ts'
import { addToPlan, improvePlan } from './improve.ts'
import { boundRoot, optimizePrices } from './optimize-prices.ts'
import type { PlanProblem } from './problem.ts'
import { type FoundPlan, type PlanSearchResult, type SearchLimits, searchPlans } from './search.ts'

export type PricedResult = PlanSearchResult & Readonly<{ prices: Prices }>

/** Prices of a similar search save the work of finding some. Null if it was stopped. */
export function searchFrom(
  problem: PlanProblem,
  entries: readonly Entry[],
  start: FoundPlan,
  limits: SearchLimits,
  prices?: Prices,
): PricedResult | null {
  const quick = addToPlan(problem, entries, start, limits.shouldStop)
  if (quick === null) {
    return null
  }
  const none = emptyAllotment(problem)
  const optimize = (left: BoundSetting['entries'], from: FoundPlan) =>
    optimizePrices(problem, left, rowsOf(problem, from), from.parts, none)
  const ordered = byPerson(problem, entries)
  const first =
    prices === undefined
      ? optimize(ordered, quick)
      : boundRoot({ problem, entries: ordered, prices }, quick.parts, none)
  // Entries that can't be in a better plan are left out, which makes everything that follows faster.
  const { entries: left } = first.setting
  const good = improvePlan(problem, left.flat(), quick, limits)
  if (good === null) {
    return null
  }
  const second = prices === undefined && good !== quick ? optimize(left, good) : first
  const { setting } = second.bound.from(0) < first.bound.from(0) ? second : first
  const root = boundRoot(setting, good.parts, none)
  const result = searchPlans(root.setting, good, none, limits)
  if (result === null) {
    return null
  }
  const upperBound = Math.max(result.parts, Math.min(result.upperBound, root.bound.from(0)))
  return { ...result, upperBound, prices: setting.prices }
}

function rowsOf(problem: PlanProblem, { plan }: FoundPlan) {
  return rowsByMonth(problem, plan, steadyPeriods(problem, plan))
}

/** The last month first, as bounds need them. */
function byPerson({ question }: PlanProblem, entries: readonly Entry[]): Entry[][] {
  const ordered = entries.toSorted((a, b) => b.application.month - a.application.month)
  return question.people.map((_, person) =>
    ordered.filter(({ application }) => application.person === person),
  )
}

function emptyAllotment({ question }: PlanProblem): Allotment {
  const none = allotSpending(question, [])
  if (none === null) {
    throw new RangeError('an empty plan needs no spending')
  }
  return none
}
