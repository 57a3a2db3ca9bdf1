/** Purchases and periods, formatted for people. */
import type { Insights } from '@cardsight/contract/backtest'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { type Day, shortMonthNames } from '@cardsight/engine/dates'
import { type TimeBucket, type TimeUnit, timeBuckets } from '@cardsight/engine/insights'
import { type Cents, centsToDollars } from '@cardsight/engine/money'
import { purchaseAt, type Spend } from '@cardsight/engine/spending'

type Buckets = Insights['spendingStats']['month']
type Transaction = Insights['transactions_statistics'][number]['transactions'][number]

/** Key of a period's total, next to its categories. */
const ALL = 'All'

/** Six months or six weeks up to the last day of the spending. */
export function presentBuckets(spend: Spend, unit: TimeUnit, newest: Int32Array): Buckets {
  const { buckets, average, categories: keys } = timeBuckets(spend, unit, spend.window.last, newest)
  const names = keys.map(nameOfCategory)
  return {
    time_buckets: buckets.map((bucket) => ({
      time_display: unit === 'month' ? monthOf(bucket) : weekOf(bucket),
      sums: sumsOf(names, bucket),
      transactions: { All: presentPurchases(spend, bucket.purchases) },
    })),
    spending_averages: sumsOf(names, average),
    category_order: names,
  }
}

/** In index order. The name is the one that merchants are grouped by. */
export function presentPurchases(spend: Spend, indexes: readonly number[]): Transaction[] {
  return indexes.map((index) => {
    const { day, name = 'Purchase', cents } = purchaseAt(spend, index)
    return { date: day, date_disp: shortDate(day), name, amount: dollars(cents) }
  })
}

export function nameOfCategory(key: CategoryKey): string {
  return categories.find((category) => category.key === key)?.name ?? key
}

export function dollars(cents: Cents): number {
  return centsToDollars(cents)
}

function sumsOf(
  names: readonly string[],
  { cents, byCategory }: Readonly<{ cents: Cents; byCategory: readonly Cents[] }>,
): Record<string, number> {
  const parts = names.map((name, index) => [name, (byCategory[index] ?? 0) / 100] as const)
  return Object.fromEntries([[ALL, dollars(cents)], ...parts])
}

/** 'Oct 2026'. */
function monthOf({ first }: TimeBucket): string {
  return `${partsOf(first).month} ${partsOf(first).year}`
}

/** 'Oct 5 - 11', 'Oct 28 - Nov 3'. */
function weekOf({ first, last }: TimeBucket): string {
  const [from, to] = [partsOf(first), partsOf(last)]
  return `${from.month} ${from.date} - ${from.month === to.month ? '' : `${to.month} `}${to.date}`
}

/** MM/DD/YY. */
function shortDate(day: Day): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year.slice(2)}`
}

function partsOf(day: Day) {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month: shortMonthNames[Number(month) - 1] ?? month, date: Number(date) }
}
