import { expect, it } from 'vitest'
import { exampleQuestion, large, rate, small } from '../testing/plan-example.ts'
import { describePlan, evaluate } from './describe-plan.ts'
import type { Entry } from './entries.ts'
import { prepareProblem } from './problem.ts'

/** 12,000 parts are a cent. */
const result = (cents: number, missing: number, nodes: number, ...steps: readonly Entry[]) => ({
  plan: steps.map(({ application }) => application),
  parts: cents * 12_000,
  upperBound: cents * 12_000 + missing,
  nodes,
})

it('says what each step adds, pays and needs, and how much better other plans could be', () => {
  const problem = prepareProblem(exampleQuestion)
  // Both bonuses are worth $0.90 and leave nothing for rewards. One alone leaves $15, which earn $0.15.
  const found = result(90, 12_001, 7, large(0), small(1))
  const without = [result(55, 0, 3, small(0)), result(65, 1, 2, large(0))]
  const longer = result(90, 0, 0, large(0), small(1), rate(2))
  const plan = describePlan(problem, found, without, longer)
  expect(plan.steps).toEqual([
    {
      application: large(0).application,
      waiting: { kind: 'start' },
      bonusCents: 50,
      firstYearCents: 0,
      creditCents: 0,
      feeCents: 0,
      addedCents: 90 - 55,
      rewardCents: -15,
      spent: [1000, 500, 0],
      withoutTotal: 55,
      withoutGap: 0,
    },
    {
      application: small(1).application,
      waiting: { kind: 'pace' },
      bonusCents: 40,
      firstYearCents: 0,
      creditCents: 0,
      feeCents: 0,
      addedCents: 90 - 65,
      rewardCents: -15,
      spent: [0, 500, 1000],
      withoutTotal: 65,
      withoutGap: 1,
    },
  ])
  expect(plan).toMatchObject({
    value: { total: 90, rewards: 0, bonuses: 90 },
    gap: 2,
    leftOut: { cards: 1, cents: 0 },
    noNewCards: { total: 30 },
    effort: 12,
  })
})

it('counts what is left out, and fees, credits and anniversary bonuses of a step', () => {
  const cards = exampleQuestion.cards.map((card, index) => ({
    ...card,
    ...(index === 1 ? { creditCents: 48, firstAnniversaryCents: 24 } : {}),
    openings: card.openings.map((opening) => ({ ...opening, feeCents: index === 1 ? 5 : 0 })),
  }))
  const problem = prepareProblem({ ...exampleQuestion, cards })
  // A quarter of $0.48 and $0.24. The rate adds $0.30 in three months.
  const found = result(30 + 30 + 18 - 5, 0, 1, rate(0))
  const plan = describePlan(problem, found, [result(30, 0, 1)], result(98, 0, 0, rate(0), large(1)))
  expect(plan.steps).toMatchObject([{ creditCents: 12 + 6, feeCents: 5, bonusCents: 0, addedCents: 43 }])
  // The bonus of $0.50 costs $15 at 2%.
  expect(plan).toMatchObject({ value: { total: 73 }, gap: 0, leftOut: { cards: 1, cents: 50 - 30 } })
})

it('counts what only the first year of a card adds as a bonus, not as rewards', () => {
  const cards = exampleQuestion.cards.map((card, index) => ({
    ...card,
    ...(index === 1
      ? { earnings: { ...card.earnings, firstYear: card.earnings.firstYear.map((cents) => cents * 2) } }
      : {}),
  }))
  const plain = describePlan(
    prepareProblem(exampleQuestion),
    result(60, 0, 1, rate(0)),
    [],
    result(60, 0, 0, rate(0)),
  )
  const matched = describePlan(
    prepareProblem({ ...exampleQuestion, cards }),
    result(120, 0, 1, rate(0)),
    [],
    result(120, 0, 0, rate(0)),
  )
  // $30 at 2% earn $0.60 in three months, $0.30 more than at 1%. The match doubles it.
  expect(plain).toMatchObject({ value: { total: 60, rewards: 60, bonuses: 0 } })
  expect(matched).toMatchObject({ value: { total: 120, rewards: 60, bonuses: 60 } })
  expect(matched.steps).toMatchObject([
    { addedCents: 90, firstYearCents: 60, rewardCents: 30, bonusCents: 0 },
  ])
})

it('fails for a plan whose bonuses can’t be reached', () => {
  const plan = [large(0), { ...small(1), application: { ...small(1).application, month: 0 } }]
  expect(() =>
    evaluate(
      prepareProblem(exampleQuestion),
      plan.map(({ application }) => application),
    ),
  ).toThrow("the plan's bonuses can't all be reached")
})
