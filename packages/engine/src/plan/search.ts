/** Branch and bound over plans, which grow application by application in order of time. */
import type { Allotment } from './allot.ts'
import { type BoundSetting, boundPlan, type PlanBound } from './bound.ts'
import { canFollow, compareApplications, type Entry } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Application } from './plan.ts'

export type FoundPlan = Readonly<{ plan: readonly Application[]; parts: number }>

export type PlanSearchResult = FoundPlan &
  Readonly<{
    /** At least the value of every plan, in parts. */
    upperBound: number
    nodes: number
  }>

export type SearchLimits = Readonly<{
  maxNodes: number
  /** The most applications that improving a start replaces. */
  maxReplaced: number
  shouldStop: () => boolean
  /** From 0 to 1, never falling. */
  onProgress: (done: number) => void
}>

/** Starts with a plan that is known to be good. `none` is the allotment of the empty plan. Null if it was stopped. */
export function searchPlans(
  setting: BoundSetting,
  start: FoundPlan,
  none: Allotment,
  { maxNodes, shouldStop, onProgress }: Omit<SearchLimits, 'maxReplaced'>,
): PlanSearchResult | null {
  const { problem } = setting
  let best = start
  let [nodes, isStopped] = [0, false]
  // Upper bound of the branches that weren't searched; -Infinity if there are none.
  let abandoned = Number.NEGATIVE_INFINITY
  const grow = (plan: readonly Application[], entries: readonly Entry[], allotment: Allotment): void => {
    nodes++
    onProgress(Math.min(1, nodes / maxNodes))
    isStopped ||= shouldStop()
    if (isStopped) {
      return
    }
    const bound = boundPlan(setting, plan, entries, allotment)
    for (const { entry, upperBound } of childrenOf(setting, plan, bound, best.parts)) {
      if (upperBound <= best.parts || isStopped) {
        return
      }
      if (nodes >= maxNodes) {
        abandoned = Math.max(abandoned, upperBound)
        return
      }
      if (canFollow(problem, plan, entry.application)) {
        const next = [...plan, entry.application]
        const value = evaluatePlan(problem, next)
        if (value !== null) {
          best = value.parts > best.parts ? { plan: next, parts: value.parts } : best
          grow(next, [...entries, entry], value.allotment)
        }
      }
    }
  }
  grow([], [], none)
  return isStopped ? null : { ...best, upperBound: Math.max(best.parts, abandoned), nodes }
}

/** Entries that may come next and could lead to something better, best first. */
function childrenOf(
  { entries }: BoundSetting,
  plan: readonly Application[],
  bound: PlanBound,
  lowerBound: number,
) {
  const last = plan.at(-1)
  const children: { entry: Entry; upperBound: number }[] = []
  for (const entry of entries.flat()) {
    const isNext = last === undefined || compareApplications(entry.application, last) > 0
    const upperBound = isNext ? bound.beginning(entry) : Number.NEGATIVE_INFINITY
    if (upperBound > lowerBound) {
      children.push({ entry, upperBound })
    }
  }
  return children.sort((a, b) => b.upperBound - a.upperBound)
}
