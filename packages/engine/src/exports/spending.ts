export type { MerchantKey } from '../merchant-key.ts'
export type { BrandSpending } from '../spend/brand-spending.ts'
export { centsOfBusiestYear } from '../spend/busiest-year.ts'
export {
  type CorrectedTo,
  createCorrector,
  isCorrectedTo,
  isSplitOf,
  MAX_SPLIT,
  merchantNameKey,
  noCorrections,
  partsOf,
  type RowCorrection,
  type RowIdentity,
  rowText,
  type SpendingCorrections,
  type SplitPart,
  wordingKey,
} from '../spend/corrections.ts'
export { costDetails } from '../spend/cost-details.ts'
export { displayName } from '../spend/display-name.ts'
export { spendFromCosts, spendOfMonth } from '../spend/from-costs.ts'
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
export { type CostDetails, type MonthShare, monthFromCosts } from '../spend/typed-month.ts'
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
