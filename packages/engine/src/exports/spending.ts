export { centsOfBusiestYear } from '../spend/busiest-year.ts'
export { type Categorised, categorise, type DecidedBy, type StatementLine } from '../spend/categorise.ts'
export { spendFromCosts } from '../spend/from-costs.ts'
export {
  type AccountLine,
  type MerchantCorrections,
  merchantNameKey,
  sortOutLines,
} from '../spend/from-lines.ts'

export { recogniseMerchant } from '../spend/merchant.ts'
export { knownMerchants } from '../spend/merchant-lookup.ts'
export {
  isTooMuchSpending,
  keepPurchases,
  type LeftOut,
  type LeftOutKind,
  nothingLeftOut,
  type Purchase,
  purchaseAt,
  type Spend,
  spendFrom,
} from '../spend/spend.ts'
export {
  CUSTOM,
  checkCustomRange,
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
