/**
 * A limit that pays several rates is used up in the order of the days: whoever pays with the card cannot keep room for
 * a better purchase later and go beyond the limit before. A position is a day and a place in the day's order.
 */
import { type Board, periodAt, type Side } from './board.ts'
import type { Buckets } from './buckets.ts'
import type { Decided, Restriction } from './decide.ts'
import { linesOf } from './lines.ts'
import type { Lane, Terms } from './terms.ts'

type OrderCut = Extract<Restriction, { kind: 'order' }>

/** Buckets cut where a limit is full for sure, or for sure not yet; the pieces have only the lanes that are left. */
export function cutByOrder(board: Board, sides: readonly Side[], cuts: readonly OrderCut[]) {
  return cuts.reduce(cutOnce, { board, sides })
}

type Laid = Readonly<{ board: Board; sides: readonly Side[] }>
type Piece = Readonly<{ bucket: number; from: number; until: number; part: Part }>
type Part = 'early' | 'both' | 'late'

function cutOnce({ board, sides }: Laid, cut: OrderCut): Laid {
  const { buckets } = board
  const side = sides[cut.seat]
  if (side === undefined) {
    return { board, sides }
  }
  const rankOf = createRanks(board, side, cut.cap)
  const pieces: Piece[] = []
  for (let bucket = 0; bucket < buckets.cents.length; bucket++) {
    const { from, until } = buckets.slotsOf(bucket)
    if (isUnder(board, side, cut, bucket)) {
      const rank = rankOf(bucket)
      const count = buckets.cells.length
      const early = clamp(Math.ceil((cut.from - rank) / count), from, until)
      const late = clamp(Math.floor((cut.until - rank) / count) + 1, early, until)
      pieces.push({ bucket, from, until: early, part: 'early' })
      pieces.push({ bucket, from: early, until: late, part: 'both' })
      pieces.push({ bucket, from: late, until, part: 'late' })
    } else {
      pieces.push({ bucket, from, until, part: 'both' })
    }
  }
  const kept = pieces.filter((piece) => centsOf(board, piece) > 0)
  return {
    board: { ...board, buckets: cutBuckets(board, kept) },
    sides: sides.map((other, seat) => ({
      ...other,
      termsOf: kept.map(({ bucket, part }) => {
        const terms = getTerms(other, bucket)
        return seat === cut.seat ? termsOfPart(terms, cut.cap, part) : terms
      }),
    })),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function isUnder({ buckets }: Board, side: Side, { cap, period }: OrderCut, bucket: number): boolean {
  const stretch = buckets.stretches[buckets.stretchOf[bucket] ?? 0]
  const per = side.terms.plan.caps[cap]?.per ?? 'year'
  const isCapped = getTerms(side, bucket).lanes.some((lane) => lane.cap === cap)
  return isCapped && stretch !== undefined && periodAt(per, stretch) === period
}

function getTerms(side: Side, bucket: number): Terms {
  const terms = side.termsOf[bucket]
  if (terms === undefined) {
    throw new RangeError(`there is no bucket ${bucket}`)
  }
  return terms
}

/** Ids of pieces stay apart from each other and from those of whole buckets. */
const ID_STEP = 3
const partIds = { both: 0, early: 1, late: 2 } as const

function termsOfPart(terms: Terms, cap: number, part: Part): Terms {
  const lanes = terms.lanes.filter((lane) => isLeft(terms, lane, cap, part))
  const hasCaps = lanes.some((lane) => lane.cap >= 0)
  return { id: terms.id * ID_STEP + partIds[part], lanes, hasCaps }
}

/** Before the limit is full the rules behind it have nothing to pay; better ones are not behind it. */
function isLeft({ lanes }: Terms, lane: Lane, cap: number, part: Part): boolean {
  const capped = lanes.find((each) => each.cap === cap)
  if (part === 'both' || capped === undefined) {
    return true
  }
  return part === 'late' ? lane.cap !== cap : lane.cap === cap || lane.gain > capped.gain
}

function centsOf({ buckets }: Board, { bucket, from, until }: Piece): number {
  const whole = buckets.slotsOf(bucket)
  if (whole.from === from && whole.until === until) {
    return buckets.cents[bucket] ?? 0
  }
  const { lines } = linesOf(buckets, buckets.rowOf[bucket] ?? 0)
  let cents = 0
  for (let slot = from; slot < until; slot++) {
    cents += buckets.stretchOfSlot[slot] === buckets.stretchOf[bucket] ? (lines[slot] ?? 0) : 0
  }
  return cents
}

function cutBuckets(board: Board, pieces: readonly Piece[]): Buckets {
  const { buckets } = board
  return {
    ...buckets,
    rowOf: Int32Array.from(pieces, ({ bucket }) => buckets.rowOf[bucket] ?? 0),
    stretchOf: Int32Array.from(pieces, ({ bucket }) => buckets.stretchOf[bucket] ?? 0),
    cents: Float64Array.from(pieces, (piece) => centsOf(board, piece)),
    slotsOf: (place) => pieces[place] ?? { from: 0, until: 0 },
  }
}

/** The place of a bucket's cell in the order of a day: better rates first, then as the engine orders kinds. */
function createRanks({ buckets }: Board, side: Side, cap: number): (bucket: number) => number {
  const byStretch = new Map<number, number[]>()
  const rateOf = (bucket: number) =>
    getTerms(side, bucket).lanes.find((lane) => lane.cap === cap)?.rate ?? 0
  const rowAt = (bucket: number) => buckets.cells[buckets.rowOf[bucket] ?? 0]
  const compare = (a: number, b: number) => {
    const [one, other] = [rowAt(a), rowAt(b)]
    const byKind = one === undefined || other === undefined ? 0 : side.terms.plan.compareKinds(one, other)
    return rateOf(b) - rateOf(a) || byKind
  }
  const orderOf = (stretch: number): number[] => {
    const rows = new Map<number, number>()
    for (let bucket = 0; bucket < buckets.cents.length; bucket++) {
      if (buckets.stretchOf[bucket] === stretch && rateOf(bucket) > 0) {
        rows.set(buckets.rowOf[bucket] ?? 0, bucket)
      }
    }
    return [...rows.values()].sort(compare).map((bucket) => buckets.rowOf[bucket] ?? 0)
  }
  return (bucket) => {
    const stretch = buckets.stretchOf[bucket] ?? 0
    const order = byStretch.get(stretch) ?? orderOf(stretch)
    byStretch.set(stretch, order)
    return Math.max(0, order.indexOf(buckets.rowOf[bucket] ?? 0))
  }
}

/**
 * Null where every limit can be used as the split says: at some position all that goes under it has come and nothing
 * that goes beyond it. Otherwise it is full before the middle of where it goes wrong, or after it.
 */
export function checkOrder({ board, sides, split, restrictions }: Decided): Restriction[] | null {
  for (const { seat, cap, period, users } of usersOf(board, sides, split)) {
    const side = sides[seat]
    if (side === undefined || isOneGain(users) || !users.some(({ beyond }) => beyond > 0)) {
      continue
    }
    const { earliest, latest } = reachOf(board, users, createRanks(board, side, cap))
    if (earliest > latest) {
      const cut = restrictions.findLast(
        (each) => each.kind === 'order' && each.seat === seat && each.cap === cap && each.period === period,
      )
      const [low, high] =
        cut?.kind === 'order' ? [cut.from, cut.until] : [0, board.buckets.year.days.length * board.buckets.cells.length]
      const middle = clamp(Math.floor((earliest + latest) / 2), low, high - 1)
      const part = (from: number, until: number): Restriction => ({ kind: 'order', seat, cap, period, from, until })
      return [part(low, middle), part(middle + 1, high)]
    }
  }
  return null
}

/** What one source puts under a limit and, with the same card, beyond it. */
type User = { buckets: readonly number[]; gap: number; under: number; beyond: number }

function isOneGain(users: readonly User[]): boolean {
  return users.every(({ gap }) => gap === users[0]?.gap)
}

function usersOf({ buckets }: Board, sides: readonly Side[], { sources, flows }: Decided['split']) {
  const found = new Map<string, { seat: number; cap: number; period: number; users: User[] }>()
  for (const [place, { buckets: members, lanes }] of sources.entries()) {
    const stretch = buckets.stretches[buckets.stretchOf[members[0] ?? 0] ?? 0]
    for (const [at, { seat, lane, gain }] of lanes.entries()) {
      const side = sides[seat]
      const cap = side?.termsOf[members[0] ?? 0]?.lanes[lane]?.cap ?? -1
      if (side === undefined || cap < 0 || stretch === undefined) {
        continue
      }
      const period = periodAt(side.terms.plan.caps[cap]?.per ?? 'year', stretch)
      const behind = lanes.filter((other) => other.seat === seat && other.gain < gain)
      const beyond = lanes.reduce(
        (sum, other, index) => sum + (behind.includes(other) ? (flows[place]?.[index] ?? 0) : 0),
        0,
      )
      const key = `${seat} ${cap} ${period}`
      const entry = found.get(key) ?? { seat, cap, period, users: [] }
      const gap = gain - Math.max(...behind.map((other) => other.gain))
      entry.users.push({ buckets: members, gap, under: flows[place]?.[at] ?? 0, beyond })
      found.set(key, entry)
    }
  }
  return [...found.values()]
}

/** By when what goes under the limit has come, and until when what goes beyond it is still to come. */
function reachOf(board: Board, users: readonly User[], rankOf: (bucket: number) => number) {
  let [earliest, latest] = [0, Number.POSITIVE_INFINITY]
  for (const { buckets, under, beyond } of users) {
    const lines = positionsOf(board, buckets, rankOf)
    earliest = under > 0 ? Math.max(earliest, positionWhere(lines, under)) : earliest
    latest = beyond > 0 ? Math.min(latest, positionWhere(lines.toReversed(), beyond)) : latest
  }
  return { earliest, latest }
}

type PlacedLine = Readonly<{ position: number; cents: number }>

function positionsOf({ buckets }: Board, members: readonly number[], rankOf: (bucket: number) => number) {
  return members
    .flatMap((bucket): PlacedLine[] => {
      const { lines } = linesOf(buckets, buckets.rowOf[bucket] ?? 0)
      const { from, until } = buckets.slotsOf(bucket)
      const rank = rankOf(bucket)
      return Array.from({ length: until - from }, (_, step) => from + step)
        .filter((slot) => buckets.stretchOfSlot[slot] === buckets.stretchOf[bucket] && (lines[slot] ?? 0) > 0)
        .map((slot) => ({ position: slot * buckets.cells.length + rank, cents: lines[slot] ?? 0 }))
    })
    .sort((a, b) => a.position - b.position)
}

function positionWhere(lines: readonly PlacedLine[], cents: number): number {
  let left = cents
  for (const line of lines) {
    left -= line.cents
    if (left <= 0) {
      return line.position
    }
  }
  return lines.at(-1)?.position ?? 0
}
