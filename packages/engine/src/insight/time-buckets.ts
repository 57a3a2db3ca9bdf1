/** Spending over time: the last six calendar months or six weeks up to a day. */
import { type CategoryKey, categories } from '../category.ts'
import { type Day, dayNumber, dayOfNumber, endOfMonth, monthOfDayNumber } from '../day.ts'
import { roundDivision, roundShares } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { categoryIndexes, orderCategories } from './category-totals.ts'
import { newestFirst } from './newest-first.ts'

const BUCKET_COUNT = 6
const WEEK_DAYS = 7

export type TimeUnit = 'month' | 'week'

export type TimeBucket = Readonly<{
  first: Day
  last: Day
  cents: Cents
  /** One amount for each of `categories`. */
  byCategory: readonly Cents[]
  /** Indexes of the purchases, newest first. */
  purchases: readonly number[]
}>

export type TimeBuckets = Readonly<{
  /** Categories with a purchase in any bucket: highest spending first, 'other' last. */
  categories: readonly CategoryKey[]
  /** Six consecutive buckets, earliest first. */
  buckets: readonly TimeBucket[]
  /** Average over the buckets that overlap the window. Earlier ones have no data, which isn't the same as zero. */
  average: Readonly<{ cents: Cents; byCategory: readonly Cents[] }>
}>

/**
 * The last six buckets; the sixth one ends with `lastDay`. A month bucket is a calendar month. A week bucket is seven
 * days, counted back from `lastDay`. In every bucket and in the average, the categories add up to the total.
 */
export function timeBuckets(
  spend: Spend,
  unit: TimeUnit,
  lastDay: Day,
  newest = newestFirst(spend),
): TimeBuckets {
  const firstDay = dayNumber(spend.window.first)
  const spans = spansUpTo(dayNumber(lastDay), unit)
  const { sums, purchases, hasPurchase } = fill(spans, spend, newest)
  const totals = totalsOf(sums)
  const order = orderCategories(totals).filter((category) => hasPurchase[category])
  const covered = spans.filter(({ last }) => last >= firstDay).length
  return {
    categories: order.flatMap((category) => categories[category]?.key ?? []),
    buckets: spans.map(({ first, last }, bucket) => {
      const row = bucket * categories.length
      const byCategory = order.map((category) => toCents(sums[row + category] ?? 0))
      return {
        first: dayOfNumber(first),
        last: dayOfNumber(last),
        cents: toCents(sumOf(byCategory)),
        byCategory,
        purchases: purchases[bucket] ?? [],
      }
    }),
    average: averageOver(
      Math.max(covered, 1),
      order.map((category) => totals[category] ?? 0),
    ),
  }
}

/** Day numbers, inclusive. */
type Span = Readonly<{ first: number; last: number }>

function spansUpTo(lastDay: number, unit: TimeUnit): Span[] {
  const spans: Span[] = []
  const lastMonth = monthOfDayNumber(lastDay)
  for (let before = BUCKET_COUNT - 1; before >= 0; before--) {
    if (unit === 'week') {
      const last = lastDay - before * WEEK_DAYS
      spans.push({ first: last - WEEK_DAYS + 1, last })
    } else {
      const last = Math.min(endOfMonth(lastMonth - before) - 1, lastDay)
      spans.push({ first: endOfMonth(lastMonth - before - 1), last })
    }
  }
  return spans
}

/** Assigns purchases to spans, newest first. `sums` has one row per span with a column for each category. */
function fill(spans: readonly Span[], spend: Spend, newest: Int32Array) {
  const { offsets, cents, kindOf } = spend
  const firstDay = dayNumber(spend.window.first)
  const categoryOf = categoryIndexes(spend)
  const sums = new Float64Array(spans.length * categories.length)
  const purchases = spans.map((): number[] => [])
  const hasPurchase = categories.map(() => false)
  let rank = 0
  for (let bucket = spans.length - 1; bucket >= 0; bucket--) {
    const first = (spans[bucket]?.first ?? 0) - firstDay
    const last = (spans[bucket]?.last ?? 0) - firstDay
    const row = bucket * categories.length
    const bucketPurchases = purchases[bucket] ?? []
    for (; rank < newest.length; rank++) {
      const index = newest[rank] ?? 0
      const offset = offsets[index] ?? 0
      if (offset < first) {
        break
      }
      if (offset <= last) {
        const category = categoryOf[kindOf[index] ?? 0] ?? 0
        sums[row + category] = (sums[row + category] ?? 0) + (cents[index] ?? 0)
        hasPurchase[category] = true
        bucketPurchases.push(index)
      }
    }
  }
  return { sums, purchases, hasPurchase }
}

function totalsOf(sums: Float64Array): Float64Array {
  const totals = new Float64Array(categories.length)
  for (let at = 0; at < sums.length; at++) {
    const category = at % categories.length
    totals[category] = (totals[category] ?? 0) + (sums[at] ?? 0)
  }
  return totals
}

function averageOver(count: number, totals: readonly number[]): TimeBuckets['average'] {
  const cents = roundDivision(sumOf(totals), count)
  const parts = totals.map((total) => Math.floor(total / count))
  const fractions = totals.map((total, index) => total - (parts[index] ?? 0) * count)
  roundShares(parts, fractions, cents, count)
  return { cents: toCents(cents), byCategory: parts.map(toCents) }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
