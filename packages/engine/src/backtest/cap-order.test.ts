import { describe, expect, it } from 'vitest'
import type { Period } from '../period.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

/** 3 % on gas and 2 % on dining, for $100 a period together; 1 % beyond. */
const sharing = (per: Period) =>
  makeCard({
    rules: [percent(3, ['gas'], { cap: 'c' }), percent(2, ['dining'], { cap: 'c' }), percent(1)],
    caps: { c: { on: 'spend', amount: 10_000, per } },
  })

describe('a cap shared by several rates', () => {
  it('covers purchases in order, and part of the purchase that exceeds it', () => {
    const purchases = [
      buy('2025-01-02', 40, 'gas'),
      buy('2025-01-05', 30, 'dining'),
      buy('2025-01-09', 60, 'gas'),
      buy('2025-01-20', 50, 'dining'),
    ]
    // gas 40 + 30 at 3 % and 30 at 1 %; dining 30 at 2 % and 50 at 1 %
    expect(run(sharing('month'), purchases).byCategory).toEqual({ gas: 240, restaurant: 110 })
  })

  it('goes to the better rate first on the day it is exceeded', () => {
    const purchases = [buy('2025-01-09', 80, 'dining'), buy('2025-01-09', 70, 'gas')]
    // gas 70 at 3 %; dining 30 at 2 % and 50 at 1 %
    expect(run(sharing('month'), purchases).byCategory).toEqual({ gas: 210, restaurant: 110 })
  })

  it('can be filled exactly by the last cent of a month', () => {
    const purchases = [buy('2025-01-09', 60, 'gas'), buy('2025-01-10', 40, 'dining')]
    const { byCategory, alone } = run(sharing('month'), purchases)
    expect(byCategory).toEqual({ gas: 180, restaurant: 80 })
    expect(alone).toMatchObject({ gas: 180, restaurant: 80 })
  })

  it('resets with each of its periods, but not with each month', () => {
    const purchases = [
      buy('2025-01-15', 100, 'gas'),
      buy('2025-02-15', 100, 'gas'),
      buy('2025-04-15', 100, 'gas'),
    ]
    const three = purchases.map((purchase, index) => ({
      ...purchase,
      leaf: index === 1 ? ('dining' as const) : purchase.leaf,
    }))
    expect(run(sharing('month'), three).byCategory).toEqual({ gas: 600, restaurant: 200 })
    expect(run(sharing('quarter'), three).byCategory).toEqual({ gas: 600, restaurant: 100 })
    expect(run(sharing('year'), three).byCategory).toEqual({ gas: 400, restaurant: 100 })
  })
})

describe('refunds in a later month of the period', () => {
  const spent = (dollars: number) => [buy('2025-01-15', dollars, 'gas'), buy('2025-03-20', 40, 'dining')]

  it('give capacity back', () => {
    const purchases = [...spent(120), buy('2025-03-03', -50, 'gas')]
    // gas 100 at 3 % and 20 at 1 %, then 20 back at 1 % and 30 at 3 %; dining 30 at 2 % and 10 at 1 %
    expect(run(sharing('quarter'), purchases).byCategory).toEqual({ gas: 210, restaurant: 70 })
  })

  it('give no capacity back if spending stays above the cap', () => {
    const purchases = [...spent(300), buy('2025-03-03', -50, 'gas')]
    // gas 100 at 3 % and 150 at 1 %; dining 40 at 1 %
    expect(run(sharing('quarter'), purchases).byCategory).toEqual({ gas: 450, restaurant: 40 })
  })

  it('give capacity back only for the part below the limit', () => {
    const toLimit = [...spent(150), buy('2025-03-03', -50, 'gas')]
    expect(run(sharing('quarter'), toLimit).byCategory).toEqual({ gas: 300, restaurant: 40 })
    // 3 % of 99 and 50 - 50 at 1 %, and one dollar of dining at 2 %
    const further = [...spent(150), buy('2025-03-03', -51, 'gas')]
    expect(run(sharing('quarter'), further).byCategory).toEqual({ gas: 297, restaurant: 41 })
  })

  it("of one category don't lift the cap of another category alone", () => {
    const purchases = [buy('2025-01-02', -50, 'dining'), buy('2025-01-10', 120, 'gas')]
    const { byCategory, alone } = run(sharing('month'), purchases)
    expect(byCategory).toEqual({ gas: 360, restaurant: -100 })
    // Alone 100 at 3 % and 20 at 1 %
    expect(alone).toMatchObject({ gas: 320 })
  })
})

it('a cap can be shared by many merchants', () => {
  const merchants = Array.from({ length: 150 }, (_, index) => `shop-${index}`)
  const card = makeCard({
    rules: [percent(3, { merchants }, { cap: 'c' }), percent(2, ['dining'], { cap: 'c' }), percent(1)],
    caps: { c: { on: 'spend', amount: 20_000, per: 'year' } },
  })
  const purchases = merchants.map((merchant) => buy('2025-01-02', 1, 'gas', { merchant }))
  // 150 at 3 %, then 50 at 2 % and 50 at 1 %
  expect(run(card, [...purchases, buy('2025-01-03', 100, 'dining')]).byCategory).toEqual({
    gas: 450,
    restaurant: 150,
  })
})

describe('a reward cap', () => {
  it('covers whole cents of spending at each rate', () => {
    const card = makeCard({
      rules: [percent(3, ['gas'], { cap: 'c' }), percent(2, ['dining'], { cap: 'c' }), percent(1)],
      caps: { c: { on: 'reward', amount: 200, per: 'month' } },
    })
    const purchases = [
      buy('2025-01-02', 50, 'gas'),
      buy('2025-01-05', 50, 'dining'),
      buy('2025-01-09', 10, 'gas'),
    ]
    // gas $1.50 of the $2; dining 25 at 2 % fill it, 25 at 1 %; gas 10 at 1 %
    expect(run(card, purchases).byCategory).toEqual({ gas: 160, restaurant: 75 })
  })
})
