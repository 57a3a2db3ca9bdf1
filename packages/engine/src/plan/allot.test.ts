import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effort } from '../testing/effort.ts'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { allotSpending, bonusesInProgress } from './allot.ts'
import type { OwnedCard, PlanCard } from './plan.ts'
import { withReachableBonuses } from './reachable-bonuses.ts'

const MONTHS = 8
const CENTS = 100

const bonuses = fc.array(
  fc.record({
    month: fc.nat(MONTHS - 1),
    cents: fc.integer({ min: 1, max: 400 }),
    months: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 4 },
)

type Bonus = Readonly<{ month: number; cents: number; months: number }>

function allot(given: readonly Bonus[]) {
  const cards = given.map(
    ({ cents, months }, index): PlanCard => ({
      id: `${index}`,
      limitedProgram: null,
      earnings: { firstYear: [], lasting: [] },
      shared: null,
      creditCents: 0,
      firstAnniversaryCents: 0,
      anniversaryCents: 0,
      ownedFeeCents: [],
      openings: Array.from({ length: MONTHS }, () => ({
        feeCents: 0,
        renewalFeeCents: 0,
        bonuses: [{ cents: 0, demands: [{ cents, months }] }],
      })),
    }),
  )
  const plan = given.map(({ month }, card) => ({ person: 0, card, month, bonus: 0, closes: false }))
  return allotSpending({ months: MONTHS, monthCents: CENTS, cards, people: [] }, plan)
}

/** Spending can be divided among bonuses if no period has less of it than the bonuses that lie within (Hall's theorem). */
function isReachable(given: readonly Bonus[]): boolean {
  for (let from = 0; from < MONTHS; from++) {
    for (let until = from + 1; until <= MONTHS; until++) {
      const needed = given
        .filter(({ month, months }) => month >= from && Math.min(MONTHS, month + months) <= until)
        .reduce((sum, { cents }) => sum + cents, 0)
      if (needed > (until - from) * CENTS) {
        return false
      }
    }
  }
  return true
}

it('reaches all bonuses whenever any division of the spending does', () => {
  fc.assert(
    fc.property(bonuses, (given) => {
      expect(allot(given) !== null).toBe(isReachable(given))
    }),
    effort(1000),
  )
})

it('puts each dollar on one card, and each bonus’s dollars within its time', () => {
  fc.assert(
    fc.property(bonuses, (given) => {
      const { spent = [], steered = [] } = allot(given) ?? {}
      for (const [index, own] of spent.entries()) {
        const { month, months, cents } = given[index] ?? { month: 0, months: 0, cents: 0 }
        expect(own.reduce((sum, each) => sum + each, 0)).toBe(cents)
        expect(own.slice(month, month + months).reduce((sum, each) => sum + each, 0)).toBe(cents)
      }
      for (const [month, cents] of [...steered].entries()) {
        expect(cents).toBeLessThanOrEqual(CENTS)
        expect(spent.reduce((sum, own) => sum + (own[month] ?? 0), 0)).toBe(cents)
      }
    }),
    effort(300),
  )
})

describe('bonuses in progress', () => {
  const have = (card: number, cents: number, months: number, closed: number | null = null): OwnedCard => ({
    card,
    opened: -1,
    closed,
    bonus: null,
    inProgress: { cents, months },
  })
  const ask = (...owned: readonly OwnedCard[]) => {
    const bonuses = [{ cents: 1, demands: [{ cents: 150, months: 3 }] }]
    const cards = ['a', 'b', 'new'].map((id) => makePlanCard(id, { bonuses }))
    return { ...askPlan(cards, { owned }, 5), monthCents: CENTS }
  }

  it('are served with the others, the earliest deadline first', () => {
    const allotment = allotSpending(ask(have(0, 120, 4), have(1, 130, 2)), [apply(2, 0, { bonus: 0 })])
    // Card 1 until month 2, the new one until month 3, card 0 until month 4. Together $4 of four months.
    expect(allotment?.ownedSpent.map(({ card, byMonth }) => [card, ...byMonth])).toEqual([
      [0, 0, 0, 20, 100, 0],
      [1, 100, 30, 0, 0, 0],
    ])
    expect(allotment?.spent.map((row) => [...row])).toEqual([[0, 70, 80, 0, 0]])
    expect([...(allotment?.steered ?? [])]).toEqual([100, 100, 100, 100, 0])
  })

  it('come before new ones with the same deadline', () => {
    const allotment = allotSpending(ask(have(0, 50, 3)), [apply(2, 0, { bonus: 0 })])
    expect(allotment?.ownedSpent.map(({ byMonth }) => [...byMonth])).toEqual([[50, 0, 0, 0, 0]])
  })

  it('can be more than the spending', () => {
    expect(allotSpending(ask(have(0, 201, 2)), [])).toBeNull()
    expect(allotSpending(ask(have(0, 200, 2)), [])).not.toBeNull()
    // The time ends with the plan.
    expect(allotSpending(ask(have(0, 501, 9)), [])).toBeNull()
  })

  it('are those of cards that people still have', () => {
    const { people } = ask(have(0, 100, 2), have(1, 100, 2, -1), {
      card: 2,
      opened: -1,
      closed: null,
      bonus: null,
    })
    expect(bonusesInProgress(people)).toEqual([{ card: 0, demand: { cents: 100, months: 2 } }])
  })

  it('are left out if the spending can’t reach them after those with earlier deadlines', () => {
    const left = (...owned: readonly OwnedCard[]) =>
      bonusesInProgress(withReachableBonuses(ask(...owned)).people).map(({ card }) => card)
    expect(left(have(0, 250, 3), have(1, 100, 1))).toEqual([1])
    expect(left(have(0, 200, 3), have(1, 100, 1))).toEqual([0, 1])
    expect(left(have(0, 101, 1), have(1, 100, 1))).toEqual([1])
    const question = ask()
    expect(withReachableBonuses(question)).toBe(question)
  })
})
