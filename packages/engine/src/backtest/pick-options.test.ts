import { describe, expect, it } from 'vitest'
import type { Target } from '../card/card.ts'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

describe('chosen categories', () => {
  const options = [
    { key: 'dining', where: { leaves: ['dining' as const] } },
    { key: 'gas', where: { leaves: ['gas' as const] } },
    { key: 'travel', where: { leaves: ['hotels' as const] } },
  ]
  const chosen = (count: number, per: 'month' | 'quarter' | 'year'): Target => ({
    kind: 'chosen',
    count,
    per,
    options,
  })

  it('are the best of each month in hindsight', () => {
    const card = makeCard({ rules: [percent(3, undefined, { target: chosen(1, 'month') }), percent(1)] })
    const purchases = [
      buy('2025-01-10', 200, 'gas'),
      buy('2025-01-11', 100, 'dining'),
      buy('2025-02-11', 100, 'dining'),
    ]
    // January gas 6 + dining 1; February dining 3
    expect(run(card, purchases).money[0]).toBe(1000)
  })

  it("don't bring back the terms of other days in a month without picks", () => {
    const card = makeCard({
      rules: [
        percent(5, undefined, { target: chosen(1, 'month'), cap: 'c' }),
        percent(4, ['gym'], { cap: 'c', from: parseDay('2025-03-01') }),
        percent(1),
      ],
      caps: { c: { on: 'spend', amount: 100_000, per: 'month' } },
    })
    const purchases = [buy('2025-01-10', 100, 'dining'), buy('2025-03-10', 100, 'gym')]
    // 100 × 5% on the first option before the rule for gyms begins, and 100 × 4% when no option is picked
    expect(run(card, purchases).money[0]).toBe(900)
  })

  const monthly = makeCard({
    rules: [percent(3, undefined, { target: chosen(1, 'month'), cap: 'q' }), percent(1)],
    caps: { q: { on: 'spend', amount: 250_000, per: 'quarter' } },
  })

  it('can change every month under a quarterly cap', () => {
    const purchases = [buy('2025-01-10', 200, 'gas'), buy('2025-02-11', 300, 'dining')]
    // 200 × 3% + 300 × 3%
    expect(run(monthly, purchases).money[0]).toBe(1500)
  })

  it('use the cap that earlier months have left, and the whole cap in a new quarter', () => {
    const purchases = [
      buy('2025-01-10', 2000, 'gas'), // 60.00
      buy('2025-02-11', 700, 'dining'), // 500 × 3% + 200 × 1% = 17.00
      buy('2025-03-11', 300, 'hotels'), // 3.00
      buy('2025-04-11', 300, 'hotels'), // 9.00
    ]
    expect(run(monthly, purchases).byCategory).toEqual({ gas: 6000, restaurant: 1700, travel: 1200 })
  })

  it('are valued within the remaining cap', () => {
    const card = makeCard({
      rules: [
        percent(5, undefined, { target: chosen(1, 'month'), cap: 'q' }),
        percent(3, ['dining']),
        percent(1),
      ],
      caps: { q: { on: 'spend', amount: 100_000, per: 'quarter' } },
    })
    const purchases = [
      buy('2025-01-10', 900, 'gas'),
      buy('2025-02-11', 1000, 'dining'),
      buy('2025-02-12', 200, 'gas'),
    ]
    // In February, 100 of capacity are left: dining would gain 2% of them and gas 4%. 45 + 30 + 5 + 1
    expect(run(card, purchases).byCategory).toEqual({ gas: 5100, restaurant: 3000 })
  })

  it('are valued by what they add, not by their spending', () => {
    const card = makeCard({
      rules: [percent(5, undefined, { target: chosen(1, 'quarter') }), percent(4, ['gas']), percent(1)],
    })
    // gas gains 1% of 300 = 3, dining 4% of 100 = 4: dining is picked. 5 + 12
    const purchases = [buy('2025-01-10', 300, 'gas'), buy('2025-01-11', 100, 'dining')]
    expect(run(card, purchases).byCategory).toEqual({ gas: 1200, restaurant: 500 })
  })

  it('can be two that share a cap', () => {
    const card = makeCard({
      rules: [percent(5, undefined, { target: chosen(2, 'quarter'), cap: 'q' }), percent(1)],
      caps: { q: { on: 'spend', amount: 200_000, per: 'quarter' } },
    })
    const purchases = [
      buy('2025-01-10', 1500, 'gas'),
      buy('2025-01-11', 1000, 'dining'),
      buy('2025-01-12', 200, 'hotels'),
    ]
    // gas 1500 × 5%, dining 500 × 5% + 500 × 1%, hotels 200 × 1%
    expect(run(card, purchases).byCategory).toEqual({ gas: 7500, restaurant: 3000, travel: 200 })
  })

  it('add nothing if another choice already pays better', () => {
    const inRestaurants = { leaves: ['dining' as const, 'fast-food' as const] }
    const card = makeCard({
      rules: [
        percent(5, undefined, {
          target: {
            kind: 'chosen',
            count: 1,
            per: 'quarter',
            options: [{ key: 'fast', where: { leaves: ['fast-food'] } }],
          },
        }),
        percent(2, undefined, {
          target: {
            kind: 'chosen',
            count: 1,
            per: 'quarter',
            options: [
              { key: 'grocery', where: { leaves: ['supermarket'] } },
              { key: 'restaurants', where: inRestaurants },
            ],
          },
        }),
        percent(1),
      ],
    })
    const purchases = [
      buy('2025-01-10', 900, 'fast-food'),
      buy('2025-01-11', 300, 'dining'),
      buy('2025-01-12', 1000, 'supermarket'),
    ]
    // 900 × 5% = 45; of 300 in dining and 1,000 in groceries the latter is picked: 3 + 20
    expect(run(card, purchases).byCategory).toEqual({ restaurant: 4800, grocery: 2000 })
  })

  it("are the first in the list for a person who doesn't pick", () => {
    const card = makeCard({ rules: [percent(3, undefined, { target: chosen(1, 'month') }), percent(1)] })
    const purchases = [buy('2025-01-10', 200, 'gas'), buy('2025-01-11', 100, 'dining')]
    expect(run(card, purchases, { assumptions: { picksBestChoice: false } }).money[0]).toBe(500) // 2 + 3
  })
})

