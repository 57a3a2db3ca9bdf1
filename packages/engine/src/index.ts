export {
  type BacktestResult,
  backtest,
  backtestAlone,
  type CategoryReward,
  rewardByCategory,
} from './backtest/backtest.ts'
export { type Compiled, type CompiledCard, compileCatalog, projections } from './backtest/compile.ts'
export type { Column, Outcome } from './backtest/outcome.ts'
export { annualFee, type Years } from './card/annual-fee.ts'
export { type Assumptions, defaultAssumptions, type Habit, pointValue } from './card/assumptions.ts'
export type {
  BonusTier,
  Cap,
  Card,
  Condition,
  Credit,
  EarnRule,
  Option,
  Period,
  Rate,
  Selector,
  Target,
} from './card/card.ts'
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
export { categoryOfLeaf, isLeaf, type Leaf, leaves } from './leaf.ts'
export type { MerchantKey } from './merchant-key.ts'
export { type Cents, centsToDollars, dollarsToCents, isCents, shareOut, toCents } from './money.ts'
export {
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
