import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'
import { type RankOptions, rankCards } from './rank.ts'

const bonus = [{ points: 30_000, spend: toCents(0), days: 90 }]
const cards = [
  makeCard({ id: 'a', name: 'Zebra', rules: [percent(2)] }),
  makeCard({ id: 'b', name: 'apple', rules: [percent(2)] }),
  makeCard({ id: 'c', name: 'Closed', rules: [percent(9)], isOpen: false }),
  makeCard({
    id: 'd',
    name: 'Dear',
    rules: [percent(3)],
    fee: { firstYear: toCents(0), later: toCents(90_000) },
  }),
  makeCard({ id: 'e', name: 'Early', rules: [percent(1)], bonus }),
  makeCard({ id: 'f', name: 'Apple', rules: [percent(2)] }),
  makeCard({ id: 'g', name: 'Loss', rules: [], fee: { firstYear: toCents(1), later: toCents(1) } }),
]

function namesBy(options: RankOptions) {
  const result = backtest(
    spendFrom([buy('2025-01-01', 10_000)], year2025),
    compileCatalog(cards, testAssumptions),
  )
  return Array.from(rankCards(result.compiled, result.overall, options), (card) => cards[card]?.name)
}

describe('rankCards', () => {
  it('B-SORT-1, B-SORT-2: sorts by total, then by name, without closed cards', () => {
    // Early 100 + 300, Dear 300, the three of 2% 200 each, Loss -0.01
    expect(namesBy({ years: 1, isIntro: true })).toEqual(['Early', 'Dear', 'Apple', 'apple', 'Zebra', 'Loss'])
  })

  it('excludes the bonus if it is turned off', () => {
    // Dear 300, 200 each, Early 100
    expect(namesBy({ years: 1, isIntro: false })).toEqual([
      'Dear',
      'Apple',
      'apple',
      'Zebra',
      'Early',
      'Loss',
    ])
  })

  it('counts fees and rewards of all years', () => {
    // three years: 600 each, Early 300 + 300, Dear 900 - 1800
    expect(namesBy({ years: 3, isIntro: true })).toEqual(['Apple', 'apple', 'Early', 'Zebra', 'Loss', 'Dear'])
  })
})

describe('any totals', () => {
  const some = (cents: number[], names: string[]) => {
    const catalog = cents.map((_, index) => makeCard({ id: `card-${index}`, name: names[index] ?? '' }))
    const total = Float64Array.from(cents)
    const none = new Float64Array(cents.length)
    const outcome = {
      spendingCents: 0,
      money: [],
      points: [],
      introMoney: [none],
      introPoints: none,
      firstYearMoney: [none],
      total: [total],
    }
    const compiled = compileCatalog(catalog, testAssumptions)
    const ranked = Array.from(rankCards(compiled, outcome, { years: 1, isIntro: true }))
    return ranked.map((card) => [cents[card] ?? 0, names[card] ?? ''] as const)
  }

  it('are in the same order as with a plain sort', () => {
    const anyName = fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('a', 'b', 'c') })
    const anyTotals = fc
      .constantFrom(0, 1, 300, 70_000, 2 ** 21 - 1, 2 ** 21, 10 ** 9)
      .chain((size) => fc.array(fc.tuple(fc.integer({ min: -size, max: size }), anyName), { maxLength: 40 }))
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const expected = totals.toSorted((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : Number(a[1] > b[1])))
        const ranked = some(
          totals.map(([cents]) => cents),
          totals.map(([, name]) => name),
        )
        expect(ranked).toEqual(expected)
      }),
    )
  })

  it('can differ by more than 32 bits', () => {
    const ranked = some([1, 2 ** 40, -(2 ** 40), 2 ** 40], ['a', 'c', 'd', 'b'])
    expect(ranked.map(([, name]) => name)).toEqual(['b', 'c', 'a', 'd'])
  })
})
