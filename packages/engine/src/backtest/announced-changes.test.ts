/** Announced changes in a projection, worked out by hand. `docs/decisions/0026-announced-changes.md` has the rule. */
import { describe, expect, it } from 'vitest'
import type { Card, EarnRule } from '../card/card.ts'
import { dayRange, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

const today = parseDay('2026-11-16')
/** The 365 days before today. */
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))

/** One purchase on the 20th of each month, from November 2025 to October 2026. */
function everyMonth(dollars: number, leaf: Leaf): Purchase[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = String(((index + 10) % 12) + 1).padStart(2, '0')
    return buy(`${index < 2 ? 2025 : 2026}-${month}-20`, dollars, leaf)
  })
}

function project(card: Card, purchases: readonly Purchase[]) {
  return run(card, purchases, { window, assumptions: { today } })
}

describe('a card like Aeroplan: 3x dining and groceries until Dec 31, 2026, then 2x', () => {
  const where: readonly Leaf[] = ['dining', 'supermarket']
  const card = makeCard({
    program: 'miles',
    rules: [
      percent(3, where, { id: 'old', to: parseDay('2026-12-31') }),
      percent(2, where, { id: 'new', from: parseDay('2027-01-01') }),
      percent(1, undefined, { id: 'base' }),
    ],
    fee: { firstYear: toCents(19_500), later: toCents(19_500) },
  })
  const outcome = project(card, everyMonth(500, 'dining'))

  it('pays 13,000 points in year 1, and 12,000 in years 2 and 3', () => {
    // Year 1 is November 2026 to October 2027:
    //   November and December: 2 × $500 × 3 = 3,000; January to October: 10 × $500 × 2 = 10,000
    // Years 2 and 3: 12 × $500 × 2 = 12,000 each
    expect(outcome.points).toEqual([13_000, 25_000, 37_000])
    expect(outcome.money).toEqual([13_000, 25_000, 37_000]) // at one cent
    // $130 - $195, $250 - $390, $370 - $585
    expect(outcome.total).toEqual([-6_500, -14_000, -21_500])
  })

  it('explains both rates in the months in which they apply', () => {
    const paid = outcome.explain(3).lines.map(({ year, years, countsOn, payments, money }) => ({
      year,
      years,
      month: countsOn.slice(5, 7),
      rules: payments.map(({ rule }) => rule).join(),
      money,
    }))
    const linesBy = (rule: string, year: number) =>
      paid.filter((line) => line.rules === rule && line.year === year)
    expect(linesBy('old', 1).map(({ month }) => month)).toEqual(['11', '12'])
    expect(linesBy('new', 1)).toHaveLength(10)
    // Years 2 and 3 have the same terms: one line for both, 2 × $500 × 2 = 2,000 points
    expect(linesBy('new', 2)).toHaveLength(12)
    expect(linesBy('new', 2).every(({ years, money }) => years === 2 && money === 2000)).toBe(true)
    expect(paid).toHaveLength(24)
  })

  it('says why the old rate no longer pays', () => {
    const january = outcome.explain().lines.find(({ countsOn }) => countsOn === '2026-01-20')
    expect(january?.skippedRules).toEqual([{ rule: 'old', rate: 3000, reason: 'outside-dates' }])
  })
})

