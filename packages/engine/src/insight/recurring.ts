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
  for (const [index, place] of spend.nameOf.entries()) {
    if (centsAt(spend, index) > 0) {
      merchants[place]?.purchases.push(index)
    }
  }
  return merchants.filter(({ purchases }) => purchases.length > 1)
}

function streamsOf(spend: Spend, purchases: readonly number[]): Found[] {
  const streams: Found[] = []
  let left = purchases.toSorted(
    (a, b) => centsAt(spend, a) - centsAt(spend, b) || offsetAt(spend, a) - offsetAt(spend, b) || a - b,
  )
  for (const spreadPercent of spreadsTriedPercent) {
    const found = clustersOf(spend, left, spreadPercent).flatMap((cluster) => {
      const members = cluster.toSorted((a, b) => offsetAt(spend, a) - offsetAt(spend, b) || a - b)
      const pace = paceOf(
        members.map((index) => offsetAt(spend, index)),
        spreadPercent,
      )
      return pace === null ? [] : [{ pace, members }]
    })
    const taken = new Set(found.flatMap(({ members }) => members))
    left = left.filter((index) => !taken.has(index))
    streams.push(...found)
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

function paceOf(offsets: readonly number[], spreadPercent: number): Pace | null {
  const gaps = offsets.slice(1).map((offset, before) => offset - (offsets[before] ?? 0))
  const fitting = paces.find(
    ({ leastDays, mostDays, leastCount, spreadPercent: allowed }) =>
      spreadPercent <= allowed &&
      offsets.length >= leastCount &&
      gaps.every((gap) => leastDays <= gap && gap <= mostDays),
  )
  return fitting?.pace ?? null
}

function centsAt(spend: Spend, index: number): number {
  return spend.cents[index] ?? 0
}

function offsetAt(spend: Spend, index = -1): number {
  return spend.offsets[index] ?? 0
}
