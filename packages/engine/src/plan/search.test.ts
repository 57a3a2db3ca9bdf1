/** How many plans the search begins, and what it knows about the others, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { askPlan, makePlanCard } from '../testing/make-plan.ts'
import { exampleQuestion, rate } from '../testing/plan-example.ts'
import { allotSpending } from './allot.ts'
import { listEntries } from './entries.ts'
import type { PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'
import { type FoundPlan, searchPlans } from './search.ts'

const BEST = 1_080_000
const only = (...candidates: readonly number[]): PlanQuestion => ({
  ...exampleQuestion,
  people: exampleQuestion.people.map((person) => ({ ...person, candidates })),
})
/** The person's own card pays 360,000 in three months. */
const none: FoundPlan = { plan: [], parts: 360_000 }

function search(
  question: PlanQuestion,
  start: FoundPlan,
  changes: Readonly<{ maxNodes?: number; shouldStop?: () => boolean }> = {},
) {
  const problem = prepareProblem(question)
  const all = listEntries(problem).toSorted((a, b) => b.application.month - a.application.month)
  const entries = question.people.map((_, person) =>
    all.filter(({ application }) => application.person === person),
  )
  const reported: number[] = []
  const allotment = allotSpending(problem.question, [])
  const prices = { reference: [], spending: 0, byYear: [0] }
  const limits = { maxNodes: 1000, shouldStop: () => false, ...changes }
  const result =
    allotment === null
      ? null
      : searchPlans({ problem, entries, prices }, start, allotment, {
          ...limits,
          onProgress: (done) => reported.push(done),
        })
  return { result, reported }
}

describe('a search for one card that pays more', () => {
  // From month 0 it adds 360,000. From months 1 and 2 the bounds are 600,000 and 480,000.
  it('begins no plan that can’t be better than the best so far', () => {
    expect(search(only(1), none).result).toEqual({
      plan: [rate(0).application],
      parts: 720_000,
      upperBound: 720_000,
      nodes: 2,
    })
  })

  it('keeps a start that can’t be improved', () => {
    const start = { plan: [rate(0).application], parts: 720_000 }
    const { result } = search(only(1), start)
    expect(result).toEqual({ ...start, upperBound: 720_000, nodes: 1 })
    expect(result?.plan).toBe(start.plan)
  })

  it('knows what the plans could be worth that it didn’t begin', () => {
    expect(search(only(1), none, { maxNodes: 1 }).result).toEqual({ ...none, upperBound: 720_000, nodes: 1 })
    // The second node is the last, and nothing is left.
    expect(search(only(1), none, { maxNodes: 2 }).result).toMatchObject({ upperBound: 720_000, nodes: 2 })
  })

  it('reports each plan it begins as a part of all it may begin', () => {
    expect(search(only(1), none, { maxNodes: 4 }).reported).toEqual([0.25, 0.5])
  })
})

describe('a search for several cards', () => {
  it('finds the best plan and proves it', () => {
    expect(search(exampleQuestion, none).result).toMatchObject({ parts: BEST, upperBound: BEST })
  })

  it('ends with the highest bound of what is left', () => {
    // At the start, three cards could add 1,080,000 to the 360,000.
    expect(search(exampleQuestion, none, { maxNodes: 1 }).result).toEqual({
      ...none,
      upperBound: 1_440_000,
      nodes: 1,
    })
    const { result } = search(exampleQuestion, none, { maxNodes: 3 })
    expect(result?.nodes).toBe(3)
    expect(result?.upperBound).toBe(1_440_000)
  })

  it('begins nothing more once it was stopped', () => {
    for (const last of [1, 2, 3]) {
      let checks = 0
      const { result, reported } = search(exampleQuestion, none, { shouldStop: () => ++checks === last })
      expect([result, reported.length, checks]).toEqual([null, last, last])
    }
  })
})

it('tries two people’s applications of a month in one order', () => {
  // A bonus of $0.10 for each person, in one month. Half of all points are lost, which bounds don't know: each bonus is
  // worth 60,000, with bounds of 240,000. Begun are: nothing, the first person's, both, and the second person's. Without a
  // bonus, the bound of a card is 120,000, which both bonuses are worth.
  const card = { ...makePlanCard('a', { bonuses: [{ cents: 10, demands: [] }] }), limitedProgram: 'miles' }
  const question = askPlan([card], {}, 1)
  const { result } = search(
    {
      ...question,
      monthCents: 1000,
      people: [...question.people, ...question.people],
      limits: [{ program: 'miles', yearlyCents: 0, shareBeyond: 0.5 }],
    },
    { plan: [], parts: 0 },
  )
  expect(result).toMatchObject({ parts: 120_000, upperBound: 120_000, nodes: 4 })
  expect(result?.plan.map(({ person }) => person)).toEqual([0, 1])
})
