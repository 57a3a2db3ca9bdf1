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
  return purchasesByName(spend)
    .flatMap(({ name, purchases }) =>
      streamsOf(spend, purchases).map(({ pace, members }) => ({
        name,
        pace,
        cents: toCents(members.reduce((sum, index) => sum + centsAt(spend, index), 0)),
        purchases: members,
      })),
    )
    .sort(
      (a, b) =>
        b.cents - a.cents ||
        Number(a.name > b.name) - Number(a.name < b.name) ||
        offsetAt(spend, a.purchases[0]) - offsetAt(spend, b.purchases[0]),
    )
}

type Found = Readonly<{ pace: Pace; members: readonly number[] }>

type Merchant = Readonly<{ name: string; purchases: number[] }>

/** Only merchants that were paid more than once. */
function purchasesByName(spend: Spend): Merchant[] {
  const { names, nameOf } = spend
  const counts = new Int32Array(names.length)
  for (let index = 0; index < nameOf.length; index++) {
    const name = nameOf[index] ?? -1
    if (name >= 0 && centsAt(spend, index) > 0) {
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  const merchants: Merchant[] = []
  const placeOf = new Int32Array(names.length).fill(-1)
  for (let index = 0; index < nameOf.length; index++) {
    const name = nameOf[index] ?? -1
    if (name >= 0 && centsAt(spend, index) > 0 && (counts[name] ?? 0) > 1) {
      if (placeOf[name] === -1) {
        placeOf[name] = merchants.push({ name: names[name] ?? '', purchases: [] }) - 1
      }
      merchants[placeOf[name] ?? -1]?.purchases.push(index)
    }
  }
  return merchants
}

function streamsOf(spend: Spend, purchases: readonly number[]): Found[] {
  const streams: Found[] = []
  let left = byAmount(spend, purchases)
  for (const spreadPercent of spreadsTriedPercent) {
    const found = streamsWithin(spend, left, spreadPercent)
    if (found.length > 0) {
      const taken = new Set(found.flatMap(({ members }) => members))
      left = left.filter((index) => !taken.has(index))
      streams.push(...found)
    }
  }
  return streams
}

/** The lowest first, equal ones as they are given. Most merchants have two or three: a sort would cost more. */
function byAmount(spend: Spend, purchases: readonly number[]): readonly number[] {
  const sorted = purchases.slice()
  if (sorted.length > FEW) {
    return sorted.sort((a, b) => centsAt(spend, a) - centsAt(spend, b))
  }
  for (let place = 1; place < sorted.length; place++) {
    const index = sorted[place] ?? 0
    let at = place
    for (; at > 0 && centsAt(spend, sorted[at - 1] ?? 0) > centsAt(spend, index); at--) {
      sorted[at] = sorted[at - 1] ?? 0
    }
    sorted[at] = index
  }
  return sorted
}

const FEW = 16

/** Those of every run of amounts, from the lowest up, in which the highest is within the spread of the lowest. */
function streamsWithin(spend: Spend, sorted: readonly number[], spreadPercent: number): Found[] {
  const found: Found[] = []
  let from = 0
  while (from < sorted.length) {
    const most = centsAt(spend, sorted[from] ?? 0) * spreadPercent
    let until = from + 1
    while (until < sorted.length && centsAt(spend, sorted[until] ?? 0) * 100 <= most) {
      until++
    }
    const stream = until - from < 2 ? null : streamOf(spend, sorted.slice(from, until), spreadPercent)
    if (stream !== null) {
      found.push(stream)
    }
    from = until
  }
  return found
}

/** Where all gaps fit a pace their average does, which is known before they are put in order. */
function streamOf(spend: Spend, cluster: readonly number[], spreadPercent: number): Found | null {
  const gapCount = cluster.length - 1
  const span = spanOf(spend, cluster)
  const candidate = paces.find(
    ({ leastDays, mostDays, leastCount, spreadPercent: allowed }) =>
      spreadPercent <= allowed &&
      cluster.length >= leastCount &&
      leastDays * gapCount <= span &&
      span <= mostDays * gapCount,
  )
  if (candidate === undefined) {
    return null
  }
  const members = cluster.toSorted((a, b) => offsetAt(spend, a) - offsetAt(spend, b) || a - b)
  const isRegular = members.every((index, place) => {
    const gap = offsetAt(spend, index) - offsetAt(spend, members[place - 1])
    return place === 0 || (candidate.leastDays <= gap && gap <= candidate.mostDays)
  })
  return isRegular ? { pace: candidate.pace, members } : null
}

/** Days from the first purchase to the last. */
function spanOf(spend: Spend, cluster: readonly number[]): number {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const index of cluster) {
    first = Math.min(first, offsetAt(spend, index))
    last = Math.max(last, offsetAt(spend, index))
  }
  return last - first
}

function centsAt(spend: Spend, index: number): number {
  return spend.cents[index] ?? 0
}

function offsetAt(spend: Spend, index = -1): number {
  return spend.offsets[index] ?? 0
}
