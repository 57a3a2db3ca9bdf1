import { describe, expect, it } from 'vitest'
import { effort } from '../testing/effort.ts'
import { askPlan, makePlanCard } from '../testing/make-plan.ts'
import { makePlanCase } from '../testing/plan-case.ts'
import { exampleQuestion, large, rate, small } from '../testing/plan-example.ts'
import { createRandom } from '../testing/wallet-case.ts'
import { allotSpending } from './allot.ts'
import { boundPlan, leastLosses, type PlanBound, type Prices } from './bound.ts'
import { canFollow, compareApplications, type Entry, listEntries } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Application, PlanQuestion } from './plan.ts'
import { type PlanProblem, prepareProblem } from './problem.ts'

const CASES = effort(60).numRuns

const FREE: Prices = { reference: [], spending: 0, byYear: [0] }

function settingOf(question: PlanQuestion, prices: Prices) {
  const problem = prepareProblem(question)
  const all = listEntries(problem).toSorted((a, b) => b.application.month - a.application.month)
  const entries = question.people.map((_, person) =>
    all.filter(({ application }) => application.person === person),
  )
  return { problem, entries, prices }
}

function boundOf(question: PlanQuestion, prices: Prices, planned: readonly Entry[] = []): PlanBound {
  const plan = planned.map(({ application }) => application)
  const allotment = allotSpending(prepareProblem(question).question, plan)
  if (allotment === null) {
    throw new Error('the spending reaches all bonuses')
  }
  return boundPlan(settingOf(question, prices), plan, planned, allotment)
}

describe('by hand: three months of $10, 12,000 parts to a cent', () => {
  // At prices of zero, the bonuses cost 120 × 1,500 parts of rewards.
  const question = exampleQuestion

  it('counts the best cards from each month on', () => {
    const bound = boundOf(question, FREE)
    // From month 0: 360,000 by the first card; 420,000, 360,000 and 300,000 by the others.
    expect(bound.from(0)).toBe(360_000 + 1_080_000)
    // From month 1, two cards: 420,000 and 300,000. The rate adds only 240,000.
    expect(bound.from(1)).toBe(360_000 + 720_000)
    // In month 2 no bonus can be reached.
    expect(bound.from(2)).toBe(360_000 + 120_000)
    expect(bound.from(3)).toBe(0)
    expect(bound.chosen.map(({ application: { card, month } }) => [card, month])).toEqual([
      [2, 1],
      [1, 0],
      [3, 1],
    ])
    expect(bound.capacity).toEqual({ spending: 3000, byYear: [3] })
  })

  it('replaces its own card, or the worst of the best cards, by an entry', () => {
    const bound = boundOf(question, FREE)
    expect(bound.beginning(rate(0))).toBe(360_000 + 1_080_000)
    // From month 1 the best two are the bonuses; the smaller one gives way.
    expect(bound.beginning(rate(1))).toBe(360_000 + 420_000 + 240_000)
    expect(bound.containing(rate(2))).toBe(360_000 + 420_000 + 300_000 + 120_000)
    expect(bound.containing(large(0))).toBe(360_000 + 1_080_000)
  })

  it('takes prices for spending and for applications, and gives back what there is of both', () => {
    const bound = boundOf(question, { reference: [], spending: 100, byYear: [5000] })
    // The bonuses are worth 150,000 less, and each card 5,000. There's spending of $30, and 3 applications.
    expect(bound.from(0)).toBe(360_000 + 300_000 + 15_000 + (355_000 + 265_000 + 145_000))
    expect(bound.from(1)).toBe(360_000 + 200_000 + 10_000 + (265_000 + 235_000))
    expect(bound.from(2)).toBe(360_000 + 100_000 + 5000 + 115_000)
  })

  it('takes prices of categories', () => {
    const reference = Array.from({ length: 3 }, () => Float64Array.of(200))
    const bound = boundOf(question, { reference, spending: 0, byYear: [0] })
    // 600,000 for three months. The rate adds 40 a month, and the bonuses lose 200 for each cent.
    expect(bound.from(0)).toBe(600_000 + 120_000 + (600_000 - 300_000) + (480_000 - 300_000))
  })

  it('continues a plan', () => {
    const bound = boundOf(question, FREE, [rate(0), large(1)])
    // Three months of 240, the bonus of 600,000 and its loss of 240 × 1,500. From month 1 on there's one more month, and
    // $5 for a bonus that needs $15: only a price for spending would count that.
    expect(bound.from(1)).toBe(720_000 + 240_000 + 120_000)
    expect(bound.from(0)).toBe(0)
    expect(bound.capacity).toEqual({ spending: 500, byYear: [1] })
    // No month is left after this one.
    expect(boundOf(question, FREE, [rate(2)]).beginning(small(1))).toBe(Number.NEGATIVE_INFINITY)
  })

  it('leaves spending for bonuses that later cards can use', () => {
    // The bonus takes all of month 0 and half of month 1.
    expect(boundOf(question, FREE, [large(0)]).capacity.spending).toBe(1500)
    expect(boundOf(question, FREE, [large(0), rate(1)]).capacity.spending).toBe(1500)
    expect(boundOf(question, FREE, [large(0), rate(2)]).capacity.spending).toBe(1000)
  })

  it('counts bonuses in progress', () => {
    const inProgress = { cents: 1200, months: 2 }
    const busy = {
      ...question,
      people: question.people.map((person) => ({
        ...person,
        owned: person.owned.map((card) => ({ ...card, inProgress })),
      })),
    }
    // They take spending and lose nothing on the same card.
    expect(boundOf(busy, FREE).capacity.spending).toBe(1800)
    expect(boundOf(busy, FREE).from(2)).toBe(360_000 + 120_000)
    // Against prices of 200 they lose 80 for each cent.
    const reference = Array.from({ length: 3 }, () => Float64Array.of(200))
    expect(boundOf(busy, { ...FREE, reference }).from(2)).toBe(600_000 - 80 * 1200 + 40_000)
  })

  it('counts fees, credits and anniversary bonuses of cards that people have', () => {
    const [have, ...others] = question.cards
    const cards =
      have === undefined ? [] : [{ ...have, ownedFeeCents: [36], creditCents: 24, anniversaryCents: 60 }]
    // A quarter of $0.48 a year.
    expect(boundOf({ ...question, cards: [...cards, ...others] }, FREE).from(2)).toBe(480_000 + 12 * 12_000)
  })
})

