/**
 * What a card leaves to decide in a year: options to be picked anew in each period, options to be kept on top, and
 * where limits become full whose order of use matters. A side with all of that decided is one that can be paid with.
 */
import type { CompiledCard } from '../backtest/compile.ts'
import { periodOfMonth } from '../card/cap-meter.ts'
import type { Buckets } from './buckets.ts'
import { type Gate, type GateTable, gatesOf, tighten } from './gates.ts'
import { type Point, pointsOf } from './points.ts'
import { type Room, type RoomRange, roomsOf, routeRoom } from './rooms.ts'
import { classOfTerms, createSide, NO_ROUTES, NO_TERMS, type Route, type Side } from './side.ts'
import type { CardTerms, IsPicked, Terms } from './terms.ts'
import { topListsOf } from './top-lists.ts'
import { routeTops, type TopList, type TopRange } from './tops.ts'

export type Decided = Readonly<{
  /** By point: places of its options. */
  picks: readonly (readonly number[])[]
  /** By gate. */
  rooms: ReadonlyMap<number, RoomRange>
  /** By list and period. */
  tops: ReadonlyMap<string, TopRange>
}>

export type DecidedSide = Readonly<{ side: Side; rooms: readonly Room[]; tops: readonly TopList[] }>

export type Open = Readonly<{
  points: readonly Point[]
  /** Gates of limits on reward at several rates. */
  rewardGates: readonly number[]
  /** By refund: gates to which it may give room back. */
  refundGates: readonly ReadonlySet<number>[]
  /** Cents of refunds that may give room back to each gate. */
  refundRoom: Float64Array
  decide: (decided: Decided) => DecidedSide
  /** The same card for a part of the buckets; see region.ts. */
  within: (buckets: Buckets) => Side
  /** The same card with an option of a point picked, or none of them: -1. */
  give: (point: Point, option: number) => Side
}>

const NOT_PICKED: IsPicked = () => false

/** The card's year with nothing picked, and what there is to decide. */
export function sideOf(
  buckets: Buckets,
  card: CompiledCard,
  terms: CardTerms,
  given: ReadonlyMap<string, number> = new Map(),
): Side {
  const firm = lookUp(buckets, terms, buckets)
  const firmRefunds = lookUp(buckets, terms, buckets.refunds)
  const drafts = pointsOf(buckets, terms)
  const picked = drafts.flatMap(({ options }) => options.flatMap((option) => option.terms))
  const { caps } = terms.plan
  const rates = caps.map(({ isOnReward }, cap) => (isOnReward ? lowestRate([...firm, ...picked], cap) : 1))
  const table = gatesOf(buckets, caps, rates)
  const facts: Facts = { buckets, card, terms, table, firm, firmRefunds, points: [] }
  const plain = {
    card,
    table,
    gates: table.all,
    termsOf: firm,
    refundTermsOf: firmRefunds,
    routes: NO_ROUTES,
  }
  const isPlain =
    drafts.length === 0 &&
    (caps.length === 0 ||
      roomsOf({ buckets, plan: terms.plan, table, termsOf: firm }, new Map()).length === 0)
  if (isPlain) {
    return createSide({ ...plain, gates: tighten(table, buckets, caps, firm), open: null }, buckets)
  }
  const points = drafts.map(
    (draft): Point => ({
      ...draft,
      given: givenOf(draft, given) ?? draft.given,
      options: draft.options.map((option) => ({
        ...option,
        classes: option.buckets.map((bucket, place) =>
          classOfTerms(option.terms[place] ?? NO_TERMS, table, buckets.stretchOf[bucket] ?? 0),
        ),
      })),
    }),
  )
  return createSide({ ...plain, open: openOf({ ...facts, points }, given) }, buckets)
}

/** By choice and period: the option of the rule that is picked, or -1 for none. */
function givenOf(
  { choice, period, options }: Point,
  given: ReadonlyMap<string, number>,
): number[] | undefined {
  const picked = given.get(`${choice} ${period}`)
  return picked === undefined
    ? undefined
    : options.flatMap(({ option }, place) => (option === picked ? [place] : []))
}

type Facts = Readonly<{
  buckets: Buckets
  card: CompiledCard
  terms: CardTerms
  table: GateTable
  firm: readonly Terms[]
  firmRefunds: readonly Terms[]
  points: readonly Point[]
}>

type Places = Readonly<{ rowOf: Int32Array; stretchOf: Int32Array }>

function lookUp({ cells, stretches }: Buckets, terms: CardTerms, { rowOf, stretchOf }: Places): Terms[] {
  const constant: (Terms | null | undefined)[] = []
  const found: Terms[] = []
  for (let place = 0; place < rowOf.length; place++) {
    const row = rowOf[place] ?? 0
    const [cell, stretch] = [cells[row], stretches[stretchOf[place] ?? 0]]
    if (cell === undefined || stretch === undefined) {
      found.push(NO_TERMS)
      continue
    }
    if (constant[row] === undefined) {
      constant[row] = terms.isConstant(cell) ? terms.termsAt(cell, stretch, NOT_PICKED) : null
    }
    found.push(constant[row] ?? terms.termsAt(cell, stretch, NOT_PICKED))
  }
  return found
}

function lowestRate(termsOf: readonly Terms[], cap: number): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const { lanes, hasCaps } of termsOf) {
    for (const lane of hasCaps ? lanes : []) {
      lowest = lane.cap === cap && lane.countedRate < lowest ? lane.countedRate : lowest
    }
  }
  return Number.isFinite(lowest) && lowest > 0 ? lowest : 1
}

