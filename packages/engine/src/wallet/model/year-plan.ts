/** A card in one of its years, for a person's buckets: its arcs, its cap nodes, and what is left to decide. */

import type { SpendBuckets } from './buckets.ts'
import {
  type CapNode,
  type CapNodeTable,
  createCapNodes,
  findOrderedCaps,
  tightenRewardCaps,
} from './cap-nodes.ts'
import type { CardYearTerms, IsPicked } from './card-terms.ts'
import { type CellTerms, type EarnArc, NO_TERMS } from './earn-arcs.ts'
import { periodOfMonth } from './engine.ts'
import {
  type ArcClass,
  classOfTerms,
  findDecisions,
  type OptionDecision,
  optionTerms,
} from './option-decisions.ts'
import type { PickedOptions } from './replay.ts'

export type YearPlan = Readonly<{
  terms: CardYearTerms
  capNodes: readonly CapNode[]
  /** By bucket. */
  termsOf: readonly CellTerms[]
  classOf: Int32Array
  classes: readonly ArcClass[]
  /** Buckets that have a capped arc. */
  cappedBuckets: readonly number[]
  /** By refund: the best arc, and the cap node it goes through or -1. */
  refundArcs: readonly (EarnArc | undefined)[]
  refundNodes: Int32Array
  /** By rule and month of the year: options that the cardholder picks. Undefined for rules without such options. */
  picked: PickedOptions
  /** Null once everything is decided. */
  undecided: Undecided | null
}>

/** How a decided plan treats what depends on the order of days or on what the issuer finds. */
export type PlanStyle = Readonly<{
  /** Buckets that may go beyond a cap whose order of use matters. */
  spill: 'all' | 'none' | ReadonlySet<number>
  /** Whether options of a list that aren't expected on top may be paid with the card at all. */
  canTrail: boolean
  /** By cap node of a reward cap with different rates: how a flow of cents has to see it. */
  rewardCaps?: ReadonlyMap<number, RewardCapFit>
}>

/**
 * The capacity in cents, instead of that at the lowest rate, and the price of a cent of capacity: purchases at higher rates
 * use more of the cap and have to be worth it.
 */
export type RewardCapFit = Readonly<{ capacity: number; price: number }>

export type Undecided = Readonly<{
  decisions: readonly OptionDecision[]
  /** By cap node: cents of refunds that may give capacity back. */
  refundCapacity: Float64Array
  /** The plan with the given picks, by decision. `picks` holds indexes into the options of each decision. */
  decide: (picks: readonly (readonly number[])[], style: PlanStyle) => YearPlan
}>

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
  const parts = { capNodes: table.all, termsOf, refundTerms, routes: NO_ROUTES, picked: [], undecided: null }
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
      decide: (picks, style) => decide(facts, picks, style),
    },
  }
}

type PlanFacts = Readonly<{
  buckets: SpendBuckets
  terms: CardYearTerms
  table: CapNodeTable
  unpicked: readonly CellTerms[]
  decisions: readonly OptionDecision[]
}>

type Positions = Readonly<{ cellOf: Int32Array; sliceOf: Int32Array }>

