/** What open cards pay by month, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { bestRow, earningMonths, rowOf, steadyPeriods } from './earning-months.ts'
import type { PlanCard, PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

const MONTHS = 18
/** The person has card 0. Two categories. */
const have: PlanCard = {
  ...makePlanCard('have', {}, MONTHS),
  earnings: {
    firstYear: [900, 900],
    lasting: [
      [100, 50],
      [80, 50],
    ],
  },
}
/** Pays miles. */
const miles: PlanCard = {
  ...makePlanCard('miles', {}, MONTHS),
  limitedProgram: 'miles',
  earnings: {
    firstYear: [60, 90],
    lasting: [
      [60, 40],
      [85, 40],
    ],
  },
}

const ask = (changes: Partial<PlanQuestion> = {}) => ({
  ...askPlan([have, miles], { owned: [{ card: 0, opened: -30, closed: null, bonus: null }] }, MONTHS),
  limits: [{ program: 'miles', yearlyCents: 0, shareBeyond: 0 }],
  ...changes,
})
const problem = prepareProblem(ask())

/** `[value, months]` pairs as a list by month. */
const byMonth = (...runs: readonly (readonly [number, number])[]) =>
  runs.flatMap(([value, months]) => Array.from({ length: months }, () => value))

it('divides the plan where a card is opened or a year old, and where a year of the plan starts', () => {
  const long = prepareProblem(askPlan([have], {}, 30))
  expect(steadyPeriods(long, [])).toEqual([
    { from: 0, until: 12 },
    { from: 12, until: 24 },
    { from: 24, until: 30 },
  ])
  // The card of month 20 is a year old after the plan.
  expect(steadyPeriods(long, [apply(0, 20), apply(0, 5)]).map(({ from, until }) => [from, until])).toEqual([
    [0, 5],
    [5, 12],
    [12, 17],
    [17, 20],
    [20, 24],
    [24, 30],
  ])
  expect(steadyPeriods(prepareProblem(askPlan([have], {}, 12)), [])).toEqual([{ from: 0, until: 12 }])
})

describe('the best open card', () => {
  it('pays for each category, by month', () => {
    const { totals, byLimit } = earningMonths(problem, [apply(1, 3)])
    // Months 3 to 14 are the first year of the second card: $0.90 for the second category. In the plan's second year the
    // first card pays $0.80 for the first category. After its first year, the second one pays $0.85 there.
    expect([...totals]).toEqual(byMonth([100 + 50, 3], [100 + 90, 9], [80 + 90, 3], [85 + 50, 3]))
    expect(byLimit.map((row) => [...row])).toEqual([byMonth([0, 3], [90, 12], [85, 3])])
  })

  it('is one that isn’t closed', () => {
    const { totals } = earningMonths(problem, [apply(1, 3, { closes: true })])
    expect([...totals]).toEqual(byMonth([150, 3], [190, 9], [170, 3], [130, 3]))
    const closed = prepareProblem(
      askPlan([have], { owned: [{ card: 0, opened: -30, closed: -1, bonus: null }] }, MONTHS),
    )
    expect([...earningMonths(closed, []).totals]).toEqual(byMonth([0, MONTHS]))
  })

  it('is written over what was there', () => {
    const [best, limitOf] = [Float64Array.of(999, 999), Int32Array.of(5, 5)]
    bestRow(problem, [apply(1, 3)], 4, best, limitOf)
    expect([[...best], [...limitOf]]).toEqual([
      [100, 90],
      [-1, 0],
    ])
    bestRow(prepareProblem(askPlan([have], {}, MONTHS)), [], 0, best, limitOf)
    expect([[...best], [...limitOf]]).toEqual([
      [0, 0],
      [-1, -1],
    ])
  })

  it('is the first of those that pay the same', () => {
    const same = prepareProblem(ask({ cards: [have, { ...have, limitedProgram: 'miles' }] }))
    // From month 12 on, the second card isn't in its first year.
    expect(earningMonths(same, [apply(1, 0)]).byLimit.map((row) => [row[11], row[12]])).toEqual([[1800, 0]])
  })
})

describe('a card that both people have', () => {
  const shared = {
    firstYear: [200, 0],
    lasting: [
      [150, 0],
      [160, 0],
    ],
  }
  const question = askPlan([{ ...have, shared }], {}, MONTHS)
  const both = prepareProblem({ ...question, people: [...question.people, ...question.people] })
  const firstOf = (plan: Parameters<typeof earningMonths>[1], month: number) => {
    const best = new Float64Array(2)
    bestRow(both, plan, month, best, new Int32Array(2))
    return best[0]
  }

  it('pays for both together, in a first year only if it’s both’s first', () => {
    const cheap = { ...have, earnings: { firstYear: [10, 0], lasting: [[10, 0]] } }
    const problemOfBoth = prepareProblem({ ...both.question, cards: [{ ...cheap, shared }] })
    const plan = [apply(0, 0), apply(0, 2, { person: 1 })]
    const { totals } = earningMonths(problemOfBoth, plan)
    // Two months alone. Both are new until month 11, then the first one isn't.
    expect([...totals]).toEqual(byMonth([10, 2], [200, 10], [160, 6]))
  })

  it('pays for one alone if the other doesn’t have it', () => {
    expect(firstOf([apply(0, 0)], 3)).toBe(900)
    expect(firstOf([apply(0, 0), apply(0, 4, { person: 1 })], 3)).toBe(900)
    // Another card of the other person isn't shared.
    const different = { ...both.question, cards: [...both.question.cards, { ...have, shared }] }
    const { totals } = earningMonths(prepareProblem(different), [apply(0, 0), apply(1, 0, { person: 1 })])
    expect(totals[17]).toBe(80 + 50)
    // A person has no second card to share with.
    expect(firstOf([apply(0, 0, { closes: true }), apply(0, 13)], 17)).toBe(900)
  })
})

it('pays what it pays in the year of the plan, and the last known terms after that', () => {
  const rows = problem.cards[1]?.own
  if (rows === undefined) {
    throw new Error('there is a card')
  }
  expect([
    rowOf(rows, true, 13),
    rowOf(rows, false, 11),
    rowOf(rows, false, 12),
    rowOf(rows, false, 30),
  ]).toEqual(
    [
      [60, 90],
      [60, 40],
      [85, 40],
      [85, 40],
    ].map((row) => Float64Array.from(row)),
  )
  expect(rowOf({ ...rows, lasting: [] }, false, 0)).toBe(rows.firstYear)
})
