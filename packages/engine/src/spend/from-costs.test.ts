import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, type FormCategory, formCategories } from '../category.ts'
import { dayRange, parseDay } from '../day.ts'
import { categoryOfLeaf, isLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { spendFromCosts } from './from-costs.ts'
import { leafShares } from './leaf-shares.ts'
import { purchaseAt, type Spend } from './spend.ts'
import type { MonthlyCosts } from './typed-month.ts'

const nothing: MonthlyCosts = {
  grocery: toCents(0),
  gas: toCents(0),
  restaurant: toCents(0),
  travel: toCents(0),
  recreation: toCents(0),
  other: toCents(0),
}
const window = dayRange(parseDay('2025-11-15'), parseDay('2026-11-15'))
const all = (spend: Spend) => Array.from(spend.cents.keys(), (index) => purchaseAt(spend, index))
const firstMonth = (costs: MonthlyCosts) =>
  Object.fromEntries(
    all(spendFromCosts(costs, window)).flatMap(({ day, leaf, cents }) =>
      day === window.first ? [[leaf, cents]] : [],
    ),
  )
const formCategoryOf = (leaf: Parameters<typeof categoryOfLeaf>[0]) =>
  categories.find(({ key }) => key === categoryOfLeaf(leaf))?.formCategory

describe('spendFromCosts', () => {
  it('has one purchase per month, on the day of the month when the window starts', () => {
    const days = all(spendFromCosts({ ...nothing, gas: toCents(17_900) }, window)).map(({ day, cents }) => [
      day,
      cents,
    ])
    expect(days).toHaveLength(12)
    expect(days[0]).toEqual(['2025-11-15', 17_900])
    expect(days[11]).toEqual(['2026-10-15', 17_900])
  })

  it('uses the last day of a shorter month', () => {
    const late = dayRange(parseDay('2025-01-31'), parseDay('2026-01-31'))
    const days = all(spendFromCosts({ ...nothing, gas: toCents(100) }, late)).map(({ day }) => day)
    expect(days.slice(0, 4)).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'])
  })

  it('has purchases for all leaves of a category in each month', () => {
    const days = all(spendFromCosts({ ...nothing, travel: toCents(40_000) }, window)).map(({ day }) => day)
    const months = [...new Set(days)]
    expect(months).toHaveLength(12)
    expect(months.slice(0, 3)).toEqual(['2025-11-15', '2025-12-15', '2026-01-15'])
    expect(days).toEqual(months.flatMap((day) => Array.from({ length: 7 }, () => day)))
  })

  it('splits travel between flights and other leaves', () => {
    // 100.00 by 906 : 682 : 162 : 136 : 111 : 38 : 2 of 2037: hotels 44.477, flights 33.481, rideshare 6.676
    expect(firstMonth({ ...nothing, travel: toCents(10_000) })).toEqual({
      hotels: 4448,
      flights: 3348,
      cruise: 795,
      rideshare: 668,
      transit: 545,
      rail: 186,
      'other-travel': 10,
    })
  })

  it('gives no finer category more than an average household spends on it', () => {
    // A twelfth of 906, 682, 162, 136, 111 and 38 is 169.58 together. The other 230.42 of 400 is plain travel.
    expect(firstMonth({ ...nothing, travel: toCents(40_000) })).toEqual({
      hotels: 7550,
      flights: 5683,
      cruise: 1350,
      rideshare: 1133,
      transit: 925,
      rail: 317,
      'other-travel': 23_042,
    })
    // The finer averages of Other are 9,474 a year. A twelfth of each is 789.51 together, so 1,210.49 of 2,000 is plain.
    expect(firstMonth({ ...nothing, other: toCents(200_000) })).toEqual({
      clothing: 16_675,
      furniture: 11_042,
      electronics: 2892,
      'home-improvement': 1150,
      phone: 11_325,
      'auto-service': 8200,
      superstore: 7308,
      drugstore: 5817,
      'other-shop': 5350,
      'personal-care': 3992,
      beauty: 4158,
      books: 1042,
      other: 121_049,
    })
  })

  it('keeps groceries, gas and restaurants where their rates pay', () => {
    const typed = { grocery: toCents(200_000), gas: toCents(100_000), restaurant: toCents(100_000) }
    // An average household spends 1,731 a year on fast food, 144.25 a month.
    expect(firstMonth({ ...nothing, ...typed })).toEqual({
      supermarket: 200_000,
      gas: 100_000,
      'fast-food': 14_425,
      dining: 85_575,
    })
  })

  it('adds up to the six amounts, to the cent', () => {
    const anyCents = fc.integer({ min: 0, max: 9_999_900 }).map(toCents)
    const anyCosts = fc.record({
      grocery: anyCents,
      gas: anyCents,
      restaurant: anyCents,
      travel: anyCents,
      recreation: anyCents,
      other: anyCents,
    })
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const sums = new Map<FormCategory | undefined, number>()
        for (const { leaf, cents } of all(spendFromCosts(costs, window))) {
          sums.set(formCategoryOf(leaf), (sums.get(formCategoryOf(leaf)) ?? 0) + cents)
        }
        for (const category of formCategories) {
          expect(sums.get(category) ?? 0).toBe(costs[category] * 12)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('splits each form category among its own leaves', () => {
    for (const category of formCategories) {
      const leavesOfCategory = Object.keys(leafShares[category]).filter(isLeaf)
      expect(leavesOfCategory.length).toBeGreaterThan(0)
      expect(leavesOfCategory.map(formCategoryOf)).toEqual(leavesOfCategory.map(() => category))
    }
  })

  it('has only the months that start in a window of less than a year', () => {
    const gas = { ...nothing, gas: toCents(100) }
    const monthsUpTo = (last: string) => {
      const shorter = dayRange(parseDay('2025-01-01'), parseDay(last))
      return all(spendFromCosts(gas, shorter)).map(({ day }) => day)
    }
    expect(monthsUpTo('2025-02-28')).toEqual(['2025-01-01', '2025-02-01'])
    expect(monthsUpTo('2025-03-01')).toEqual(['2025-01-01', '2025-02-01', '2025-03-01'])
  })

  it('has no merchants, no accounts and no empty kinds', () => {
    const spend = spendFromCosts({ ...nothing, gas: toCents(100), other: toCents(50) }, window)
    expect(spend).toMatchObject({ names: [], accounts: [] })
    expect([...spend.nameOf, ...spend.accountOf].every((none) => none === -1)).toBe(true)
    for (const purchase of all(spend)) {
      expect(purchase).toMatchObject({ merchant: null, account: null })
      expect(purchase.name).toBeUndefined()
    }
    expect(new Set(spend.kinds.map(({ leaf }) => formCategoryOf(leaf)))).toEqual(new Set(['gas', 'other']))
  })

  it('rejects amounts too large for exact calculation', () => {
    // 12 × 833,333.33 is just below ten million dollars
    expect(() => spendFromCosts({ ...nothing, gas: toCents(83_333_333) }, window)).not.toThrow()
    expect(() => spendFromCosts({ ...nothing, gas: toCents(83_333_334) }, window)).toThrow(RangeError)
  })
})
