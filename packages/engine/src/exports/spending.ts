export type { MerchantKey } from '../merchant-key.ts'
export { centsOfBusiestYear } from '../spend/busiest-year.ts'
export { costDetails } from '../spend/cost-details.ts'
export { type CostDetails, spendFromCosts } from '../spend/from-costs.ts'
export { monthStarts } from '../spend/month-starts.ts'
export { withRent } from '../spend/monthly-bills.ts'
export {
  filterPurchases,
  isTooMuchSpending,
  type LeftOut,
  type LeftOutKind,
  leftOutKinds,
  nothingLeftOut,
  type Purchase,
  purchaseAt,
  type Spend,
  spendFrom,
} from '../spend/spend.ts'
export {
  type Coverage,
  CUSTOM,
  checkCustomRange,
  coverageOf,
  type DateType,
  DEFAULT_DATE_TYPE,
  isDateType,
  latestYear,
  monthsInWindow,
  type PresetDateType,
  presetWindow,
  type RangeProblem,
  savedMonths,
} from '../spend/window.ts'
