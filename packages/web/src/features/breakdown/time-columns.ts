import type { Insights } from '@cardsight/contract/schemas'

export const timeUnits = ['month', 'week'] as const
export type TimeUnit = (typeof timeUnits)[number]

export type BucketTable = Insights['spendingStats'][TimeUnit]
export type Bucket = BucketTable['time_buckets'][number]

const ALL = 'All'

/** The columns of the chart, keyed by index: two periods may have the same label. */
export function columnsOf({ time_buckets }: BucketTable) {
  return time_buckets.map((bucket, index) => ({
    key: String(index),
    label: bucket.time_display,
    value: totalOf(bucket),
  }))
}

export function averageOf({ spending_averages }: BucketTable): number {
  return spending_averages[ALL] ?? 0
}

export function totalOf({ sums }: Bucket): number {
  return sums[ALL] ?? 0
}

/** In the order for all six periods, so that a category keeps its position from one to the next. */
export function categorySums({ category_order }: BucketTable, { sums }: Bucket) {
  return category_order.flatMap((name) => {
    const amount = sums[name] ?? 0
    return amount === 0 ? [] : [{ name, amount }]
  })
}
