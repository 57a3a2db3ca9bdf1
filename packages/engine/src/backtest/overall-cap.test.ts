import { describe, expect, it } from 'vitest'
import type { Card, Target } from '../card/card.ts'
import { toCents } from '../money.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { simpleBacktest } from '../testing/simple-engine.ts'

/** 5% on gas up to $6,000 a year, then 1%; 3% on dining; at most $400 of cash back a year in all. */
const card = makeCard({
  rules: [percent(5, ['gas'], { cap: 'gas', rateAfter: 1000 }), percent(3, ['dining']), percent(1)],
  caps: { gas: { on: 'spend', amount: 600_000, per: 'year' } },
  overallCap: { amount: 40_000, per: 'year' },
})

/** Asserts that the simple implementation agrees, and returns the money of the first year by category. */
function moneyOf(of: Card, purchases: readonly Purchase[]) {
  const { byCategory, money, alone } = run(of, purchases)
  const simple = simpleBacktest(of, purchases, year2025, testAssumptions)
  expect(money).toEqual(simple.map((years) => years.money))
  return { byCategory, alone }
}

describe('a second cap on the same rule', () => {
  it('limits what the first cap leaves, and the rate after it', () => {
    const purchases = [
      buy('2025-01-10', 5000, 'gas'), // 250.00
      buy('2025-02-10', 2000, 'gas'), // 1,000 × 5% + 1,000 × 1% = 60.00, 310.00 in all
      buy('2025-03-10', 5000, 'dining'), // 150.00, of which the overall cap leaves 90.00
      buy('2025-04-10', 1000, 'other'), // nothing more
    ]
    expect(moneyOf(card, purchases).byCategory).toEqual({ gas: 31_000, restaurant: 9000 })
  })

  it('counts a category alone as if the others had used nothing of it', () => {
    const purchases = [buy('2025-01-10', 6000, 'gas'), buy('2025-03-10', 15_000, 'dining')]
    // Together 300.00 + 100.00; alone 300.00 and 15,000 × 3% = 450.00, of which 400.00
    const { byCategory, alone } = moneyOf(card, purchases)
    expect(byCategory).toEqual({ gas: 30_000, restaurant: 10_000 })
    expect(alone).toMatchObject({ gas: 30_000, restaurant: 40_000 })
  })

  it('is given back by refunds, and starts again in each of its periods', () => {
    const monthly = { ...card, overallCap: { amount: 10_000, per: 'month' as const } }
    const purchases = [
      buy('2025-01-10', 3000, 'gas'), // 150.00, of which 100.00
      buy('2025-01-20', -2000, 'gas'), // takes back 100.00 of the 150.00: 50.00 are left
      buy('2025-02-10', 1000, 'dining'), // 30.00
    ]
    expect(moneyOf(monthly, purchases).byCategory).toEqual({ gas: 5000, restaurant: 3000 })
  })

  it('is a line of the explanation, which adds up to the headline', () => {
    const purchases = [buy('2025-01-10', 7000, 'gas'), buy('2025-03-10', 5000, 'dining')]
    const { lines, money } = run(card, purchases).explain()
    expect(money).toBe(40_000)
    expect(lines.map((line) => line.money)).toEqual([31_000, 9000])
    // 7,000: 6,000 × 5% and 1,000 × 1%; the card's 400.00 are not reached.
    expect(lines[0]?.payments).toMatchObject([
      { rule: '5', as: 'rate', cents: 600_000, cap: { id: 'gas', before: 600_000, after: 0 } },
      { rule: '5', as: 'rate-after', cents: 100_000 },
    ])
    // 150.00 at 3% less 60.00 beyond the cap.
    expect(lines[1]?.payments).toMatchObject([
      { rule: '3', as: 'rate', cents: 500_000, units: 500_000 * 3000, cap: null },
      { as: 'overall-cap', cents: 0, units: -6000 * 100_000, cap: { id: 'overall', before: 9000, after: 0 } },
    ])
  })

  it("doesn't change which options are picked", () => {
    const target: Target = {
      kind: 'chosen',
      count: 1,
      per: 'year',
      options: [
        { key: 'dining', where: { leaves: ['dining'] } },
        { key: 'gas', where: { leaves: ['gas'] } },
      ],
    }
    const choosing = makeCard({
      rules: [percent(5, undefined, { target, cap: 'c' }), percent(1)],
      caps: { c: { on: 'spend', amount: 100_000, per: 'year' } },
      overallCap: { amount: 5500, per: 'year' },
    })
    const purchases = [buy('2025-01-10', 1200, 'gas'), buy('2025-02-10', 800, 'dining')]
    // Gas is picked: 1,000 × 5% + 200 × 1% = 52.00; dining's 8.00 find 3.00 left.
    expect(moneyOf(choosing, purchases).byCategory).toEqual({ gas: 5200, restaurant: 300 })
  })

  it('changes nothing for spending that stays below it', () => {
    const purchases = [buy('2025-01-10', 5000, 'gas'), buy('2025-03-10', 1000, 'dining')]
    const { overallCap: _, ...without } = card
    expect(run(card, purchases).money).toEqual(run(without, purchases).money)
    expect(run(card, purchases).money[0]).toBe(toCents(28_000))
  })
})
