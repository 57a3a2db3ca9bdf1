/** Creates the plan of a card's year: with nothing picked, and then with options picked, as a flow can plan it. */
import { type DayAmount, netDays, type SpendBuckets } from './buckets.ts'
import { type CapNode, createCapNodes, findOrderedCaps, tightenRewardCaps } from './cap-nodes.ts'
import { type CardYearTerms, type IsPicked, termsIn } from './card-terms.ts'
import { NO_TERMS } from './earn-arcs.ts'
import { periodOfMonth } from './engine.ts'
import { findDecisions, type OptionDecision, optionTerms } from './option-decisions.ts'
import type { PickedOptions } from './replay.ts'
import {
  assemble,
  lookUp,
  NO_ROUTES,
  type PlanFacts,
  type PlanStyle,
  type Route,
  type YearPlan,
} from './year-plan.ts'

const NOT_PICKED: IsPicked = () => false

/** The plan with nothing picked, and what there is to decide. */
export function createYearPlan(buckets: SpendBuckets, terms: CardYearTerms): YearPlan {
  const { caps } = terms.plan
  const termsOf = lookUp(buckets, terms, buckets, NOT_PICKED)
  const table = createCapNodes(buckets, caps, [...termsOf, ...optionTerms(buckets, terms)])
  const decisions = findDecisions(buckets, terms, table)
  const facts: PlanFacts = { buckets, terms, table, unpicked: termsOf, decisions }
  const isDecided =
    decisions.length === 0 &&
    (caps.length === 0 || findOrderedCaps(buckets, caps, table, termsOf).length === 0)
  return assemble(facts, {
    capNodes: isDecided ? tightenRewardCaps(table, buckets, termsOf) : table.all,
    termsOf,
    refundTerms: lookUp(buckets, terms, buckets.refunds, NOT_PICKED),
    routes: NO_ROUTES,
    picked: [],
    orderedCaps: [],
    undecided: isDecided
      ? null
      : {
          decisions,
          refundCapacity: refundCapacity(facts),
          decide: (picks, style) => decidePlan(facts, picks, style),
        },
  })
}

/** Whatever is picked: each refund counts for every node that its best arc can go through. */
function refundCapacity({ buckets, terms, table }: PlanFacts): Float64Array {
  const { sliceOf, cents } = buckets.refunds
  const capacity = new Float64Array(table.all.length)
  for (let refund = 0; refund < cents.length; refund++) {
    const nodes = new Set<number>()
    for (let picked = 0; picked < 2 ** terms.lists.length; picked++) {
      const isPicked = (list: number) => ((picked >> list) & 1) === 1
      const [arc] = termsIn(buckets, terms, buckets.refunds, refund, isPicked).arcs
      nodes.add(table.indexAt(arc?.cap ?? -1, sliceOf[refund] ?? 0))
    }
    for (const node of nodes) {
      if (node >= 0) {
        capacity[node] = (capacity[node] ?? 0) + (cents[refund] ?? 0)
      }
    }
  }
  return capacity
}

/** `picks` are indexes into the options of each decision. */
function decidePlan(
  facts: PlanFacts,
  picks: readonly (readonly number[])[],
  style: PlanStyle = {},
): YearPlan {
  const { buckets, terms, table, decisions } = facts
  const { caps } = terms.plan
  const isPicked = pickedBy(terms, decisions, picks)
  const termsOf = facts.unpicked.slice()
  for (const [index, { options }] of decisions.entries()) {
    for (const bucket of (picks[index] ?? []).flatMap((option) => options[option]?.buckets ?? [])) {
      termsOf[bucket] = termsIn(buckets, terms, buckets, bucket, isPicked)
    }
  }
  const capNodes: CapNode[] = tightenRewardCaps(table, buckets, termsOf).map((node, index) => ({
    ...node,
    capacity: style.rewardCaps?.get(index)?.capacity ?? node.capacity,
  }))
  const routes = new Map<number, Route>()
  const routeOf = (bucket: number): Route => {
    const { arcs } = termsOf[bucket] ?? NO_TERMS
    const nodes = arcs.map(({ cap }) => table.indexAt(cap, buckets.sliceOf[bucket] ?? 0))
    return routes.get(bucket) ?? { arcs, nodes, gains: arcs.map(({ gain }) => gain) }
  }
  for (const bucket of style.rewardCaps === undefined ? [] : termsOf.keys()) {
    const { arcs, nodes, gains } = routeOf(bucket)
    const costs = arcs.map(({ cap, countedRate }, arc) => {
      const price = style.rewardCaps?.get(nodes[arc] ?? -1)?.price ?? 0
      return Math.round((table.weightOf(cap, countedRate) - 1) * price)
    })
    if (costs.some((cost) => cost > 0)) {
      routes.set(bucket, { arcs, nodes, gains: gains.map((gain, arc) => gain - (costs[arc] ?? 0)) })
    }
  }
  const orderedCaps = findOrderedCaps(buckets, caps, table, termsOf)
  for (const { node, cap, users } of orderedCaps) {
    for (const bucket of users) {
      const use = capUse(buckets, style, node, bucket)
      if (use !== 'both') {
        routes.set(bucket, orderedRoute(routeOf(bucket), cap, use))
      } else if (style.fullAt?.has(node) === true) {
        const slot = style.fullAt.get(node) ?? 0
        const days = netDays(buckets, bucket)
        const early = sumCents(days.filter((day) => day.slot <= slot))
        const late = sumCents(days.filter((day) => day.slot >= slot))
        const under = capNodes.push({ cap: -1, capacity: early, parent: node }) - 1
        const beyond = capNodes.push({ cap: -1, capacity: late }) - 1
        const route = routeOf(bucket)
        const insteadOf = new Map([
          [node, under],
          [-1, beyond],
        ])
        routes.set(bucket, { ...route, nodes: route.nodes.map((own) => insteadOf.get(own) ?? own) })
      }
    }
  }
  for (const { buckets: trailing, limit, topGain } of trailingOptions(facts, picks)) {
    const node = capNodes.push({ cap: -1, capacity: limit }) - 1
    for (const bucket of trailing) {
      routes.set(bucket, trailingRoute(routeOf(bucket), node, topGain))
    }
  }
  const refundTerms = lookUp(buckets, terms, buckets.refunds, isPicked)
  const picked = pickedByRule(facts, isPicked)
  return assemble(facts, { capNodes, termsOf, refundTerms, routes, picked, orderedCaps, undecided: null })
}

