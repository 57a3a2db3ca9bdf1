export type { MerchantKey } from '../merchant-key.ts'
export { centsOfBusiestYear } from '../spend/busiest-year.ts'
export { type Categorised, categorise, type DecidedBy, type StatementLine } from '../spend/categorise.ts'
export { type MonthlyCosts, spendFromCosts } from '../spend/from-costs.ts'
export {
  type AccountLine,
  type MerchantCorrections,
  merchantNameKey,
  sortOutLines,
} from '../spend/from-lines.ts'
export { leafShares, leafSharesSource } from '../spend/leaf-shares.ts'
export { type Merchant, type RecognisedMerchant, recogniseMerchant } from '../spend/merchant.ts'
export { knownMerchants, type MerchantRow } from '../spend/merchant-lookup.ts'
export {
  isTooMuchSpending,
  keepPurchases,
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
  CUSTOM,
  checkCustomRange,
  type DateType,
  DEFAULT_DATE_TYPE,
  dateTypes,
  isDateType,
  LONGEST_CUSTOM_DIFFERENCE,
  latestYear,
  monthsInWindow,
  type PresetDateType,
  presetWindow,
  type RangeProblem,
  SHORTEST_CUSTOM_DAYS,
  savedMonths,
} from '../spend/window.ts'
