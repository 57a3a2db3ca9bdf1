export { averagePerMonth, MONTH_DAYS, totalSpending } from '../insight/average-spending.ts'
export { type CategoryTotal, categoryTotals } from '../insight/category-totals.ts'
export { newestFirst } from '../insight/newest-first.ts'
export type { Pace } from '../insight/pace.ts'
export { findRecurring, type Stream } from '../insight/recurring.ts'
export {
  BUCKET_COUNT,
  type TimeBucket,
  type TimeBuckets,
  type TimeUnit,
  timeBuckets,
} from '../insight/time-buckets.ts'
export {
  type MerchantsOfCategory,
  type MerchantTotal,
  topMerchants,
  topMerchantsByCategory,
} from '../insight/top-merchants.ts'
