import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryOfLeaf, type Leaf } from '../leaf.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { buy, year2025 } from '../testing/make.ts'
import { categoryTotals } from './category-totals.ts'
import { topMerchants, topMerchantsByCategory } from './top-merchants.ts'

const purchases = [
  buy('2025-01-02', 30, 'online-shopping', { name: 'Amazon' }),
  buy('2025-02-02', 15, 'streaming', { name: 'Amazon' }),
  buy('2025-02-03', 40, 'dining', { name: 'Blue Bottle' }),
  buy('2025-02-04', 40, 'dining', { name: 'Amici' }),
  buy('2025-02-05', 99, 'dining'),
  buy('2025-02-06', 25, 'clothing', { name: 'Gap' }),
  buy('2025-02-09', -25, 'clothing', { name: 'Gap' }),
]
const spend = spendFrom(purchases, year2025)

describe('top merchants', () => {
  it('have the highest sums, ties sorted by name', () => {
    expect(topMerchants(spend, 10)).toEqual([
      { name: 'Amazon', cents: 4500, purchases: [1, 0] }, // 30 + 15
      { name: 'Amici', cents: 4000, purchases: [3] },
      { name: 'Blue Bottle', cents: 4000, purchases: [2] },
    ])
  })

  it('are sorted by sum, then by name, regardless of the last payment', () => {
    const paid = (amici: number, blueBottle: number) => {
      const dining = [
        buy('2025-02-03', amici, 'dining', { name: 'Amici' }),
        buy('2025-02-04', blueBottle, 'dining', { name: 'Blue Bottle' }),
      ]
      return [2, 1].map((most) => topMerchants(spendFrom(dining, year2025), most).map(({ name }) => name))
    }
    expect(paid(40, 40)).toEqual([['Amici', 'Blue Bottle'], ['Amici']])
    expect(paid(40, 50)).toEqual([['Blue Bottle', 'Amici'], ['Blue Bottle']])
    expect(paid(50, 40)).toEqual([['Amici', 'Blue Bottle'], ['Amici']])
  })

  it('are limited to the requested number', () => {
    expect(topMerchants(spend, 2).map(({ name }) => name)).toEqual(['Amazon', 'Amici'])
    expect(topMerchants(spend, 0)).toEqual([])
  })

  it('are ranked in each category by the spending in it', () => {
    const byCategory = topMerchantsByCategory(spend, 1)
    expect(
      byCategory.map(({ category, merchants }) => [category, merchants[0]?.name, merchants[0]?.cents]),
    ).toEqual([
      ['restaurant', 'Amici', 4000],
      ['online-shopping', 'Amazon', 3000],
      ['media', 'Amazon', 1500],
    ])
  })

  it('list only their own purchases in that category', () => {
    const both = spendFrom(
      [
        buy('2025-02-01', 100, 'dining', { name: 'Costco' }),
        buy('2025-02-02', 50, 'dining', { name: 'Amici' }),
        buy('2025-02-03', 30, 'gas', { name: 'Shell' }),
        buy('2025-02-04', 20, 'gas', { name: 'Exxon' }),
        buy('2025-02-05', 10, 'gas', { name: 'Costco' }),
        buy('2025-02-06', 5, 'gas', { name: 'Amici' }),
      ],
      year2025,
    )
    expect(
      topMerchantsByCategory(both, 2).map(({ merchants }) => merchants.map((merchant) => merchant.purchases)),
    ).toEqual([
      [[0], [1]],
      [[2], [3]],
    ])
  })

  it('are empty if no purchase has a name', () => {
    const typed = spendFrom([buy('2025-02-05', 99, 'dining')], year2025)
    expect(topMerchants(typed, 5)).toEqual([])
    expect(topMerchantsByCategory(typed, 5)).toEqual([])
  })

  it('agree with a simple implementation, overall and in each category', () => {
    const anyPurchase = fc
      .record({
        day: fc.constantFrom('2025-01-01', '2025-06-01', '2025-06-02', '2025-12-31'),
        dollars: fc.integer({ min: -3, max: 4 }),
        leaf: fc.constantFrom('gas', 'dining', 'fast-food', 'other'),
        name: fc.constantFrom('A', 'B', 'C', 'D', undefined),
      })
      .map(({ day, dollars, leaf, name }) => buy(day, dollars, leaf, name === undefined ? {} : { name }))
    fc.assert(
      fc.property(fc.array(anyPurchase, { maxLength: 30 }), fc.integer({ min: 0, max: 5 }), (list, most) => {
        const some = spendFrom(list, year2025)
        expect(topMerchants(some, most)).toEqual(plainTop(list, [...list.keys()], most))
        expect(topMerchantsByCategory(some, most)).toEqual(
          categoryTotals(some).flatMap(({ category }) => {
            const matching = [...list.keys()].filter(
              (index) => categoryOfLeaf(leafAt(list, index)) === category,
            )
            const merchants = plainTop(list, matching, most)
            return merchants.length === 0 ? [] : [{ category, merchants }]
          }),
        )
      }),
    )
  })

  it("don't depend on the order of purchases", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(purchases, { minLength: purchases.length }), (shuffled) => {
        const totals = (list: typeof purchases) =>
          topMerchants(spendFrom(list, year2025), 10).map(({ name, cents }) => [name, cents])
        expect(totals(shuffled)).toEqual(totals(purchases))
      }),
    )
  })
})

function leafAt(list: readonly Purchase[], index: number): Leaf {
  return list[index]?.leaf ?? 'other'
}

function plainTop(list: readonly Purchase[], indexes: readonly number[], most: number) {
  const dayAt = (index: number) => list[index]?.day ?? ''
  return ['A', 'B', 'C', 'D']
    .map((name) => {
      const matching = indexes.filter((index) => list[index]?.name === name)
      const cents = matching.reduce((sum, index) => sum + (list[index]?.cents ?? 0), 0)
      const newest = matching.sort((a, b) => Number(dayAt(a) < dayAt(b)) - Number(dayAt(a) > dayAt(b)))
      return { name, cents, purchases: newest }
    })
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, most)
}
