import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormCategory } from '../category.ts'
import type { Leaf } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { BrandSpending } from './brand-spending.ts'
import { type CostDetails, type MonthlyCosts, type MonthShare, monthFromCosts } from './typed-month.ts'

const nothing: Record<FormCategory, Cents> = {
  grocery: toCents(0),
  gas: toCents(0),
  restaurant: toCents(0),
  travel: toCents(0),
  recreation: toCents(0),
  other: toCents(0),
}
const dollars = (amount: number) => toCents(amount * 100)
const brand = (merchant: string, leaf: Leaf, yearly: number | null): BrandSpending => ({
  merchant,
  leaf,
  yearlyCents: yearly === null ? null : dollars(yearly),
})
const travel = (monthly: number): MonthlyCosts => ({ ...nothing, travel: dollars(monthly) })
const other = (monthly: number): MonthlyCosts => ({ ...nothing, other: dollars(monthly) })

/** Dollars of a month by merchant, and those of the leaf at other merchants. */
function at(month: readonly MonthShare[], leaf: Leaf) {
  return Object.fromEntries(
    month
      .filter(({ kind }) => kind.leaf === leaf)
      .map(({ kind, cents }) => [kind.merchant ?? 'elsewhere', cents / 100]),
  )
}

function totalsByLeaf(month: readonly MonthShare[]): Map<Leaf, number> {
  const totals = new Map<Leaf, number>()
  for (const { kind, cents } of month) {
    totals.set(kind.leaf, (totals.get(kind.leaf) ?? 0) + cents)
  }
  return totals
}

const sumOf = (month: readonly MonthShare[]) => month.reduce((sum, { cents }) => sum + cents, 0)

describe('spending with a brand', () => {
  it('is taken out of the category that the person typed', () => {
    // 9,600 a year is 800 a month.
    const month = monthFromCosts(travel(1000), { flights: dollars(1000) }, [brand('delta', 'flights', 9600)])
    expect(at(month, 'flights')).toEqual({ delta: 800, elsewhere: 200 })
  })

  it('is never more than that category', () => {
    const month = monthFromCosts(travel(1000), { flights: dollars(300) }, [brand('delta', 'flights', 9600)])
    expect(at(month, 'flights')).toEqual({ delta: 300 })
    expect(sumOf(month)).toBe(100_000)
  })

  it('is half of the category if the amount is not stated', () => {
    const month = monthFromCosts(travel(1000), { hotels: dollars(500) }, [brand('hilton', 'hotels', null)])
    expect(at(month, 'hotels')).toEqual({ hilton: 250, elsewhere: 250 })
  })

  it('is everything at warehouse clubs for a club', () => {
    const month = monthFromCosts(other(900), { warehouseClubs: dollars(400) }, [
      brand('costco', 'wholesale-club', null),
    ])
    expect(at(month, 'wholesale-club')).toEqual({ costco: 400 })
  })

  it('counts as a part of the field if the finer category is not typed', () => {
    // 6,000 a year at a club, which average households have nothing of in Other.
    const club = monthFromCosts(other(900), {}, [brand('costco', 'wholesale-club', 6000)])
    expect(at(club, 'wholesale-club')).toEqual({ costco: 500 })
    expect(sumOf(club)).toBe(90_000)
    // Of 170 for travel, the average is 56.83 for flights: 300 a year is within it, so nothing else changes.
    const few = monthFromCosts(travel(170), {}, [brand('delta', 'flights', 300)])
    expect(at(few, 'flights')).toEqual({ delta: 25, elsewhere: 31.83 })
    expect(totalsByLeaf(few)).toEqual(totalsByLeaf(monthFromCosts(travel(170))))
    // More than the whole field isn't possible.
    const many = monthFromCosts(travel(170), {}, [brand('delta', 'flights', 9600)])
    expect(many).toEqual([
      { kind: { leaf: 'flights', merchant: 'delta', isAbroad: false }, cents: dollars(170) },
    ])
  })

  it('shares a category that is too small in proportion to the stated amounts', () => {
    const brands = [brand('delta', 'flights', 6000), brand('united-airlines', 'flights', 3000)]
    const month = monthFromCosts(travel(300), { flights: dollars(300) }, brands)
    expect(at(month, 'flights')).toEqual({ delta: 200, 'united-airlines': 100 })
  })

  it('leaves brands without an amount what the others leave', () => {
    const brands = [
      brand('delta', 'flights', 9600),
      brand('united-airlines', 'flights', null),
      brand('jetblue', 'flights', null),
    ]
    const month = monthFromCosts(travel(1000), { flights: dollars(1000) }, brands)
    expect(at(month, 'flights')).toEqual({ delta: 800, 'united-airlines': 100, jetblue: 100 })
  })

  it('of zero says that there is none', () => {
    const month = monthFromCosts(travel(1000), { flights: dollars(1000) }, [brand('delta', 'flights', 0)])
    expect(at(month, 'flights')).toEqual({ elsewhere: 1000 })
  })
})

