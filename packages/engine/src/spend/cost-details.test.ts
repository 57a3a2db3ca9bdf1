import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, type FormCategory, formCategories } from '../category.ts'
import { dayRange, parseDay } from '../day.ts'
import { categoryOfLeaf, isBill, type Leaf } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import { costDetails, type DetailName } from './cost-details.ts'
import { spendFromCosts } from './from-costs.ts'
import { leafShares } from './leaf-shares.ts'
import { purchaseAt, type Spend } from './spend.ts'
import type { CostDetails, MonthlyCosts } from './typed-month.ts'

const window = dayRange(parseDay('2025-11-15'), parseDay('2026-11-15'))
const january = dayRange(parseDay('2025-01-01'), parseDay('2025-01-31'))
const names = Object.keys(costDetails) as DetailName[]
const formCategoryOf = (leaf: Leaf) =>
  categories.find(({ key }) => key === categoryOfLeaf(leaf))?.formCategory

function costsBy(read: (field: FormCategory) => number): MonthlyCosts {
  return {
    grocery: toCents(read('grocery')),
    gas: toCents(read('gas')),
    restaurant: toCents(read('restaurant')),
    travel: toCents(read('travel')),
    recreation: toCents(read('recreation')),
    other: toCents(read('other')),
  }
}

/** Cents by leaf of a spend of one month. */
function monthOf(spend: Spend): Map<Leaf, number> {
  const sums = new Map<Leaf, number>()
  const purchases = Array.from(spend.cents.keys(), (index) => purchaseAt(spend, index))
  for (const { leaf, cents } of [...purchases, ...(spend.bills ?? [])]) {
    sums.set(leaf, (sums.get(leaf) ?? 0) + cents)
  }
  return sums
}

const sumOf = (month: ReadonlyMap<Leaf, number>, leaves: readonly Leaf[]) =>
  leaves.reduce((sum, leaf) => sum + (month.get(leaf) ?? 0), 0)

describe('the details of costs', () => {
  it('belong to the field that they are a part of, and overlap nowhere', () => {
    for (const { field, leaves } of Object.values(costDetails)) {
      expect(leaves.map(formCategoryOf)).toEqual(leaves.map(() => field ?? 'other'))
    }
    const leaves = Object.values(costDetails).flatMap((detail): readonly Leaf[] => detail.leaves)
    expect(new Set(leaves).size).toBe(leaves.length)
  })

  it('go to their leaves exactly, and the rest of the field to its other leaves by the average', () => {
    const costs = costsBy((field) => (field === 'travel' ? 20_000 : 0))
    const month = monthOf(
      spendFromCosts(costs, january, { flights: toCents(12_000), transit: toCents(2940) }),
    )
    // Rest 50.60 over hotels 906, cruise 162, rail 38, other 2 of 1,108: 41.3751, 7.3982, 1.7354, 0.0913.
    // Transit 29.40 by rides 136 and transit 111 of 247: 16.1879 and 13.2121.
    expect(Object.fromEntries(month)).toEqual({
      hotels: 4137,
      cruise: 740,
      rail: 174,
      'other-travel': 9,
      flights: 12_000,
      rideshare: 1619,
      transit: 1321,
    })
  })

  it('say with a zero that there is no such spending', () => {
    const costs = costsBy((field) => (field === 'other' ? 10_000 : 0))
    const month = monthOf(spendFromCosts(costs, january, { phone: toCents(0), clothing: toCents(0) }))
    expect(month.has('phone') || month.has('clothing')).toBe(false)
    expect(sumOf(month, [...month.keys()])).toBe(10_000)
  })

  it('add up to the cent, with their fields and on top of them', () => {
    const anyCents = fc.integer({ min: 0, max: 500_000 })
    const anyDetails = fc.dictionary(fc.constantFrom(...names), anyCents, { noNullPrototype: true })
    const anyRests = fc.record({
      grocery: anyCents,
      gas: anyCents,
      restaurant: anyCents,
      travel: anyCents,
      recreation: anyCents,
      other: anyCents,
    })
    fc.assert(
      fc.property(anyDetails, anyRests, (typed, rests) => {
        const details: CostDetails = Object.fromEntries(
          Object.entries(typed).map(([name, cents]): [string, Cents] => [name, toCents(cents)]),
        )
        const parts = (field: FormCategory | null) =>
          names
            .filter((name) => costDetails[name].field === field)
            .reduce((sum, name) => sum + (details[name] ?? 0), 0)
        const costs = costsBy((field) => rests[field] + parts(field))
        const month = monthOf(spendFromCosts(costs, january, details))
        for (const name of names.filter((each) => details[each] !== undefined)) {
          expect(sumOf(month, costDetails[name].leaves)).toBe(details[name])
        }
        const onTop = names
          .filter((name) => costDetails[name].field === null)
          .flatMap((name): readonly Leaf[] => costDetails[name].leaves)
        for (const field of formCategories) {
          const own = [...month.keys()].filter(
            (leaf) => formCategoryOf(leaf) === field && !onTop.includes(leaf),
          )
          expect(sumOf(month, own)).toBe(costs[field])
        }
        expect(sumOf(month, onTop)).toBe(parts(null))
      }),
      { numRuns: 200 },
    )
  })

  it('give exactly the result of the six amounts if they equal the average shares', () => {
    // A cent for each dollar of the survey, times up to 8, has no remainders and is below a month of the average.
    const isPart = (name: DetailName) =>
      costDetails[name].leaves.every((leaf) => Object.values(leafShares).some((shares) => leaf in shares))
    const parts = names.filter(isPart)
    expect(parts).toEqual([
      'flights',
      'hotels',
      'transit',
      'streaming',
      'gyms',
      'superstores',
      'drugstores',
      'clothing',
      'homeImprovement',
      'phone',
    ])
    const weightOf = (leaf: Leaf) =>
      Object.values(leafShares).reduce((sum, shares) => sum + (shares[leaf] ?? 0), 0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.subarray(parts), (times, stated) => {
        const costs = costsBy(
          (field) => times * Object.values(leafShares[field]).reduce((sum, weight) => sum + weight, 0),
        )
        const details = Object.fromEntries(
          stated.map((name) => [
            name,
            toCents(times * costDetails[name].leaves.reduce((sum, leaf) => sum + weightOf(leaf), 0)),
          ]),
        )
        expect(sorted(monthOf(spendFromCosts(costs, january, details)))).toEqual(
          sorted(monthOf(spendFromCosts(costs, january))),
        )
      }),
    )
  })

  it('must not exceed their field', () => {
    const costs = costsBy((field) => (field === 'travel' ? 20_000 : 0))
    expect(() => spendFromCosts(costs, january, { flights: toCents(20_001) })).toThrow(RangeError)
  })

  it('keep taxes apart from purchases', () => {
    const spend = spendFromCosts(
      costsBy(() => 0),
      window,
      { taxes: toCents(50_000), utilities: toCents(100) },
    )
    expect(spend.bills).toHaveLength(12)
    expect(spend.kinds.some(({ leaf }) => isBill(leaf))).toBe(false)
    expect(spend.kinds.map(({ leaf }) => leaf)).toEqual(['utilities'])
  })
})

function sorted(month: ReadonlyMap<Leaf, number>): (readonly [Leaf, number])[] {
  return [...month].sort(([a], [b]) => (a < b ? -1 : 1))
}
