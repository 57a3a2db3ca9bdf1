import { noCosts } from '@cardsight/contract/costs'
import type { Household } from '@cardsight/contract/household'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { planRequestOf } from '../plan/plan-request.ts'
import { isSameSpending, planTogetherOf, totalOf, withMonthlyTotals } from './shared-spending.ts'

const monthly = { ...noCosts, grocery: 500, gas: 100, restaurant: 300, recreation: 50, other: 700 }
const year = dayRange(parseDay('2025-11-18'), parseDay('2026-11-17'))

describe('the spending of a household', () => {
  it('is the sum of typed amounts and the other person’s totals', () => {
    const own = {
      grocery: 1,
      gas: 2,
      restaurant: 3,
      travel: 4,
      recreation: 5,
      other: 6,
      details: { flights: 4 },
    }
    expect(withMonthlyTotals({ kind: 'typed', costs: own, window: year }, monthly)).toEqual({
      kind: 'typed',
      costs: {
        grocery: 501,
        gas: 102,
        restaurant: 303,
        travel: 4,
        recreation: 55,
        other: 706,
        details: { flights: 4 },
      },
      window: year,
    })
  })

  it.each([
    // $1,650 a month are $19,800 a year.
    ['a year', year, 19_800_00],
    // 25 of 30 days of September, October, and 17 of 30 of November: 2.4 months.
    ['73 days', dayRange(parseDay('2026-09-06'), parseDay('2026-11-17')), 3_960_00],
  ])('adds a person’s share of %s to own purchases', (_, window, cents) => {
    const purchase = {
      day: window.first,
      cents: toCents(1234),
      leaf: 'gas',
      merchant: null,
      account: null,
    } as const
    const both = withMonthlyTotals({ kind: 'purchases', purchases: [purchase], window }, monthly)
    const added = both.kind === 'purchases' ? both.purchases.slice(1) : []
    const total = added.reduce((sum, each) => sum + each.cents, 0)
    // Each finer category is rounded to the cent.
    expect(Math.abs(total - cents)).toBeLessThan(10)
    expect(added.every(({ merchant, account }) => merchant === null && account === null)).toBe(true)
  })

  it('is compared by amounts', () => {
    const { other, ...rest } = monthly
    expect(isSameSpending({ source: 'typed', monthly: { other, ...rest } }, monthly)).toBe(true)
    expect(isSameSpending({ source: 'typed', monthly: { ...monthly, gas: 101 } }, monthly)).toBe(false)
    expect(isSameSpending(null, monthly)).toBe(false)
    expect(totalOf(monthly)).toBe(1650)
  })
})

const apart: Household = { isEmailVerified: true, sent: null, received: [], together: null }
const card = (cardId: string, months: object = {}) => ({
  cardId,
  opened: null,
  closed: null,
  bonusReceived: null,
  ...months,
})
const household: Household = {
  ...apart,
  together: {
    partner: { firstName: 'Bo', lastName: 'Quill', email: 'bo@example.com' },
    theirs: {
      spending: { source: 'linked', monthly },
      cards: [
        card('gold', { opened: '2024-03', closed: '2026-01', bonusReceived: '2024-05' }),
        card('plain', { opened: '2025-06' }),
        card('undated'),
      ],
    },
    yours: { spending: null, cards: [] },
  },
}

describe('planning with the household', () => {
  it('is nobody for a person without a household', () => {
    expect(planTogetherOf(apart)).toBeNull()
  })

  it('becomes the second person of the plan, with their months', () => {
    const together = planTogetherOf(household)
    expect(together).toMatchObject({ name: 'Bo', monthly })
    const request = planRequestOf({
      today: parseDay('2026-11-17'),
      settings: { cardsPerYear: 2, monthsBetween: 3, months: 24, keepsSmall: false, skipped: [] },
      cards: [],
      credit: 'good',
      partner: { name: 'Bo', credit: 'fair', cardsPerYear: 1, cards: together?.cards ?? [] },
    })
    expect(request.people[1]).toMatchObject({
      credit: 'fair',
      cardsPerYear: 1,
      cards: [
        { id: 'gold', opened: '2024-03', closed: '2026-01', bonusReceived: '2024-05' },
        // The plan assumes when a bonus that isn't known was paid. A card without a month counts as five years old.
        { id: 'plain', opened: '2025-06' },
        { id: 'undated', opened: '2021-11' },
      ],
    })
  })
})
