/** Creates plans with nothing picked. The part that doesn't depend on amounts is created once for all amounts. */
import type { SpendBuckets } from './buckets.ts'
import { type CapNodeTable, createCapNodes, findOrderedCaps, tightenRewardCaps } from './cap-nodes.ts'
import type { CardYearTerms, IsPicked } from './card-terms.ts'
import { decidePlan } from './decide-plan.ts'
import type { CellTerms } from './earn-arcs.ts'
import { findDecisions, type OptionDecision, optionTerms } from './option-decisions.ts'
import { assemble, lookUp, NO_ROUTES, type PlanFacts, type YearPlan } from './year-plan.ts'

const NOT_PICKED: IsPicked = () => false

/** The part of a plan that doesn't depend on amounts. */
export type PlanLayout = Readonly<{
  terms: CardYearTerms
  table: CapNodeTable
  decisions: readonly OptionDecision[]
  /** With nothing picked. */
  unpicked: YearPlan
}>

export function createPlanLayout(buckets: SpendBuckets, terms: CardYearTerms): PlanLayout {
  const { caps } = terms.plan
  const termsOf = lookUp(buckets, terms, buckets, NOT_PICKED)
  const rates = caps.map(({ isOnReward }, cap) =>
    isOnReward ? lowestRate([...termsOf, ...optionTerms(buckets, terms)], cap) : 1,
  )
  const table = createCapNodes(buckets, caps, rates)
  const refundTerms = lookUp(buckets, terms, buckets.refunds, NOT_PICKED)
  const parts = {
    capNodes: table.all,
    termsOf,
    refundTerms,
    routes: NO_ROUTES,
    picked: [],
    orderedCaps: [],
    undecided: null,
  }
  return {
    terms,
    table,
    decisions: findDecisions(buckets, terms, table),
    unpicked: assemble({ buckets, terms, table }, parts),
  }
}

/** The plan with nothing picked, and what there is to decide. */
export function createYearPlan(buckets: SpendBuckets, layout: PlanLayout): YearPlan {
  const { terms, table, decisions, unpicked } = layout
  const { caps } = terms.plan
  const isDecided =
    decisions.length === 0 &&
    (caps.length === 0 || findOrderedCaps(buckets, caps, table, unpicked.termsOf).length === 0)
  if (isDecided) {
    return { ...unpicked, capNodes: tightenRewardCaps(table, buckets, caps, unpicked.termsOf) }
  }
  const facts: PlanFacts = { buckets, terms, table, unpicked: unpicked.termsOf, decisions }
  return {
    ...unpicked,
    undecided: {
      decisions,
      refundCapacity: refundCapacity(facts),
      decide: (picks, style) => decidePlan(facts, picks, style),
    },
  }
}

function lowestRate(termsOf: readonly CellTerms[], cap: number): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const { arcs, hasCaps } of termsOf) {
    for (const arc of hasCaps ? arcs : []) {
      lowest = arc.cap === cap && arc.countedRate < lowest ? arc.countedRate : lowest
    }
  }
  return Number.isFinite(lowest) && lowest > 0 ? lowest : 1
}

/** Whatever is picked: each refund counts for every node that its best arc can go through. */
function refundCapacity({ buckets, terms, table }: PlanFacts): Float64Array {
  const { cellOf, sliceOf, cents } = buckets.refunds
  const capacity = new Float64Array(table.all.length)
  for (let refund = 0; refund < cents.length; refund++) {
    const [cell, slice] = [buckets.cells[cellOf[refund] ?? 0], buckets.slices[sliceOf[refund] ?? 0]]
    const nodes = new Set<number>()
    for (let picked = 0; picked < 2 ** terms.lists.length; picked++) {
      if (cell !== undefined && slice !== undefined) {
        const [arc] = terms.termsAt(cell, slice, (list) => ((picked >> list) & 1) === 1).arcs
        nodes.add(table.indexAt(arc?.cap ?? -1, sliceOf[refund] ?? 0))
      }
    }
    for (const node of nodes) {
      if (node >= 0) {
        capacity[node] = (capacity[node] ?? 0) + (cents[refund] ?? 0)
      }
    }
  }
  return capacity
}
