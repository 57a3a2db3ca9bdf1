/**
 * Recurring expenses. A stream is a merchant that is paid similar amounts at a regular pace: every gap between
 * two of its purchases fits the pace, and the highest amount stays within a spread of the lowest. Refunds are
 * no part of a stream, and purchases without a name are nobody's.
 */
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { newestFirst } from './newest-first.ts'
import { fewestWithin, findPace, type Pace } from './pace.ts'
import { createPayments, type Payments } from './payments.ts'

/**
 * Amounts are first taken together when they are similar, so that a raised price does not cut a stream in two;
 * what is irregular so, by equal amounts, which finds a subscription among other purchases of a merchant; and
 * what is left by a wide spread.
 */
const spreadsTriedPercent = [125, 100, 200]

export type Stream = Readonly<{
  name: string
  pace: Pace
  /** Of all purchases of the stream together. */
  cents: Cents
  /** Indexes of the purchases, oldest first. */
  purchases: readonly number[]
}>

/**
 * All streams, the one that cost most first, then by name and by first purchase. A merchant can have several.
 * `newest` is the order of `newestFirst`, for whoever has it already.
 */
export function findRecurring(spend: Spend, newest = newestFirst(spend)): Stream[] {
  const { names, cents, offsets } = spend
  const payments = createPayments(spend, newest)
  const streams: Stream[] = []
  for (let name = 0; name < names.length; name++) {
    const count = payments.putDown(name)
    if (count > 0) {
      for (const { pace, places } of streamsOf(payments, count)) {
        const purchases = places.map((place) => payments.indexes[place] ?? 0)
        const sum = purchases.reduce((sum, index) => sum + (cents[index] ?? 0), 0)
        streams.push({ name: names[name] ?? '', pace, cents: toCents(sum), purchases })
      }
    }
  }
  const firstDay = ({ purchases: [first = 0] }: Stream) => offsets[first] ?? 0
  return streams.sort(
    (a, b) =>
      b.cents - a.cents || Number(a.name > b.name) - Number(a.name < b.name) || firstDay(a) - firstDay(b),
  )
}

/** Places of payments, the oldest first. */
type Found = Readonly<{ pace: Pace; places: readonly number[] }>

const NO_STREAMS: readonly Found[] = []

/** Of so many payments; the amounts of those that are in a stream become 0. */
function streamsOf(payments: Payments, count: number): readonly Found[] {
  const { amounts, days } = payments
  const fewest = fewestWithin((days[count - 1] ?? 0) - (days[0] ?? 0))
  let sorted = sortedAmounts(amounts, count)
  let streams = NO_STREAMS
  for (const spreadPercent of spreadsTriedPercent) {
    const found = streamsWithin(payments, count, sorted, fewest, spreadPercent)
    if (found.length > 0) {
      for (const place of found.flatMap(({ places }) => places)) {
        amounts[place] = 0
      }
      sorted = sortedAmounts(amounts, count)
      streams = [...streams, ...found]
    }
  }
  return streams
}

/** Those of every run of amounts, from the lowest up, in which the highest is within the spread of the lowest. */
function streamsWithin(
  { amounts, days }: Payments,
  count: number,
  sorted: readonly number[],
  fewest: number,
  spreadPercent: number,
): readonly Found[] {
  let found = NO_STREAMS
  let from = 0
  while (from < sorted.length) {
    const low = sorted[from] ?? 0
    let until = from + 1
    while (until < sorted.length && (sorted[until] ?? 0) * 100 <= low * spreadPercent) {
      until++
    }
    if (until - from >= fewest) {
      const places = placesBetween(amounts, count, low, sorted[until - 1] ?? 0)
      const pace = findPaceOf(days, places, spreadPercent)
      found = pace === null ? found : [...found, { pace, places }]
    }
    from = until
  }
  return found
}

/** The lowest first, without those that are 0. Most merchants have a few: a sort would cost more. */
function sortedAmounts(amounts: readonly number[], count: number): number[] {
  if (count > FEW) {
    return amounts
      .slice(0, count)
      .filter((amount) => amount > 0)
      .sort((a, b) => a - b)
  }
  const sorted: number[] = []
  for (let place = 0; place < count; place++) {
    const amount = amounts[place] ?? 0
    if (amount > 0) {
      let at = sorted.length
      for (; at > 0 && (sorted[at - 1] ?? 0) > amount; at--) {
        sorted[at] = sorted[at - 1] ?? 0
      }
      sorted[at] = amount
    }
  }
  return sorted
}

const FEW = 16

function placesBetween(amounts: readonly number[], count: number, low: number, high: number): number[] {
  const places: number[] = []
  for (let place = 0; place < count; place++) {
    const amount = amounts[place] ?? 0
    if (amount >= low && amount <= high) {
      places.push(place)
    }
  }
  return places
}

/** The pace that every gap fits. Where they do their average does, which is known first. */
function findPaceOf(days: readonly number[], places: readonly number[], spreadPercent: number): Pace | null {
  const dayAt = (at: number) => days[places[at] ?? 0] ?? 0
  const rule = findPace(places.length, dayAt(places.length - 1) - dayAt(0), spreadPercent)
  if (rule === null) {
    return null
  }
  for (let at = 1; at < places.length; at++) {
    const gap = dayAt(at) - dayAt(at - 1)
    if (gap < rule.leastDays || gap > rule.mostDays) {
      return null
    }
  }
  return rule.pace
}
