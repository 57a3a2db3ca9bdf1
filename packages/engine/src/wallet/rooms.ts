/**
 * A room is a limit in one of its periods where the order of purchases matters: it pays for several kinds at several
 * gains and can be filled, and what is bought first uses it up first. Wherever it becomes full, everything before goes
 * through it and everything after beyond it. Where it does is a decision: `from` and `to` say between which lines.
 */
import type { Plan } from '../backtest/plan.ts'
import type { Buckets } from './buckets.ts'
import type { Gate, GateTable } from './gates.ts'
import { linesOf } from './lines.ts'
import type { Route } from './side.ts'
import type { Lane, Terms } from './terms.ts'

/** Lines between which a limit becomes full; for one on reward also the least and the most cents at each rate. */
export type RoomRange = Readonly<{
  from: number
  to: number
  byRate: ReadonlyMap<number, Readonly<{ low: number; high: number }>>
  /** True where the cents at each rate are the best ones, all else being as it was. */
  isShared?: true
}>

export type Room = Readonly<{
  /** The limit's gate. */
  gate: number
  cap: number
  isOnReward: boolean
  /** Cents, or units of reward. */
  limit: number
  users: readonly number[]
  /** Rates that go under a limit on reward, the highest first. */
  rates: readonly number[]
  range: RoomRange
  /** What may use it, in the order in which it does. */
  lines: () => readonly Line[]
}>

/** `rate` is what a cent uses up of a limit on reward. */
type Line = Readonly<{ bucket: number; cents: number; rate: number }>

type Rooms = Readonly<{ buckets: Buckets; plan: Plan; table: GateTable; termsOf: readonly Terms[] }>

export function roomsOf(facts: Rooms, ranges: ReadonlyMap<number, RoomRange>): Room[] {
  const { buckets, plan, table, termsOf } = facts
  const byGate = new Map<number, Draft>()
  for (let bucket = 0; bucket < termsOf.length; bucket++) {
    const terms = termsOf[bucket]
    for (let place = 0; terms?.hasCaps === true && place < terms.lanes.length; place++) {
      const lane = terms.lanes[place]
      const cap = lane === undefined ? undefined : plan.caps[lane.cap]
      if (lane === undefined || cap === undefined) {
        continue
      }
      const gate = table.indexAt(lane.cap, buckets.stretchOf[bucket] ?? 0)
      const gap = lane.gain - (terms.lanes[place + 1]?.gain ?? 0)
      const rate = cap.isOnReward ? lane.countedRate : 1
      const found: Draft = byGate.get(gate) ?? { gap, rates: new Set(), isMixed: false, load: 0, users: [] }
      byGate.set(gate, found)
      found.rates.add(rate)
      found.isMixed ||= gap !== found.gap || found.rates.size > 1
      found.load += (buckets.cents[bucket] ?? 0) * rate
      found.users.push(bucket)
    }
  }
  return [...byGate].flatMap(([gate, { isMixed, load, users, rates: all }]): Room[] => {
    const cap = table.all[gate]?.cap ?? -1
    const { isOnReward = false, limit = 0 } = plan.caps[cap] ?? {}
    if (!isMixed || load <= limit) {
      return []
    }
    const range = ranges.get(gate) ?? { from: 0, to: Number.POSITIVE_INFINITY, byRate: new Map() }
    let known: Line[] | null = null
    const lines = () => {
      known ??= orderedLines(facts, cap, users)
      return known
    }
    const rates = [...all].sort((a, b) => b - a)
    return [{ gate, cap, isOnReward, limit, users, rates, range, lines }]
  })
}

type Draft = { gap: number; rates: Set<number>; isMixed: boolean; load: number; users: number[] }

/** Day by day, better rates first, then as the engine orders kinds. */
function orderedLines({ buckets, plan, termsOf }: Rooms, cap: number, users: readonly number[]): Line[] {
  const rateOf = (bucket: number) => cappedLane(termsOf[bucket], cap)?.countedRate ?? 0
  const lines = users.flatMap((bucket) =>
    netLines(buckets, bucket).map(({ slot, cents }) => ({ slot, cents, bucket, rate: rateOf(bucket) })),
  )
  const cellOf = (bucket: number) => buckets.cells[buckets.rowOf[bucket] ?? 0]
  return lines.sort((a, b) => {
    const [one, other] = [cellOf(a.bucket), cellOf(b.bucket)]
    const byKind = one === undefined || other === undefined ? 0 : plan.compareKinds(one, other)
    return a.slot - b.slot || b.rate - a.rate || byKind
  })
}

