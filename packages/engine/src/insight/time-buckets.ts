/** Spending over time: six months of the calendar, or six weeks, up to a day. */
import { type CategoryKey, categories } from '../category.ts'
import { type Day, dayNumber, dayOfNumber, endOfMonth, monthOfDayNumber } from '../day.ts'
import { roundDivision, roundShares } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { categoryPlaces, orderCategories } from './category-totals.ts'
import { newestFirst } from './newest-first.ts'

export const BUCKET_COUNT = 6
const WEEK_DAYS = 7

export type TimeUnit = 'month' | 'week'

export type TimeBucket = Readonly<{
  first: Day
  last: Day
  cents: Cents
  /** One for each of `categories`. */
  byCategory: readonly Cents[]
  /** Indexes of the purchases, newest first. */
  purchases: readonly number[]
}>

export type TimeBuckets = Readonly<{
  /** Those with a purchase in some bucket: the most spending first, 'other' last. */
  categories: readonly CategoryKey[]
  /** Six, the earliest first, one after the other without a gap. */
  buckets: readonly TimeBucket[]
  /** Over the buckets that the window reaches: of earlier ones nothing is known, which is not zero. */
  average: Readonly<{ cents: Cents; byCategory: readonly Cents[] }>
}>

/**
 * The last six buckets up to `lastDay`, which is in the sixth. A month bucket is a month of the calendar, the
 * sixth one cut at that day; a week bucket is the seven days that end with that day, or whole weeks before it.
 * In every bucket, and in the average, the categories add up to the whole.
 */
export function timeBuckets(
  spend: Spend,
  unit: TimeUnit,
  lastDay: Day,
  newest = newestFirst(spend),
): TimeBuckets {
  const firstDay = dayNumber(spend.window.first)
  const spans = spansUpTo(dayNumber(lastDay), unit)
  const { sums, purchases, isMet } = fill(spans, spend, newest)
  const totals = totalsOf(sums)
  const order = orderCategories(totals).filter((place) => isMet[place])
  const known = spans.filter(({ last }) => last >= firstDay).length
  return {
    categories: order.flatMap((place) => categories[place]?.key ?? []),
    buckets: spans.map(({ first, last }, bucket) => {
      const row = bucket * categories.length
      const byCategory = order.map((place) => toCents(sums[row + place] ?? 0))
      return {
        first: dayOfNumber(first),
        last: dayOfNumber(last),
        cents: toCents(sumOf(byCategory)),
        byCategory,
        purchases: purchases[bucket] ?? [],
      }
    }),
    average: averageOver(
      Math.max(known, 1),
      order.map((place) => totals[place] ?? 0),
    ),
  }
}

/** Day numbers, both included. */
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

/** Of the newest purchases as many as the spans reach back. Of the sums, each span has one for each category. */
function fill(spans: readonly Span[], spend: Spend, newest: Int32Array) {
  const { offsets, cents, kindOf } = spend
  const firstDay = dayNumber(spend.window.first)
  const placeOf = categoryPlaces(spend)
  const sums = new Float64Array(spans.length * categories.length)
  const purchases = spans.map((): number[] => [])
  const isMet = categories.map(() => false)
  let rank = 0
  for (let bucket = spans.length - 1; bucket >= 0; bucket--) {
    const first = (spans[bucket]?.first ?? 0) - firstDay
    const last = (spans[bucket]?.last ?? 0) - firstDay
    const row = bucket * categories.length
    const own = purchases[bucket] ?? []
    for (; rank < newest.length; rank++) {
      const index = newest[rank] ?? 0
      const offset = offsets[index] ?? 0
      if (offset < first) {
        break
      }
      if (offset <= last) {
        const place = placeOf[kindOf[index] ?? 0] ?? 0
        sums[row + place] = (sums[row + place] ?? 0) + (cents[index] ?? 0)
        isMet[place] = true
        own.push(index)
      }
    }
  }
  return { sums, purchases, isMet }
}

function totalsOf(sums: Float64Array): Float64Array {
  const totals = new Float64Array(categories.length)
  for (let at = 0; at < sums.length; at++) {
    const place = at % categories.length
    totals[place] = (totals[place] ?? 0) + (sums[at] ?? 0)
  }
  return totals
}

function averageOver(count: number, totals: readonly number[]): TimeBuckets['average'] {
  const cents = roundDivision(sumOf(totals), count)
  const parts = new Float64Array(totals.length)
  const fractions = new Float64Array(totals.length)
  for (const [index, total] of totals.entries()) {
    const floor = Math.floor(total / count)
    parts[index] = floor
    fractions[index] = total - floor * count
  }
  roundShares(parts, fractions, cents, count)
  return { cents: toCents(cents), byCategory: totals.map((_, place) => toCents(parts[place] ?? 0)) }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
