import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { bringForward } from './bring-forward.ts'
import { listEntries } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Application, PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

/** A bonus without spending, so that its month doesn't matter to the value. */
const free = (cents: number) => [{ cents, demands: [] }]
const claim = (card: number, month: number, changes: Partial<Application> = {}) =>
  apply(card, month, { bonus: 0, ...changes })

function forward(question: PlanQuestion, plan: readonly Application[]) {
  const problem = prepareProblem(question)
  const parts = evaluatePlan(problem, plan)?.parts ?? 0
  const found = bringForward(problem, listEntries(problem), { plan, parts })
  return { plan: found.plan, gained: (found.parts - parts) / problem.partsPerCent }
}

describe('a step', () => {
  const one = askPlan([makePlanCard('a', { bonuses: free(50) })])

  it('moves to the first month if that costs nothing', () => {
    expect(forward(one, [claim(0, 7)])).toEqual({ plan: [claim(0, 0)], gained: 0 })
  })

  it('moves also without a bonus', () => {
    expect(forward(one, [apply(0, 7)])).toEqual({ plan: [apply(0, 0)], gained: 0 })
  })

  it('stays in its month if that is the first', () => {
    expect(forward(one, [claim(0, 0)])).toEqual({ plan: [claim(0, 0)], gained: 0 })
    expect(forward(one, [])).toEqual({ plan: [], gained: 0 })
  })

  it('keeps its bonus and its card', () => {
    const cards = [
      makePlanCard('a', { bonuses: [...free(50), ...free(90)] }),
      makePlanCard('b', { bonuses: free(70) }),
    ]
    expect(forward(askPlan(cards), [claim(0, 4)]).plan).toEqual([claim(0, 0)])
  })

  it('stays where the rules and the pace need it', () => {
    const owned = [{ card: 1, opened: -1, closed: null, bonus: null }]
    const cards = [makePlanCard('a', { bonuses: free(50) }), makePlanCard('have')]
    expect(forward(askPlan(cards, { owned, monthsBetween: 4 }), [claim(0, 9)]).plan).toEqual([claim(0, 3)])
  })

  it('stays if an earlier month is worth less, and moves if it’s worth more', () => {
    const [card] = one.cards
    const openings = card?.openings.map((opening, month) => ({
      ...opening,
      feeCents: month < 3 ? 20 : 10,
    }))
    const question = {
      ...one,
      cards: card === undefined || openings === undefined ? [] : [{ ...card, openings }],
    }
    expect(forward(question, [claim(0, 9)])).toEqual({ plan: [claim(0, 3)], gained: 0 })
    expect(forward(askPlan([makePlanCard('rate', { yearly: 1200 })]), [apply(0, 5)])).toEqual({
      plan: [apply(0, 0)],
      gained: 500,
    })
  })

  it('is closed after a year if it moves to where a second fee would count', () => {
    const months = 24
    const costly = makePlanCard('costly', { fee: 95, bonuses: free(500), until: months }, months)
    expect(forward(askPlan([costly], {}, months), [claim(0, 12)])).toEqual({
      plan: [claim(0, 0, { closes: true })],
      gained: 0,
    })
  })
})

describe('two steps', () => {
  const two = askPlan(
    [makePlanCard('small', { bonuses: free(20) }), makePlanCard('large', { bonuses: free(50) })],
    {
      monthsBetween: 3,
    },
  )

  it('trade months so that the larger bonus comes first', () => {
    expect(forward(two, [claim(0, 0), claim(1, 3)]).plan).toEqual([claim(1, 0), claim(0, 3)])
    expect(forward(two, [claim(1, 0), claim(0, 3)]).plan).toEqual([claim(1, 0), claim(0, 3)])
  })

  it('move one after the other', () => {
    expect(forward(two, [claim(1, 2), claim(0, 8)]).plan).toEqual([claim(1, 0), claim(0, 3)])
  })

  it('of two people stay with them', () => {
    const cards = two.cards.map((card) => ({ ...card, shared: card.earnings }))
    const people = [0, 1].flatMap((candidate) =>
      two.people.map((person) => ({ ...person, candidates: [candidate] })),
    )
    const plan = [claim(0, 1), claim(1, 6, { person: 1 })]
    expect(forward({ ...two, cards, people }, plan).plan).toEqual([claim(0, 0), claim(1, 0, { person: 1 })])
  })

  it('of two people don’t trade months', () => {
    // Each person may open one card, the first one only from month 3 on.
    const [person] = two.people
    const owned = [{ card: 0, opened: 0, closed: null, bonus: null }]
    const people = person === undefined ? [] : [{ ...person, candidates: [1], owned }, person]
    const plan = [claim(0, 0, { person: 1 }), claim(1, 3)]
    expect(forward({ ...two, people }, plan).plan).toEqual(plan)
  })

  it('leave a third one in the plan', () => {
    const cards = [20, 50, 30].map((cents) => makePlanCard('card', { bonuses: free(cents) }))
    const plan = [claim(0, 0), claim(1, 3), claim(2, 6)]
    expect(forward(askPlan(cards, { monthsBetween: 3 }), plan).plan).toEqual([
      claim(1, 0),
      claim(2, 3),
      claim(0, 6),
    ])
  })

  it('of equal bonuses stay in their order', () => {
    const equal = askPlan(
      [makePlanCard('a', { bonuses: free(50) }), makePlanCard('b', { bonuses: free(50) })],
      {
        monthsBetween: 3,
      },
    )
    expect(forward(equal, [claim(1, 0), claim(0, 3)]).plan).toEqual([claim(1, 0), claim(0, 3)])
  })
})
