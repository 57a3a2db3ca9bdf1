/** The planner against trying every plan. */
import { describe, expect, it } from 'vitest'
import { effort } from '../testing/effort.ts'
import { bestPlanByTrying } from '../testing/plan-brute.ts'
import { makePlanCase, type PlanCaseSizes } from '../testing/plan-case.ts'
import { createRandom } from '../testing/wallet-case.ts'
import { compareApplications, isValidPlan } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import { findPlan } from './find-plan.ts'
import type { CardPlan, PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

const SHORT = effort(300).numRuns
const LONG = effort(200).numRuns
const HOUSEHOLDS = effort(200).numRuns
const STOPPED = effort(100).numRuns

const short: PlanCaseSizes = { cards: 3, months: [3, 4, 5], people: 1 }
const long: PlanCaseSizes = { cards: 2, months: [13, 14, 15], people: 1 }
const household: PlanCaseSizes = { cards: 2, months: [3, 4], people: 2 }

function questions(count: number, seed: number, sizes: PlanCaseSizes): PlanQuestion[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => makePlanCase(random, sizes))
}

const centsOf = (question: PlanQuestion, parts: number) => Math.round(parts / (12 * question.monthCents))

/** The value, minus what each new card must add. */
const worthOf = ({ leastAddedCents }: PlanQuestion, plan: CardPlan | null) =>
  plan === null ? 0 : plan.value.total - plan.steps.length * leastAddedCents

function expectBest(all: readonly PlanQuestion[]): void {
  const compared = all.map((question) => {
    const plan = findPlan(question)
    return {
      plan: [worthOf(question, plan), plan?.gap],
      brute: [centsOf(question, bestPlanByTrying(question).parts), 0],
    }
  })
  expect(compared.filter(({ plan, brute }) => `${plan}` !== `${brute}`)).toEqual([])
}

describe('the best plan', () => {
  it(`is what trying all plans finds, to the cent and proven, in ${SHORT} short cases`, () => {
    expectBest(questions(SHORT, 51, short))
  })

  it(`is what trying all plans finds in ${LONG} cases with second fees and closed cards`, () => {
    const all = questions(LONG, 52, long)
    expectBest(all)
    expect(
      all.some((question) => findPlan(question)?.steps.some(({ application }) => application.closes)),
    ).toBe(true)
  })

  it(`is what trying all plans finds in ${HOUSEHOLDS} households of two`, () => {
    expectBest(questions(HOUSEHOLDS, 53, household))
  })
})

it(`says what the best plan without each step is worth, in ${STOPPED} cases`, () => {
  for (const random of questions(STOPPED, 54, short)) {
    const question = { ...random, leastAddedCents: 0 }
    for (const { application, withoutTotal, withoutGap } of findPlan(question)?.steps ?? []) {
      const brute = bestPlanByTrying(question, ({ card }) => card === application.card)
      expect([withoutTotal, withoutGap]).toEqual([centsOf(question, brute.parts), 0])
    }
  }
})

it(`never claims too small a gap if the search ends early, in ${STOPPED} cases`, () => {
  let open = 0
  for (const question of questions(STOPPED, 55, short)) {
    const plan = findPlan(question, { maxNodes: 1, maxNodesPerStep: 1 })
    const best = centsOf(question, bestPlanByTrying(question).parts)
    const { total, gap } = { total: worthOf(question, plan), gap: plan?.gap ?? 0 }
    open += gap > 0 ? 1 : 0
    expect(total).toBeLessThanOrEqual(best)
    expect(total + gap).toBeGreaterThanOrEqual(best)
  }
  expect(open).toBeGreaterThan(0)
})

it(`is at least as good for two people as if only one of them applied, in ${HOUSEHOLDS} households`, () => {
  const only = (question: PlanQuestion, index: number): PlanQuestion => ({
    ...question,
    people: question.people.map((person, at) => (at === index ? person : { ...person, candidates: [] })),
  })
  for (const question of questions(HOUSEHOLDS, 56, household)) {
    const joint = worthOf(question, findPlan(question))
    for (const index of [0, 1]) {
      expect(joint).toBeGreaterThanOrEqual(worthOf(question, findPlan(only(question, index))))
    }
  }
})

it(`never applies later than it could for the same value, in ${STOPPED} cases`, () => {
  for (const question of questions(STOPPED, 58, { cards: 9, months: [8, 9, 10], people: 1 })) {
    const problem = prepareProblem(question)
    const steps = findPlan(question, { maxNodes: 1, maxNodesPerStep: 1 })?.steps ?? []
    const plan = steps.map(({ application }) => application)
    const parts = evaluatePlan(problem, plan)?.parts ?? 0
    for (const step of plan) {
      for (let month = 0; month < step.month; month++) {
        const earlier = plan.map((each) => (each === step ? { ...step, month } : each))
        const inOrder = earlier.toSorted(compareApplications)
        const isPossible = isValidPlan(problem, inOrder)
        expect(isPossible ? (evaluatePlan(problem, inOrder)?.parts ?? 0) : 0).toBeLessThan(parts)
      }
    }
  }
})

it(`has only steps that add what each card must, in ${STOPPED} cases`, () => {
  for (const question of questions(STOPPED, 57, short)) {
    for (const { addedCents } of findPlan(question, { maxNodes: 1, maxNodesPerStep: 1 })?.steps ?? []) {
      // Both totals are rounded to a cent.
      expect(addedCents).toBeGreaterThanOrEqual(question.leastAddedCents - 1)
    }
  }
})
