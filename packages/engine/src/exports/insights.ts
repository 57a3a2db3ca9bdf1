export { averagePerMonth, MONTH_DAYS, totalSpending } from '../insight/average-spending.ts'
export { type CategoryTotal, categoryTotals } from '../insight/category-totals.ts'
export { newestFirst } from '../insight/newest-first.ts'

export { findRecurring } from '../insight/recurring.ts'
export {
  type TimeBucket,
  type TimeUnit,
  timeBuckets,
} from '../insight/time-buckets.ts'
export {
  topMerchants,
  topMerchantsByCategory,
} from '../insight/top-merchants.ts'
