import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { compileCatalog } from './compile.ts'
import { layOutRuleSet } from './components.ts'
import { spendingYear } from './spending-year.ts'
import { tabulate } from './tables.ts'

const hundredAQuarter = { q: { on: 'spend', amount: 10_000, per: 'quarter' } } as const

describe('a cap within one category', () => {
  it('is used at the rate of the first purchase', () => {
    const card = makeCard({
      rules: [percent(5, ['gas'], { cap: 'q' }), percent(3, ['ev-charging'], { cap: 'q' }), percent(1)],
      caps: hundredAQuarter,
    })
    const charging = buy('2025-01-02', 80, 'ev-charging')
    const gas = buy('2025-01-10', 80, 'gas')
    // 80 at 3 %, 20 at 5 %, 60 at 1 %: 2.40 + 1.00 + 0.60
    expect(run(card, [charging, gas]).money[0]).toBe(400)
    // The other way round, 80 at 5 %, 20 at 3 %, 60 at 1 %: 4.00 + 0.60 + 0.60
    const [later, earlier] = [buy('2025-01-10', 80, 'ev-charging'), buy('2025-01-02', 80, 'gas')]
    expect(run(card, [later, earlier]).money[0]).toBe(520)
  })

  it('keeps the rate after the cap of each rule', () => {
    const card = makeCard({
      rules: [
        percent(5, ['gas'], { id: 'gas', cap: 'q', rateAfter: 2000 }),
        percent(5, ['ev-charging'], { id: 'charging', cap: 'q', rateAfter: 1000 }),
      ],
      caps: hundredAQuarter,
    })
    // 80 at 5 %, 20 at 5 %, and 60 of charging at 1 %: 5.00 + 0.60
    expect(run(card, [buy('2025-01-02', 80, 'gas'), buy('2025-01-10', 80, 'ev-charging')]).money[0]).toBe(560)
    // The other way round 60 of gas at 2 %: 5.00 + 1.20
    expect(run(card, [buy('2025-01-02', 80, 'ev-charging'), buy('2025-01-10', 80, 'gas')]).money[0]).toBe(620)
  })

  it('can be followed by another cap', () => {
    const card = makeCard({
      rules: [percent(5, ['gas'], { cap: 'm' }), percent(3, ['gas'], { cap: 'y' }), percent(1)],
      caps: {
        m: { on: 'spend', amount: 5000, per: 'month' },
        y: { on: 'spend', amount: 10_000, per: 'year' },
      },
    })
    const purchases = [
      buy('2025-01-02', 80, 'gas'), // 50 at 5 %, 30 at 3 %: 3.40
      buy('2025-02-02', 120, 'gas'), // 50 at 5 %, 70 at 3 %: 4.60, and the year's cap is reached
      buy('2025-03-02', 80, 'gas'), // 50 at 5 %, 30 at 1 %: 2.80
    ]
    expect(run(card, purchases).money[0]).toBe(1080)
  })
})

describe('a dated rule with a cap', () => {
  const dated = (from: string, to: string) =>
    makeCard({
      rules: [percent(5, ['gas'], { cap: 'q', from: parseDay(from), to: parseDay(to) }), percent(1)],
      caps: hundredAQuarter,
    })
  const gasOn = (...days: readonly string[]) => days.map((day) => buy(day, 30, 'gas'))

  it.each([
    ['begins and ends with a month', '2025-03-01', '2025-04-30'],
    ['begins within a month', '2025-03-31', '2025-04-30'],
    ['ends within a month, which then has the new terms', '2025-03-10', '2025-05-30'],
  ])('%s: pays in March and April', (_, from, to) => {
    // Two of the four at 5 %, two at 1 %: 1.50 + 1.50 + 0.30 + 0.30
    const days = ['2025-02-28', '2025-03-01', '2025-04-30', '2025-05-01']
    expect(run(dated(from, to), gasOn(...days)).money[0]).toBe(360)
  })

  it('pays nothing if it isn’t in force at the end of any month', () => {
    expect(run(dated('2025-03-01', '2025-03-30'), gasOn('2025-03-09', '2025-03-31')).money[0]).toBe(60)
  })

  it('can cover the first days after opening, including the last of them', () => {
    const card = makeCard({ rules: [percent(5, ['gas'], { firstDays: 90 }), percent(1)] })
    // March 31 is the 90th day of 2025: 1.50 + 0.30, of which 0.60 at the lasting rate
    expect(run(card, gasOn('2025-03-31', '2025-04-01'))).toMatchObject({
      money: [60, 120, 180],
      introMoney: 120,
    })
  })

  it('can last a single day', () => {
    const day = parseDay('2025-03-10')
    const calendar = [{ from: day, to: day, where: { leaves: ['gas' as const] } }]
    const card = makeCard({
      rules: [percent(5, undefined, { target: { kind: 'rotating', calendar } }), percent(1)],
    })
    // 0.30 + 1.50 + 0.30
    expect(run(card, gasOn('2025-03-09', '2025-03-10', '2025-03-11')).money[0]).toBe(210)
  })

  it('can have one period of whole months and another of single days', () => {
    const where = { leaves: ['gas' as const] }
    const calendar = [
      { from: parseDay('2025-01-01'), to: parseDay('2025-01-31'), where },
      { from: parseDay('2025-03-10'), to: parseDay('2025-03-31'), where },
    ]
    const card = makeCard({
      rules: [percent(5, undefined, { cap: 'q', target: { kind: 'rotating', calendar } }), percent(1)],
      caps: hundredAQuarter,
    })
    // 5 % in January and from March 10 on, 1 % in February and on March 9: 1.50 + 0.30 + 0.30 + 1.50
    expect(run(card, gasOn('2025-01-31', '2025-02-01', '2025-03-09', '2025-03-10')).money[0]).toBe(360)
  })
})

describe('cells without caps', () => {
  const leaves = ['gas', 'dining', 'hotels', 'other'] as const
  const layOut = (rules: ReturnType<typeof percent>[]) => {
    const compiled = compileCatalog([makeCard({ rules })], testAssumptions)
    const spend = spendFrom(
      leaves.map((leaf) => buy('2025-01-10', 100, leaf)),
      year2025,
    )
    const { cells } = tabulate(spendingYear(spend), compiled.cells)
    const own = leaves.flatMap((leaf) => cells.find((cell) => cell.leaf === leaf) ?? [])
    const [ruleSet] = compiled.ruleSets
    const layout = ruleSet === undefined ? undefined : layOutRuleSet(ruleSet, own)
    const { cells: indexes = [], differences = [] } = layout?.exceptions ?? {}
    return {
      mostRate: layout?.mostRate,
      exceptions: Array.from(indexes, (index, at) => [
        own.find((cell) => cell.index === index)?.leaf,
        differences[at],
      ]),
    }
  }

  it('earn the rate that most of them have, and the others differ from it', () => {
    expect(layOut([percent(3, ['gas']), percent(1)])).toEqual({
      mostRate: 1000,
      exceptions: [['gas', 2000]],
    })
    expect(layOut([percent(3, ['gas', 'dining', 'hotels']), percent(1)])).toEqual({
      mostRate: 3000,
      exceptions: [['other', -2000]],
    })
    expect(layOut([percent(1)])).toEqual({ mostRate: 1000, exceptions: [] })
  })
})
