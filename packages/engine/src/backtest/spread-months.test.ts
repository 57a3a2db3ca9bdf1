import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FormCategory } from '../category.ts'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { spendFromCosts } from '../spend/from-costs.ts'
import { withCents } from '../spend/spend.ts'
import { makeCard, percent, testAssumptions } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'

const window = dayRange(parseDay('2025-11-17'), parseDay('2026-11-17'))
const dollars = fc.integer({ min: 1, max: 5000 })
const someCosts = fc
  .tuple(dollars, dollars, dollars, dollars, dollars, dollars)
  .map(([grocery, gas, restaurant, travel, recreation, other]) => ({
    grocery,
    gas,
    restaurant,
    travel,
    recreation,
    other,
  }))

const cards = [
  makeCard({ id: 'flat', rules: [percent(2)] }),
  makeCard({
    id: 'capped',
    rules: [percent(5, ['gas', 'dining'], { cap: 'quarter' }), percent(1)],
    caps: { quarter: { on: 'spend', amount: toCents(1500_00), per: 'quarter' } },
  }),
  makeCard({
    id: 'two rates',
    rules: [percent(6, ['gas'], { cap: 'month' }), percent(3, ['dining'], { cap: 'month' }), percent(1)],
    caps: { month: { on: 'spend', amount: toCents(300_00), per: 'month' } },
  }),
  makeCard({
    id: 'daily',
    rules: [percent(5, ['gas'], { cap: 'day' }), percent(1)],
    caps: { day: { on: 'spend', amount: toCents(10_00), per: 'day' } },
  }),
  makeCard({ id: 'first days', rules: [percent(5, ['gas'], { firstDays: 100 }), percent(1)] }),
  makeCard({ id: 'secured', isSecured: true, rules: [percent(2)] }),
]

it('pays sums of months like the days they consist of', () => {
  const compiled = compileCatalog(cards, testAssumptions)
  fc.assert(
    fc.property(someCosts, (costs) => {
      const cents = Object.fromEntries(
        Object.entries(costs).map(([name, amount]) => [name, toCents(amount * 100)]),
      )
      const spend = spendFromCosts(cents as Record<FormCategory, ReturnType<typeof toCents>>, window)
      const byDay = withCents(spend, spend.cents)
      expect(spend.months).toBeDefined()
      expect(byDay.months).toBeUndefined()
      expect(backtest(spend, compiled).rewards).toEqual(backtest(byDay, compiled).rewards)
    }),
    { numRuns: 30 },
  )
})
