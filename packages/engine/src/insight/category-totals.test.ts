import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spendFrom } from '../spend/spend.ts'
import { anyWindow, purchasesIn } from '../testing/arbitraries.ts'
import { buy, year2025 } from '../testing/make.ts'
import { totalSpending } from './average-spending.ts'
import { categoryTotals } from './category-totals.ts'

describe('spending by category', () => {
  it('S-DASH1-14: is sorted from highest to lowest, with Other always last', () => {
    const spend = spendFrom(
      [
        buy('2025-01-05', 900, 'other'),
        buy('2025-01-05', 20, 'gas'),
        buy('2025-01-06', 60, 'dining'),
        buy('2025-01-07', 15, 'fast-food'),
        buy('2025-01-08', 70, 'supermarket'),
      ],
      year2025,
    )
    expect(categoryTotals(spend).map(({ category, cents }) => [category, cents])).toEqual([
      ['restaurant', 7500], // 60 + 15
      ['grocery', 7000],
      ['gas', 2000],
      ['other', 90_000],
    ])
  })

  it('subtracts refunds and keeps a fully refunded category', () => {
    const purchases = [
      buy('2025-03-01', 50, 'clothing'),
      buy('2025-03-09', -50, 'clothing'),
      buy('2025-03-02', 12.34, 'gas'),
    ]
    expect(categoryTotals(spendFrom(purchases, year2025))).toEqual([
      { category: 'gas', cents: 1234, purchases: [2] },
      { category: 'shops', cents: 0, purchases: [1, 0] },
    ])
  })

  it('sorts equal sums by id', () => {
    const purchases = (['hotels', 'gas', 'dining'] as const).map((leaf) => buy('2025-03-01', 5, leaf))
    const order = categoryTotals(spendFrom(purchases, year2025)).map(({ category }) => category)
    expect(order).toEqual(['gas', 'restaurant', 'travel'])
  })

  it('lists the purchases of a category newest first, and those of one day in input order', () => {
    const purchases = [
      buy('2025-12-31', 1, 'gas'),
      buy('2025-01-01', 2, 'gas'),
      buy('2025-06-01', 3, 'gas'),
      buy('2025-06-01', 4, 'gas'),
    ]
    expect(categoryTotals(spendFrom(purchases, year2025))[0]?.purchases).toEqual([0, 2, 3, 1])
  })

  it('adds up to the total, with each purchase in one category', () => {
    fc.assert(
      fc.property(
        anyWindow.chain((window) => fc.tuple(fc.constant(window), purchasesIn(window))),
        ([window, purchases]) => {
          const spend = spendFrom(purchases, window)
          const totals = categoryTotals(spend)
          expect(totals.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalSpending(spend))
          const all = totals.flatMap((total) => total.purchases)
          expect(all.toSorted((a, b) => a - b)).toEqual([...spend.offsets.keys()])
        },
      ),
    )
  })
})
