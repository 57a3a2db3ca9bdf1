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

type Merchant = { name: string; purchases: number[] }

function purchasesByName(spend: Spend): Merchant[] {
  const merchants = spend.names.map((name): Merchant => ({ name, purchases: [] }))
  for (let index = 0; index < spend.nameOf.length; index++) {
    if (centsAt(spend, index) > 0) {
      merchants[spend.nameOf[index] ?? -1]?.purchases.push(index)
    }
  }
  return merchants.filter(({ purchases }) => purchases.length > 1)
}

function streamsOf(spend: Spend, purchases: readonly number[]): Found[] {
  const streams: Found[] = []
  let left = purchases.toSorted((a, b) => centsAt(spend, a) - centsAt(spend, b))
  for (const spreadPercent of spreadsTriedPercent) {
    const found = clustersOf(spend, left, spreadPercent).flatMap((cluster) => {
      const stream = streamOf(spend, cluster, spreadPercent)
      return stream === null ? [] : [stream]
    })
    if (found.length > 0) {
      const taken = new Set(found.flatMap(({ members }) => members))
      left = left.filter((index) => !taken.has(index))
      streams.push(...found)
    }
  }
  return streams
}

/** Runs of amounts, from the lowest up, in which the highest is within the spread of the lowest. */
function clustersOf(spend: Spend, byAmount: readonly number[], spreadPercent: number): number[][] {
  const clusters: number[][] = []
  let lowest = 0
  for (const index of byAmount) {
    const cents = centsAt(spend, index)
    const cluster = clusters.at(-1)
    if (cluster === undefined || cents * 100 > lowest * spreadPercent) {
      clusters.push([index])
      lowest = cents
    } else {
      cluster.push(index)
    }
  }
  return clusters
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