describe('top categories', () => {
  const options = [
    { key: 'dining', where: { leaves: ['dining' as const] } },
    { key: 'gas', where: { leaves: ['gas' as const] } },
    { key: 'hotels', where: { leaves: ['hotels' as const] } },
  ]
  const top = (rank: number): Target => ({ kind: 'top', rank, per: 'month', options })
  const card = makeCard({
    rules: [percent(3, undefined, { target: top(1) }), percent(2, undefined, { target: top(2) }), percent(1)],
  })

  it('pay for the highest and second highest spending of each month', () => {
    const purchases = [
      buy('2025-01-10', 300, 'gas'),
      buy('2025-01-11', 200, 'dining'),
      buy('2025-01-12', 100, 'hotels'),
      buy('2025-02-12', 100, 'hotels'),
    ]
    // January gas 9 + dining 4 + hotels 1; February hotels 3
    expect(run(card, purchases).byCategory).toEqual({ gas: 900, restaurant: 400, travel: 400 })
  })

  it('can be determined for a quarter', () => {
    const quarterly = (rank: number): Target => ({ kind: 'top', rank, per: 'quarter', options })
    const byQuarter = makeCard({
      rules: [
        percent(3, undefined, { target: quarterly(1) }),
        percent(2, undefined, { target: quarterly(2) }),
        percent(1),
      ],
    })
    const purchases = [
      buy('2025-01-10', 100, 'gas'), // the most of January, and the second of the quarter: 2.00
      buy('2025-02-10', 150, 'dining'), // the most of the quarter: 4.50
      buy('2025-05-10', 100, 'hotels'), // the second of its quarter: 2.00
      buy('2025-05-11', 80, 'gas'), // with June 120, the most: 3.60
      buy('2025-06-11', 40, 'gas'),
    ]
    expect(run(byQuarter, purchases).byCategory).toEqual({ gas: 560, restaurant: 450, travel: 200 })
  })

  it('go to the earlier key on a tie', () => {
    const purchases = [buy('2025-01-10', 100, 'hotels'), buy('2025-01-11', 100, 'gas')]
    expect(run(card, purchases).byCategory).toEqual({ gas: 300, travel: 200 })
  })

  it("don't exist without net spending", () => {
    const purchases = [buy('2025-01-10', 100, 'hotels'), buy('2025-01-11', -100, 'hotels')]
    expect(run(card, purchases).money[0]).toBe(0)
  })

  it('include purchases that a better rule pays for', () => {
    const betterForGas = makeCard({
      rules: [percent(5, ['gas']), percent(3, undefined, { target: top(1) }), percent(1)],
    })
    const purchases = [buy('2025-01-10', 300, 'gas'), buy('2025-01-11', 200, 'dining')]
    // Gas is on top and displaces dining: 15 + 2. Alone, dining is on top: 6.
    const { byCategory, alone } = run(betterForGas, purchases)
    expect(byCategory).toEqual({ gas: 1500, restaurant: 200 })
    expect(alone).toMatchObject({ gas: 1500, restaurant: 600 })
  })

  it('can differ for a category alone', () => {
    const purchases = [buy('2025-01-10', 300, 'gas'), buy('2025-01-11', 200, 'dining')]
    expect(run(card, purchases).alone).toMatchObject({ gas: 900, restaurant: 600 })
  })
})

