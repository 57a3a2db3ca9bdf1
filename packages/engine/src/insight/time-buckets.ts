/** Spending over time: six months of the calendar, or six weeks, up to a day. */
import { type CategoryKey, categories } from '../category.ts'
import { type Day, dayNumber, dayOfNumber, endOfMonth, monthOfDayNumber } from '../day.ts'
import { roundDivision, roundParts } from '../exact.ts'
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
  const tables = spansUpTo(dayNumber(lastDay), unit).map(emptyTable)
  fill(tables, spend, newest)
  const totals = categories.map((_, place) => sumOf(tables.map(({ sums }) => sums[place] ?? 0)))
  const order = orderCategories(totals).filter((place) => tables.some(({ counts }) => counts[place] !== 0))
  const known = tables.filter(({ last }) => last >= firstDay).length
  return {
    categories: order.flatMap((place) => categories[place]?.key ?? []),
    buckets: tables.map(({ first, last, sums, purchases }) => ({
      first: dayOfNumber(first),
      last: dayOfNumber(last),
      cents: toCents(sumOf(sums)),
      byCategory: order.map((place) => toCents(sums[place] ?? 0)),
      purchases,
    })),
    average: averageOver(
      Math.max(known, 1),
      order.map((place) => totals[place] ?? 0),
    ),
  }
}

/** Day numbers, both included. */
type Span = Readonly<{ first: number; last: number }>
type Table = Span & Readonly<{ sums: number[]; counts: number[]; purchases: number[] }>

function spansUpTo(lastDay: number, unit: TimeUnit): Span[] {
  const before = Array.from({ length: BUCKET_COUNT }, (_, place) => BUCKET_COUNT - 1 - place)
  if (unit === 'week') {
    return before.map((weeks) => {
      const last = lastDay - weeks * WEEK_DAYS
      return { first: last - WEEK_DAYS + 1, last }
    })
  }
  const lastMonth = monthOfDayNumber(lastDay)
  return before.map((months) => ({
    first: endOfMonth(lastMonth - months - 1),
    last: Math.min(endOfMonth(lastMonth - months) - 1, lastDay),
  }))
}

function emptyTable(span: Span): Table {
  return { ...span, sums: categories.map(() => 0), counts: categories.map(() => 0), purchases: [] }
}

/** Of the newest purchases as many as the buckets reach back. */
function fill(tables: readonly Table[], spend: Spend, newest: Int32Array): void {
  const { offsets, cents, kindOf } = spend
  const firstDay = dayNumber(spend.window.first)
  const placeOf = categoryPlaces(spend)
  let bucket = tables.length - 1
  for (let rank = 0; rank < newest.length && bucket >= 0; ) {
    const index = newest[rank] ?? 0
    const day = firstDay + (offsets[index] ?? 0)
    const table = tables[bucket]
    if (table === undefined || day < table.first) {
      bucket--
      continue
    }
    rank++
    if (day <= table.last) {
      const place = placeOf[kindOf[index] ?? 0] ?? 0
      table.sums[place] = (table.sums[place] ?? 0) + (cents[index] ?? 0)
      table.counts[place] = (table.counts[place] ?? 0) + 1
      table.purchases.push(index)
    }
  }
}

function averageOver(count: number, totals: readonly number[]): TimeBuckets['average'] {
  const cents = roundDivision(sumOf(totals), count)
  const floors = totals.map((total) => Math.floor(total / count))
  const rests = totals.map((total, index) => total - (floors[index] ?? 0) * count)
  return { cents: toCents(cents), byCategory: roundParts(floors, rests, cents).map(toCents) }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
