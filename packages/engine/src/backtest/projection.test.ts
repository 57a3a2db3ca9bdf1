import { describe, expect, it } from 'vitest'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'

const range = (first: string, last: string) => dayRange(parseDay(first), parseDay(last))

describe('the spending year', () => {
  const flat = makeCard({ rules: [percent(1)] })

  it('uses a window of 365 days or more unchanged', () => {
    const purchases = [buy('2025-01-01', 100), buy('2025-12-31', 100)]
    expect(run(flat, purchases).spendingCents).toBe(20_000)
    expect(run(flat, purchases, { window: range('2024-12-31', '2025-12-31') }).spendingCents).toBe(20_000)
  })

  it('repeats a shorter window, because a 3-month file is not a year', () => {
    // 90 days: four copies are 360 days, the last five days are 5/90 of 900.00 = 50.00
    const window = range('2025-01-01', '2025-03-31')
    expect(run(flat, [buy('2025-02-10', 900)], { window }).spendingCents).toBe(365_000)
  })

  it('prorates the last copy, in whole cents by day and kind', () => {
    // 200 days: one copy, then 165/200 of 0.01 = 0.00825 → 0.01; of 0.03 = 0.02475 → 0.02
    const window = range('2025-01-01', '2025-07-19')
    expect(run(flat, [buy('2025-02-10', 0.01)], { window }).spendingCents).toBe(2)
    expect(run(flat, [buy('2025-02-10', 0.01), buy('2025-02-10', 0.02)], { window }).spendingCents).toBe(5)
    // on two days they are rounded by themselves: 0.01 → 0.01, 0.02 = 0.0165 → 0.02
    expect(run(flat, [buy('2025-02-10', 0.01), buy('2025-02-11', 0.02)], { window }).spendingCents).toBe(6)
  })

  it('excludes purchases outside the window', () => {
    expect(run(flat, [buy('2024-12-31', 100), buy('2026-01-01', 100)]).spendingCents).toBe(0)
  })

  it('applies caps to the whole year instead of multiplying a capped window', () => {
    const card = makeCard({
      rules: [percent(5, ['gas'], { cap: 'y' }), percent(1)],
      caps: { y: { on: 'spend', amount: 100_000, per: 'year' } },
    })
    // 73 days five times: 5 × 400 = 2000 a year; 1000 × 5% + 1000 × 1% = 60.00, not 5 × 20.00
    expect(
      run(card, [buy('2025-01-10', 400, 'gas')], { window: range('2025-01-01', '2025-03-14') }).money[0],
    ).toBe(6000)
  })

  it('applies monthly caps by the days of the copies', () => {
    const card = makeCard({
      rules: [percent(5, ['gas'], { cap: 'm' }), percent(1)],
      caps: { m: { on: 'spend', amount: 10_000, per: 'month' } },
    })
    // 73 days: copies of 10 January fall on 24 March, 5 June, 17 August, 29 October: each 100 × 5% + 50 × 1%
    const window = range('2025-01-01', '2025-03-14')
    expect(run(card, [buy('2025-01-10', 150, 'gas')], { window }).money[0]).toBe(2750)
  })

  it('uses the real day for calendars', () => {
    const calendar = [
      { from: parseDay('2025-01-01'), to: parseDay('2025-01-31'), where: { leaves: ['gas' as const] } },
    ]
    const card = makeCard({
      rules: [percent(5, [], { target: { kind: 'rotating', calendar } }), percent(1)],
    })
    // The real day of all five copies is Jan 10.
    const window = range('2025-01-01', '2025-03-14')
    expect(run(card, [buy('2025-01-10', 100, 'gas')], { window }).money[0]).toBe(2500)
  })

  it('handles the leap day', () => {
    const leapDay = parseDay('2024-02-29')
    const calendar = [{ from: leapDay, to: leapDay, where: { isEverything: true as const } }]
    const card = makeCard({
      rules: [percent(5, [], { target: { kind: 'rotating', calendar } }), percent(1)],
    })
    const window = range('2023-03-01', '2024-02-29')
    const purchases = [buy('2024-02-28', 100), buy('2024-02-29', 100)]
    expect(run(card, purchases, { window }).money[0]).toBe(600)
  })
})

