/** How a limit's room is used: in the order of the days where it pays several rates, and in any order otherwise. */
import { periodOfMonth } from '../backtest/plan.ts'
import type { Buckets } from './buckets.ts'
import { linesOf } from './lines.ts'
import type { Picking } from './pickings.ts'
import type { SideCap } from './side.ts'
import type { CardTerms, Lane, Terms } from './terms.ts'

/**
 * In any order, where it does not matter; as the engine uses it when everything is paid with the card; never beyond
 * it; or, for a limit on reward, never beyond it and for purchases of one rate only.
 */
export type Room = 'any' | 'engine' | 'within' | Readonly<{ rate: number }>

export type TermsTable = Readonly<{
  terms: CardTerms
  caps: readonly SideCap[]
  termsOf: readonly Terms[]
  refundTermsOf: readonly Terms[]
  /** Limits whose order of use matters. */
  mixed: readonly number[]
  within: (
    room: Room,
  ) => Readonly<{ caps: readonly SideCap[]; termsOf: readonly Terms[] }> &
    Readonly<{ refundTermsOf: readonly Terms[] }>
}>

const NO_TERMS: Terms = { id: -1, lanes: [], hasCaps: false }

export function tableOf(buckets: Buckets, terms: CardTerms, { isPicked, isKeptOff }: Picking): TermsTable {
  const hasTops = terms.choices.some(({ kind }) => kind === 'top')
  const constant = buckets.cells.map((cell) => {
    const [stretch] = buckets.stretches
    const isConstant = stretch !== undefined && terms.isConstant(cell)
    return isConstant ? terms.termsAt(cell, stretch, isPicked) : null
  })
  const lookUp = (rows: Int32Array, places: Int32Array): Terms[] => {
    const found: Terms[] = []
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] ?? 0
      const known = constant[row] ?? null
      if (known !== null) {
        found.push(known)
        continue
      }
      const [cell, stretch] = [buckets.cells[row], buckets.stretches[places[place] ?? 0]]
      if (cell === undefined || stretch === undefined || (hasTops && isKeptOff(cell, stretch))) {
        found.push(NO_TERMS)
      } else {
        found.push(terms.termsAt(cell, stretch, isPicked))
      }
    }
    return found
  }
  const termsOf = lookUp(buckets.rowOf, buckets.stretchOf)
  const refundTermsOf = lookUp(buckets.refunds.rowOf, buckets.refunds.stretchOf)
  const caps = terms.plan.caps.map(({ isOnReward, limit, per }, planCap): SideCap => {
    const rate = isOnReward ? (ratesUnder(termsOf, planCap)[0] ?? 1) : 1
    return { high: Math.floor(limit / rate), per, planCap }
  })
  const mixed = mixedCaps(buckets, { terms, caps, termsOf })
  const table = { terms, caps, termsOf, refundTermsOf, mixed }
  return { ...table, within: (room) => fitRoom(buckets, table, room) }
}

type Table = Omit<TermsTable, 'within'>

function cappedLane({ lanes }: Terms, cap: number): Lane | undefined {
  return lanes.find((lane) => lane.cap === cap)
}

/** Rates that go under a limit, lowest first. */
function ratesUnder(termsOf: readonly Terms[], cap: number): number[] {
  const rates = termsOf.flatMap((terms) => (terms.hasCaps ? (cappedLane(terms, cap)?.rate ?? []) : []))
  return [...new Set(rates)].sort((a, b) => a - b)
}

/** Limits whose order of use matters: they pay several rates, or gain by different sums, and can be filled. */
function mixedCaps(buckets: Buckets, { terms, caps, termsOf }: Fitted): number[] {
  if (!termsOf.some(({ hasCaps }) => hasCaps)) {
    return []
  }
  return terms.plan.caps.flatMap(({ isOnReward }, cap) => {
    const ways = new Set<string>()
    const sums = new Map<number, number>()
    for (const [bucket, own] of termsOf.entries()) {
      const lane = own.hasCaps ? cappedLane(own, cap) : undefined
      if (lane !== undefined) {
        const behind = own.lanes[own.lanes.indexOf(lane) + 1]?.gain ?? 0
        ways.add(isOnReward ? `${lane.rate} ${lane.gain - behind}` : `${lane.gain - behind}`)
        const period = periodIn(buckets, caps[cap], bucket)
        sums.set(
          period,
          (sums.get(period) ?? 0) + (buckets.cents[bucket] ?? 0) * (isOnReward ? lane.rate : 1),
        )
      }
    }
    const limit = terms.plan.caps[cap]?.limit ?? 0
    return ways.size > 1 && [...sums.values()].some((sum) => sum > limit) ? [cap] : []
  })
}

function periodIn({ stretches, stretchOf }: Buckets, cap: SideCap | undefined, bucket: number): number {
  return periodOfMonth(cap?.per ?? 'year', stretches[stretchOf[bucket] ?? 0]?.month ?? 0)
}

export function roomsOf(tables: readonly Table[]): Room[] {
  const rates = tables.flatMap((table) =>
    table.mixed
      .filter((cap) => table.terms.plan.caps[cap]?.isOnReward === true)
      .flatMap((cap) => ratesUnder(table.termsOf, cap)),
  )
  return rates.length === 0
    ? ['engine', 'within']
    : ['engine', ...[...new Set(rates)].map((rate) => ({ rate }))]
}

