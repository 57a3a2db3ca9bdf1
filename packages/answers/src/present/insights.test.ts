import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { nothingLeftOut, type Purchase } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runFromTransactions } from '../run/run-from-transactions.ts'
import { tinyRelease } from '../testing/tiny-catalog.ts'
import { presentInsights } from './insights.ts'

const catalog = createRunCatalog(tinyRelease, parseDay('2026-11-10'))

function purchase(day: string, dollars: number, leaf: Leaf, name?: string): Purchase {
  const unnamed = { day: parseDay(day), cents: toCents(dollars * 100), leaf, merchant: null, account: null }
  return name === undefined ? unnamed : { ...unnamed, name }
}

const year = dayRange(parseDay('2025-11-10'), parseDay('2026-11-10'))
const insightsOf = (purchases: Purchase[], window = year, nMonths = 12) =>
  presentInsights(runFromTransactions(catalog, { purchases, leftOut: nothingLeftOut, window, nMonths }))

describe('the insights of linked spending', () => {
  it('B-DATA-26: list each category with its purchases, newest first, and Other last', () => {
    const { transactions_statistics } = insightsOf([
      purchase('2026-01-05', 30, 'dining', 'Alder'),
      purchase('2026-03-05', 90, 'other', 'Pelham'),
      purchase('2026-02-05', 12.5, 'dining', 'Finch'),
      purchase('2026-02-06', -2.5, 'dining', 'Finch'),
    ])
    expect(transactions_statistics).toEqual([
      {
        category: 'Restaurants',
        spending: 40,
        transactions: [
          { date: '2026-02-06', date_disp: '02/06/26', name: 'Finch', amount: -2.5 },
          { date: '2026-02-05', date_disp: '02/05/26', name: 'Finch', amount: 12.5 },
          { date: '2026-01-05', date_disp: '01/05/26', name: 'Alder', amount: 30 },
        ],
      },
      {
        category: 'Other',
        spending: 90,
        transactions: [{ date: '2026-03-05', date_disp: '03/05/26', name: 'Pelham', amount: 90 }],
      },
    ])
  })

  it('B-DATA-27: list the merchants with the most spending, overall and by category', () => {
    const { topSpendings, topSpendingsByCategory } = insightsOf([
      purchase('2026-01-05', 30, 'dining', 'Alder'),
      purchase('2026-02-05', 70, 'dining', 'Finch'),
      purchase('2026-02-07', 50, 'gas', 'Shell'),
      purchase('2026-02-08', 99, 'gas'),
    ])
    expect(topSpendings).toEqual([
      { name: 'Finch', sum: 70 },
      { name: 'Shell', sum: 50 },
      { name: 'Alder', sum: 30 },
    ])
    expect(topSpendingsByCategory).toEqual({
      'Gas Stations': [{ name: 'Shell', amount: 50 }],
      Restaurants: [
        { name: 'Finch', amount: 70 },
        { name: 'Alder', amount: 30 },
      ],
    })
  })

  it('B-DATA-27: list recurring expenses, one row per merchant', () => {
    const monthly = (cents: number) =>
      ['2026-01-05', '2026-02-05', '2026-03-05'].map((day) => purchase(day, cents, 'streaming', 'Stream'))
    const { recurringSpendings } = insightsOf([...monthly(10), ...monthly(45)])
    // 3 × 10 + 3 × 45
    expect(recurringSpendings).toEqual([{ name: 'Stream', sum: 165 }])
  })

  it('B-DATA-26: add up spending in the window, not projected to a year', () => {
    const quarter = dayRange(parseDay('2026-08-10'), parseDay('2026-11-10'))
    const { spending, avgSpending } = insightsOf(
      [purchase('2026-09-01', 90, 'gas'), purchase('2026-10-01', 60, 'dining')],
      quarter,
      3,
    )
    // 90 + 60, and a third of it a month
    expect({ spending, avgSpending }).toEqual({ spending: 150, avgSpending: 50 })
  })

  it('B-DATA-29: have six months and six weeks up to the last day, with averages that add up', () => {
    const { month, week } = insightsOf([
      purchase('2026-06-10', 60, 'dining', 'Alder'),
      purchase('2026-11-09', 30, 'gas', 'Shell'),
      purchase('2025-12-01', 500, 'flights', 'Long ago'),
    ]).spendingStats
    expect(month.time_buckets.map(({ time_display, sums }) => [time_display, sums.All])).toEqual([
      ['Jun 2026', 60],
      ['Jul 2026', 0],
      ['Aug 2026', 0],
      ['Sep 2026', 0],
      ['Oct 2026', 0],
      ['Nov 2026', 30],
    ])
    expect(month.category_order).toEqual(['Restaurants', 'Gas Stations'])
    // 90 / 6, 60 / 6, 30 / 6
    expect(month.spending_averages).toEqual({ All: 15, Restaurants: 10, 'Gas Stations': 5 })
    expect(month.time_buckets[5]?.transactions.All).toEqual([
      { date: '2026-11-09', date_disp: '11/09/26', name: 'Shell', amount: 30 },
    ])
    expect(week.time_buckets.map(({ time_display }) => time_display)).toEqual([
      'Sep 30 - Oct 6',
      'Oct 7 - 13',
      'Oct 14 - 20',
      'Oct 21 - 27',
      'Oct 28 - Nov 3',
      'Nov 4 - 10',
    ])
  })

  it('S-DASH1-12: average over 30-day months', () => {
    const purchases = [purchase('2026-10-20', 100, 'gas', 'Shell')]
    // 45 days are 1.5 months: 100 / 1.5
    const window = dayRange(parseDay('2026-09-27'), parseDay('2026-11-10'))
    expect(insightsOf(purchases, window, 1.5).avgSpending).toBe(66.67)
    expect(insightsOf(purchases).avgSpending).toBe(8.33)
  })

  it('ignore purchases outside the window', () => {
    expect(insightsOf([purchase('2025-11-09', 100, 'gas', 'Shell')]).transactions_statistics).toEqual([])
  })
})
