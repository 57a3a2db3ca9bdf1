/** A year holds one year's worth of every cap, whatever day it starts on. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cap, Card } from '../card/card.ts'
import { addDays, addMonths, type Day, dayRange, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { isShorterThanMonth, periods } from '../period.ts'
import { spendFromCosts } from '../spend/from-costs.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import type { MonthlyCosts } from '../spend/typed-month.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, percent, testAssumptions } from '../testing/make.ts'
import { simpleBacktest } from '../testing/simple-engine.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'
import { explain } from './explain.ts'
import { valueByMonth } from './value-by-month.ts'

const zero = toCents(0)
const nothing: MonthlyCosts = {
  grocery: zero,
  gas: zero,
  restaurant: zero,
  travel: zero,
  recreation: zero,
  other: zero,
}

/** The last twelve months, as a typed run has them. */
function yearTo(today: Day) {
  return dayRange(addMonths(today, -12), today)
}

function capped(cap: Cap, leaf: Leaf = 'gas'): Card {
  return makeCard({ rules: [percent(5, [leaf], { cap: 'cap' }), percent(1)], caps: { cap } })
}

/** Cents of cash back by every way to calculate them. */
function earned(card: Card, purchases: readonly Purchase[], first: string, last: string): number[] {
  const window = dayRange(parseDay(first), parseDay(last))
  const spend = spendFrom(purchases, window)
  return [
    backtest(spend, compileCatalog([card], testAssumptions)).overall.money[0]?.[0] ?? 0,
    simpleBacktest(card, purchases, window, testAssumptions)[0]?.money ?? 0,
    explain(card, spend, testAssumptions).money,
    valueByMonth(card, spend, testAssumptions)[12]?.money ?? 0,
  ]
}

function all(cents: number): number[] {
  return [cents, cents, cents, cents]
}

describe('a year that starts within a period', () => {
  it('has the share of a quarter that it covers at its start, and the rest at its end', () => {
    // Nov 16 leaves half of November and December: 1.5 of 3 months, so half of $2,000 at each end.
    const card = capped({ on: 'spend', amount: 2000_00, per: 'quarter' })
    const first = buy('2025-12-01', 1500, 'gas')
    const last = buy('2026-10-20', 1500, 'gas')
    // $1,000 × 5% + $500 × 1%
    expect(earned(card, [first], '2025-11-16', '2026-11-15')).toEqual(all(55_00))
    expect(earned(card, [first, last], '2025-11-16', '2026-11-15')).toEqual(all(110_00))
    // A quarter within the year is whole: $1,500 × 5%
    expect(earned(card, [buy('2026-02-01', 1500, 'gas')], '2025-11-16', '2026-11-15')).toEqual(all(75_00))
  })

  it('has the share of a month that it covers', () => {
    // 10 of 30 days of November at the start, 20 at the end: $100 and $200 of $300
    const card = capped({ on: 'spend', amount: 300_00, per: 'month' })
    expect(earned(card, [buy('2025-11-25', 300, 'gas')], '2025-11-21', '2026-11-20')).toEqual(all(7_00))
    expect(earned(card, [buy('2026-11-03', 300, 'gas')], '2025-11-21', '2026-11-20')).toEqual(all(11_00))
  })

  it('has the share of a half-year that it covers', () => {
    // October to December are half of the second half-year: $600 of $1,200 at each end
    const card = capped({ on: 'spend', amount: 1200_00, per: 'half-year' })
    expect(earned(card, [buy('2025-12-31', 1000, 'gas')], '2025-10-01', '2026-09-30')).toEqual(all(34_00))
    expect(earned(card, [buy('2026-06-30', 1000, 'gas')], '2025-10-01', '2026-09-30')).toEqual(all(50_00))
    expect(earned(card, [buy('2026-09-30', 1000, 'gas')], '2025-10-01', '2026-09-30')).toEqual(all(34_00))
  })

  it('has a share of a cap on rewards', () => {
    // Half of $50 at the start: $1,000 × 5% would be $50, so $25 and 1% of the $500 beyond
    const card = capped({ on: 'reward', amount: 5000, per: 'quarter' })
    expect(earned(card, [buy('2025-12-01', 1000, 'gas')], '2025-11-16', '2026-11-15')).toEqual(all(30_00))
  })

  it('has a share of an overall cap', () => {
    const card = makeCard({ rules: [percent(5)], overallCap: { amount: 5000, per: 'quarter' } })
    expect(earned(card, [buy('2025-12-01', 2000)], '2025-11-16', '2026-11-15')).toEqual(all(25_00))
  })

  it('has one whole cap of a year and from opening', () => {
    for (const per of ['year', 'opening'] as const) {
      const [gross] = earned(
        makeCard({
          rules: [percent(5, ['gas'], { cap: 'cap' }), percent(1)],
          caps: { cap: { on: 'spend', amount: 1000_00, per } },
        }),
        [buy('2025-12-01', 700, 'gas'), buy('2026-10-01', 700, 'gas')],
        '2025-11-16',
        '2026-11-15',
      )
      // Rules with a cap from opening are no lasting terms: 1% of $1,400
      expect(gross).toBe(per === 'year' ? 54_00 : 14_00)
    }
  })

  it('ends with what its February has left, also in a leap year', () => {
    // Feb 16 to 29, 2024 are 14 of 29 days: $140 of $290. The rest, $150, is for Feb 1 to 15, 2025.
    const card = capped({ on: 'spend', amount: 290_00, per: 'month' })
    const purchases = [buy('2024-02-20', 290, 'gas'), buy('2025-02-10', 290, 'gas')]
    // ($140 + $150) × 5% + $290 × 1%
    expect(earned(card, purchases, '2024-02-16', '2025-02-15')).toEqual(all(17_40))
  })

  it('leaves nothing for the day after its twelve months', () => {
    const card = capped({ on: 'spend', amount: 300_00, per: 'month' })
    expect(earned(card, [buy('2026-01-01', 100, 'gas')], '2025-01-01', '2026-01-01')).toEqual(all(1_00))
  })
})

