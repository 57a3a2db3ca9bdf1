/** Spending insights: categories, merchants and dates. */
import type { Insights } from '@cardsight/contract/backtest'
import { daysIn } from '@cardsight/engine/dates'
import {
  averagePerMonth,
  type CategoryTotal,
  categoryTotals,
  findRecurring,
  newestFirst,
  topMerchants,
  topMerchantsByCategory,
  totalSpending,
} from '@cardsight/engine/insights'
import { toCents } from '@cardsight/engine/money'
import type { Coverage } from '@cardsight/engine/spending'
import type { Run, TypedAmount } from '../run/run.ts'
import { dollars, nameOfCategory, presentBuckets, presentPurchases } from './history.ts'
import { nothingToReview, presentMerchantReview } from './merchant-review.ts'

/** As many as people read, and fewer than the charts have colors. */
const MAX_MERCHANTS = 12
const MAX_PER_CATEGORY = 5
const MAX_RECURRING = 27

export function presentInsights(run: Run): Insights {
  return run.typed === undefined ? presentPurchaseInsights(run) : presentTyped(run.typed, run.averageDays)
}

/** Shows what the person typed, not how we split it. There are no merchants and no history, so those parts are empty. */
function presentTyped(typed: readonly TypedAmount[], averageDays: number): Insights {
  const total = toCents(typed.reduce((sum, { cents }) => sum + cents, 0))
  return {
    transactions_statistics: typed.map(({ label, cents }) => ({
      category: label,
      spending: dollars(cents),
      transactions: [],
    })),
    ...noMerchants,
    avgSpending: dollars(averagePerMonth(total, averageDays)),
    spending: dollars(total),
    coverage: null,
    spendingStats: noHistory(typed.map(({ label }) => label)),
    merchantReview: nothingToReview,
  }
}

function presentPurchaseInsights(run: Run): Insights {
  const { spend, averageDays } = run
  const newest = newestFirst(spend)
  const totals = categoryTotals(spend, newest)
  return {
    transactions_statistics: totals.map((total) => presentCategory(run, total)),
    ...(run.hasHistory ? presentMerchants(run, newest, totals) : noMerchants),
    avgSpending: dollars(averagePerMonth(totalSpending(spend), averageDays)),
    spending: dollars(totalSpending(spend)),
    coverage: run.coverage === undefined ? null : presentCoverage(run.coverage),
    spendingStats: run.hasHistory
      ? { month: presentBuckets(spend, 'month', newest), week: presentBuckets(spend, 'week', newest) }
      : noHistory(totals.map(({ category }) => nameOfCategory(category))),
    merchantReview: run.review === undefined ? nothingToReview : presentMerchantReview(run.review),
  }
}

function presentCoverage({ covered: { first, last }, isLimited, isProjected }: Coverage) {
  return { first, last, days: daysIn({ first, last }), isLimited, isProjected }
}

type Merchants = Pick<Insights, 'topSpendings' | 'recurringSpendings' | 'topSpendingsByCategory'>

const noMerchants: Merchants = { topSpendings: [], recurringSpendings: [], topSpendingsByCategory: {} }

function noHistory(names: string[]): Insights['spendingStats'] {
  const none = { time_buckets: [], spending_averages: {}, category_order: names }
  return { month: none, week: none }
}

function presentCategory({ spend, hasHistory }: Run, { category, cents, purchases }: CategoryTotal) {
  return {
    category: nameOfCategory(category),
    spending: dollars(cents),
    transactions: hasHistory ? presentPurchases(spend, purchases) : [],
  }
}

function presentMerchants({ spend }: Run, newest: Int32Array, totals: readonly CategoryTotal[]): Merchants {
  return {
    topSpendings: topMerchants(spend, MAX_MERCHANTS, newest).map(({ name, cents }) => ({
      name,
      sum: dollars(cents),
    })),
    recurringSpendings: sumByName(findRecurring(spend, newest)).slice(0, MAX_RECURRING),
    topSpendingsByCategory: Object.fromEntries(
      topMerchantsByCategory(spend, MAX_PER_CATEGORY, totals).map(({ category, merchants }) => [
        nameOfCategory(category),
        merchants.map(({ name, cents }) => ({ name, amount: dollars(cents) })),
      ]),
    ),
  }
}

/** A merchant with two recurring payments is one row, because rows are identified by name. */
function sumByName(streams: ReturnType<typeof findRecurring>) {
  const sums = new Map<string, number>()
  for (const { name, cents } of streams) {
    sums.set(name, (sums.get(name) ?? 0) + cents)
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, cents]) => ({ name, sum: dollars(toCents(cents)) }))
}
