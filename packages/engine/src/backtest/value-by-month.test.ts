import { describe, expect, it } from 'vitest'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { explain } from './explain.ts'
import { type ValueAfter, valueByMonth } from './value-by-month.ts'

/** 100 dollars on the first day of each month of 2025: 1,200 a year. */
const monthly = Array.from({ length: 12 }, (_, month) =>
  buy(`2025-${String(month + 1).padStart(2, '0')}-01`, 100),
)

function valuesOf(
  card: Partial<Card>,
  purchases: readonly Purchase[] = monthly,
  assumptions: Partial<Assumptions> = {},
): readonly ValueAfter[] {
  return valueByMonth(makeCard(card), spendFrom(purchases, year2025), { ...testAssumptions, ...assumptions })
}

const at = (
  months: readonly number[],
  column: (value: ValueAfter) => number,
  values: readonly ValueAfter[],
) =>
  months.map((month) => {
    const value = values[month]
    return value === undefined ? null : column(value)
  })

describe('the value of a card month by month', () => {
  it('starts at nothing and adds rewards in the month of the purchase', () => {
    const values = valuesOf({ rules: [percent(2)] })
    expect(values).toHaveLength(37)
    // 2% of 100 dollars a month
    expect(at([0, 1, 2, 12, 13, 36], ({ money }) => money, values)).toEqual([0, 200, 400, 2400, 2600, 7200])
  })

  it('counts months from the first day of the spending, with months of any length', () => {
    const window = dayRange(parseDay('2025-01-31'), parseDay('2026-01-30'))
    const purchases = [buy('2025-02-27', 100), buy('2025-02-28', 100), buy('2026-01-30', 100)]
    const values = valueByMonth(makeCard(), spendFrom(purchases, window), testAssumptions)
    // month 2 starts on February 28, because there is no February 31
    expect(at([1, 2, 11, 12], ({ money }) => money, values)).toEqual([100, 200, 200, 300])
  })

  it('charges the first fee on the opening day and later ones in the first month of a year', () => {
    const fee = { firstYear: toCents(9500), later: toCents(9500) }
    expect(at([0, 12, 13, 24, 25, 36], ({ annualFee }) => annualFee, valuesOf({ fee }))).toEqual([
      9500, 9500, 19_000, 19_000, 28_500, 28_500,
    ])
    const free = { firstYear: toCents(0), later: toCents(9500) }
    expect(at([0, 12, 13, 36], ({ annualFee }) => annualFee, valuesOf({ fee: free }))).toEqual([
      0, 0, 9500, 19_000,
    ])
  })

  it('pays each tier of the bonus in the month that reaches its spending', () => {
    const bonus = [
      // 1,200 a year: 250 dollars on day 77, in the third month
      { points: 5000, spend: toCents(25_000), days: 90 },
      // 500 dollars on day 153, June 2: the sixth month
      { points: 2000, spend: toCents(50_000), days: 180 },
      { points: 9999, spend: toCents(5_000_000), days: 90 },
    ]
    expect(at([0, 2, 3, 5, 6, 36], ({ introMoney }) => introMoney, valuesOf({ bonus }))).toEqual([
      0, 0, 5000, 5000, 7000, 7000,
    ])
  })

  it('pays a bonus that takes longer than a year by the end of the first year', () => {
    const bonus = [{ points: 5000, spend: toCents(130_000), days: 450 }]
    expect(at([11, 12, 36], ({ introMoney }) => introMoney, valuesOf({ bonus }))).toEqual([0, 5000, 5000])
  })

  it('pays a first-year match when the year ends, and first-year rates with the purchases', () => {
    expect(
      at([1, 11, 12, 36], ({ introMoney }) => introMoney, valuesOf({ isFirstYearMatched: true })),
    ).toEqual([0, 0, 1200, 1200])
    const rules = [percent(3, undefined, { firstYearOnly: true }), percent(1)]
    // 2% more than the lasting 1%
    expect(at([1, 11, 12, 36], ({ introMoney }) => introMoney, valuesOf({ rules }))).toEqual([
      200, 2200, 2400, 2400,
    ])
  })

  it('pays anniversary bonuses in the first month of their year, and spreads statement credits', () => {
    const card = {
      rules: [],
      anniversary: [{ points: 1000, fromYear: 2 as const }],
      credits: [{ id: 'club', yearlyCents: toCents(2500), per: 'year' as const, breadth: 'niche' as const }],
    }
    const values = valuesOf(card, monthly, { credits: { club: 'expected' } })
    // 40% of 25 dollars is 10 a year: 83.3 cents a month
    expect(at([1, 2, 12, 13, 24, 25, 36], ({ money }) => money, values)).toEqual([
      83, 167, 1000, 2083, 3000, 4083, 5000,
    ])
  })

  it('subtracts foreign fees in the month of the purchase', () => {
    const abroad = [buy('2025-03-10', 200, 'other', { isAbroad: true })]
    // 1% earned, 3% paid
    expect(at([2, 3, 14, 15], ({ money }) => money, valuesOf({ foreignFeePpm: 30_000 }, abroad))).toEqual([
      0, -400, -400, -800,
    ])
  })

  it('uses caps in the order of the year, and the same way every year', () => {
    const card = {
      rules: [percent(5, ['other'], { cap: 'y' }), percent(1)],
      caps: { y: { on: 'spend' as const, amount: 25_000, per: 'year' as const } },
    }
    // 5, 5, then half of each: 2.50 + 0.50, then 1 a month
    expect(at([1, 2, 3, 4, 12, 13], ({ money }) => money, valuesOf(card))).toEqual([
      500, 1000, 1300, 1400, 2200, 2700,
    ])
  })

  it('lets a twelfth of a yearly limit on points be used each month', () => {
    const pointLimits = { cash: { yearlyCents: 1200, valueBeyond: 50 } }
    // 2 points a dollar: 2.00 a month. 1.00 of it within the limit of 12.00 a year, the rest at half its value.
    expect(
      at([1, 12, 36], ({ money }) => money, valuesOf({ rules: [percent(2)] }, monthly, { pointLimits })),
    ).toEqual([150, 1800, 5400])
  })

  it('equals the projections after 12, 24 and 36 months, with a short window, rent and taxes', () => {
    const card = makeCard({
      rules: [
        percent(4, ['dining'], { cap: 'm' }),
        percent(3, undefined, { firstYearOnly: true, id: 'first' }),
        percent(1.5),
      ],
      caps: { m: { on: 'spend', amount: 15_000, per: 'month' } },
      fee: { firstYear: toCents(0), later: toCents(9500) },
      bonus: [{ points: 20_000, spend: toCents(50_000), days: 90 }],
      isFirstYearMatched: true,
      foreignFeePpm: 27_000,
      anniversary: [{ points: 777, fromYear: 2 }],
    })
    const purchases = [
      buy('2025-02-03', 333.33, 'dining'),
      buy('2025-03-04', 77.77, 'gas', { isAbroad: true }),
    ]
    const bills = [{ offset: 3, cents: toCents(123_456), leaf: 'taxes' as const }]
    const window = dayRange(parseDay('2025-01-20'), parseDay('2025-04-03'))
    const spend = { ...spendFrom(purchases, window), bills }
    const values = valueByMonth(card, spend, testAssumptions)
    for (const years of [1, 2, 3] as const) {
      const { money, introMoney, annualFee } = explain(card, spend, testAssumptions, years)
      expect(values[years * 12]).toEqual({ money, introMoney, annualFee })
    }
  })
})