const places: readonly (readonly [string, Leaf, keyof CostDetails, FormCategory])[] = [
  ['delta', 'flights', 'flights', 'travel'],
  ['united-airlines', 'flights', 'flights', 'travel'],
  ['hilton', 'hotels', 'hotels', 'travel'],
  ['costco', 'wholesale-club', 'warehouseClubs', 'other'],
  ['sams-club', 'wholesale-club', 'warehouseClubs', 'other'],
  ['amazon', 'online-shopping', 'onlineShopping', 'other'],
]

const someMonth = fc.record({
  travel: fc.integer({ min: 0, max: 300_000 }).map(toCents),
  other: fc.integer({ min: 0, max: 300_000 }).map(toCents),
  shares: fc.dictionary(
    fc.constantFrom('flights', 'hotels', 'warehouseClubs', 'onlineShopping'),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
    { noNullPrototype: true },
  ),
  brands: fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(...places),
      fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(toCents), { nil: null }),
    ),
    { selector: ([[merchant]]) => merchant },
  ),
})

type Given = typeof someMonth extends fc.Arbitrary<infer Value> ? Value : never

function questionOf({ travel: trips, other: rest, shares, brands }: Given) {
  const costs = { ...nothing, travel: trips, other: rest }
  const details: CostDetails = Object.fromEntries(
    places.flatMap(([, , name, field]) =>
      shares[name] === undefined ? [] : [[name, toCents(Math.floor(costs[field] * shares[name]))]],
    ),
  )
  return {
    costs,
    details,
    brands: brands.map(([[merchant, leaf], yearlyCents]) => ({ merchant, leaf, yearlyCents })),
  }
}

describe('for any costs and brands', () => {
  it('naming brands changes no total, and a typed category keeps its cents', () => {
    fc.assert(
      fc.property(someMonth, (given) => {
        const { costs, details, brands } = questionOf(given)
        const month = monthFromCosts(costs, details, brands)
        expect(sumOf(month)).toBe(costs.travel + costs.other)
        expect(month.every(({ cents }) => cents > 0)).toBe(true)
        const totals = totalsByLeaf(month)
        for (const [, leaf, name] of places) {
          if (details[name] !== undefined) {
            expect(totals.get(leaf) ?? 0).toBe(details[name])
          }
        }
      }),
    )
  })

  it('naming brands without amounts changes no category', () => {
    fc.assert(
      fc.property(someMonth, (given) => {
        const { costs, details, brands } = questionOf(given)
        const named = brands.map((each) => ({ ...each, yearlyCents: null }))
        expect(totalsByLeaf(monthFromCosts(costs, details, named))).toEqual(
          totalsByLeaf(monthFromCosts(costs, details)),
        )
      }),
    )
  })

  it('a brand never gets more than the person states', () => {
    fc.assert(
      fc.property(someMonth, (given) => {
        const { costs, details, brands } = questionOf(given)
        for (const { kind, cents } of monthFromCosts(costs, details, brands)) {
          const yearly = brands.find(({ merchant }) => merchant === kind.merchant)?.yearlyCents ?? null
          expect(yearly === null || cents <= Math.round(yearly / 12)).toBe(true)
        }
      }),
    )
  })
})
