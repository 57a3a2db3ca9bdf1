/** Good plans worked out by hand. */
import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { exampleQuestion, large, rate, small } from '../testing/plan-example.ts'
import { type Entry, listEntries } from './entries.ts'
import { addToPlan, improvePlan } from './improve.ts'
import type { PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'
import type { FoundPlan } from './search.ts'

const problem = prepareProblem(exampleQuestion)
const entries = listEntries(problem)
const never = () => false
const none: FoundPlan = { plan: [], parts: 360_000 }
const planOf = (parts: number, ...steps: readonly Entry[]): FoundPlan => ({
  plan: steps.map(({ application }) => application),
  parts,
})
/** Both bonuses leave no spending for rewards. */
const BEST = 1_080_000

describe('adding to a plan', () => {
  it('takes the best card each time, until none pays', () => {
    // Alone, the large bonus gives 600,000 and leaves half of the spending at 120: 780,000. The rate gives 720,000.
    expect(addToPlan(problem, entries, none, never)).toEqual(planOf(BEST, large(0), small(1)))
  })

  it('takes only the entries given', () => {
    // The bonus loses 240 for each of 1,500 cents: 720,000 + 480,000 - 360,000.
    expect(addToPlan(problem, [rate(0), small(1)], none, never)).toEqual(planOf(840_000, rate(0), small(1)))
    expect(addToPlan(problem, [small(0), rate(1)], none, never)).toEqual(
      // The bonus takes month 0 and half of month 1. The rest earns 240 for each cent.
      planOf(480_000 + 1500 * 240, small(0), rate(1)),
    )
  })

  it('keeps the plan if nothing pays', () => {
    const start = planOf(BEST, large(0), small(1))
    expect(addToPlan(problem, entries, start, never)).toBe(start)
    expect(addToPlan(problem, [], none, never)).toBe(none)
  })

  it('keeps the pace, and has each card once', () => {
    const slow: PlanQuestion = {
      ...exampleQuestion,
      people: exampleQuestion.people.map((person) => ({ ...person, monthsBetween: 2 })),
    }
    // Month 0 and month 2, in which only the rate is possible, without any spending that is left for it but month 2's.
    expect(addToPlan(prepareProblem(slow), entries, none, never)).toEqual(
      planOf(600_000 + 500 * 120 + 1000 * 240, large(0), rate(2)),
    )
  })

  it('adds cards for both people, each at their own pace', () => {
    const bonuses = [{ cents: 50, demands: [] }]
    const cards = [makePlanCard('a', { bonuses }), makePlanCard('b', { bonuses }), makePlanCard('have')]
    const [person] = askPlan(cards, { candidates: [0, 1], monthsBetween: 2 }, 3).people
    const owned = [{ card: 2, opened: -1, closed: null, bonus: null }]
    const people = person === undefined ? [] : [{ ...person, owned }, person]
    const both = prepareProblem({ ...askPlan(cards, {}, 3), monthCents: 1000, people })
    // The first person opened a card in month -1, so they can open one more. The second one can open two.
    const found = addToPlan(both, listEntries(both), { plan: [], parts: 0 }, never)
    expect(found?.parts).toBe(3 * 50 * 12_000)
    expect(found?.plan.map(({ person: index }) => index).toSorted()).toEqual([0, 1, 1])
  })

  it('stops when asked', () => {
    expect(addToPlan(problem, entries, none, () => true)).toBeNull()
    let checks = 0
    expect(addToPlan(problem, entries, none, () => ++checks === 3)).toBeNull()
  })
})

describe('improving a plan', () => {
  // 720,000 for the rate, and the bonus of 600,000 costs 240 for each of 1,500 cents.
  const start = planOf(960_000, rate(0), large(1))
  const improve = (from: FoundPlan, maxReplaced: number) =>
    improvePlan(problem, entries, from, { shouldStop: never, maxReplaced })

  it('replaces an application as often as it may', () => {
    expect(improve(start, 0)).toBe(start)
    expect(improve(start, 1)).toEqual(planOf(BEST, small(0), large(1)))
    expect(improve(start, Number.POSITIVE_INFINITY)).toEqual(planOf(BEST, small(0), large(1)))
  })

  it('adds before it replaces', () => {
    expect(improve(none, 0)).toEqual(planOf(BEST, large(0), small(1)))
  })

  it('removes what doesn’t pay', () => {
    // A fee of $0.95, and no bonus is claimed.
    const cards = exampleQuestion.cards.map((card, index) =>
      index === 2
        ? { ...card, openings: card.openings.map((opening) => ({ ...opening, feeCents: 95 })) }
        : card,
    )
    const costly = prepareProblem({ ...exampleQuestion, cards })
    const poor = { plan: [apply(2, 0)], parts: 360_000 - 95 * 12_000 }
    expect(improvePlan(costly, [], poor, { shouldStop: never, maxReplaced: 1 })).toEqual(none)
  })

  it('stops when asked', () => {
    expect(improvePlan(problem, entries, start, { shouldStop: () => true, maxReplaced: 1 })).toBeNull()
  })
})
