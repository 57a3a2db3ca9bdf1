/** A card in one of its years, for a person's buckets: its arcs, its cap nodes, and what is left to decide. */
import type { BucketColumns, SpendBuckets } from './buckets.ts'
import type { CapNode, CapNodeTable, OrderedCap } from './cap-nodes.ts'
import { type CardYearTerms, type IsPicked, termsIn } from './card-terms.ts'
import { type CellTerms, type EarnArc, NO_TERMS } from './earn-arcs.ts'
import { type ArcClass, classOfTerms, type OptionDecision } from './option-decisions.ts'
import type { PickedOptions } from './replay.ts'

export type CardYear = Readonly<{
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
  /** Caps of a decided card year whose order of use matters. */
  orderedCaps: readonly OrderedCap[]
  /** Null once everything is decided. */
  undecided: Undecided | null
}>

/** How a decided card year treats caps that a flow can't model exactly. */
export type CardYearStyle = Readonly<{
  /**
   * By cap node whose order of use matters: the slot of the day on which the cap fills up. Earlier purchases may not go
   * beyond the cap, later ones may not go under it.
   */
  fullAt?: ReadonlyMap<number, number>
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
  /** The card year with the given picks, by decision. `picks` holds indexes into the options of each decision. */
  decide: (picks: readonly (readonly number[])[], style?: CardYearStyle) => CardYear
}>

export type CardYearFacts = Readonly<{
  buckets: SpendBuckets
  terms: CardYearTerms
  table: CapNodeTable
  unpicked: readonly CellTerms[]
  decisions: readonly OptionDecision[]
}>

/** Terms by bucket or refund. */
export function lookUp(
  buckets: SpendBuckets,
  terms: CardYearTerms,
  columns: BucketColumns,
  isPicked: IsPicked,
): CellTerms[] {
  return Array.from(columns.cents, (_, index) => termsIn(buckets, terms, columns, index, isPicked))
}

/** Arcs of a bucket that differ from its terms. */
export type Route = Readonly<{ arcs: readonly EarnArc[]; nodes: readonly number[]; gains: readonly number[] }>

export const NO_ROUTES: ReadonlyMap<number, Route> = new Map()

type CardYearParts = Readonly<{
  capNodes: readonly CapNode[]
  termsOf: readonly CellTerms[]
  refundTerms: readonly CellTerms[]
  routes: ReadonlyMap<number, Route>
  picked: PickedOptions
  orderedCaps: readonly OrderedCap[]
  undecided: Undecided | null
}>

/** Sorts buckets into arc classes. */
export function assemble(
  { buckets, terms, table }: Pick<CardYearFacts, 'buckets' | 'terms' | 'table'>,
  parts: CardYearParts,
): CardYear {
  const { capNodes, refundTerms, routes, picked, orderedCaps, undecided } = parts
  const classes: ArcClass[] = []
  const indexOf = new Map<string | number, number>()
  const classOf = new Int32Array(parts.termsOf.length)
  const cappedBuckets: number[] = []
  for (let bucket = 0; bucket < parts.termsOf.length; bucket++) {
    const own = parts.termsOf[bucket] ?? NO_TERMS
    const route = routes.get(bucket)
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
    orderedCaps,
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

function classKey({ id, arcs, hasCaps }: CellTerms, table: CapNodeTable, slice: number): string | number {
  return hasCaps ? `${id} ${arcs.map(({ cap }) => table.indexAt(cap, slice))}` : id
}

function routeKey({ gains, nodes }: Route): string {
  return `route ${gains} ${nodes}`
}
