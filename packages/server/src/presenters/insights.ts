import type { Insights } from '@cardsight/contract'
import { categories, centsToDollars, toCents } from '@cardsight/engine'
import type { Run } from '../services/backtest/run.ts'

const OTHER = 'Other'

/** Typed costs have no merchants and no history: what would need those is empty, not invented. */
export function presentInsights({ result, nMonths }: Run): Insights {
  const spending = categories
    .flatMap(({ name }, place) => {
      const cents = result.spendingCents[place] ?? 0
      return cents === 0 ? [] : [{ name, cents }]
    })
    .sort((a, b) => Number(a.name === OTHER) - Number(b.name === OTHER) || b.cents - a.cents)
  const noHistory = {
    time_buckets: [],
    spending_averages: {},
    category_order: spending.map(({ name }) => name),
  }
  return {
    transactions_statistics: spending.map(({ name, cents }) => ({
      category: name,
      spending: dollars(cents),
      transactions: [],
    })),
    topSpendings: [],
    recurringSpendings: [],
    topSpendingsByCategory: {},
    avgSpending: dollars(Math.round(result.overall.spendingCents / nMonths)),
    spending: dollars(result.overall.spendingCents),
    spendingStats: { month: noHistory, week: noHistory },
  }
}

function dollars(cents: number): number {
  return centsToDollars(toCents(cents))
}