describe('the least that a bonus loses', () => {
  const rows = [
    { from: 0, until: 2, row: Float64Array.of(50, 50) },
    { from: 2, until: 3, row: Float64Array.of(30, 50) },
    { from: 3, until: 5, row: Float64Array.of(70, 50) },
  ]
  const loss = leastLosses({ periods: rows, total: 0 }, 5)
  const of = (month: number, deadline: number, required = 10, firstYearTotal = 0) =>
    loss({ application: { month }, required, deadline, firstYearTotal })

  it('is what the cheapest month of its time would earn, minus what its card pays', () => {
    // Months 0 and 1 earn 100, month 2 earns 80, and the others 120.
    expect([of(0, 2), of(0, 3), of(1, 2), of(2, 5), of(3, 5), of(4, 5)]).toEqual([
      1000, 800, 1000, 800, 1200, 1200,
    ])
    expect([of(0, 2), of(1, 3), of(3, 9), of(2, 9)]).toEqual([1000, 800, 1200, 800])
    expect([of(0, 2, 10, 90), of(0, 2, 10, 130)]).toEqual([100, -300])
  })

  it('is nothing without spending', () => {
    expect(of(0, 0, 0)).toBe(0)
  })
})

describe('a plan of two years', () => {
  // $1.20 a year from a card with a fee of $0.24, which can be closed after its first year. At most one card a year.
  const costly = makePlanCard('costly', { yearly: 120, fee: 24 }, 24)
  const question = { ...askPlan([costly], { perYear: 1 }, 24), monthCents: 1000 }

  it('counts the months of a card until it’s closed', () => {
    const entries = listEntries(prepareProblem(question))
    const find = (closes: boolean) =>
      entries.find(({ application }) => application.month === 6 && application.closes === closes)
    const bound = boundOf(question, { ...FREE, byYear: [0, 0] })
    const containing = (entry: Entry | undefined) => (entry === undefined ? 0 : bound.containing(entry))
    // Month 6 to month 17, or to the end with half of the second fee.
    expect(containing(find(true))).toBe(12 * 120_000 - 24 * 12_000)
    expect(containing(find(false))).toBe(18 * 120_000 - 24 * 12_000 - 12 * 12_000)
  })

  it('has prices for the applications of each year', () => {
    const bound = boundOf(question, { ...FREE, byYear: [1000, 50_000] })
    // From month 0: one card in each year. It's worth most from month 0, where it costs 1,000.
    const worth = 24 * 120_000 - 48 * 12_000
    expect(bound.capacity.byYear).toEqual([1, 1])
    expect(bound.from(0)).toBe(1000 + 50_000 + worth - 1000)
    // From month 12: only the second year's price.
    expect(bound.from(12)).toBe(50_000 + (12 * 120_000 - 24 * 12_000) - 50_000)
  })

  it('counts cards of the past against the pace', () => {
    const owned = [{ card: 9, opened: -3, closed: -1, bonus: null }]
    const people = question.people.map((person) => ({ ...person, owned }))
    // The next card can be opened in month 9, and the one after it in month 21.
    expect(boundOf({ ...question, people }, { ...FREE, byYear: [0, 0] }).capacity.byYear).toEqual([1, 1])
    const none = question.people.map((person) => ({ ...person, perYear: 0 }))
    const bound = boundOf({ ...question, people: none }, { ...FREE, byYear: [0, 0] })
    expect([bound.from(0), bound.capacity.byYear]).toEqual([0, [0, 0]])
    const [entry] = listEntries(prepareProblem(question))
    expect(entry && bound.containing(entry)).toBe(Number.NEGATIVE_INFINITY)
  })
})

