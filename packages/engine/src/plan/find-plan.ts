/** Finds the best plan, and for each of its steps the best plan without it. */
import { bringForward } from './bring-forward.ts'
import { describePlan, evaluate } from './describe-plan.ts'
import { type Entry, listEntries } from './entries.ts'
import { addToPlan } from './improve.ts'
import type { Application, CardPlan, PlanOptions, PlanQuestion } from './plan.ts'
import { leastAddedParts, type PlanProblem, prepareProblem } from './problem.ts'
import type { FoundPlan, SearchLimits } from './search.ts'
import { type PricedResult, searchFrom } from './search-from.ts'

/** Part of the work that finds the plan; the rest finds the plans without each step. */
const MAIN_SHARE = 0.6

/** Null if it was stopped. */
export function findPlan(question: PlanQuestion, options: PlanOptions = {}): CardPlan | null {
  const problem = prepareProblem(question)
  const entries = listEntries(problem)
  const task: Task = {
    problem,
    entries,
    shouldStop: options.shouldStop ?? (() => false),
    report: risingProgress(options.onProgress),
    without: new Map(),
    perStep: {
      maxNodes: options.maxNodesPerStep ?? Number.POSITIVE_INFINITY,
      maxReplaced: options.maxReplacedPerStep ?? Number.POSITIVE_INFINITY,
    },
  }
  const found = searchAll(task, options.maxNodes ?? Number.POSITIVE_INFINITY)
  if (found === null) {
    return null
  }
  let main = withPlan(task, found, found)
  for (;;) {
    const without = searchWithoutSteps(task, main)
    if (without === null) {
      return null
    }
    const better = without.find(({ parts }) => parts > main.parts)
    if (better === undefined) {
      const longer = addSmallCards(task, main)
      task.report(1)
      return longer === null ? null : describePlan(problem, main, without, longer)
    }
    // A search that stopped early can miss a plan that one without a step finds.
    main = withPlan(task, main, better)
  }
}

/** The result of a search with another plan in place of its own. */
function withPlan({ problem, entries }: Task, result: PricedResult, better: FoundPlan): PricedResult {
  const { plan, parts } = bringForward(problem, entries, better)
  return { ...result, plan, parts, upperBound: Math.max(result.upperBound, parts) }
}

type Task = Readonly<{
  problem: PlanProblem
  entries: readonly Entry[]
  shouldStop: () => boolean
  report: (done: number) => void
  perStep: Pick<SearchLimits, 'maxNodes' | 'maxReplaced'>
  /** The best plans without a card, by person and card. They don't depend on the plan that asks for them. */
  without: Map<string, PricedResult>
}>

/** Two people start with the better of the plans in which only one of them applies, so theirs is at least as good. */
function searchAll(task: Task, maxNodes: number): PricedResult | null {
  const { problem, entries, shouldStop, report } = task
  const people = problem.question.people.length
  const searches = people + (people > 1 ? 1 : 0)
  const none: FoundPlan = { plan: [], parts: evaluate(problem, []).parts }
  const search = (from: FoundPlan, allowed: readonly Entry[], done: number) => {
    const onProgress = (share: number) => report(((done + share) / searches) * MAIN_SHARE)
    return searchFrom(problem, allowed, from, {
      maxNodes,
      maxReplaced: Number.POSITIVE_INFINITY,
      shouldStop,
      onProgress,
    })
  }
  let start = none
  for (let person = 0; person < searches - 1; person++) {
    const own = entries.filter(({ application }) => application.person === person)
    const found = search(none, own, person)
    if (found === null) {
      return null
    }
    start = found.parts > start.parts ? { plan: found.plan, parts: found.parts } : start
  }
  return search(start, entries, searches - 1)
}

/** The best plans without each step. Ends with the first that is better than the plan itself. Null if it was stopped. */
function searchWithoutSteps(task: Task, main: PricedResult): PricedResult[] | null {
  const { report } = task
  const found: PricedResult[] = []
  for (const [index, step] of main.plan.entries()) {
    const key = `${step.person} ${step.card}`
    const onProgress = (share: number) =>
      report(MAIN_SHARE + ((index + share) / main.plan.length) * (1 - MAIN_SHARE))
    const other = task.without.get(key) ?? searchWithout(task, main, step, onProgress)
    if (other === null) {
      return null
    }
    task.without.set(key, other)
    found.push(other)
    if (other.parts > main.parts) {
      return found
    }
  }
  return found
}

function searchWithout(
  { problem, entries, shouldStop, perStep }: Task,
  main: PricedResult,
  step: Application,
  onProgress: (share: number) => void,
): PricedResult | null {
  const allowed = entries.filter(({ application }) => !isSameCard(application, step))
  const limits = { ...perStep, shouldStop, onProgress }
  return searchFrom(problem, allowed, startWithout(problem, main.plan, step), limits, main.prices)
}

/** Adds what pays at all, one card after the other. Null if it was stopped. */
function addSmallCards(
  { problem, entries, shouldStop }: Task,
  { plan }: Pick<FoundPlan, 'plan'>,
): FoundPlan | null {
  const least = leastAddedParts(problem)
  const any: PlanProblem = { ...problem, question: { ...problem.question, leastAddedCents: 0 } }
  const start = { plan, parts: evaluate(any, plan).parts }
  if (least === 0) {
    return start
  }
  const worth = entries.map((entry) => ({ ...entry, fixed: entry.fixed + least }))
  return addToPlan(any, worth, start, shouldStop)
}

/** The other steps. Fewer applications never break a rule, nor need more spending. */
function startWithout(problem: PlanProblem, plan: readonly Application[], step: Application): FoundPlan {
  const rest = plan.filter((each) => each !== step)
  return { plan: rest, parts: evaluate(problem, rest).parts }
}

function isSameCard(a: Application, b: Application): boolean {
  return a.card === b.card && a.person === b.person
}

function risingProgress(onProgress: PlanOptions['onProgress']): (done: number) => void {
  let highest = 0
  return (done) => {
    if (done > highest) {
      highest = Math.min(1, done)
      onProgress?.(highest)
    }
  }
}
