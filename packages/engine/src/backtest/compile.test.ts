import { describe, expect, it } from 'vitest'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { type Compiled, compileCatalog, withFee, withPointValue } from './compile.ts'

const cards = [
  makeCard({
    id: 'miles',
    name: 'Miles',
    program: 'air',
    rules: [percent(2)],
    bonus: [{ points: 1000, spend: toCents(1000), days: 90 }],
  }),
  makeCard({ id: 'cash', name: 'Cash' }),
]
const compiled = compileCatalog(cards, { ...testAssumptions, pointValues: { hotel: 50 } })
const spend = spendFrom([buy('2025-03-01', 100, 'gas')], year2025)
const outcome = (some: Compiled) => {
  const { money, introMoney, total } = backtest(spend, some).overall
  return {
    money: [...(money[0] ?? [])],
    intro: [...(introMoney[0] ?? [])],
    total: total.map((year) => [...year]),
  }
}

describe('a catalog with another point value', () => {
  const dearer = () => withPointValue(compiled, 'air', 150)

  it('pays the same points and bonus at the new value, and other cards as before', () => {
    // 200 points and a bonus of 1000, at one cent and at one and a half; 1 % of 100.00
    expect(outcome(compiled)).toMatchObject({ money: [200, 100], intro: [1000, 0] })
    expect(outcome(dearer())).toMatchObject({ money: [300, 100], intro: [1500, 0] })
  })

  it('keeps other point values and the cards of other programs unchanged', () => {
    expect(dearer().assumptions.pointValues).toEqual({ hotel: 50, air: 150 })
    expect(dearer().cards[1]).toBe(compiled.cards[1])
  })
})

describe('a catalog with another fee', () => {
  it('changes only that card', () => {
    const charged = withFee(compiled, 'cash', { firstYear: toCents(0), later: toCents(30) })
    // 100 a year, and 30 from the second year on
    expect(outcome(charged).total.map((year) => year[1])).toEqual([100, 170, 240])
    expect(outcome(charged).total.map((year) => year[0])).toEqual(
      outcome(compiled).total.map((year) => year[0]),
    )
    expect(charged.cards[0]).toBe(compiled.cards[0])
    expect(outcome(compiled).total.map((year) => year[1])).toEqual([100, 200, 300])
  })
})
