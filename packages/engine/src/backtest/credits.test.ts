import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card, Credit } from '../card/card.ts'
import { dayRange, daysIn, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { dollarsToCents, toCents } from '../money.ts'
import { type Purchase, YEAR_DAYS } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyHistory } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, run } from '../testing/make.ts'

const travel: readonly Leaf[] = ['flights', 'hotels']
const travelCredit: Credit = {
  id: 'travel',
  yearlyCents: dollarsToCents(300),
  per: 'year',
  breadth: 'broad',
  on: travel,
}
const portalCredit: Credit = { ...travelCredit, id: 'portal', needsPortal: true }
const monthlyCredit: Credit = {
  id: 'rides',
  yearlyCents: dollarsToCents(120),
  per: 'month',
  breadth: 'brand',
  on: ['rideshare'],
}
const deltaCredit: Credit = {
  id: 'delta',
  yearlyCents: dollarsToCents(200),
  per: 'year',
  breadth: 'brand',
  on: ['flights'],
  minimum: { cents: dollarsToCents(10_000), of: 'card' },
}

/** Dollars of a credit in a year. */
function dollarsOf(
  credit: Credit,
  purchases: readonly Purchase[],
  credits: Assumptions['credits'] = {},
): number {
  const { money } = run(makeCard({ rules: [], credits: [credit] }), purchases, { assumptions: { credits } })
  return (money[0] ?? 0) / 100
}

const used = (credit: Credit) => ({ [credit.id]: 'expected' as const })

describe('a broad credit', () => {
  it('counts by default at 90%, and never above the spending there', () => {
    expect(
      dollarsOf(travelCredit, [buy('2025-03-01', 3000, 'flights'), buy('2025-05-01', 2000, 'hotels')]),
    ).toBe(270)
    // 90% of 200
    expect(dollarsOf(travelCredit, [buy('2025-03-01', 200, 'flights')])).toBe(180)
    expect(dollarsOf(travelCredit, [buy('2025-03-01', 5000, 'dining')])).toBe(0)
    // 250 less a refund of 100
    expect(
      dollarsOf(travelCredit, [buy('2025-03-01', 250, 'flights'), buy('2025-04-01', -100, 'flights')]),
    ).toBe(135)
  })

  it('counts at 80% if it needs a booking in a portal', () => {
    expect(dollarsOf(portalCredit, [buy('2025-03-01', 5000, 'hotels')])).toBe(240)
    expect(dollarsOf(portalCredit, [buy('2025-03-01', 100, 'hotels')])).toBe(80)
  })

  it('counts what the person says instead, up to its face value', () => {
    const flights = [buy('2025-03-01', 200, 'flights')]
    expect(dollarsOf(travelCredit, flights, { travel: 0 })).toBe(0)
    expect(dollarsOf(travelCredit, flights, { travel: dollarsToCents(250) })).toBe(250)
    expect(dollarsOf(travelCredit, flights, { travel: dollarsToCents(999) })).toBe(300)
  })

  it('counts no purchases at merchants that refuse the card', () => {
    const card = makeCard({ rules: [], credits: [travelCredit], refusedBy: ['inn'] })
    const stays = [buy('2025-03-01', 900, 'hotels', { merchant: 'inn' }), buy('2025-03-01', 100, 'hotels')]
    expect(run(card, stays).money[0]).toBe(90_00)
  })
})

