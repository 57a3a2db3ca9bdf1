import { dayRange, type Leaf, nothingLeftOut, type Purchase, parseDay, toCents } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runFromTransactions } from '../run/run-from-transactions.ts'
import { tinyRelease } from '../testing/tiny-catalog.ts'
import { presentInsights } from './insights.ts'

const catalog = createRunCatalog(tinyRelease)

function bought(day: string, dollars: number, leaf: Leaf, name?: string): Purchase {
  const unnamed = { day: parseDay(day), cents: toCents(dollars * 100), leaf, merchant: null, account: null }
  return name === undefined ? unnamed : { ...unnamed, name }
}

const year = dayRange(parseDay('2025-11-10'), parseDay('2026-11-10'))
const tell = (purchases: Purchase[], window = year, nMonths = 12) =>
  presentInsights(runFromTransactions(catalog, { purchases, leftOut: nothingLeftOut, window, nMonths }))

describe('the insights of linked spending', () => {
  it('B-DATA-26: sum up each category with its purchases, the newest first, and Other last', () => {
    const { transactions_statistics } = tell([
      bought('2026-01-05', 30, 'dining', 'Alder'),
      bought('2026-03-05', 90, 'other', 'Pelham'),
      bought('2026-02-05', 12.5, 'dining', 'Finch'),
      bought('2026-02-06', -2.5, 'dining', 'Finch'),
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

  it('B-DATA-27: name the merchants with the most spending, overall and by category', () => {
    const { topSpendings, topSpendingsByCategory } = tell([
      bought('2026-01-05', 30, 'dining', 'Alder'),
      bought('2026-02-05', 70, 'dining', 'Finch'),
      bought('2026-02-07', 50, 'gas', 'Shell'),
      bought('2026-02-08', 99, 'gas'),
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

  it('B-DATA-27: tell what recurs, one row for each merchant', () => {
    const monthly = (cents: number) =>
      ['2026-01-05', '2026-02-05', '2026-03-05'].map((day) => bought(day, cents, 'streaming', 'Stream'))
    const { recurringSpendings } = tell([...monthly(10), ...monthly(45)])
    // 3 × 10 + 3 × 45
    expect(recurringSpendings).toEqual([{ name: 'Stream', sum: 165 }])
  })

  it('B-DATA-26: total what was spent in the window, not what a whole year of it would come to', () => {
    const quarter = dayRange(parseDay('2026-08-10'), parseDay('2026-11-10'))
    const { spending, avgSpending } = tell(
      [bought('2026-09-01', 90, 'gas'), bought('2026-10-01', 60, 'dining')],
      quarter,
      3,
    )
    // 90 + 60, and a third of it a month
    expect({ spending, avgSpending }).toEqual({ spending: 150, avgSpending: 50 })
  })

  it('B-DATA-29: have six months and six weeks up to the last day, with averages that add up', () => {
    const { month, week } = tell([
      bought('2026-06-10', 60, 'dining', 'Alder'),
      bought('2026-11-09', 30, 'gas', 'Shell'),
      bought('2025-12-01', 500, 'flights', 'Long ago'),
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

  it('S-DASH1-12: average over months of 30 days', () => {
    const purchases = [bought('2026-10-20', 100, 'gas', 'Shell')]
    // 45 days are 1.5 months: 100 / 1.5
    const window = dayRange(parseDay('2026-09-27'), parseDay('2026-11-10'))
    expect(tell(purchases, window, 1.5).avgSpending).toBe(66.67)
    expect(tell(purchases).avgSpending).toBe(8.33)
  })

  it('leave out what lies outside the window', () => {
    expect(tell([bought('2025-11-09', 100, 'gas', 'Shell')]).transactions_statistics).toEqual([])
  })
})
