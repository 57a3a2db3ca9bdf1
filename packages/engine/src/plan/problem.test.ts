import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import type { PlanCard, PlanQuestion } from './plan.ts'
import { closedMonth, fixedParts, isAllowed, prepareProblem, recordOf, yearOf } from './problem.ts'

const MONTHS = 15
const card: PlanCard = {
  ...makePlanCard('card', { fee: 96, bonuses: [{ cents: 500, demands: [] }], until: MONTHS }, MONTHS),
  creditCents: 120,
  firstAnniversaryCents: 24,
  anniversaryCents: 36,
}
const ask = (cards = [card], changes: Partial<PlanQuestion> = {}): PlanQuestion => ({
  ...askPlan(cards, {}, MONTHS),
  monthCents: 1000,
  ...changes,
})

describe('what a card pays and costs apart from purchases', () => {
  const cents = (month: number, closes = false, bonus: number | null = null) => {
    const parts = fixedParts(prepareProblem(ask()), apply(0, month, { closes, bonus }))
    return Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, amount / 12_000]))
  }

  it('is the first fee and a part of the second one, with as much of the credits', () => {
    // Month 0: twelve months of the first year and three of the second. Month 9: six of the first.
    expect(cents(0, false, 0)).toEqual({ fees: 96 + 24, credits: 150, anniversaries: 24 + 9, bonus: 500 })
    expect(cents(9)).toEqual({ fees: 96, credits: 60, anniversaries: 12, bonus: 0 })
  })

  it('ends after a year if the card is closed', () => {
    expect(cents(0, true)).toEqual({ fees: 96, credits: 120, anniversaries: 24, bonus: 0 })
  })

  it('isn’t known for a month after the plan, or for another card', () => {
    const problem = prepareProblem(ask())
    expect(() => fixedParts(problem, apply(0, MONTHS))).toThrow('there is no card 0 to open in month 15')
    expect(() => fixedParts(problem, apply(7, 0))).toThrow('there is no card 7 to open in month 0')
  })
})

describe('a prepared question', () => {
  const earnings = {
    firstYear: [50, 10],
    lasting: [
      [30, 20],
      [50, 10],
    ],
  }

  it('has the most that a card could pay, alone or shared', () => {
    const shared = {
      firstYear: [10, 60],
      lasting: [
        [70, 5],
        [5, 15],
      ],
    }
    const [own] = prepareProblem(ask([{ ...card, earnings, shared }])).cards
    expect(own?.most).toEqual({
      // If only one of two cards is new, both pay what they pay later.
      firstYear: Float64Array.of(70, 60),
      lasting: [Float64Array.of(70, 20), Float64Array.of(70, 15)],
      firstYearTotal: 60,
    })
    expect(own?.shared?.firstYearTotal).toBe(70)
    const [alone] = prepareProblem(ask([{ ...card, earnings }])).cards
    expect(alone?.most).toBe(alone?.own)
  })

  it('has one row for years that pay the same as the first', () => {
    const [own] = prepareProblem(ask([{ ...card, earnings }])).cards
    expect(own?.own.lasting.map((row) => row === own.own.firstYear)).toEqual([false, true])
    expect(own?.own.lasting[0]).toEqual(Float64Array.of(30, 20))
    // One equal category isn't enough.
    const similar = { firstYear: [50, 10], lasting: [[50, 20]] }
    const [other] = prepareProblem(ask([{ ...card, earnings: similar }])).cards
    expect(other?.own.lasting).toEqual([Float64Array.of(50, 20)])
  })

  it('knows the limits of programs, the categories and the parts of a cent', () => {
    const limits = ['a', 'b'].map((program) => ({ program, yearlyCents: 1, shareBeyond: 0 }))
    const cards = ['b', 'c', null].map((limitedProgram) => ({ ...card, earnings, limitedProgram }))
    const problem = prepareProblem(ask(cards, { limits }))
    expect(problem.cards.map(({ limit }) => limit)).toEqual([1, -1, -1])
    expect([problem.width, problem.partsPerCent]).toEqual([2, 12_000])
    expect(prepareProblem(ask([])).width).toBe(0)
  })

  it('sums up the cards that people have, also by program', () => {
    const limits = [{ program: 'a', yearlyCents: 1, shareBeyond: 0 }]
    const cards = [
      { ...card, limitedProgram: 'a', ownedFeeCents: [12, 24] },
      { ...card, anniversaryCents: 60, ownedFeeCents: [] },
    ]
    const question = ask(cards, { limits })
    const owned = [
      { card: 0, opened: -9, closed: null, bonus: null },
      { card: 1, opened: -9, closed: null, bonus: null },
      { card: 1, opened: -20, closed: -3, bonus: null },
    ]
    const people = question.people.map((person) => ({ ...person, owned }))
    const { owned: sums, records } = prepareProblem({ ...question, people })
    // Fifteen months: $0.12 a year for twelve months and $0.24 for three; credits of $1.20 twice; $0.36 and $0.60 a year.
    expect(sums).toEqual({
      fees: (12 + 6) * 12_000,
      credits: 300 * 12_000,
      anniversaries: (45 + 75) * 12_000,
      byLimit: [45 * 12_000],
    })
    expect(records).toEqual([owned.map((each) => ({ ...each, isPlanned: false }))])
  })

  it('has bonuses in progress within the plan, with the most that their cards pay later', () => {
    const question = ask([
      {
        ...card,
        earnings: {
          ...earnings,
          lasting: [
            [30, 20],
            [90, 0],
          ],
        },
      },
    ])
    const owned = [{ card: 0, opened: -1, closed: null, bonus: null, inProgress: { cents: 900, months: 40 } }]
    const people = question.people.map((person) => ({ ...person, owned }))
    expect(prepareProblem({ ...question, people }).inProgress).toEqual([
      { application: { month: 0 }, required: 900, deadline: MONTHS, firstYearTotal: 90 },
    ])
  })
})