it('lets a second person open a card that the first one has planned', () => {
  const people = [...exampleQuestion.people, ...exampleQuestion.people]
  const bound = boundOf({ ...exampleQuestion, people }, FREE, [large(0)])
  const cards = bound.chosen.map(({ application: { person, card } }) => [person, card])
  expect(cards).toContainEqual([1, 2])
  expect(cards).not.toContainEqual([0, 2])
})

/** All valid plans that continue one, with their values. */
function continuations(problem: PlanProblem, entries: readonly Entry[], planned: readonly Entry[]) {
  const plan = planned.map(({ application }) => application)
  const last = plan.at(-1)
  const found: { planned: readonly Entry[]; parts: number }[] = []
  for (const entry of entries) {
    const isNext = last === undefined || compareApplications(entry.application, last) > 0
    if (isNext && canFollow(problem, plan, entry.application)) {
      const next = [...planned, entry]
      const value = evaluatePlan(
        problem,
        next.map(({ application }) => application),
      )
      if (value !== null) {
        found.push({ planned: next, parts: value.parts }, ...continuations(problem, entries, next))
      }
    }
  }
  return found
}

it(`is never below a plan at any prices, in ${CASES} cases with all continuations`, () => {
  const random = createRandom(61)
  let compared = 0
  for (let round = 0; round < CASES; round++) {
    const question = makePlanCase(random, { cards: 3, months: [3, 4], people: round % 3 === 0 ? 2 : 1 })
    const row = () => Float64Array.from({ length: 3 }, () => random(20) * 1000)
    const rows = [row(), row()]
    const prices = {
      reference: Array.from({ length: question.months }, (_, month) => rows[month > 1 ? 1 : 0] ?? row()),
      spending: random(3) * random(20_000),
      byYear: [random(3) * random(20_000) * 12 * question.monthCents],
    }
    const setting = settingOf(question, prices)
    const all = setting.entries.flat()
    const starts: (readonly Entry[])[] = [[], ...all.slice(0, 4).map((entry) => [entry])]
    for (const start of starts) {
      const plan: Application[] = start.map(({ application }) => application)
      const allotment = allotSpending(setting.problem.question, plan)
      if (allotment !== null) {
        const bound = boundPlan(setting, plan, start, allotment)
        const tooLow = continuations(setting.problem, all, start).filter(({ planned, parts }) => {
          const [next, ...later] = planned.slice(start.length)
          return (
            next !== undefined &&
            (bound.from(next.application.month) < parts ||
              bound.beginning(next) < parts ||
              [next, ...later].some((entry) => bound.containing(entry) < parts))
          )
        })
        compared += 1
        expect(tooLow).toEqual([])
      }
    }
  }
  expect(compared).toBeGreaterThan(CASES / 4)
})
