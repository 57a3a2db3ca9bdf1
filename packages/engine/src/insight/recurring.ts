/**
 * Recurring expenses. A stream is a merchant that is paid similar amounts at a regular pace: every gap between
 * two of its purchases fits the pace, and the highest amount stays within a spread of the lowest. Refunds are
 * no part of a stream, and purchases without a name are nobody's.
 */
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'

/**
 * Days between two purchases, the fewest purchases that show a pace, and the highest amount in percent of the
 * lowest. Bills slip over weekends and holidays; twice a month counts as biweekly. What is paid monthly or
 * quarterly may go with the season, as heating does; what is paid more often by so much is a habit and no
 * bill. A window never holds three purchases a year apart, so two are enough for those.
 */
const paces = [
  { pace: 'weekly', leastDays: 6, mostDays: 8, leastCount: 3, spreadPercent: 125 },
  { pace: 'biweekly', leastDays: 12, mostDays: 17, leastCount: 3, spreadPercent: 125 },
  { pace: 'monthly', leastDays: 26, mostDays: 35, leastCount: 3, spreadPercent: 200 },
  { pace: 'quarterly', leastDays: 84, mostDays: 98, leastCount: 3, spreadPercent: 200 },
  { pace: 'yearly', leastDays: 358, mostDays: 372, leastCount: 2, spreadPercent: 125 },
] as const

/**
 * Amounts are first taken together when they are similar, so that a raised price does not cut a stream in two;
 * what is irregular so, by equal amounts, which finds a subscription among other purchases of a merchant; and
 * what is left by a wide spread.
 */
const spreadsTriedPercent = [125, 100, 200]

export type Pace = (typeof paces)[number]['pace']

export type Stream = Readonly<{
  name: string
  pace: Pace
  /** Of all purchases of the stream together. */
  cents: Cents
  /** Indexes of the purchases, oldest first. */
  purchases: readonly number[]
}>

/** All streams, the one that cost most first, then by name and by first purchase. A merchant can have several. */
export function findRecurring(spend: Spend): Stream[] {
  const { starts, indexes } = purchasesByName(spend)
  const streams: Stream[] = []
  for (let name = 0; name < spend.names.length; name++) {
    for (const { pace, members } of streamsOf(spend, indexes, starts[name] ?? 0, starts[name + 1] ?? 0)) {
      const cents = toCents(members.reduce((sum, index) => sum + centsAt(spend, index), 0))
      streams.push({ name: spend.names[name] ?? '', pace, cents, purchases: members })
    }
  }
  return streams.sort(
    (a, b) =>
      b.cents - a.cents ||
      Number(a.name > b.name) - Number(a.name < b.name) ||
      offsetAt(spend, a.purchases[0]) - offsetAt(spend, b.purchases[0]),
  )
}

type Found = Readonly<{ pace: Pace; members: readonly number[] }>

const NO_STREAMS: readonly Found[] = []

/** Indexes of what was paid to each name, one name behind the other; where each begins, and the last one ends. */
function purchasesByName(spend: Spend) {
  const { names, nameOf } = spend
  const starts = new Int32Array(names.length + 1)
  for (let index = 0; index < nameOf.length; index++) {
    const name = nameOf[index] ?? -1
    if (name >= 0 && centsAt(spend, index) > 0) {
      starts[name + 1] = (starts[name + 1] ?? 0) + 1
    }
  }
  for (let name = 0; name < names.length; name++) {
    starts[name + 1] = (starts[name + 1] ?? 0) + (starts[name] ?? 0)
  }
  const next = starts.slice()
  const indexes = new Int32Array(starts[names.length] ?? 0)
  for (let index = 0; index < nameOf.length; index++) {
    const name = nameOf[index] ?? -1
    if (name >= 0 && centsAt(spend, index) > 0) {
      const place = next[name] ?? 0
      indexes[place] = index
      next[name] = place + 1
    }
  }
  return { starts, indexes }
}

/** Of the purchases of one name, from one place of the indexes to another; they are put in another order. */
function streamsOf(spend: Spend, indexes: Int32Array, from: number, end: number): readonly Found[] {
  const count = end - from
  const span = count < 2 ? 0 : spanOf(spend, indexes, { from, until: end })
  const fewest = fewestWithin(span)
  // Most merchants were paid so seldom that all of it would have to be one stream: then nothing is put in order.
  if (count < fewest || (count === fewest && paceOf(count, span, 100) === null)) {
    return NO_STREAMS
  }
  sortByAmount(spend, indexes, from, end)
  let streams = NO_STREAMS
  let until = end
  for (const spreadPercent of spreadsTriedPercent) {
    const found = streamsWithin(spend, indexes, { from, until }, fewest, spreadPercent)
    if (found.length > 0) {
      const taken = new Set(found.flatMap(({ members }) => members))
      const left = indexes.subarray(from, until).filter((index) => !taken.has(index))
      indexes.set(left, from)
      until = from + left.length
      streams = [...streams, ...found]
    }
  }
  return streams
}

