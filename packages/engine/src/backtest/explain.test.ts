import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projections } from '../card/annual-fee.ts'
import { parseDay } from '../day.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyHistory } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'
import { type Explanation, explain } from './explain.ts'

describe('explain', () => {
  const card = makeCard({
    rules: [percent(5, ['gas'], { id: 'gas', cap: 'q' }), percent(1, undefined, { id: 'base' })],
    caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
  })

  it('shows which rule paid what, and the remaining cap', () => {
    const { lines } = run(card, [buy('2025-01-10', 60, 'gas'), buy('2025-01-20', 60, 'gas')]).explain()
    expect(lines.map(({ day, cents, money, payments }) => ({ day, cents, money, payments }))).toEqual([
      {
        day: '2025-01-10',
        cents: 6000,
        money: 300, // 60 × 5%
        payments: [
          {
            rule: 'gas',
            as: 'rate',
            rate: 5000,
            cents: 6000,
            units: 30_000_000,
            cap: { id: 'q', on: 'spend', before: 10_000, after: 4000 },
          },
        ],
      },
      {
        day: '2025-01-20',
        cents: 6000,
        money: 220, // 40 × 5% + 20 × 1%
        payments: [
          {
            rule: 'gas',
            as: 'rate',
            rate: 5000,
            cents: 4000,
            units: 20_000_000,
            cap: { id: 'q', on: 'spend', before: 4000, after: 0 },
          },
          { rule: 'base', as: 'rate', rate: 1000, cents: 2000, units: 2_000_000, cap: null },
        ],
      },
    ])
  })

  it('merges purchases of one day and kind, and shows the day on which a copy counts', () => {
    const window = { first: parseDay('2025-01-01'), last: parseDay('2025-03-14') }
    const { lines } = run(card, [buy('2025-01-10', 10), buy('2025-01-10', 5)], { window }).explain()
    expect(lines.map(({ day, countsOn, cents }) => [day, countsOn, cents])).toEqual([
      ['2025-01-10', '2025-01-10', 1500],
      ['2025-01-10', '2025-03-24', 1500],
      ['2025-01-10', '2025-06-05', 1500],
      ['2025-01-10', '2025-08-17', 1500],
      ['2025-01-10', '2025-10-29', 1500],
    ])
  })

  it("omits purchases refunded on the same day, and extras that a card doesn't have", () => {
    const { lines, extras } = run(card, [
      buy('2025-01-10', 10, 'gas'),
      buy('2025-01-10', -10, 'gas'),
      buy('2025-01-11', 5, 'gas'),
    ]).explain()
    expect(lines.map(({ day }) => day)).toEqual(['2025-01-11'])
    expect(extras).toEqual([])
  })

  it('gives leftover cents to the lines with the largest remainders', () => {
    const purchases = [buy('2025-01-10', 10.3), buy('2025-01-11', 10.4), buy('2025-01-12', 10.9)]
    const { lines, money } = run(makeCard(), purchases).explain()
    // 10.3 + 10.4 + 10.9 cents are 31.6, rounded 32
    expect(money).toBe(32)
    expect(lines.map((line) => line.money)).toEqual([10, 11, 11])
  })

  it('counts reward caps in points', () => {
    const capped = makeCard({
      rules: [percent(5, ['gas'], { cap: 'r', rateAfter: 2000 })],
      caps: { r: { on: 'reward', amount: 300, per: 'year' } },
    })
    const [line] = run(capped, [buy('2025-01-10', 80, 'gas')]).explain().lines
    // 300 points are 60 dollars at 5%
    expect(line?.payments.map(({ as, rate, cents, cap }) => ({ as, rate, cents, cap }))).toEqual([
      { as: 'rate', rate: 5000, cents: 6000, cap: { id: 'r', on: 'reward', before: 300, after: 0 } },
      { as: 'rate-after', rate: 2000, cents: 2000, cap: { id: 'r', on: 'reward', before: 300, after: 0 } },
    ])
  })

  it('shows stacking rules, foreign fees and anniversary bonuses', () => {
    const rich = makeCard({
      rules: [percent(4, ['gas'], { id: 'top', stacks: true }), percent(1, undefined, { id: 'base' })],
      foreignFeePpm: 30_000,
      anniversary: [{ points: 500, fromYear: 1 }],
      credits: [{ id: 'club', yearlyCents: toCents(1000), per: 'year', breadth: 'brand' }],
      fee: { firstYear: toCents(100), later: toCents(200) },
    })
    const assumptions = { credits: { club: toCents(700) } }
    const explanation = run(rich, [buy('2025-01-10', 100, 'gas', { isAbroad: true })], {
      assumptions,
    }).explain(2)
    expect(
      explanation.lines.map(({ year, money, payments }) => [year, money, payments.map(({ as }) => as)]),
    ).toEqual([
      [1, 500, ['rate', 'on-top']],
      [2, 500, ['rate', 'on-top']],
    ])
    expect(explanation.extras).toEqual([
      { kind: 'foreign-fee', money: -600 },
      { kind: 'anniversary', money: 1000 },
      { kind: 'credit', money: 1400 },
    ])
    // 10 - 6 + 10 + 14 = 28.00; less fees of 1 and 2
    expect(explanation).toMatchObject({ money: 2800, annualFee: 300, introMoney: 0, total: 2500 })
  })

  it('shows by how much the bonus is reached or missed, and when', () => {
    const bonus = [
      { points: 100, spend: toCents(100_000), days: 90 },
      { points: 200, spend: toCents(200_000), days: 90 },
    ]
    // 7300 a year is 20 a day: 1800 in 90 days; 1000 on day 50, 2000 on day 100
    const { tiers } = run(makeCard({ bonus }), [buy('2025-01-10', 7300)]).explain().bonus
    expect(
      tiers.map(({ isEarned, marginCents, reachedOnDay }) => [isEarned, marginCents, reachedOnDay]),
    ).toEqual([
      [true, 80_000, 50],
      [false, -20_000, 100],
    ])
  })

  it('adds up to the headline to the cent', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, anyAssumptions, ({ window, purchases }, any, assumptions) => {
        const spend = spendFrom(purchases, window)
        const { overall } = backtest(spend, compileCatalog([any], assumptions))
        for (const years of projections) {
          const explanation = explain(any, spend, assumptions, years)
          const parts = [...explanation.lines, ...explanation.extras]
          expect(parts.reduce((sum, { money }) => sum + money, 0)).toBe(overall.money[years - 1]?.[0])
          expect(explanation.money).toBe(overall.money[years - 1]?.[0])
          expect(explanation.total).toBe(overall.total[years - 1]?.[0])
          expect(explanation.introMoney).toBe(overall.introMoney[years - 1]?.[0])
          expect(explanation.firstYearMoney).toBe(overall.firstYearMoney[years - 1]?.[0])
        }
      }),
      effort(300),
    )
  })
})