describe('a rule', () => {
  const pointsOf = (rule: Partial<EarnRule>) =>
    project(
      makeCard({ rules: [percent(5, ['gas'], { id: 'dated', ...rule }), percent(1)] }),
      everyMonth(100, 'gas'),
    )

  it.each([
    ['ended in the past', { to: parseDay('2026-11-15') }, [1200, 2400, 3600]],
    ['ended last month', { to: parseDay('2026-10-31') }, [1200, 2400, 3600]],
    ['ends before this month does', { to: parseDay('2026-11-29') }, [1200, 2400, 3600]],
    ['starts today', { from: today }, [6000, 12_000, 18_000]],
    ['starts this month', { from: parseDay('2026-11-30') }, [6000, 12_000, 18_000]],
    ['started last month', { from: parseDay('2026-10-01') }, [6000, 12_000, 18_000]],
    // 1 month at 1 %, 11 at 5 %: 100 + 5500
    ['starts next month', { from: parseDay('2026-12-01') }, [5600, 11_600, 17_600]],
    // January to October of year 1 and everything afterward: 2 × 100 + 10 × 500
    ['starts on Jan 1', { from: parseDay('2027-01-01') }, [5200, 11_200, 17_200]],
    ['starts after three years', { from: parseDay('2029-11-01') }, [1200, 2400, 3600]],
  ] as const)('that %s', (_, rule, money) => {
    expect(pointsOf(rule).money).toEqual(money)
  })

  it('that is in force in months 13 to 24 pays in year 2 only', () => {
    // 1200; 6000; 1200
    const inYear2 = { from: parseDay('2027-11-01'), to: parseDay('2028-10-31') }
    expect(pointsOf(inYear2).money).toEqual([1200, 7200, 8400])
  })

  it('that starts in the middle of year 3 makes all three years different', () => {
    // Year 2 ends the old rate after April: November to April at 5 %, 6 × 500 + 6 × 100 = 3600
    // Year 3 has the new rate from August on: August to October at 3 %, 3 × 300 + 9 × 100 = 1800
    const rules = [
      percent(5, ['gas'], { id: 'old', to: parseDay('2028-04-30') }),
      percent(3, ['gas'], { id: 'new', from: parseDay('2029-08-01') }),
      percent(1),
    ]
    const outcome = project(makeCard({ rules }), everyMonth(100, 'gas'))
    expect(outcome.money).toEqual([6000, 9600, 11_400])
    expect(new Set(outcome.explain(3).lines.map(({ year, years }) => `${year} × ${years}`))).toEqual(
      new Set(['1 × 1', '2 × 1', '3 × 1']),
    )
  })

  it('that ended in the past isn’t among the skipped rules', () => {
    const [line] = pointsOf({ to: parseDay('2026-10-31') }).explain().lines
    expect(line?.skippedRules).toEqual([])
  })

  it('with a rotating calendar pays for the real day, and only in the months in which it is in force', () => {
    const calendar = [
      { from: parseDay('2025-10-01'), to: parseDay('2025-12-31'), where: { leaves: ['gas' as const] } },
      { from: parseDay('2026-01-01'), to: parseDay('2026-03-31'), where: { leaves: ['gas' as const] } },
    ]
    const target = { kind: 'rotating' as const, calendar }
    // November to March at 5 %: 5 × 500 + 7 × 100
    expect(pointsOf({ target }).money).toEqual([3200, 6400, 9600])
    // From 2027 on: January to March of year 1, 3 × 500 + 9 × 100 = 2400; then as above
    expect(pointsOf({ target, from: parseDay('2027-01-01') }).money).toEqual([2400, 5600, 8800])
  })
})

describe('a window of 90 days', () => {
  it('is repeated, and each copy has the terms of its own month', () => {
    const card = makeCard({
      rules: [
        percent(3, ['dining'], { id: 'old', to: parseDay('2026-12-31') }),
        percent(2, ['dining'], { id: 'new', from: parseDay('2027-01-01') }),
      ],
    })
    const short = dayRange(parseDay('2026-08-18'), parseDay('2026-11-15'))
    const purchases = [buy('2026-08-20', 100, 'dining')]
    // Copies on Aug 20, Nov 18, Feb 16 and May 17, and 5/90 of one, $5.56, on Aug 13.
    // Only November is before 2027: 300 + 3 × 200 + 11.12 = 911.12 in year 1, and 4 × 200 + 11.12 = 811.12 in each later one
    expect(run(card, purchases, { window: short, assumptions: { today } }).money).toEqual([911, 1722, 2533])
  })
})

