/** Prices of categories and what cards add to them, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { steadyPeriods } from './earning-months.ts'
import { createGains, priceRows, rowsByMonth } from './gains.ts'
import type { Application, PlanCard, PlanQuestion } from './plan.ts'
import { type PlanProblem, prepareProblem } from './problem.ts'

const MONTHS = 15
const MONTH_CENTS = 1000

const cardOf = (id: string, earnings: PlanCard['earnings'], shared: PlanCard['shared'] = null): PlanCard => ({
  ...makePlanCard(id, {}, MONTHS),
  earnings,
  shared,
})
const have = cardOf('have', { firstYear: [100, 50], lasting: [[100, 50]] })
/** Pays more for the second category, and less after its first year. */
const better = cardOf('better', {
  firstYear: [40, 90],
  lasting: [
    [40, 60],
    [40, 70],
  ],
})
const useless = cardOf('useless', { firstYear: [1, 1], lasting: [[1, 1]] })

const ask = (cards = [have, better, useless]): PlanQuestion => ({
  ...askPlan(cards, { owned: [{ card: 0, opened: -30, closed: null, bonus: null }] }, MONTHS),
  monthCents: MONTH_CENTS,
})
const problem = prepareProblem(ask())

const price = (asked: PlanProblem, plan: Application[], reference: Float64Array[] = []) => {
  const { periods, total } = priceRows(asked, plan, reference, steadyPeriods(asked, plan))
  return { total, periods: periods.map(({ from, until, row }) => [from, until, ...row]) }
}

describe('what the open cards pay', () => {
  it('is a row for each month, the same one while nothing changes', () => {
    const plan = [apply(2, 1), apply(1, 3)]
    const rows = rowsByMonth(problem, plan, steadyPeriods(problem, plan))
    expect(rows.map((row) => [...row])).toEqual(
      Array.from({ length: MONTHS }, (_, month) => [100, month < 3 ? 50 : 90]),
    )
    // Neither the card of month 1 nor the second year changes what is paid.
    expect(new Set(rows).size).toBe(2)
    expect([rows[0] === rows[2], rows[3] === rows[14]]).toEqual([true, true])
  })
})

describe('prices', () => {
  it('are at least what the cards pay, for as long as they pay it', () => {
    expect(price(problem, [apply(1, 3)])).toEqual({
      periods: [
        [0, 3, 100, 50],
        [3, 12, 100, 90],
        // A year of the plan starts a period, because cards can change their terms.
        [12, 15, 100, 90],
      ],
      total: 3 * 150 + 12 * 190,
    })
  })

  it('fall when a first year ends, if there is one person', () => {
    expect(price(problem, [apply(1, 0)]).periods).toEqual([
      [0, 12, 100, 90],
      [12, 15, 100, 70],
    ])
  })

  it('are at least the reference', () => {
    const low = Float64Array.of(20, 60)
    const high = Float64Array.of(110, 0)
    const reference = Array.from({ length: MONTHS }, (_, month) => (month < 5 ? low : high))
    expect(price(problem, [], reference)).toEqual({
      periods: [
        [0, 5, 100, 60],
        [5, 12, 110, 50],
        [12, 15, 110, 50],
      ],
      total: 5 * 160 + 10 * 160,
    })
  })

  it('include what a card pays once both people have it', () => {
    const rows = (cents: number) => ({ firstYear: [cents, 0], lasting: [[cents, 0]] })
    const capped = cardOf('capped', rows(40), rows(70))
    const question = ask([have, capped])
    const [person] = question.people
    const two = (card: number, closed: number | null = null) =>
      prepareProblem({
        ...question,
        people: [person, person].flatMap((each, index) =>
          each === undefined
            ? []
            : [{ ...each, owned: index === 0 ? [{ card, opened: -30, closed, bonus: null }] : [] }],
        ),
      })
    const shorten = (asked: PlanProblem, plan: Application[]) =>
      price(asked, plan).periods.map(([from, until, first]) => [from, until, first])
    // The second person may open it in any month after the first one has it.
    expect(shorten(two(1), [])).toEqual([
      [0, 12, 70],
      [12, 15, 70],
    ])
    expect(shorten(two(1, -5), [apply(1, 2)])).toEqual([
      [0, 2, 0],
      [2, 12, 70],
      [12, 15, 70],
    ])
    // Alone, nobody shares it.
    expect(shorten(prepareProblem(ask([have, { ...capped, earnings: rows(120) }])), [apply(1, 0)])).toEqual([
      [0, 12, 120],
      [12, 15, 120],
    ])
  })

  it('include first-year rates that a shared card can have', () => {
    const sharedCard = cardOf('shared', better.earnings, {
      firstYear: [0, 95],
      lasting: [
        [45, 0],
        [55, 0],
      ],
    })
    const question = ask([have, sharedCard])
    const asked = prepareProblem({ ...question, people: [...question.people, ...question.people] })
    // The most of the card's own and shared rates: 55 and 95. The first card pays 100 for the first category.
    expect(price(asked, [apply(1, 0)]).periods).toEqual([
      [0, 12, 100, 95],
      [12, 15, 100, 95],
    ])
  })
})

describe('the gain of a card', () => {
  const rows = (plan: Application[], reference: Float64Array[] = []) =>
    createGains(problem, priceRows(problem, plan, reference, steadyPeriods(problem, plan)))

  it('is what it pays above the prices, in its first year and later', () => {
    const gains = rows([])
    // $0.40 more a year in the first year. After that $0.10 in the plan's first year and $0.20 in its second.
    expect(gains.of(1, 0, 12)).toBe(40 * 12 * MONTH_CENTS)
    expect(gains.of(1, 0, MONTHS)).toBe((40 * 12 + 20 * 3) * MONTH_CENTS)
    expect(gains.of(1, 2, MONTHS)).toBe((40 * 12 + 20 * 1) * MONTH_CENTS)
    expect(gains.of(1, 5, MONTHS)).toBe(40 * 10 * MONTH_CENTS)
    expect(gains.of(1, 5, 6)).toBe(40 * MONTH_CENTS)
    // Asked again, it's the same.
    expect(gains.of(1, 0, 12)).toBe(40 * 12 * MONTH_CENTS)
  })

  it('counts no category in which it pays less', () => {
    expect(rows([]).of(2, 0, MONTHS)).toBe(0)
    expect(rows([apply(1, 0)]).of(0, 0, MONTHS)).toBe(0)
  })

  it('is lower where prices are higher', () => {
    const high = Float64Array.of(0, 75)
    // $0.15 more a year for 12 months. In the second year of the card, less than the price.
    expect(
      rows(
        [],
        Array.from({ length: MONTHS }, () => high),
      ).of(1, 0, MONTHS),
    ).toBe(15 * 12 * MONTH_CENTS)
  })

  it('of an unknown card is nothing', () => {
    expect(rows([]).of(9, 0, MONTHS)).toBe(0)
  })
})