describe('other credits', () => {
  it('count only for people who use them: brands at 65%, by month at 50%, niche ones at 40%', () => {
    const yearly: Credit = { ...monthlyCredit, per: 'year' }
    const rides = Array.from({ length: 12 }, (_, month) =>
      buy(`2025-${String(month + 1).padStart(2, '0')}-15`, 40, 'rideshare'),
    )
    expect(dollarsOf(monthlyCredit, rides)).toBe(0)
    expect(dollarsOf(yearly, rides, used(yearly))).toBe(78)
    expect(dollarsOf(monthlyCredit, rides, used(monthlyCredit))).toBe(60)
    expect(dollarsOf({ ...yearly, breadth: 'niche' }, rides, used(yearly))).toBe(48)
  })

  it('give at most what a month has of them, and what is spent in it', () => {
    const [{ on: _, ...uncapped }, credits] = [monthlyCredit, used(monthlyCredit)]
    // 10 of January, 4 of March: half of 14
    const rides = [buy('2025-01-15', 500, 'rideshare'), buy('2025-03-15', 4, 'rideshare')]
    expect(dollarsOf(monthlyCredit, rides, credits)).toBe(7)
    // No category has what it pays for.
    expect(dollarsOf(uncapped, rides, credits)).toBe(60)
  })

  it('have one year’s worth in a year that starts within a month', () => {
    const window = dayRange(parseDay('2025-01-16'), parseDay('2026-01-15'))
    const days = [
      '2025-01-20',
      ...Array.from({ length: 11 }, (_, m) => `2025-${String(m + 2).padStart(2, '0')}-10`),
    ]
    const rides = [...days, '2026-01-10'].map((day) => buy(day, 100, 'rideshare'))
    const card = makeCard({ rules: [], credits: [monthlyCredit] })
    const assumptions = { credits: used(monthlyCredit) }
    expect(run(card, rides, { window, assumptions }).money[0]).toBe(60_00)
  })

  it('ask for a minimum on the card first', () => {
    const spend = (other: number) => [buy('2025-02-01', 1000, 'flights'), buy('2025-03-01', other, 'other')]
    expect(dollarsOf(deltaCredit, spend(8000), used(deltaCredit))).toBe(0)
    // 65% of 200
    expect(dollarsOf(deltaCredit, spend(9000), used(deltaCredit))).toBe(130)
    expect(dollarsOf(deltaCredit, spend(9000))).toBe(0)
  })

  it('ask for a minimum on the purchases they pay for, in each period', () => {
    const airline: Credit = {
      ...deltaCredit,
      yearlyCents: dollarsToCents(100),
      per: 'half-year',
      minimum: { cents: dollarsToCents(250), of: 'on' },
    }
    const flights = [buy('2025-02-01', 249, 'flights'), buy('2025-09-01', 250, 'flights')]
    // 65% of 50: only the second half of the year reaches 250
    expect(dollarsOf(airline, flights, used(airline))).toBe(32.5)
  })
})

describe('any credit', () => {
  const anyCase = fc.record({ card: anyCard, history: anyHistory, assumptions: anyAssumptions })
  type AnyCase = typeof anyCase extends fc.Arbitrary<infer Case> ? Case : never

  const withCredits = ({ card: { credits, refusedBy = [] } }: AnyCase) =>
    makeCard({ rules: [], credits, refusedBy })
  const centsOf = (card: Card, { history: { purchases, window }, assumptions }: AnyCase) =>
    run(card, purchases, { window, assumptions }).money[0] ?? 0

  it('never gives more than its face value, nor than is spent on its categories', () => {
    fc.assert(
      fc.property(anyCase, (each) => {
        const { purchases, window } = each.history
        for (const credit of each.card.credits) {
          const cents = centsOf({ ...withCredits(each), credits: [credit] }, each)
          expect(cents).toBeLessThanOrEqual(credit.yearlyCents)
          const { on } = credit
          if (on !== undefined && each.assumptions.credits[credit.id] !== toCents(12_000)) {
            // A shorter window is repeated, with the rest of the year rounded for each purchase.
            const spent = purchases
              .filter(({ leaf, day }) => on.includes(leaf) && window.first <= day && day <= window.last)
              .reduce((sum, { cents: own }) => sum + Math.max(0, own), 0)
            const times = Math.max(1, YEAR_DAYS / daysIn(window))
            expect(cents).toBeLessThanOrEqual(spent * times + purchases.length)
          }
        }
      }),
      effort(200),
    )
  })

  it('never gives less for more spending', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(20), fc.nat(50_000), (each, at, more) => {
        const purchases = each.history.purchases.map((purchase, index) =>
          index === at ? { ...purchase, cents: toCents(purchase.cents + more) } : purchase,
        )
        const richer = { ...each, history: { ...each.history, purchases } }
        expect(centsOf(withCredits(each), richer)).toBeGreaterThanOrEqual(centsOf(withCredits(each), each))
      }),
      effort(200),
    )
  })
})