/** The lowest first, equal ones as they are given. Most merchants have two or three: a sort would cost more. */
function sortByAmount(spend: Spend, indexes: Int32Array, from: number, until: number): void {
  if (until - from > FEW) {
    indexes.subarray(from, until).sort((a, b) => centsAt(spend, a) - centsAt(spend, b))
    return
  }
  for (let place = from + 1; place < until; place++) {
    const index = indexes[place] ?? 0
    const cents = centsAt(spend, index)
    let at = place
    for (; at > from && centsAt(spend, indexes[at - 1] ?? 0) > cents; at--) {
      indexes[at] = indexes[at - 1] ?? 0
    }
    indexes[at] = index
  }
}

const FEW = 16

/** Places of the indexes, the last one excluded. */
type Run = Readonly<{ from: number; until: number }>

/** Those of every run of amounts, from the lowest up, in which the highest is within the spread of the lowest. */
function streamsWithin(
  spend: Spend,
  sorted: Int32Array,
  all: Run,
  fewest: number,
  spreadPercent: number,
): readonly Found[] {
  let found = NO_STREAMS
  let { from } = all
  while (from < all.until) {
    const most = centsAt(spend, sorted[from] ?? 0) * spreadPercent
    let until = from + 1
    while (until < all.until && centsAt(spend, sorted[until] ?? 0) * 100 <= most) {
      until++
    }
    const stream = until - from < fewest ? null : streamOf(spend, sorted, { from, until }, spreadPercent)
    if (stream !== null) {
      found = [...found, stream]
    }
    from = until
  }
  return found
}

/** Where all gaps fit a pace their average does, which is known before they are put in order. */
function streamOf(spend: Spend, sorted: Int32Array, run: Run, spreadPercent: number): Found | null {
  const candidate = paceOf(run.until - run.from, spanOf(spend, sorted, run), spreadPercent)
  if (candidate === null || !isRegular(spend, sorted, run, candidate)) {
    return null
  }
  const members = Array.from(sorted.subarray(run.from, run.until)).sort(
    (a, b) => offsetAt(spend, a) - offsetAt(spend, b) || a - b,
  )
  return { pace: candidate.pace, members }
}

/** True where every gap fits. Most runs have one that does not: only their days are put in order to see it. */
function isRegular(
  spend: Spend,
  sorted: Int32Array,
  { from, until }: Run,
  { leastDays, mostDays }: (typeof paces)[number],
): boolean {
  const offsets = new Int32Array(until - from)
  for (let place = from; place < until; place++) {
    offsets[place - from] = offsetAt(spend, sorted[place])
  }
  offsets.sort()
  for (let place = 1; place < offsets.length; place++) {
    const gap = (offsets[place] ?? 0) - (offsets[place - 1] ?? 0)
    if (gap < leastDays || gap > mostDays) {
      return false
    }
  }
  return true
}

/** Fewer purchases than this show no pace within so many days. */
function fewestWithin(span: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const { leastDays, leastCount } of paces) {
    if (leastDays * (leastCount - 1) <= span && leastCount < fewest) {
      fewest = leastCount
    }
  }
  return fewest
}

/** The pace that so many purchases within so many days could have. */
function paceOf(count: number, span: number, spreadPercent: number): (typeof paces)[number] | null {
  for (const pace of paces) {
    const isInTime = pace.leastDays * (count - 1) <= span && span <= pace.mostDays * (count - 1)
    if (isInTime && count >= pace.leastCount && spreadPercent <= pace.spreadPercent) {
      return pace
    }
  }
  return null
}

/** Days from the first purchase to the last. */
function spanOf(spend: Spend, sorted: Int32Array, { from, until }: Run): number {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (let place = from; place < until; place++) {
    const offset = offsetAt(spend, sorted[place])
    first = Math.min(first, offset)
    last = Math.max(last, offset)
  }
  return last - first
}

function centsAt(spend: Spend, index: number): number {
  return spend.cents[index] ?? 0
}

function offsetAt(spend: Spend, index = -1): number {
  return spend.offsets[index] ?? 0
}