describe('payments', () => {
  it('add up by year, category and rule', () => {
    const card = makeCard({
      rules: [percent(5, ['gas', 'hotels'], { id: 'x', cap: 'q' }), percent(1, undefined, { id: 'base' })],
      caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
    })
    const purchases = [
      buy('2025-01-10', 90, 'hotels'),
      buy('2025-01-20', 60, 'gas'),
      buy('2025-04-20', 60, 'gas'),
    ]
    // gas 10 + 60 at 5% and 50 at 1%; hotels 90 at 5%
    expect(paymentSums(run(card, purchases).explain(2))).toEqual({
      '1 gas x': [7000, 35_000_000],
      '1 gas base': [5000, 5_000_000],
      '2 gas x': [7000, 35_000_000],
      '2 gas base': [5000, 5_000_000],
      '1 travel x': [9000, 45_000_000],
      '2 travel x': [9000, 45_000_000],
    })
  })

  it('leave out a rule with a cap from opening, which is part of the bonus', () => {
    const card = makeCard({
      rules: [
        percent(5, ['gas'], { id: 'intro', cap: 'o' }),
        percent(3, { merchants: ['costco-gas'] }, { id: 'pump' }),
        percent(1, undefined, { id: 'base' }),
      ],
      caps: { o: { on: 'spend', amount: 6000, per: 'opening' } },
    })
    const purchases = [
      buy('2025-01-10', 60, 'gas'),
      buy('2025-01-20', 10, 'gas', { merchant: 'costco-gas' }),
      buy('2025-01-30', 40, 'gas'),
    ]
    const explanation = run(card, purchases).explain(2)
    expect(paymentSums(explanation)).toEqual({
      '1 gas base': [10_000, 10_000_000],
      '1 gas pump': [1000, 3_000_000],
      '2 gas base': [10_000, 10_000_000],
      '2 gas pump': [1000, 3_000_000],
    })
    // The opening offer covers the first 60 at 5% instead of 1%.
    expect(explanation).toMatchObject({ money: 260, introMoney: 240, firstYearMoney: 240 })
  })
})

function paymentSums({ lines }: Explanation) {
  const sums: Record<string, [number, number]> = {}
  for (const { year, kind, payments } of lines) {
    for (const { rule, cents, units } of payments) {
      const key = `${year} ${categoryOfLeaf(kind.leaf)} ${rule}`
      const [allCents, allUnits] = sums[key] ?? [0, 0]
      sums[key] = [allCents + cents, allUnits + units]
    }
  }
  return sums
}