function lookUp(
  { cells, slices }: SpendBuckets,
  terms: CardYearTerms,
  { cellOf, sliceOf }: Positions,
  isPicked: IsPicked,
): CellTerms[] {
  const constant: (CellTerms | null | undefined)[] = []
  const found: CellTerms[] = []
  for (let index = 0; index < cellOf.length; index++) {
    const row = cellOf[index] ?? 0
    const [cell, slice] = [cells[row], slices[sliceOf[index] ?? 0]]
    if (cell === undefined || slice === undefined) {
      found.push(NO_TERMS)
      continue
    }
    if (constant[row] === undefined) {
      constant[row] = terms.isConstant(cell) ? terms.termsAt(cell, slice, isPicked) : null
    }
    found.push(constant[row] ?? terms.termsAt(cell, slice, isPicked))
  }
  return found
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

/** Arcs of a bucket that differ from its terms. */
type Route = Readonly<{ arcs: readonly EarnArc[]; nodes: readonly number[]; gains: readonly number[] }>

const NO_ROUTES: ReadonlyMap<number, Route> = new Map()

function decide(facts: PlanFacts, picks: readonly (readonly number[])[], style: PlanStyle): YearPlan {
  const { buckets, terms, table, decisions } = facts
  const { caps } = terms.plan
  const isPicked = pickedBy(terms, decisions, picks)
  const termsOf = facts.unpicked.slice()
  for (const [index, { options }] of decisions.entries()) {
    for (const bucket of (picks[index] ?? []).flatMap((option) => options[option]?.buckets ?? [])) {
      const [cell, slice] = [
        buckets.cells[buckets.cellOf[bucket] ?? 0],
        buckets.slices[buckets.sliceOf[bucket] ?? 0],
      ]
      termsOf[bucket] =
        cell === undefined || slice === undefined ? NO_TERMS : terms.termsAt(cell, slice, isPicked)
    }
  }
  const capNodes = tightenRewardCaps(table, buckets, caps, termsOf).map((node, index) => ({
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
  const { spill } = style
  if (spill !== 'all') {
    for (const { cap, users } of findOrderedCaps(buckets, caps, table, termsOf)) {
      for (const bucket of users.filter((user) => spill === 'none' || !spill.has(user))) {
        routes.set(bucket, withoutSpill(routeOf(bucket), cap))
      }
    }
  }
  for (const { buckets: trailing, limit, topGain } of trailingOptions(facts, picks)) {
    const node = style.canTrail ? capNodes.push({ cap: -1, capacity: limit }) - 1 : -1
    for (const bucket of trailing) {
      routes.set(bucket, style.canTrail ? trailingRoute(routeOf(bucket), node, topGain) : NO_ROUTE)
    }
  }
  const refundTerms = lookUp(buckets, terms, buckets.refunds, isPicked)
  const picked = pickedByRule(facts, isPicked)
  return assemble(facts, { capNodes, termsOf, refundTerms, routes, picked, undecided: null })
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

const NO_ROUTE: Route = { arcs: [], nodes: [], gains: [] }

/** Sends uncapped arcs through a node. Beyond it they cost what the top option gains, which the card would lose. */
function trailingRoute({ arcs, nodes, gains }: Route, node: number, topGain: number): Route {
  const uncapped = nodes.flatMap((own, index) => (own < 0 ? [index] : []))
  return {
    arcs: [...arcs, ...uncapped.flatMap((index) => arcs[index] ?? [])],
    nodes: [...nodes.map((own) => (own < 0 ? node : own)), ...uncapped.map(() => -1)],
    gains: [...gains, ...uncapped.map((index) => (gains[index] ?? 0) - topGain)],
  }
}

/** Drops the uncapped arcs that follow the one through the cap. */
function withoutSpill({ arcs, nodes, gains }: Route, cap: number): Route {
  const capped = arcs.findIndex((arc) => arc.cap === cap)
  const kept = arcs.map((_, index) => index).filter((index) => index <= capped || (nodes[index] ?? -1) >= 0)
  return {
    arcs: kept.flatMap((index) => arcs[index] ?? []),
    nodes: kept.map((index) => nodes[index] ?? -1),
    gains: kept.map((index) => gains[index] ?? 0),
  }
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

type PlanParts = Readonly<{
  capNodes: readonly CapNode[]
  termsOf: readonly CellTerms[]
  refundTerms: readonly CellTerms[]
  routes: ReadonlyMap<number, Route>
  picked: PickedOptions
  undecided: Undecided | null
}>

/** Sorts buckets into arc classes. */
function assemble(
  { buckets, terms, table }: Pick<PlanFacts, 'buckets' | 'terms' | 'table'>,
  parts: PlanParts,
): YearPlan {
  const { capNodes, refundTerms, routes, picked, undecided } = parts
  const classes: ArcClass[] = []
  const indexOf = new Map<string | number, number>()
  const classOf = new Int32Array(parts.termsOf.length)
  const cappedBuckets: number[] = []
  let last: CellTerms | null = null
  for (let bucket = 0; bucket < parts.termsOf.length; bucket++) {
    const own = parts.termsOf[bucket] ?? NO_TERMS
    const route = routes.get(bucket)
    if (own === last && !own.hasCaps && route === undefined) {
      classOf[bucket] = classOf[bucket - 1] ?? 0
      continue
    }
    last = route === undefined ? own : null
    if (own.hasCaps) {
      cappedBuckets.push(bucket)
    }
    const slice = buckets.sliceOf[bucket] ?? 0
    const key = route === undefined ? classKey(own, table, slice) : routeKey(route)
    let index = indexOf.get(key)
    if (index === undefined) {
      index = classes.length
      indexOf.set(key, index)
      classes.push(
        route === undefined ? classOfTerms(own, table, slice) : { gains: route.gains, nodes: route.nodes },
      )
    }
    classOf[bucket] = index
  }
  return {
    terms,
    capNodes,
    termsOf: routes.size > 0 ? routedTerms(parts.termsOf, routes) : parts.termsOf,
    classOf,
    classes,
    cappedBuckets,
    refundArcs: refundTerms.map(({ arcs }) => arcs[0]),
    refundNodes: Int32Array.from(refundTerms, ({ arcs }, refund) =>
      table.indexAt(arcs[0]?.cap ?? -1, buckets.refunds.sliceOf[refund] ?? 0),
    ),
    picked,
    undecided,
  }
}

function routedTerms(
  termsOf: readonly CellTerms[],
  routes: ReadonlyMap<number, Route>,
): readonly CellTerms[] {
  const all = termsOf.slice()
  for (const [bucket, { arcs }] of routes) {
    all[bucket] = { id: -1, arcs, hasCaps: arcs.some(({ cap }) => cap >= 0) }
  }
  return all
}

/** A number if possible, because building a string for each bucket is slow. */
function classKey({ id, arcs, hasCaps }: CellTerms, table: CapNodeTable, slice: number): string | number {
  if (!hasCaps) {
    return id
  }
  let [capped, node] = [0, 0]
  for (const { cap } of arcs) {
    if (cap >= 0) {
      capped++
      node = table.indexAt(cap, slice)
    }
  }
  return capped === 1
    ? -2 - (id * MOST_NODES + node)
    : `${id} ${arcs.map(({ cap }) => table.indexAt(cap, slice))}`
}

const MOST_NODES = 100_000

function routeKey({ gains, nodes }: Route): string {
  return `route ${gains} ${nodes}`
}
