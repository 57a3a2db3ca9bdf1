/** A side is a card in one of its years: its lanes for every bucket, its limits, and what is left to decide. */
import type { CompiledCard } from '../backtest/compile.ts'
import type { Buckets } from './buckets.ts'
import type { Gate, GateTable } from './gates.ts'
import type { Open } from './open-side.ts'
import type { Lane, Terms } from './terms.ts'

/** Buckets of one class go through the same gates for the same gains. */
export type SideClass = Readonly<{
  gains: readonly number[]
  /** Into the side's gates, or -1 for a lane without a limit. */
  through: readonly number[]
  /** By lane, where some cents count as more than one against a limit: see gates.ts. */
  weights?: readonly number[]
}>

export type Side = Readonly<{
  card: CompiledCard
  gates: readonly Gate[]
  /** By bucket. */
  termsOf: readonly Terms[]
  classOf: Int32Array
  classes: readonly SideClass[]
  /** Buckets that have a lane with a limit. */
  cappedBuckets: readonly number[]
  refundLanesOf: readonly (readonly Lane[])[]
  refundThrough: Int32Array
  /** What is not decided yet; null where there is nothing to decide, or everything has been. */
  open: Open | null
}>

/** Ways of a bucket that are other than its terms have it. */
export type Route = Readonly<{ lanes: readonly Lane[]; through: readonly number[] }>

export type SideFacts = Readonly<{
  card: CompiledCard
  /** Gates of all caps, and behind them those that routes go through. */
  table: GateTable
  gates: readonly Gate[]
  termsOf: readonly Terms[]
  refundTermsOf: readonly Terms[]
  routes: ReadonlyMap<number, Route>
  open: Open | null
}>

export const NO_TERMS: Terms = { id: -1, lanes: [], hasCaps: false }
export const NO_ROUTES: ReadonlyMap<number, Route> = new Map()

export function createSide(facts: SideFacts, buckets: Buckets): Side {
  const { card, table, gates, refundTermsOf, routes, open } = facts
  const classes: SideClass[] = []
  const known = new Map<string | number, number>()
  const classOf = new Int32Array(facts.termsOf.length)
  const cappedBuckets: number[] = []
  let last: Terms | null = null
  const hasRoutes = routes.size > 0
  for (let bucket = 0; bucket < facts.termsOf.length; bucket++) {
    const terms = facts.termsOf[bucket] ?? NO_TERMS
    const route = hasRoutes ? routes.get(bucket) : undefined
    if (terms === last && !terms.hasCaps && route === undefined) {
      classOf[bucket] = classOf[bucket - 1] ?? 0
      continue
    }
    last = route === undefined ? terms : null
    if (terms.hasCaps) {
      cappedBuckets.push(bucket)
    }
    const stretch = buckets.stretchOf[bucket] ?? 0
    const key = route === undefined ? classKey(terms, table, stretch) : routeKey(route)
    let place = known.get(key)
    if (place === undefined) {
      place = classes.length
      known.set(key, place)
      classes.push(
        route === undefined
          ? classOfTerms(terms, table, stretch)
          : { gains: route.lanes.map(({ gain }) => gain), through: route.through },
      )
    }
    classOf[bucket] = place
  }
  return {
    card,
    gates,
    termsOf: hasRoutes ? routedTerms(facts.termsOf, routes) : facts.termsOf,
    classOf,
    classes,
    cappedBuckets,
    refundLanesOf: refundTermsOf.map(({ lanes }) => lanes),
    refundThrough: Int32Array.from(refundTermsOf, ({ lanes }, refund) =>
      table.indexAt(lanes[0]?.cap ?? -1, buckets.refunds.stretchOf[refund] ?? 0),
    ),
    open,
  }
}

/** The class of terms in a stretch, for what is looked at apart from a side. */
export function classOfTerms({ lanes, hasCaps }: Terms, table: GateTable, stretch: number): SideClass {
  const gains = lanes.map(({ gain }) => gain)
  const through = lanes.map(({ cap }) => table.indexAt(cap, stretch))
  const weights = hasCaps ? lanes.map(({ cap, countedRate }) => table.weightOf(cap, countedRate)) : []
  return weights.some((weight) => weight > 1) ? { gains, through, weights } : { gains, through }
}

function routedTerms(termsOf: readonly Terms[], routes: ReadonlyMap<number, Route>): readonly Terms[] {
  const all = termsOf.slice()
  for (const [bucket, { lanes }] of routes) {
    all[bucket] = { id: -1, lanes, hasCaps: lanes.some(({ cap }) => cap >= 0) }
  }
  return all
}

/** A number where it can be one, since making a text for each bucket costs more. */
function classKey({ id, lanes, hasCaps }: Terms, table: GateTable, stretch: number): string | number {
  if (!hasCaps) {
    return id
  }
  let [capped, through] = [0, 0]
  for (const { cap } of lanes) {
    if (cap >= 0) {
      capped++
      through = table.indexAt(cap, stretch)
    }
  }
  return capped === 1
    ? -2 - (id * MOST_GATES + through)
    : `${id} ${lanes.map(({ cap }) => table.indexAt(cap, stretch))}`
}

const MOST_GATES = 100_000

function routeKey({ lanes, through }: Route): string {
  return `route ${lanes.map(({ gain }) => gain)} ${through}`
}