describe('a planned card, as the rules see it', () => {
  const bonuses = [
    { cents: 1, demands: [{ cents: 100, months: 3 }] },
    {
      cents: 2,
      demands: [
        { cents: 100, months: 5 },
        { cents: 1, months: 2 },
      ],
    },
  ]
  const problem = prepareProblem(ask([makePlanCard('card', { bonuses, until: MONTHS }, MONTHS)]))

  it('got its bonus at the end of the bonus’s time', () => {
    const bonusOf = (bonus: number | null) => recordOf(problem, apply(0, 2, { bonus })).bonus
    expect([null, 0, 1].map(bonusOf)).toEqual([null, 5, 7])
    expect(recordOf(prepareProblem(ask()), apply(0, 2, { bonus: 0 })).bonus).toBe(2)
  })

  it('is closed after a year, or kept', () => {
    expect([apply(0, 2), apply(0, 2, { closes: true })].map(closedMonth)).toEqual([null, 14])
    expect(recordOf(problem, apply(0, 2, { closes: true }))).toEqual({
      card: 0,
      opened: 2,
      closed: 14,
      bonus: null,
      isPlanned: true,
    })
  })
})

it('allows a card once, and its bonus only if no rule bars it', () => {
  const question = ask()
  const bars = [{ ruleId: 'bar', cards: new Set([0]), if: 'had', of: 'same', months: null } as const]
  const people = question.people.map((person) => ({ ...person, bars }))
  const problem = prepareProblem({ ...question, people })
  const past = { card: 0, opened: -9, closed: -3, bonus: null, isPlanned: false }
  expect(isAllowed(problem, [past], apply(0, 0))).toBe(true)
  expect(isAllowed(problem, [past], apply(0, 0, { bonus: 0 }))).toBe(false)
  expect(isAllowed(problem, [], apply(0, 0, { bonus: 0 }))).toBe(true)
  expect(isAllowed(problem, [{ ...past, closed: null }], apply(0, 0))).toBe(false)
  expect(isAllowed(problem, [{ ...past, isPlanned: true }], apply(0, 0))).toBe(false)
  expect(isAllowed(problem, [{ ...past, card: 1, closed: null }], apply(0, 0))).toBe(true)
  expect(isAllowed(problem, [], apply(0, 0, { person: 3 }))).toBe(false)
})

it('counts years of twelve months', () => {
  expect([0, 11, 12, 23, 24].map(yearOf)).toEqual([0, 0, 1, 1, 2])
})