/** A bucket's days. What was refunded is taken off the purchases before it, and off those after it where these fall short. */
function netLines(buckets: Buckets, bucket: number): { slot: number; cents: number }[] {
  const stretch = buckets.stretchOf[bucket] ?? 0
  const own = linesOf(buckets, buckets.rowOf[bucket] ?? 0)
  const lines: { slot: number; cents: number }[] = []
  let owed = 0
  for (let slot = 0; slot < own.length; slot++) {
    const cents = buckets.stretchOfSlot[slot] === stretch ? (own[slot] ?? 0) : 0
    if (cents > 0) {
      const kept = Math.max(0, cents - owed)
      owed -= cents - kept
      lines.push({ slot, cents: kept })
    }
    let back = Math.max(0, -cents)
    for (let place = lines.length - 1; place >= 0 && back > 0; place--) {
      const line = lines[place]
      if (line !== undefined) {
        const taken = Math.min(line.cents, back)
        line.cents -= taken
        back -= taken
      }
    }
    owed += back
  }
  return lines.filter(({ cents }) => cents > 0)
}

function cappedLane(terms: Terms | undefined, cap: number): Lane | undefined {
  return terms?.lanes.find((lane) => lane.cap === cap)
}

/** Where a limit becomes full, and at which rates, when everything is paid with the card. */
export function filledInOrder({ isOnReward, limit, lines }: Room): RoomRange {
  const all = lines()
  const byRate = new Map<number, { low: number; high: number }>()
  let used = 0
  let full = 0
  for (; full < all.length; full++) {
    const { cents = 0, rate = 1 } = all[full] ?? {}
    const each = isOnReward ? rate : 1
    const part = Math.min(cents, Math.floor((limit - used) / each))
    const under = (byRate.get(rate)?.high ?? 0) + part
    byRate.set(rate, { low: 0, high: under })
    used += part * each
    if (part < cents) {
      break
    }
  }
  return { from: full, to: full, byRate }
}

/** The ways of a room's users; new gates are put behind those that are there. */
export function routeRoom(room: Room, gates: Gate[], routeOf: (bucket: number) => Route): Map<number, Route> {
  const { cap, range } = room
  const { period = 0 } = gates[room.gate] ?? {}
  const add = (low: number, high: number, above: number, ofCap: number) =>
    gates.push({ cap: ofCap, period, low, high, above }) - 1
  const beyondAll = add(0, Number.POSITIVE_INFINITY, -1, -1)
  const byRate = new Map<number, number>()
  const gateOfRate = (rate: number): number => {
    if (!room.isOnReward) {
      return room.gate
    }
    const { low, high } = range.byRate.get(rate) ?? { low: 0, high: Number.POSITIVE_INFINITY }
    const gate = byRate.get(rate) ?? add(low, Math.min(high, Math.floor(room.limit / rate)), room.gate, cap)
    byRate.set(rate, gate)
    return gate
  }
  const parts = partsOf(room)
  return new Map(
    room.users.map((bucket): [number, Route] => {
      const { lanes, through } = routeOf(bucket)
      const place = lanes.findIndex((lane) => lane.cap === cap)
      const { all, before, after } = parts.get(bucket) ?? { all: 0, before: 0, after: 0 }
      const under = gateOfRate(lanes[place]?.countedRate ?? 1)
      const ways = lanes.flatMap((lane, at) => {
        const gate = through[at] ?? -1
        if (at < place || (at > place && gate >= 0)) {
          return [{ lane, gate }]
        }
        const [part, whole] = at === place ? [before, under] : [after, beyondAll]
        const isPart = part > 0 && part < all
        const own = isPart ? add(0, part, at === place ? whole : -1, at === place ? cap : -1) : whole
        return part === 0 ? [] : [{ lane, gate: own }]
      })
      return [bucket, { lanes: ways.map(({ lane }) => lane), through: ways.map(({ gate }) => gate) }]
    }),
  )
}

/** Of each bucket: all cents, those that can be before the limit is full, and those that can be after. */
function partsOf({ range: { from, to }, lines, users }: Room) {
  const parts = new Map(users.map((bucket) => [bucket, { all: 1, before: 1, after: 1 }]))
  if (from === 0 && to === Number.POSITIVE_INFINITY) {
    return parts
  }
  for (const part of parts.values()) {
    part.all = part.before = part.after = 0
  }
  for (const [place, { bucket, cents }] of lines().entries()) {
    const part = parts.get(bucket)
    if (part !== undefined) {
      part.all += cents
      part.before += place <= to ? cents : 0
      part.after += place >= from ? cents : 0
    }
  }
  return parts
}