describe('B-CALC-2: a projection', () => {
  const card = makeCard({
    rules: [percent(1.5)],
    fee: { firstYear: toCents(0), later: toCents(9500) },
    bonus: [{ points: 20_000, spend: toCents(50_000), days: 90 }],
  })

  it('is reward from transactions + intro bonus - annual fee, the bonus once and the fee by year', () => {
    // 10,000 × 1.5% = 150; bonus 200; fees 0, 95, 190
    expect(run(card, [buy('2025-01-10', 10_000)])).toMatchObject({
      money: [15_000, 30_000, 45_000],
      introMoney: 20_000,
      total: [35_000, 40_500, 46_000],
    })
  })

  it('rounds the sum of the years, not each year', () => {
    // 0.30 × 1.5% = 0.45 cents a year: 0, 0.9 → 1, 1.35 → 1
    expect(run(makeCard({ rules: [percent(1.5)] }), [buy('2025-01-10', 0.3)]).money).toEqual([0, 1, 1])
  })

  it('counts a first-year match as part of the bonus', () => {
    const matched = makeCard({ rules: [percent(1)], isFirstYearMatched: true })
    expect(run(matched, [buy('2025-01-10', 1000)])).toMatchObject({
      money: [1000, 2000, 3000],
      points: [1000, 2000, 3000],
      introMoney: 1000,
      introPoints: 1000,
      total: [2000, 3000, 4000],
    })
  })

  it('counts what first-year rates add as part of the bonus', () => {
    const introductory = makeCard({
      rules: [percent(6, ['gas'], { firstYearOnly: true }), percent(3, ['gas'])],
    })
    expect(run(introductory, [buy('2025-01-10', 100, 'gas')])).toMatchObject({
      money: [300, 600, 900],
      introMoney: 300,
      total: [600, 900, 1200],
    })
  })

  it('pays an introductory rate in the first days only, with a cap from opening', () => {
    const rise = makeCard({
      rules: [percent(3, ['dining'], { firstDays: 30, cap: 'o' }), percent(1.5)],
      caps: { o: { on: 'spend', amount: 10_000, per: 'opening' } },
    })
    // day 30 is 30 January: 100 × 3% + 20 × 1.5%; on 31 January 100 × 1.5%. Later years 220 × 1.5%.
    const purchases = [buy('2025-01-30', 120, 'dining'), buy('2025-01-31', 100, 'dining')]
    expect(run(rise, purchases)).toMatchObject({
      money: [330, 660, 990],
      introMoney: 150,
      total: [480, 810, 1140],
    })
  })

  it('adds the anniversary bonus from its first year on, and credits only as assumed', () => {
    const yearly = makeCard({
      program: 'miles',
      rules: [],
      anniversary: [
        { points: 10_000, fromYear: 2 },
        { points: 1000, fromYear: 1 },
      ],
      credits: [{ id: 'travel', yearlyCents: toCents(30_000), per: 'year', breadth: 'brand' }],
    })
    // 1000, 12,000, 23,000 miles at 1.5 cents
    const pointValues = { miles: 150 }
    expect(run(yearly, [], { assumptions: { pointValues } }).money).toEqual([1500, 18_000, 34_500])
    const credits = { travel: toCents(99_999), other: toCents(1) }
    expect(run(yearly, [], { assumptions: { pointValues, credits } }).money).toEqual([
      31_500, 78_000, 124_500,
    ])
    // The expected share of the credit is 65%: 195 a year.
    const expected = { travel: 'expected' as const }
    expect(run(yearly, [], { assumptions: { pointValues, credits: expected } }).money[0]).toBe(21_000)
  })

  it('counts points up to what the person can use, saved up over the years, the bonus last', () => {
    const card = makeCard({
      program: 'rail',
      rules: [percent(1)],
      bonus: [{ points: 10_000, spend: toCents(0), days: 90 }],
    })
    const assumptions = {
      pointValues: { rail: 250 },
      pointLimits: { rail: { yearlyCents: 20_000, valueBeyond: 50 } },
    }
    // 6,000 points a year are worth 150 of the 200 a year. The bonus of 250 fills up the limit, and what is left of it
    // counts a fifth: 50 + 200/5, 100 + 150/5, 150 + 100/5.
    const results = backtestOf(card, [buy('2025-01-10', 6000)], assumptions)
    expect(results.money).toEqual([15_000, 30_000, 45_000])
    expect(results.introMoney).toEqual([9000, 13_000, 17_000])
  })

  it('subtracts foreign fees in the category of the purchase', () => {
    const foreign = makeCard({ rules: [percent(1)], foreignFeePpm: 27_000 })
    // 200 × 1% - 100 × 2.7% = 2 - 2.70 = -0.70
    const purchases = [buy('2025-01-10', 100, 'hotels', { isAbroad: true }), buy('2025-01-10', 100, 'gas')]
    expect(run(foreign, purchases)).toMatchObject({
      money: [-70, -140, -210],
      byCategory: { travel: -170, gas: 100 },
    })
  })
})

describe('the intro bonus', () => {
  const bonus = [{ points: 60_000, spend: toCents(400_000), days: 90 }]
  const card = makeCard({ program: 'miles', rules: [], bonus })
  const setting = { assumptions: { pointValues: { miles: 125 } } }

  it('is earned if average spending reaches it, to the cent', () => {
    // 4000 × 365 / 90 = 16,222.22…: a cent more is enough, the cent below is not
    expect(run(card, [buy('2025-06-01', 16_222.23)], setting)).toMatchObject({
      introPoints: 60_000,
      introMoney: 75_000,
    })
    expect(run(card, [buy('2025-06-01', 16_222.22)], setting)).toMatchObject({
      introPoints: 0,
      introMoney: 0,
    })
  })

  it('is earned tier by tier', () => {
    const tiers = [...bonus, { points: 20_000, spend: toCents(600_000), days: 180 }]
    // 12,500 a year is 3082 in 90 days and 6164 in 180: only the second tier
    expect(run(makeCard({ rules: [], bonus: tiers }), [buy('2025-06-01', 12_500)]).introPoints).toBe(20_000)
  })

  it('can pay something other than points, or require no spending', () => {
    const gifts = [
      { points: 0, valueCents: toCents(15_000), spend: toCents(0), days: 90 },
      { points: 3, valueCents: toCents(1), spend: toCents(0), days: 90 },
    ]
    expect(run(makeCard({ bonus: gifts }), [])).toMatchObject({ introPoints: 0, introMoney: 15_001 })
  })

  it('depends on the spending of the category for a category alone', () => {
    const purchases = [buy('2025-06-01', 16_223, 'gas'), buy('2025-06-01', 16_222, 'hotels')]
    expect(run(card, purchases, setting).aloneIntro).toMatchObject({ gas: 75_000, travel: 0, other: 0 })
  })
})

function backtestOf(
  card: Parameters<typeof run>[0],
  purchases: Parameters<typeof run>[1],
  assumptions: Partial<typeof testAssumptions>,
) {
  const compiled = compileCatalog([card], { ...testAssumptions, ...assumptions })
  const { money, introMoney } = backtest(spendFrom(purchases, year2025), compiled).overall
  return { money: money.map(([cents]) => cents), introMoney: introMoney.map(([cents]) => cents) }
}
