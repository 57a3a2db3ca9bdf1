export {
  type BacktestResult,
  backtest,
  type CategoryRewards,
  type Column,
  type Outcome,
  rewardsByCategory,
} from './backtest/backtest.ts'
export { type Compiled, type CompiledCard, compileCatalog, projections } from './backtest/compile.ts'
export {
  type ExplainedExtra,
  type ExplainedLine,
  type Explanation,
  explain,
} from './backtest/explain.ts'
export type { CapRemaining, Payment } from './backtest/explain-lines.ts'
export {
  type CategoryTopCards,
  type RankOptions,
  rankCards,
  topCardsByCategory,
} from './backtest/rank.ts'
export { createRunContext, type RunContext } from './backtest/run-context.ts'
export type { SkippedRule, SkipReason } from './backtest/skipped-rules.ts'
export { annualFee, type Years } from './card/annual-fee.ts'
export { type Assumptions, defaultAssumptions, type Habit, pointValue } from './card/assumptions.ts'
export { periodOfMonth } from './card/cap-meter.ts'
export type {
  BonusTier,
  Cap,
  Card,
  Condition,
  Credit,
  EarnRule,
  Option,
  OverallCap,
  Period,
  Rate,
  Selector,
  Target,
} from './card/card.ts'
export { type BonusStanding, bonusStanding, type TierStanding } from './card/intro-bonus.ts'
export type { CardYear } from './card/rules-in-force.ts'
export {
  type Category,
  type CategoryId,
  type CategoryKey,
  categories,
  type FormCategory,
  findCategory,
  formCategories,
} from './category.ts'
export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayRange,
  dayRange,
  daysBetween,
  daysIn,
  isDay,
  isWithin,
  parseDay,
} from './day.ts'
export { MOST_CENTS_A_YEAR } from './exact.ts'
export { averagePerMonth, MONTH_DAYS, totalSpending } from './insight/average-spending.ts'
export { type CategoryTotal, categoryTotals } from './insight/category-totals.ts'
export { newestFirst } from './insight/newest-first.ts'
export type { Pace } from './insight/pace.ts'
export { findRecurring, type Stream } from './insight/recurring.ts'
export {
  BUCKET_COUNT,
  type TimeBucket,
  type TimeBuckets,
  type TimeUnit,
  timeBuckets,
} from './insight/time-buckets.ts'
export {
  type MerchantsOfCategory,
  type MerchantTotal,
  topMerchants,
  topMerchantsByCategory,
} from './insight/top-merchants.ts'
export { categoryOfLeaf, isLeaf, type Leaf, leafOfCategory, leaves } from './leaf.ts'
export type { MerchantKey } from './merchant-key.ts'
export { type Cents, centsToDollars, dollarsToCents, isCents, shareOut, toCents } from './money.ts'
export {
  defaultSorting,
  type SortableRow,
  type SortDirection,
  type Sorting,
  type SortKey,
  sortingAfterClick,
  sortKeys,
  sortRows,
} from './rank/compare.ts'
export { createFilter, type FilterableCard, filterCards } from './rank/filter.ts'
export {
  applyInclusions,
  defaultInclusions,
  type Inclusions,
  isAnythingIncluded,
  type Parts,
  totalOf,
} from './rank/inclusions.ts'
export { centsOfBusiestYear } from './spend/busiest-year.ts'
export { type Categorised, categorise, type DecidedBy, type StatementLine } from './spend/categorise.ts'
export { type MonthlyCosts, spendFromCosts } from './spend/from-costs.ts'
export {
  type AccountLine,
  type MerchantCorrections,
  merchantNameKey,
  sortOutLines,
} from './spend/from-lines.ts'
export { leafShares, leafSharesSource } from './spend/leaf-shares.ts'
export { type Merchant, type RecognisedMerchant, recogniseMerchant } from './spend/merchant.ts'
export { knownMerchants, type MerchantRow } from './spend/merchant-lookup.ts'
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
} from './spend/spend.ts'
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
} from './spend/window.ts'
export { findNextCards, reviewOwnedCards, whyNot } from './wallet/advice/advise.ts'
export { findBestWallet, valueWallet } from './wallet/advice/find-best-wallet.ts'
export { findPartners } from './wallet/advice/find-partners.ts'
export { createWalletContext, type WalletContext } from './wallet/model/context.ts'
export { findSensitivityCurve } from './wallet/sensitivity/find-curve.ts'
export { questionAt } from './wallet/sensitivity/scenario.ts'
export type {
  Assignment,
  CurvePoint,
  FilledCap,
  NextCard,
  Obstacle,
  OwnedCardReview,
  Partner,
  RuleOfThumb,
  SearchOptions,
  SensitivityCurve,
  SensitivityParameter,
  Wallet,
  WalletAnswer,
  WalletBonus,
  WalletCard,
  WalletQuestion,
  WhyNot,
} from './wallet/wallet.ts'
