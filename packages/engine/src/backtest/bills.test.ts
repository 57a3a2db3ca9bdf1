import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { spendFromCosts } from '../spend/from-costs.ts'
import { withRent } from '../spend/monthly-bills.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'

const byOtherSpending = {
  minPoints: 250,
  tiers: [
    { percent: 25, rate: 500 },
    { percent: 100, rate: 1250 },
  ],
}
const rentCard = makeCard({ rules: [percent(1), percent(1.25, ['rent'], { byOtherSpending })] })

describe('rent', () => {
  it('earns nothing on a card that does not name it', () => {
    expect(run(makeCard({ rules: [percent(5)] }), [buy('2025-03-01', 1000, 'rent')]).money).toEqual([0, 0, 0])
  })

  it('earns a flat rate on a card that names it without tiers', () => {
    const card = makeCard({ rules: [percent(1), percent(2, ['rent', 'utilities'])] })
    const purchases = [buy('2025-03-01', 1000, 'rent'), buy('2025-03-02', 100, 'utilities')]
    expect(run(card, purchases).money[0]).toBe(22_00)
  })

  it('earns by the purchases of its own calendar month', () => {
    // March has 250 of 1,000: 500 points. April has nothing: 250 points. The gas of May has no rent.
    const purchases = [
      buy('2025-03-01', 1000, 'rent'),
      buy('2025-03-31', 250, 'gas'),
      buy('2025-04-01', 1000, 'rent'),
      buy('2025-05-01', 900, 'gas'),
    ]
    const { money, byCategory, explain } = run(rentCard, purchases)
    expect(money).toEqual([1900, 3800, 5700])
    expect(byCategory).toEqual({ gas: 1150, service: 750 })
    const lines = explain().lines.filter(({ kind }) => kind.leaf === 'rent')
    expect(lines.map(({ day, money: own, payments }) => [day, own, payments[0]?.rate])).toEqual([
      ['2025-03-01', 500, 500],
      ['2025-04-01', 250, 0],
    ])
  })

  it('counts refunds against the other purchases, and taxes not at all', () => {
    const rent = buy('2025-03-01', 1000, 'rent')
    const gas = [buy('2025-03-02', 300, 'gas'), buy('2025-03-03', -51, 'gas')]
    expect(run(rentCard, [rent, ...gas]).byCategory.service).toBe(250)
    expect(run(rentCard, [rent, buy('2025-03-02', 5000, 'taxes')]).byCategory.service).toBe(250)
  })

  it('counts only the purchases of its category for the results of that category', () => {
    const purchases = [buy('2025-03-01', 1000, 'rent'), buy('2025-03-02', 1000, 'gas')]
    const { byCategory, alone } = run(rentCard, purchases)
    expect(byCategory.service).toBe(1250)
    expect(alone.service).toBe(250)
    expect(alone.gas).toBe(1000)
  })

  it('counts toward no threshold and no welcome bonus', () => {
    const bonus = [{ points: 20_000, spend: toCents(100_000), days: 90 }]
    const card = makeCard({
      rules: [percent(1), percent(5, ['gas'], { aboveYearlySpend: toCents(50_000) })],
      bonus,
    })
    const history = [
      buy('2025-01-01', 9000, 'rent'),
      buy('2025-01-02', 9000, 'taxes'),
      buy('2025-02-01', 100, 'gas'),
    ]
    const result = run(card, history)
    expect(result.money[0]).toBe(100)
    expect(result.introMoney).toBe(0)
    expect(result.aloneIntro.service).toBe(0)
    expect(result.spendingCents).toBe(18_100_00)
  })

  it('agrees with a plain calculation, month by month', () => {
    const dollars = fc.integer({ min: 0, max: 3000 })
    const months = fc.array(fc.record({ rent: dollars, gas: dollars }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(months, (amounts) => {
        const purchases = amounts.flatMap(({ rent, gas }, month) => {
          const day = `2025-${String(month + 1).padStart(2, '0')}-15`
          return [buy(day, rent, 'rent'), buy(day, gas, 'gas')]
        })
        const points = amounts.reduce((sum, { rent, gas }) => {
          const share = rent === 0 ? 0 : gas / rent
          const rate = (share >= 0.25 ? 0.5 : 0) + (share >= 1 ? 0.75 : 0)
          return sum + gas + (rent === 0 ? 0 : Math.max(250, rent * rate))
        }, 0)
        const { money, explain } = run(rentCard, purchases)
        expect(money[0]).toBe(Math.round(points))
        expect(explain(3).money).toBe(money[2])
      }),
      { numRuns: 100 },
    )
  })
})

describe('taxes', () => {
  const taxes = [buy('2025-04-15', 10_000, 'taxes')]

  it.each([
    ['2% less 1.85%', makeCard({ rules: [percent(2)] }), 1500],
    ['never less than nothing', makeCard({ rules: [percent(1)] }), 0],
    ['the best rate for everything', makeCard({ rules: [percent(2), percent(3)] }), 11_500],
    [
      'no rate that excludes them',
      makeCard({ rules: [percent(3, { isEverything: true, exceptLeaves: ['taxes'] })] }),
      0,
    ],
    ['no rate of some categories', makeCard({ rules: [percent(5, ['gas', 'other'])] }), 0],
    [
      'no rate of the first days',
      makeCard({ rules: [percent(1), percent(9, undefined, { firstDays: 90 })] }),
      0,
    ],
  ])('earn %s', (_, card, cents) => {
    expect(run(card, taxes).money[0]).toBe(cents)
  })

  it('leave caps to purchases: a capped rate counts at its rate beyond the cap', () => {
    const caps = { year: { on: 'spend', amount: toCents(100_000), per: 'year' } } as const
    const card = makeCard({ rules: [percent(5, undefined, { cap: 'year', rateAfter: 2000 })], caps })
    // Taxes at 2% − 1.85%, and 5% on all of the gas.
    const { byCategory } = run(card, [...taxes, buy('2025-05-01', 1000, 'gas')])
    expect(byCategory).toEqual({ service: 1500, gas: 5000 })
  })
})

describe('withRent', () => {
  it('adds a payment to each month of the window', () => {
    const none = toCents(0)
    const costs = {
      grocery: none,
      gas: toCents(50_000),
      restaurant: none,
      travel: none,
      recreation: none,
      other: none,
    }
    const spend = withRent(spendFromCosts(costs, year2025), 2000)
    expect(spend.bills).toHaveLength(12)
    const { overall } = backtest(spend, compileCatalog([rentCard], testAssumptions))
    // Each month: 500 points for gas, and 0.5 × 2,000 for rent at 25%.
    expect(overall.money[0]?.[0]).toBe(12 * 1500)
    expect(withRent(spend, 0)).toBe(spend)
  })

  it('is repeated with a window of less than a year', () => {
    // 73 days are a fifth of a year, and have three payments of rent: 15 a year.
    const window = dayRange(parseDay('2025-01-01'), parseDay('2025-03-14'))
    const flat = makeCard({ rules: [percent(1, ['rent'])] })
    const none = toCents(0)
    const costs = { grocery: none, gas: none, restaurant: none, travel: none, recreation: none, other: none }
    const { overall } = backtest(
      withRent(spendFromCosts(costs, window), 100),
      compileCatalog([flat], testAssumptions),
    )
    expect(overall.money[0]?.[0]).toBe(1500)
  })
})