describe('the choice between options', () => {
  const option = (key: string, leaf: 'dining' | 'gas' | 'hotels') => ({ key, where: { leaves: [leaf] } })
  const onePerYear = (kind: 'chosen' | 'top', ...options: readonly ReturnType<typeof option>[]): Target =>
    kind === 'chosen' ? { kind, count: 1, per: 'year', options } : { kind, rank: 1, per: 'year', options }

  it.each(['chosen', 'top'] as const)(
    'of equals, %s, the earlier key is taken, wherever it stands',
    (kind) => {
      const target = onePerYear(kind, option('z', 'gas'), option('a', 'dining'))
      const card = makeCard({ rules: [percent(5, undefined, { target }), percent(1)] })
      const purchases = [buy('2025-01-10', 100, 'gas'), buy('2025-01-11', 100, 'dining')]
      expect(run(card, purchases).byCategory).toEqual({ gas: 100, restaurant: 500 })
    },
  )

  it('ignores rules with a threshold in the comparison', () => {
    const target = onePerYear('chosen', option('dining', 'dining'), option('gas', 'gas'))
    const card = makeCard({
      rules: [
        percent(5, ['gas'], { aboveYearlySpend: toCents(1_000_000) }),
        percent(3, undefined, { target }),
        percent(1),
      ],
    })
    // Gas gains 2 % of 100, dining 2 % of 60.
    const purchases = [buy('2025-01-10', 100, 'gas'), buy('2025-01-11', 60, 'dining')]
    expect(run(card, purchases).byCategory).toEqual({ gas: 300, restaurant: 60 })
  })

  it('makes the better choice first, and compares the other one with it', () => {
    const better = onePerYear('chosen', option('gas', 'gas'), option('hotels', 'hotels'))
    const other = onePerYear('chosen', option('dining', 'dining'), option('gas', 'gas'))
    const card = makeCard({
      rules: [
        percent(5, undefined, { target: better }),
        percent(3, undefined, { target: other }),
        percent(1),
      ],
    })
    const purchases = [
      buy('2025-01-10', 100, 'gas'), // 4 % more by the better one, nothing more by the other
      buy('2025-01-11', 60, 'dining'), // 2 % more by the other
      buy('2025-01-12', 60, 'hotels'), // 4 % more of less
    ]
    expect(run(card, purchases).byCategory).toEqual({ gas: 500, restaurant: 180, travel: 60 })
  })
})
