import { describe, expect, it } from 'vitest'
import { insightsSchema } from './cards-details.ts'

const transaction = { date: '2026-11-02', date_disp: '11/02/26', name: 'Corner Cafe', amount: 12.5 }
const buckets = {
  time_buckets: [
    {
      time_display: 'Nov 2026',
      sums: { All: 12.5, Restaurants: 12.5 },
      transactions: { All: [transaction] },
    },
  ],
  spending_averages: { All: 12.5 },
  category_order: ['Restaurants'],
}
const insights = {
  transactions_statistics: [{ category: 'Restaurants', spending: 12.5, transactions: [transaction] }],
  topSpendings: [{ name: 'Corner Cafe', sum: 12.5 }],
  recurringSpendings: [],
  topSpendingsByCategory: { Restaurants: [{ name: 'Corner Cafe', amount: 12.5 }] },
  avgSpending: 12.5,
  spending: 12.5,
  coverage: { first: '2026-08-14', last: '2026-11-10', days: 89, isLimited: true, isProjected: true },
  spendingStats: { month: buckets, week: buckets },
  merchantReview: {
    spent: 12.5,
    unknown: 12.5,
    guessed: 12.5,
    doubtful: 12.5,
    merchants: [
      { name: 'Corner Cafe', leaf: 'other', certainty: 'unknown', confidence: 0, sum: 12.5, count: 1 },
    ],
  },
}

describe('the spending insights of a run', () => {
  it('B-DATA-26, B-DATA-27, B-DATA-28, B-DATA-29, B-DATA-30: has these fields and spellings', () => {
    expect(insightsSchema.strict().parse(insights)).toEqual(insights)
  })

  it('rejects a time bucket without transactions', () => {
    const month = { ...buckets, time_buckets: [{ time_display: 'Nov 2026', sums: {}, transactions: {} }] }
    const { error } = insightsSchema.safeParse({ ...insights, spendingStats: { month, week: buckets } })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'spendingStats.month.time_buckets.0.transactions.All',
    ])
  })
})
