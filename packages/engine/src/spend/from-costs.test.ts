import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, type FormCategory, formCategories } from '../category.ts'
import { dayNumber, dayRange, monthOfDayNumber, parseDay } from '../day.ts'
import { categoryOfLeaf, isLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { spendFromCosts } from './from-costs.ts'
import { leafShares } from './leaf-shares.ts'
import { filterPurchases, type Purchase, purchaseAt, type Spend, withCents } from './spend.ts'
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
const sumOf = (purchases: readonly Purchase[]) => purchases.reduce((sum, { cents }) => sum + cents, 0)
const year = (number: number) => dayRange(parseDay(`${number}-01-01`), parseDay(`${number}-12-31`))
/** Cents by day and leaf. */
const sumsByDay = (spend: Spend | undefined) => {
  const sums: Record<string, number> = {}
  for (const { day, leaf, cents } of spend === undefined ? [] : all(spend)) {
    sums[`${day} ${leaf}`] = (sums[`${day} ${leaf}`] ?? 0) + cents
  }
  return sums
}
/** By calendar month: its number, and the cents of each kind. */
const monthsOf = ({ offsets, kindOf, cents, kinds }: Spend) => {
  const sums = new Map<number, number[]>()
  for (const [index, kind] of kindOf.entries()) {
    const month = monthOfDayNumber(dayNumber(window.first) + (offsets[index] ?? 0))
    const ofMonth = sums.get(month) ?? kinds.map(() => 0)
    ofMonth[kind] = (ofMonth[kind] ?? 0) + (cents[index] ?? 0)
    sums.set(month, ofMonth)
  }
  return [...sums].map(([month, ofMonth]) => [month, ...ofMonth])
}
/** Cents of a month by leaf. */
const monthOf = (costs: MonthlyCosts) => {
  const purchases = all(spendFromCosts(costs, dayRange(parseDay('2025-01-01'), parseDay('2025-01-31'))))
  return Object.fromEntries(
    purchases.map(({ leaf }) => [leaf, sumOf(purchases.filter((each) => each.leaf === leaf))]),
  )
}
const formCategoryOf = (leaf: Parameters<typeof categoryOfLeaf>[0]) =>
  categories.find(({ key }) => key === categoryOfLeaf(leaf))?.formCategory

describe('spendFromCosts', () => {
  it('spreads each month evenly over its days', () => {
    // $310 of gas: $10 on each of 31 days; $11.07 or $11.08 on each of 28, which add up to $310
    const spend = spendFromCosts({ ...nothing, gas: toCents(310_00) }, year(2025))
    const inMonth = (month: string) => all(spend).filter(({ day }) => day.startsWith(month))
    expect(inMonth('2025-01').map(({ cents }) => cents)).toEqual(Array.from({ length: 31 }, () => 10_00))
    expect(new Set(inMonth('2025-02').map(({ cents }) => cents))).toEqual(new Set([11_07, 11_08]))
    expect(inMonth('2025-02')).toHaveLength(28)
    expect(sumOf(inMonth('2025-02'))).toBe(310_00)
    expect(all(spend)).toHaveLength(365)
  })

  it('has the rest of the month in which a year starts at its end', () => {
    // $300 of gas are $10 a day of November: 16 days from Nov 15, 2025 on, and 14 up to Nov 14, 2026
    const spend = spendFromCosts({ ...nothing, gas: toCents(300_00) }, window)
    const november = all(spend).filter(({ day }) => day.slice(5, 7) === '11')
    expect(november.map(({ cents }) => cents)).toEqual(Array.from({ length: 30 }, () => 10_00))
    expect([november[0]?.day, november[15]?.day]).toEqual(['2025-11-15', '2025-11-30'])
    expect([november[16]?.day, november[29]?.day]).toEqual(['2026-11-01', '2026-11-14'])
  })

  it('has twelve months also if it starts in a leap February', () => {
    // $290 are $10 on each of the 15 days from Feb 15, 2024 on, and $140 on Feb 1 to 14, 2025
    const leap = dayRange(parseDay('2024-02-15'), parseDay('2025-02-15'))
    const spend = spendFromCosts({ ...nothing, gas: toCents(290_00) }, leap)
    const february = all(spend).filter(({ day }) => day.slice(5, 7) === '02')
    expect(february.map(({ cents }) => cents)).toEqual(Array.from({ length: 29 }, () => 10_00))
    expect(sumOf(all(spend))).toBe(12 * 290_00)
  })

  it('has the same cents of a leaf on each day whatever brands divide it, in a year and its months', () => {
    const brand = fc.record({
      merchant: fc.constantFrom('delta', 'united', 'jetblue'),
      leaf: fc.constant('flights' as const),
      yearlyCents: fc.option(fc.nat(90_000).map(toCents)),
    })
    const brands = fc.uniqueArray(brand, { selector: ({ merchant }) => merchant })
    fc.assert(
      fc.property(fc.nat(50_000).map(toCents), brands, (travel, named) => {
        const costs = { ...nothing, travel, gas: toCents(100_00) }
        const [plain, divided] = [[], named].map((some) =>
          spendFromCosts(costs, window, { flights: travel }, some),
        )
        expect(sumsByDay(divided)).toEqual(sumsByDay(plain))
        expect(divided?.cents.every((cents) => cents > 0)).toBe(true)
        expect(divided?.months?.map(({ month, cents }) => [month, ...cents])).toEqual(
          divided && monthsOf(divided),
        )
      }),
    )
  })

  it('has purchases for all leaves of a category in each month', () => {
    const spend = spendFromCosts({ ...nothing, travel: toCents(400_00) }, window)
    const leavesIn = (month: string) =>
      new Set(all(spend).flatMap(({ day, leaf }) => (day.startsWith(month) ? [leaf] : [])))
    const months = [...new Set(all(spend).map(({ day }) => day.slice(0, 7)))]
    expect([months[0], months.length, months.at(-1)]).toEqual(['2025-11', 13, '2026-11'])
    expect(months.map((month) => leavesIn(month).size)).toEqual(months.map(() => 7))
  })

  it('splits travel between flights and other leaves', () => {
    // 100.00 by 906 : 682 : 162 : 136 : 111 : 38 : 2 of 2037: hotels 44.477, flights 33.481, rideshare 6.676
    expect(monthOf({ ...nothing, travel: toCents(10_000) })).toEqual({
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
    expect(monthOf({ ...nothing, travel: toCents(40_000) })).toEqual({
      hotels: 7550,
      flights: 5683,
      cruise: 1350,
      rideshare: 1133,
      transit: 925,
      rail: 317,
      'other-travel': 23_042,
    })
    // The finer averages of Other are 9,474 a year. A twelfth of each is 789.51 together, so 1,210.49 of 2,000 is plain.
    expect(monthOf({ ...nothing, other: toCents(200_000) })).toEqual({
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
    expect(monthOf({ ...nothing, ...typed })).toEqual({
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

  it('knows the sums of its months without reading its days', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((day) => {
      const first = `2024-02-${`${day}`.padStart(2, '0')}`
      return dayRange(parseDay(first), parseDay(first.replace('2024', '2025')))
    })
    const cents = fc.integer({ min: 0, max: 99_999 }).map((dollars) => toCents(dollars * 100))
    fc.assert(
      fc.property(days, cents, cents, (window, gas, other) => {
        const spend = spendFromCosts({ ...nothing, gas, other }, window)
        for (const { month, cents: sums } of spend.months ?? []) {
          const text = `${Math.floor(month / 12)}-${`${(month % 12) + 1}`.padStart(2, '0')}`
          const inMonth = all(spend).filter(({ day }) => day.startsWith(text))
          const byKind = spend.kinds.map(({ leaf }) => sumOf(inMonth.filter((each) => each.leaf === leaf)))
          expect(Array.from(sums)).toEqual(byKind)
        }
        expect(spend.months?.length ?? 0).toBe(
          gas + other === 0 ? 0 : 13 - Number(window.first.endsWith('-01')),
        )
      }),
      { numRuns: 20 },
    )
  })

  it('has days only if its amounts or the purchases that are left have changed', () => {
    const spend = spendFromCosts({ ...nothing, gas: toCents(310_00) }, year(2025))
    expect(withCents(spend, spend.cents).months).toBeUndefined()
    expect(filterPurchases(spend, () => true).months).toBeUndefined()
  })

  it('has what falls on the days of a window of less than a year', () => {
    // $280 of gas: all of January, and $10 on each of 14 days of February
    const shorter = dayRange(parseDay('2025-01-01'), parseDay('2025-02-14'))
    const spend = spendFromCosts({ ...nothing, gas: toCents(280_00) }, shorter)
    expect(sumOf(all(spend))).toBe(280_00 + 140_00)
    expect(all(spend).at(-1)).toMatchObject({ day: '2025-02-14', cents: 10_00 })
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
