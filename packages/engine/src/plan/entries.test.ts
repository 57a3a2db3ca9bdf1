/** Applications that a plan could contain, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { canFollow, compareApplications, isValidPlan, listEntries } from './entries.ts'
import type { PlanPerson, PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

const MONTHS = 14
/** 12 × $10. */
const PARTS_PER_CENT = 12_000

const first = { cents: 1500, months: 2 }
/** $15 in 2 months, and another $10 in 3 months for the second tier. */
const tiers = [
  { cents: 500, demands: [first] },
  { cents: 700, demands: [first, { cents: 1000, months: 3 }] },
]

const costly = {
  ...makePlanCard('costly', { yearly: 240, fee: 96, bonuses: tiers, until: MONTHS }, MONTHS),
  creditCents: 120,
  firstAnniversaryCents: 24,
  anniversaryCents: 36,
}

const ask = (changes: Partial<PlanPerson> = {}): PlanQuestion => ({
  ...askPlan([costly, makePlanCard('free', {}, MONTHS)], { candidates: [0], ...changes }, MONTHS),
  monthCents: 1000,
  leastAddedCents: 10,
})

const entriesOf = (question: PlanQuestion) => listEntries(prepareProblem(question))

/** The months in which the card could be opened without a bonus, and with the first one. */
const monthsOf = (question: PlanQuestion) =>
  [null, 0].map((bonus) =>
    entriesOf(question).flatMap(({ application }) =>
      application.bonus === bonus && !application.closes ? [application.month] : [],
    ),
  )

const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index)

describe('the entries of a card', () => {
  it('have every bonus, kept or closed after a year', () => {
    // A year later is before the end of the plan only for months 0 and 1.
    const variants = [0, 1, 2].map((month) =>
      entriesOf(ask())
        .filter(({ application }) => application.month === month)
        .map(({ application: { bonus, closes } }) => [bonus, closes]),
    )
    const both = [null, 0, 1].flatMap((bonus) => [
      [bonus, false],
      [bonus, true],
    ])
    expect(variants).toEqual([both, both, [null, 0, 1].map((bonus) => [bonus, false])])
  })

  it('are kept if there is no second fee', () => {
    const closing = entriesOf(ask({ candidates: [1] })).filter(({ application }) => application.closes)
    expect(closing).toEqual([])
  })

  it('say what the card pays and costs apart from purchases', () => {
    const [kept, closed] = entriesOf(ask()).filter(
      ({ application }) => application.month === 0 && application.bonus === 0,
    )
    // Closed: a bonus of $5, credits of $1.20, an anniversary bonus of $0.24, a fee of $0.96 and $0.10 to be added.
    expect(closed?.fixed).toBe((500 + 120 + 24 - 96 - 10) * PARTS_PER_CENT)
    // Kept: two more months of credits, of the second anniversary bonus and of the second fee, a sixth of each.
    expect(kept?.fixed).toBe((500 + 140 + (24 + 6) - (96 + 16) - 10) * PARTS_PER_CENT)
  })

  it('say what the bonus needs, and until when', () => {
    const opened = entriesOf(ask()).filter(({ application: { month, closes } }) => month === 3 && !closes)
    expect(opened).toMatchObject([
      { required: 0, deadline: 3, firstYearTotal: 240 },
      { required: 1500, deadline: 5, firstYearTotal: 240 },
      { required: 2500, deadline: 6, firstYearTotal: 240 },
    ])
  })

  it('are in every month in which the spending reaches the bonus', () => {
    // $15 need two months of $10.
    expect(monthsOf(ask())).toEqual([upTo(13), upTo(12)])
  })

  it('keep the person’s pace', () => {
    // Opened in month -1, and the next one 3 months later.
    const owned = [{ card: 1, opened: -1, closed: null, bonus: null }]
    expect(monthsOf(ask({ owned, monthsBetween: 3 }))).toEqual([upTo(13, 2), upTo(12, 2)])
  })

  it('keep the issuers’ rules', () => {
    const owned = [{ card: 1, opened: -1, closed: null, bonus: -1 }]
    const cards = new Set([0])
    const counted = new Set([1])
    const limits = [{ ruleId: 'limit', cards, counted, count: 1, within: { months: 6 } }]
    const bars = [{ ruleId: 'bar', cards, if: 'bonus', of: counted, months: 8 } as const]
    expect(monthsOf(ask({ owned, limits }))).toEqual([upTo(13, 6), upTo(12, 6)])
    expect(monthsOf(ask({ owned, bars }))).toEqual([upTo(13), upTo(12, 8)])
  })

  it('don’t include cards that the person has', () => {
    expect(monthsOf(ask({ owned: [{ card: 0, opened: -20, closed: null, bonus: null }] }))).toEqual([[], []])
    expect(monthsOf(ask({ owned: [{ card: 0, opened: -20, closed: -2, bonus: null }] }))).toEqual([
      upTo(13),
      upTo(12),
    ])
  })
})

describe('an application after others', () => {
  const question = ask({ candidates: [0, 1], monthsBetween: 2 })
  const problem = prepareProblem({ ...question, people: [...question.people, ...question.people] })

  it('keeps the pace of its own person', () => {
    expect(canFollow(problem, [apply(0, 0)], apply(1, 1))).toBe(false)
    expect(canFollow(problem, [apply(0, 0)], apply(1, 2))).toBe(true)
    expect(canFollow(problem, [apply(0, 0)], apply(1, 1, { person: 1 }))).toBe(true)
  })

  it('isn’t for a card that the person has planned before, even if it’s closed', () => {
    expect(canFollow(problem, [apply(0, 0, { closes: true })], apply(0, 13))).toBe(false)
    expect(canFollow(problem, [apply(0, 0)], apply(0, 0, { person: 1 }))).toBe(true)
  })

  it('must be possible for each of a plan', () => {
    expect(isValidPlan(problem, [])).toBe(true)
    expect(isValidPlan(problem, [apply(0, 0), apply(1, 2)])).toBe(true)
    expect(isValidPlan(problem, [apply(0, 0), apply(1, 1)])).toBe(false)
    expect(isValidPlan(problem, [apply(0, 0), apply(1, 2), apply(0, 4)])).toBe(false)
  })
})

it('orders applications by month, then by person', () => {
  const inOrder = [apply(1, 1), apply(0, 2), apply(0, 2, { person: 1 }), apply(0, 5)]
  expect(inOrder.toReversed().toSorted(compareApplications)).toEqual(inOrder)
  expect(compareApplications(apply(0, 3), apply(1, 3))).toBe(0)
  expect(compareApplications(apply(0, 3), apply(1, 2))).toBeGreaterThan(0)
  expect(compareApplications(apply(0, 3), apply(1, 3, { person: 1 }))).toBeLessThan(0)
})
