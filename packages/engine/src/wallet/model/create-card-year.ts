/** Creates a card's year: with nothing picked, and then with options picked, as a flow can use it. */
import { type DayAmount, netDays, type SpendBuckets } from './buckets.ts'
import {
  type CapNode,
  createCapNodes,
  findOrderedCaps,
  type OrderedCap,
  tightenRewardCaps,
} from './cap-nodes.ts'
import { type CardYearTerms, type IsPicked, termsIn } from './card-terms.ts'
import {
  assemble,
  type CardYear,
  type CardYearFacts,
  type CardYearStyle,
  lookUp,
  NO_ROUTES,
  type Route,
} from './card-year.ts'
import { type CellTerms, NO_TERMS } from './earn-arcs.ts'
import { periodOfMonth } from './engine.ts'
import { findDecisions, type OptionDecision, optionTerms } from './option-decisions.ts'
import type { PickedOptions } from './replay.ts'

const NOT_PICKED: IsPicked = () => false

/** The card year with nothing picked, and what there is to decide. */
export function createCardYear(buckets: SpendBuckets, terms: CardYearTerms): CardYear {
  const { caps } = terms.ruleSet
  const termsOf = lookUp(buckets, terms, buckets, NOT_PICKED)
  const table = createCapNodes(buckets, caps, [...termsOf, ...optionTerms(buckets, terms)])
  const decisions = findDecisions(buckets, terms, table)
  const facts: CardYearFacts = { buckets, terms, table, unpicked: termsOf, decisions }
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
          decide: (picks, style) => decideCardYear(facts, picks, style),
        },
  })
}

/** Whatever is picked: each refund counts for every node that its best arc can go through. */
function refundCapacity({ buckets, terms, table }: CardYearFacts): Float64Array {
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
function decideCardYear(
  facts: CardYearFacts,
  picks: readonly (readonly number[])[],
  style: CardYearStyle = {},
): CardYear {
  const { buckets, terms, table, decisions } = facts
  const isPicked = pickedBy(terms, decisions, picks)
  const termsOf = termsWith(facts, picks, isPicked)
  const capNodes = tightenRewardCaps(table, buckets, termsOf).map((node, index) => ({
    ...node,
    capacity: style.rewardCaps?.get(index)?.capacity ?? node.capacity,
  }))
  const draft: Draft = { facts, style, termsOf, capNodes, routes: new Map() }
  chargeForRewardCaps(draft)
  const orderedCaps = findOrderedCaps(buckets, terms.ruleSet.caps, table, termsOf)
  for (const orderedCap of orderedCaps) {
    keepOrder(draft, orderedCap)
  }
  limitTrailingOptions(draft, picks)
  return assemble(facts, {
    capNodes,
    termsOf,
    refundTerms: lookUp(buckets, terms, buckets.refunds, isPicked),
    routes: draft.routes,
    picked: pickedByRule(facts, isPicked),
    orderedCaps,
    undecided: null,
  })
}

/** A card year that is being decided. Steps add routes and cap nodes. */
type Draft = Readonly<{
  facts: CardYearFacts
  style: CardYearStyle
  termsOf: readonly CellTerms[]
  capNodes: CapNode[]
  /** By bucket, where they differ from its terms. */
  routes: Map<number, Route>
}>

/** Terms by bucket with these options picked. */
function termsWith(
  { buckets, terms, unpicked, decisions }: CardYearFacts,
  picks: readonly (readonly number[])[],
  isPicked: IsPicked,
): CellTerms[] {
  const termsOf = unpicked.slice()
  for (const [index, { options }] of decisions.entries()) {
    for (const bucket of (picks[index] ?? []).flatMap((option) => options[option]?.buckets ?? [])) {
      termsOf[bucket] = termsIn(buckets, terms, buckets, bucket, isPicked)
    }
  }
  return termsOf
}

function routeOf({ facts: { buckets, table }, termsOf, routes }: Draft, bucket: number): Route {
  const { arcs } = termsOf[bucket] ?? NO_TERMS
  const nodes = arcs.map(({ cap }) => table.indexAt(cap, buckets.sliceOf[bucket] ?? 0))
  return routes.get(bucket) ?? { arcs, nodes, gains: arcs.map(({ gain }) => gain) }
}

/** Purchases at higher rates pay for what they use of a reward cap beyond those at its lowest rate. */
function chargeForRewardCaps(draft: Draft): void {
  const { facts, style, termsOf, routes } = draft
  for (const bucket of style.rewardCaps === undefined ? [] : termsOf.keys()) {
    const { arcs, nodes, gains } = routeOf(draft, bucket)
    const costs = arcs.map(({ cap, countedRate }, arc) => {
      const price = style.rewardCaps?.get(nodes[arc] ?? -1)?.price ?? 0
      return Math.round((facts.table.weightOf(cap, countedRate) - 1) * price)
    })
    if (costs.some((cost) => cost > 0)) {
      routes.set(bucket, { arcs, nodes, gains: gains.map((gain, arc) => gain - (costs[arc] ?? 0)) })
    }
  }
}

/** Purchases use the cap in the order of their days: until the day on which it is full, and not after. */
function keepOrder(draft: Draft, { node, cap, users }: OrderedCap): void {
  const { facts, style, routes } = draft
  for (const bucket of users) {
    const use = capUse(facts.buckets, style, node, bucket)
    const full = style.fullAt?.get(node)
    if (use !== 'both') {
      routes.set(bucket, orderedRoute(routeOf(draft, bucket), cap, use))
    } else if (full !== undefined) {
      routes.set(bucket, routeAroundDay(draft, bucket, node, full))
    }
  }
}

/** Of a bucket with purchases before and after the day on which a cap is full: at most those may go under and beyond it. */
function routeAroundDay(draft: Draft, bucket: number, node: number, full: number): Route {
  const days = netDays(draft.facts.buckets, bucket)
  const early = sumCents(days.filter(({ slot }) => slot <= full))
  const late = sumCents(days.filter(({ slot }) => slot >= full))
  const under = draft.capNodes.push({ cap: -1, capacity: early, parent: node }) - 1
  const beyond = draft.capNodes.push({ cap: -1, capacity: late }) - 1
  const route = routeOf(draft, bucket)
  const insteadOf = new Map([
    [node, under],
    [-1, beyond],
  ])
  return { ...route, nodes: route.nodes.map((own) => insteadOf.get(own) ?? own) }
}

function limitTrailingOptions(draft: Draft, picks: readonly (readonly number[])[]): void {
  for (const { buckets, limit, topGain } of trailingOptions(draft.facts, picks)) {
    const node = draft.capNodes.push({ cap: -1, capacity: limit }) - 1
    for (const bucket of buckets) {
      draft.routes.set(bucket, trailingRoute(routeOf(draft, bucket), node, topGain))
    }
  }
}

function pickedByRule({ buckets, terms }: CardYearFacts, isPicked: IsPicked): PickedOptions {
  return terms.ruleSet.rules.map(({ index, target }) => {
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
  { fullAt }: CardYearStyle,
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
function trailingOptions({ buckets, decisions }: CardYearFacts, picks: readonly (readonly number[])[]) {
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
