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
  let sorted = sortAmounts(amounts, count)
  let streams = NO_STREAMS
  for (const spreadPercent of spreadsTriedPercent) {
    const found = streamsWithin(payments, count, sorted, fewest, spreadPercent)
    if (found.length > 0) {
      for (const place of found.flatMap(({ places }) => places)) {
        amounts[place] = 0
      }
      sorted = sortAmounts(amounts, count)
      streams = [...streams, ...found]
    }
  }
  return streams
}

/** Those of every run of amounts, from the lowest up, in which the highest is within the spread of the lowest. */
function streamsWithin(
  payments: Payments,
  count: number,
  sorted: Int32Array,
  fewest: number,
  spreadPercent: number,
): readonly Found[] {
  let found = NO_STREAMS
  let from = 0
  while (from < count) {
    const low = sorted[from] ?? 0
    let until = from + 1
    while (until < count && (sorted[until] ?? 0) * 100 <= low * spreadPercent) {
      until++
    }
    if (low > 0 && until - from >= fewest) {
      const run = { low, high: sorted[until - 1] ?? 0, size: until - from, spreadPercent }
      const stream = findStream(payments, count, run)
      found = stream === null ? found : [...found, stream]
    }
    from = until
  }
  return found
}

/** The lowest first. Most merchants have a few: a sort would cost more. */
function sortAmounts(amounts: readonly number[], count: number): Int32Array {
  const sorted = new Int32Array(count)
  for (let place = 0; place < count; place++) {
    const amount = amounts[place] ?? 0
    let at = place
    for (; count <= FEW && at > 0 && (sorted[at - 1] ?? 0) > amount; at--) {
      sorted[at] = sorted[at - 1] ?? 0
    }
    sorted[at] = amount
  }
  return count <= FEW ? sorted : sorted.sort()
}

const FEW = 16

/** So many payments of these amounts, lowest and highest included. */
type Run = Readonly<{ low: number; high: number; size: number; spreadPercent: number }>

/** Where all gaps fit a pace their average does, which the first payment and the last one tell. */
function findStream({ amounts, days }: Payments, count: number, run: Run): Found | null {
  const { low, high, size, spreadPercent } = run
  let first = 0
  while (first < count && isOutside(amounts[first] ?? 0, low, high)) {
    first++
  }
  let last = count - 1
  while (last > first && isOutside(amounts[last] ?? 0, low, high)) {
    last--
  }
  const rule = findPace(size, (days[last] ?? 0) - (days[first] ?? 0), spreadPercent)
  if (rule === null) {
    return null
  }
  const places = [first]
  let day = days[first] ?? 0
  for (let place = first + 1; place <= last; place++) {
    if (!isOutside(amounts[place] ?? 0, low, high)) {
      const gap = (days[place] ?? 0) - day
      if (gap < rule.leastDays || gap > rule.mostDays) {
        return null
      }
      places.push(place)
      day += gap
    }
  }
  return { pace: rule.pace, places }
}

function isOutside(amount: number, low: number, high: number): boolean {
  return amount < low || amount > high
}