function openOf(facts: Facts, given: ReadonlyMap<string, number>): Open {
  const { buckets, table } = facts
  const kept = new Map<string, DecidedSide>()
  const refundGates = Array.from(buckets.refunds.cents.keys(), (refund) => gatesOfRefund(facts, refund))
  const refundRoom = new Float64Array(table.all.length)
  for (const [refund, gates] of refundGates.entries()) {
    for (const gate of gates) {
      refundRoom[gate] = (refundRoom[gate] ?? 0) + (buckets.refunds.cents[refund] ?? 0)
    }
  }
  return {
    points: facts.points,
    rewardGates: rewardGatesOf(facts),
    refundGates,
    refundRoom,
    within: (part) => sideOf(part, facts.card, facts.terms, given),
    give: ({ choice, period }, option) =>
      sideOf(buckets, facts.card, facts.terms, new Map([...given, [`${choice} ${period}`, option]])),
    decide: (decided) => {
      if (decided.rooms.size > 0 || decided.tops.size > 0) {
        return decide(facts, decided)
      }
      const key = decided.picks.join(';')
      const found = kept.get(key) ?? decide(facts, decided)
      kept.set(key, found)
      return found
    },
  }
}

/** Those that something can go through. */
function rewardGatesOf({ buckets, firm, points, terms, table }: Facts): number[] {
  const gates = new Set<number>()
  const look = (bucket: number, { lanes, hasCaps }: Terms) => {
    for (const { cap } of hasCaps ? lanes : []) {
      if (terms.plan.caps[cap]?.isOnReward === true) {
        gates.add(table.indexAt(cap, buckets.stretchOf[bucket] ?? 0))
      }
    }
  }
  for (const [bucket, own] of firm.entries()) {
    look(bucket, own)
  }
  for (const option of points.flatMap(({ options }) => options)) {
    for (const [place, bucket] of option.buckets.entries()) {
      look(bucket, option.terms[place] ?? NO_TERMS)
    }
  }
  return [...gates]
}

/** Whichever choices are made for it. */
function gatesOfRefund({ buckets, terms, table }: Facts, refund: number): Set<number> {
  const { rowOf, stretchOf } = buckets.refunds
  const [cell, stretch] = [buckets.cells[rowOf[refund] ?? 0], buckets.stretches[stretchOf[refund] ?? 0]]
  const gates = new Set<number>()
  for (let made = 0; made < 2 ** terms.choices.length; made++) {
    if (cell !== undefined && stretch !== undefined) {
      const [lane] = terms.termsAt(cell, stretch, (choice) => ((made >> choice) & 1) === 1).lanes
      gates.add(table.indexAt(lane?.cap ?? -1, stretchOf[refund] ?? 0))
    }
  }
  gates.delete(-1)
  return gates
}

function decide(facts: Facts, { picks, rooms: ranges, tops: topRanges }: Decided): DecidedSide {
  const { buckets, card, terms, table, points } = facts
  const isPicked = pickedBy(terms, points, picks)
  const termsOf = facts.firm.slice()
  const look = ({ rowOf, stretchOf }: Places, place: number): Terms | undefined => {
    const [cell, stretch] = [buckets.cells[rowOf[place] ?? 0], buckets.stretches[stretchOf[place] ?? 0]]
    return cell === undefined || stretch === undefined ? undefined : terms.termsAt(cell, stretch, isPicked)
  }
  for (const [index, { options }] of points.entries()) {
    for (const option of picks[index] ?? []) {
      for (const bucket of options[option]?.buckets ?? []) {
        termsOf[bucket] = look(buckets, bucket) ?? NO_TERMS
      }
    }
  }
  const refundTermsOf = facts.firmRefunds.map((firm, refund) => look(buckets.refunds, refund) ?? firm)
  const rooms = roomsOf({ buckets, plan: terms.plan, table, termsOf }, ranges)
  const gates: Gate[] = tighten(table, buckets, terms.plan.caps, termsOf).slice()
  const routes = new Map<number, Route>()
  const routeOf = (bucket: number): Route =>
    routes.get(bucket) ?? {
      lanes: termsOf[bucket]?.lanes ?? [],
      through: (termsOf[bucket]?.lanes ?? []).map(({ cap }) =>
        table.indexAt(cap, buckets.stretchOf[bucket] ?? 0),
      ),
    }
  const take = (more: ReadonlyMap<number, Route>) => {
    for (const [bucket, route] of more) {
      routes.set(bucket, route)
    }
  }
  for (const room of rooms) {
    take(routeRoom(room, gates, routeOf))
  }
  const tops = topListsOf(facts, picks, topRanges, termsOf, rooms)
  for (const list of tops) {
    take(routeTops(list, gates, routeOf))
  }
  const side = createSide({ card, table, gates, termsOf, refundTermsOf, routes, open: null }, buckets)
  return { side, rooms, tops }
}

function pickedBy(terms: CardTerms, points: readonly Point[], picks: Decided['picks']): IsPicked {
  const picked = new Set<string>()
  for (const [index, { choice, period, options }] of points.entries()) {
    for (const option of picks[index] ?? []) {
      picked.add(`${choice} ${period} ${options[option]?.option}`)
    }
  }
  return (choice, option, { month }) => {
    const { target } = terms.choices[choice]?.rule ?? { target: { kind: 'where' as const } }
    return 'per' in target && picked.has(`${choice} ${periodOfMonth(target.per, month)} ${option}`)
  }
}