function fitRoom(buckets: Buckets, table: Table, room: Room) {
  const fit = room === 'engine' ? fitInOrder : fitWithin
  const { caps, termsOf } = table.mixed.reduce((before, cap) => fit(buckets, before, cap, room), {
    terms: table.terms,
    caps: table.caps,
    termsOf: table.termsOf,
  })
  return { caps, termsOf, refundTermsOf: table.refundTermsOf }
}

type Fitted = Pick<Table, 'terms' | 'caps' | 'termsOf'>

/** Ids of changed terms are apart from all others. */
const CHANGED_IDS = 100_000

function fitWithin(_buckets: Buckets, { terms, caps, termsOf }: Fitted, cap: number, room: Room): Fitted {
  const planCap = terms.plan.caps[cap]
  const isOnReward = planCap?.isOnReward === true
  const rates = ratesUnder(termsOf, cap)
  const rate = typeof room === 'object' ? room.rate : (rates.at(-1) ?? 1)
  const high = isOnReward ? Math.floor((planCap?.limit ?? 0) / rate) : undefined
  return {
    terms,
    caps: caps.map((each, index) => (index === cap && high !== undefined ? { ...each, high } : each)),
    termsOf: termsOf.map((own) => {
      const lane = own.hasCaps ? cappedLane(own, cap) : undefined
      if (lane === undefined) {
        return own
      }
      const place = own.lanes.indexOf(lane)
      const isLeft = (other: Lane) =>
        own.lanes.indexOf(other) < place || (other === lane && (!isOnReward || lane.rate === rate))
      const lanes = own.lanes.filter(isLeft)
      return { id: own.id + CHANGED_IDS * (cap + 1), lanes, hasCaps: lanes.some((each) => each.cap >= 0) }
    }),
  }
}

/** Each bucket has a limit of its own: what the order of the days lets it have when all is paid with the card. */
function fitInOrder(buckets: Buckets, { terms, caps, termsOf }: Fitted, cap: number): Fitted {
  const rooms = roomByBucket(buckets, { terms, caps, termsOf }, cap)
  const per = 'year' as const
  const added: SideCap[] = []
  const fitted = termsOf.map((own, bucket): Terms => {
    const lane = own.hasCaps ? cappedLane(own, cap) : undefined
    if (lane === undefined) {
      return own
    }
    const place = caps.length + added.push({ high: rooms[bucket] ?? 0, per, planCap: cap }) - 1
    const lanes = own.lanes.map((each) => (each === lane ? { ...each, cap: place } : each))
    return { id: own.id + CHANGED_IDS * (cap + 1), lanes, hasCaps: true }
  })
  return { terms, caps: [...caps, ...added], termsOf: fitted }
}

function roomByBucket(buckets: Buckets, { terms, caps, termsOf }: Fitted, cap: number): Float64Array {
  const rooms = new Float64Array(termsOf.length)
  const planCap = terms.plan.caps[cap]
  const isOnReward = planCap?.isOnReward === true
  const byStretch = usersByStretch(buckets, { terms, caps, termsOf }, cap)
  const limit = planCap?.limit ?? 0
  let [used, period] = [0, Number.NaN]
  for (let slot = 0; slot < buckets.year.days.length; slot++) {
    for (const { bucket, lines, rate } of byStretch[buckets.stretchOfSlot[slot] ?? 0] ?? []) {
      const now = periodIn(buckets, caps[cap], bucket)
      used = now === period ? used : 0
      period = now
      const unit = isOnReward ? rate : 1
      const after = used + (lines[slot] ?? 0) * unit
      const covered = Math.trunc((Math.min(after, limit) - Math.min(used, limit)) / unit)
      rooms[bucket] = (rooms[bucket] ?? 0) + covered
      used = after
    }
  }
  return rooms.map((room, bucket) => Math.min(Math.max(room, 0), buckets.cents[bucket] ?? 0))
}

type CapUser = Readonly<{ bucket: number; row: number; rate: number; lines: Float64Array }>

/** In the order of a day: better rates first, then as the engine orders kinds. */
function usersByStretch(buckets: Buckets, { terms, termsOf }: Fitted, cap: number): CapUser[][] {
  const users: CapUser[][] = buckets.stretches.map(() => [])
  for (const [bucket, own] of termsOf.entries()) {
    const lane = own.hasCaps ? cappedLane(own, cap) : undefined
    if (lane !== undefined) {
      const row = buckets.rowOf[bucket] ?? 0
      users[buckets.stretchOf[bucket] ?? 0]?.push({
        bucket,
        row,
        rate: lane.rate,
        lines: linesOf(buckets, row),
      })
    }
  }
  const compare = (a: CapUser, b: CapUser) => {
    const [one, other] = [buckets.cells[a.row], buckets.cells[b.row]]
    const byKind = one === undefined || other === undefined ? 0 : terms.plan.compareKinds(one, other)
    return b.rate - a.rate || byKind
  }
  return users.map((own) => own.sort(compare))
}
