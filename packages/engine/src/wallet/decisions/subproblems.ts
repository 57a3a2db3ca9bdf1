/** Splits a year into subproblems: groups of months that share neither a decision nor a cap that could be full. */
import type { BucketColumns, SpendBuckets } from '../model/buckets.ts'
import { createPlanLayout, createYearPlan } from '../model/create-plan.ts'
import type { YearPlan } from '../model/year-plan.ts'
import { type AllocationProblem, type CardDecision, decisionsOf, type OptionPicks } from './relaxation.ts'

/** Minimums are dropped: they would connect all months. */
export function splitYear(problem: AllocationProblem): AllocationProblem[] {
  const { buckets, plans } = problem
  const groupOf = groupMonths(buckets, plans)
  const groups = new Set(groupOf.values())
  if (groups.size === 1) {
    return [{ ...problem, minimums: [] }]
  }
  return [...groups].map((group) => {
    const own = keepMonths(buckets, (month) => groupOf.get(month) === group)
    const restricted = plans.map(({ terms }) => createYearPlan(own, createPlanLayout(own, terms)))
    return { buckets: own, plans: restricted, minimums: [], decisions: decisionsOf(restricted) }
  })
}

/** The picks of all subproblems as picks of the year: those at a rank, or the last ones. */
export function joinPicks(
  { decisions }: AllocationProblem,
  parts: readonly Readonly<{ problem: AllocationProblem; picks: readonly OptionPicks[] }>[],
  rank: number,
): OptionPicks {
  const found = new Map<string, readonly number[]>()
  for (const { problem, picks } of parts) {
    for (const [index, each] of problem.decisions.entries()) {
      found.set(keyOf(each), (picks[rank] ?? picks.at(-1))?.[index] ?? [])
    }
  }
  return decisions.map((each) => found.get(keyOf(each)) ?? [])
}

/** A subproblem has all the spending of a decision's period, so its options are numbered as in the year. */
function keyOf({ card, decision: { list, period } }: CardDecision): string {
  return `${card} ${list} ${period}`
}

/** By month: a number that connected months share. */
function groupMonths(buckets: SpendBuckets, plans: readonly YearPlan[]): Map<number, number> {
  const groupOf = new Map(buckets.months.map((month, index) => [month, index]))
  const connect = (linked: readonly number[]) => {
    const months = new Set(linked.map((bucket) => monthOf(buckets, bucket)))
    const merged = new Set([...months].map((month) => groupOf.get(month)))
    const [first = 0] = merged
    for (const [month, group] of groupOf) {
      groupOf.set(month, merged.has(group) ? first : group)
    }
  }
  for (const plan of plans) {
    for (const { options } of plan.undecided?.decisions ?? []) {
      connect(options.flatMap((option) => option.buckets))
    }
    for (const linked of crowdedNodes(buckets, plan)) {
      connect(linked)
    }
  }
  return groupOf
}

function monthOf({ slices, sliceOf }: SpendBuckets, bucket: number): number {
  return slices[sliceOf[bucket] ?? 0]?.month ?? 0
}

/** The buckets that can use each cap node, if all of them together would fill it. */
function crowdedNodes({ cents }: SpendBuckets, plan: YearPlan): number[][] {
  const users = plan.capNodes.map(() => new Set<number>())
  const addUser = (bucket: number, nodes: readonly number[] = []) => {
    for (const node of nodes) {
      users[node]?.add(bucket)
    }
  }
  for (const bucket of plan.cappedBuckets) {
    addUser(bucket, plan.classes[plan.classOf[bucket] ?? 0]?.nodes)
  }
  for (const { buckets, classes } of plan.undecided?.decisions.flatMap(({ options }) => options) ?? []) {
    for (const [index, bucket] of buckets.entries()) {
      addUser(bucket, classes[index]?.nodes)
    }
  }
  return users.flatMap((own, node) => {
    const load = [...own].reduce((sum, bucket) => sum + (cents[bucket] ?? 0), 0)
    return load > (plan.capNodes[node]?.capacity ?? 0) ? [[...own]] : []
  })
}

function keepMonths(buckets: SpendBuckets, isKept: (month: number) => boolean): SpendBuckets {
  const keep = ({ cellOf, sliceOf, cents }: BucketColumns): BucketColumns => {
    const kept = Array.from(sliceOf.keys()).filter((index) =>
      isKept(buckets.slices[sliceOf[index] ?? 0]?.month ?? 0),
    )
    return {
      cellOf: Int32Array.from(kept, (index) => cellOf[index] ?? 0),
      sliceOf: Int32Array.from(kept, (index) => sliceOf[index] ?? 0),
      cents: Float64Array.from(kept, (index) => cents[index] ?? 0),
    }
  }
  return { ...buckets, ...keep(buckets), refunds: keep(buckets.refunds) }
}