describe('a yearly spending cap', () => {
  const capped = (dollars: number, ...more: readonly EarnRule[]) =>
    makeCard({
      rules: [percent(5, ['gas'], { id: 'old', cap: 'y', to: parseDay('2026-12-31') }), ...more, percent(1)],
      caps: { y: { on: 'spend', amount: dollars * 100, per: 'year' } },
    })
  const gas = everyMonth(300, 'gas')

  it('of a rule that ends within the year limits the months before', () => {
    // $600 of $1,000 at 5 %, $3,000 at 1 %; then $3,600 at 1 %
    expect(project(capped(1000), gas).money).toEqual([6000, 9600, 13_200])
    // $500 at 5 %, $3,100 at 1 %
    expect(project(capped(500), gas).money).toEqual([5600, 9200, 12_800])
  })

  it('goes on under the rule that follows', () => {
    const next = percent(3, ['gas'], { id: 'new', cap: 'y', from: parseDay('2027-01-01') })
    // $600 at 5 %, $400 at 3 %, $2,600 at 1 %: 30 + 12 + 26; then $1,000 at 3 % and $2,600 at 1 %: 30 + 26
    expect(project(capped(1000, next), gas).money).toEqual([6800, 12_400, 18_000])
  })
})

describe('an announced fee', () => {
  const feesOf = (fee: Card['fee']) => {
    const { total } = project(makeCard({ rules: [], fee }), [])
    return total.map((cents = 0, year) => (total[year - 1] ?? 0) - cents)
  }
  const [none, old, next] = [toCents(0), toCents(9500), toCents(15_000)]

  it.each([
    ['between the starts of years 2 and 3', '2028-03-01', [9500, 9500, 15_000]],
    ['on the day on which year 2 starts', '2027-11-16', [9500, 15_000, 15_000]],
    ['on the day after', '2027-11-17', [9500, 9500, 15_000]],
    ['today', '2026-11-16', [15_000, 15_000, 15_000]],
    ['in the past', '2026-09-01', [15_000, 15_000, 15_000]],
    ['after three years', '2029-11-16', [9500, 9500, 9500]],
  ])('%s applies to the years that start from then on', (_, from, fees) => {
    expect(feesOf({ firstYear: old, later: old, changes: [{ from: parseDay(from), yearly: next }] })).toEqual(
      fees,
    )
  })

  it('leaves a waived first year as it is', () => {
    const changes = [{ from: today, yearly: next }]
    expect(feesOf({ firstYear: none, later: old, changes })).toEqual([0, 15_000, 15_000])
  })

  it('can be followed by another, in any order of the list', () => {
    const changes = [
      { from: parseDay('2028-01-01'), yearly: none },
      { from: parseDay('2027-01-01'), yearly: next },
    ]
    expect(feesOf({ firstYear: old, later: old, changes })).toEqual([9500, 15_000, 0])
  })
})

describe('a welcome offer', () => {
  const offer = { points: 20_000, spend: toCents(50_000), days: 90 }
  const bonusOf = (tier: Partial<Card['bonus'][number]>, maxOfferAgeDays?: number) =>
    run(makeCard({ bonus: [{ ...offer, ...tier }] }), everyMonth(500, 'gas'), {
      window,
      assumptions: { today, ...(maxOfferAgeDays === undefined ? {} : { maxOfferAgeDays }) },
    })

  it('counts up to its last day', () => {
    expect(bonusOf({}).introMoney).toBe(20_000)
    expect(bonusOf({ until: today }).introMoney).toBe(20_000)
    expect(bonusOf({ until: parseDay('2026-11-15') }).introMoney).toBe(0)
  })

  it('counts whenever it was last seen, unless there is a limit', () => {
    expect(bonusOf({ seen: parseDay('2024-01-01') }).introMoney).toBe(20_000)
    // Nov 16 is 90 days after Aug 18
    expect(bonusOf({ seen: parseDay('2026-08-18') }, 90).introMoney).toBe(20_000)
    expect(bonusOf({ seen: parseDay('2026-08-17') }, 90).introMoney).toBe(0)
    expect(bonusOf({}, 90).introMoney).toBe(0)
  })

  it('has a status in the explanation', () => {
    const statusOf = (outcome: ReturnType<typeof bonusOf>) =>
      outcome.explain().bonus.tiers.map((tier) => [tier.offer, tier.isEarned])
    expect(statusOf(bonusOf({}))).toEqual([['current', true]])
    expect(statusOf(bonusOf({ until: parseDay('2026-11-15') }))).toEqual([['ended', false]])
    expect(statusOf(bonusOf({ seen: parseDay('2026-08-17') }, 90))).toEqual([['outdated', false]])
  })
})
