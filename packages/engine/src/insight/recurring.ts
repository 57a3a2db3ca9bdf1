/**
 * Recurring expenses. A stream is a series of similar payments to one merchant at a regular pace: every gap between two
 * payments fits the pace, and the highest amount is within a spread of the lowest. Refunds and purchases without a
 * merchant name aren't part of any stream.
 */
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { newestFirst } from './newest-first.ts'
import { fewestWithin, findPace, type Pace } from './pace.ts'
import { createPayments, type Payments } from './payments.ts'

/**
 * First groups similar amounts, so that a price increase doesn't split a stream. Then groups equal amounts, which finds
 * a subscription among other purchases from a merchant. Finally groups the rest with a wide spread.
 */
const spreadsTriedPercent = [125, 100, 200]

export type Stream = Readonly<{
  name: string
  pace: Pace
  /** Total of all purchases in the stream. */
  cents: Cents
  /** Indexes of the purchases, oldest first. */
  purchases: readonly number[]
}>

/**
 * All streams, most expensive first, then by name and by first purchase. A merchant can have several.
 * Pass `newest` if you already have the result of `newestFirst`.
 */
export function findRecurring(spend: Spend, newest = newestFirst(spend)): Stream[] {
  const { names, cents, offsets } = spend
  const payments = createPayments(spend, newest)
  const streams: Stream[] = []
  for (let name = 0; name < names.length; name++) {
    const count = payments.load(name)
    if (count > 0) {
      for (const { pace, positions } of streamsOf(payments, count)) {
        const purchases = positions.map((position) => payments.indexes[position] ?? 0)
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

/** `positions` are indexes into the loaded payments, oldest first. */
type Found = Readonly<{ pace: Pace; positions: readonly number[] }>

const NO_STREAMS: readonly Found[] = []

/** Streams among the first `count` payments. Sets the amounts of payments in a stream to 0. */
function streamsOf(payments: Payments, count: number): readonly Found[] {
  const { amounts, days } = payments
  const fewest = fewestWithin((days[count - 1] ?? 0) - (days[0] ?? 0))
  let sorted = sortAmounts(amounts, count)
  let streams = NO_STREAMS
  for (const spreadPercent of spreadsTriedPercent) {
    const found = streamsWithin(payments, count, sorted, fewest, spreadPercent)
    if (found.length > 0) {
      for (const position of found.flatMap(({ positions }) => positions)) {
        amounts[position] = 0
      }
      sorted = sortAmounts(amounts, count)
      streams = [...streams, ...found]
    }
  }
  return streams
}

/** Streams in every run of sorted amounts whose highest amount is within the spread of the lowest. */
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

/** Sorts ascending. Uses an insertion sort for short lists, because most merchants have few payments. */
function sortAmounts(amounts: readonly number[], count: number): Int32Array {
  const sorted = new Int32Array(count)
  for (let position = 0; position < count; position++) {
    const amount = amounts[position] ?? 0
    let at = position
    for (; count <= FEW && at > 0 && (sorted[at - 1] ?? 0) > amount; at--) {
      sorted[at] = sorted[at - 1] ?? 0
    }
    sorted[at] = amount
  }
  return count <= FEW ? sorted : sorted.sort()
}

const FEW = 16

/** Payments with amounts from `low` to `high`, inclusive. */
type Run = Readonly<{ low: number; high: number; size: number; spreadPercent: number }>

/** If all gaps fit a pace, so does their average, which follows from the first and last payment. */
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
  const positions = [first]
  let day = days[first] ?? 0
  for (let position = first + 1; position <= last; position++) {
    if (!isOutside(amounts[position] ?? 0, low, high)) {
      const gap = (days[position] ?? 0) - day
      if (gap < rule.leastDays || gap > rule.mostDays) {
        return null
      }
      positions.push(position)
      day += gap
    }
  }
  return { pace: rule.pace, positions }
}

function isOutside(amount: number, low: number, high: number): boolean {
  return amount < low || amount > high
}