describe('typed spending', () => {
  it('pays a quarterly cap four times, on any day', () => {
    // U.S. Bank Cash+ with $5,000 of utilities a month: $8,000 × 5% + $52,000 × 1%
    const card = capped({ on: 'spend', amount: 2000_00, per: 'quarter' }, 'utilities')
    for (let day = 0; day < 365; day += 7) {
      const today = addDays(parseDay('2026-01-01'), day)
      const spend = spendFromCosts(nothing, yearTo(today), { utilities: toCents(5000_00) })
      expect(explain(card, spend, { ...testAssumptions, today }).money).toBe(920_00)
    }
  })

  it('earns the same on every day of the year, to the cent', () => {
    const anyCents = fc.integer({ min: 0, max: 400_000 }).map(toCents)
    const anyCosts = fc
      .record({ grocery: anyCents, gas: anyCents, travel: anyCents })
      .map((some) => ({ ...nothing, ...some }))
    const anyCap: fc.Arbitrary<Cap> = fc.record({
      on: fc.constant('spend'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      // A leap year has one more day, and so one more daily cap.
      per: fc.constantFrom(...periods.filter((per) => !isShorterThanMonth(per))),
    })
    const anyCard = fc.record({ groceries: anyCap, gas: anyCap, hotels: anyCap }).map((caps) =>
      makeCard({
        caps,
        rules: [
          percent(6, ['supermarket'], { cap: 'groceries' }),
          percent(5, ['gas'], { cap: 'gas' }),
          percent(3, ['hotels'], { cap: 'hotels', rateAfter: 2000 }),
          percent(1),
        ],
      }),
    )
    const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 4 * 365 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(anyCard, anyCosts, anyDays, (card, costs, days) => {
        const totals = days.map((day) => totalsOn(addDays(parseDay('2024-01-01'), day), card, costs))
        expect(totals).toEqual(totals.map(() => totals[0]))
      }),
      effort(150),
    )
  })
})

function totalsOn(today: Day, card: Card, costs: MonthlyCosts) {
  const compiled = compileCatalog([card], { ...testAssumptions, today })
  return backtest(spendFromCosts(costs, yearTo(today)), compiled).overall.total.map(([total]) => total)
}