function pickedByRule({ buckets, terms }: PlanFacts, isPicked: IsPicked): PickedOptions {
  return terms.plan.rules.map(({ index, target }) => {
    const list = terms.listOfRule[index] ?? -1
    return target.kind !== 'chosen' || list < 0
      ? undefined
      : buckets.months.map((month) =>
          target.options
            .map((_, option) => option)
            .filter((option) => isPicked(list, option, { month, realDay: 0, dayOffset: 0 })),
        )
  })
}

/** Sends uncapped arcs through a node. Beyond it they cost what the top option gains, which the card would lose. */
function trailingRoute({ arcs, nodes, gains }: Route, node: number, topGain: number): Route {
  const uncapped = nodes.flatMap((own, index) => (own < 0 ? [index] : []))
  return {
    arcs: [...arcs, ...uncapped.flatMap((index) => arcs[index] ?? [])],
    nodes: [...nodes.map((own) => (own < 0 ? node : own)), ...uncapped.map(() => -1)],
    gains: [...gains, ...uncapped.map((index) => (gains[index] ?? 0) - topGain)],
  }
}

/** Whether a purchase may go under a cap whose order of use matters, beyond it, or both. */
type CapUse = 'under' | 'beyond' | 'both'

function capUse(
  { sliceOf, sliceOfSlot }: SpendBuckets,
  { fullAt }: PlanStyle,
  node: number,
  bucket: number,
): CapUse {
  const slot = fullAt?.get(node)
  if (slot === undefined) {
    return 'both'
  }
  const [slice, full] = [sliceOf[bucket] ?? 0, sliceOfSlot[slot] ?? 0]
  if (slice === full) {
    return 'both'
  }
  return slice < full ? 'under' : 'beyond'
}

/** Drops the uncapped arcs that follow the one through the cap, or that one. */
function orderedRoute({ arcs, nodes, gains }: Route, cap: number, use: 'under' | 'beyond'): Route {
  const capped = arcs.findIndex((arc) => arc.cap === cap)
  const isKept = (index: number) =>
    use === 'under' ? index <= capped || (nodes[index] ?? -1) >= 0 : index !== capped
  const kept = arcs.map((_, index) => index).filter(isKept)
  return {
    arcs: kept.flatMap((index) => arcs[index] ?? []),
    nodes: kept.map((index) => nodes[index] ?? -1),
    gains: kept.map((index) => gains[index] ?? 0),
  }
}

function sumCents(days: readonly DayAmount[]): number {
  return days.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Options of a list with a top option that aren't expected on top, with the most that the card may pay for each: less
 * than was spent on what is on top. Equal amounts go to the earlier key.
 */
function trailingOptions({ buckets, decisions }: PlanFacts, picks: readonly (readonly number[])[]) {
  const byId = new Map<string, { decision: OptionDecision; picked: Set<number> }>()
  for (const [index, decision] of decisions.entries()) {
    if (decision.kind === 'top') {
      const list = byId.get(decision.id) ?? { decision, picked: new Set<number>() }
      byId.set(decision.id, list)
      for (const option of picks[index] ?? []) {
        list.picked.add(option)
      }
    }
  }
  return [...byId.values()].flatMap(({ decision: { options }, picked }) => {
    const tops = options.filter((_, index) => picked.has(index))
    return options.flatMap((option, index) => {
      const limits = tops.map((top) => sumAt(buckets.cents, top.buckets) - Number(option.key < top.key))
      const refunded = sumAt(buckets.refunds.cents, option.refunds)
      const limit = Math.max(0, Math.min(...limits) + refunded)
      const topGain = Math.max(0, ...tops.map(({ terms }) => terms[0]?.arcs[0]?.gain ?? 0))
      return picked.has(index) || tops.length === 0 ? [] : [{ buckets: option.buckets, limit, topGain }]
    })
  })
}

function sumAt(cents: Float64Array, indexes: readonly number[]): number {
  return indexes.reduce((sum, index) => sum + (cents[index] ?? 0), 0)
}

function pickedBy(
  terms: CardYearTerms,
  decisions: readonly OptionDecision[],
  picks: readonly (readonly number[])[],
): IsPicked {
  const picked = new Set<string>()
  for (const [index, { list, period, options }] of decisions.entries()) {
    for (const option of picks[index] ?? []) {
      picked.add(`${list} ${period} ${options[option]?.option}`)
    }
  }
  return (list, option, { month }) => {
    const target = terms.lists[list]?.rule.target
    return (
      target !== undefined &&
      'per' in target &&
      picked.has(`${list} ${periodOfMonth(target.per, month)} ${option}`)
    )
  }
}
