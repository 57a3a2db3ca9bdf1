/** Prices worked out by hand: a step of the length at which a linear bound would reach the lower bound. */
import { describe, expect, it } from 'vitest'
import { askPlan, makePlanCard } from '../testing/make-plan.ts'
import { exampleQuestion, rate } from '../testing/plan-example.ts'
import { allotSpending } from './allot.ts'
import { listEntries } from './entries.ts'
import { boundRoot, optimizePrices } from './optimize-prices.ts'
import type { PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

function prepare(question: PlanQuestion) {
  const problem = prepareProblem(question)
  const none = allotSpending(problem.question, [])
  if (none === null) {
    throw new Error('an empty plan needs no spending')
  }
  const all = listEntries(problem).toSorted((a, b) => b.application.month - a.application.month)
  return { problem, none, entries: [all] }
}

function optimize(question: PlanQuestion, lowerBound: number, start: readonly Float64Array[]) {
  const { problem, none, entries } = prepare(question)
  return optimizePrices(problem, entries, start, lowerBound, none)
}

const rows = (months: number, ...cents: readonly number[]) =>
  Array.from({ length: months }, () => Float64Array.from(cents))
const pricesOf = ({ setting: { prices } }: ReturnType<typeof optimizePrices>) => ({
  ...prices,
  reference: prices.reference.map((row) => [...row]),
})

/** $0.50 or $0.40 for $15 in two months, of $10 each. 12,000 parts are a cent. */
const bonus = (cents: number) => [{ cents, demands: [{ cents: 1500, months: 2 }] }]
const twoBonuses: PlanQuestion = {
  ...askPlan([makePlanCard('a', { bonuses: bonus(50) }), makePlanCard('b', { bonuses: bonus(40) })], {}, 2),
  monthCents: 1000,
}

describe('two bonuses that need $30 of $20', () => {
  // Without prices the bound is 600,000 + 480,000. Each bonus takes 0.75 of each month, so the slope of the category is
  // 1 - 2 × 0.75 = -0.5 in both months, and the slope of spending is 2,000 - 3,000. Two cards are chosen of two.
  // The sum of the squares is 0.25 × 2 × 1,000² + 1,000² = 1,500,000.
  it('raise the prices of spending and of the category', () => {
    // 300,000 / 1,500,000 = 0.2: prices of 0.2 × 1,000 × 0.5 and 0.2 × 1,000. Each bonus is worth (100 + 200) × 1,500 less.
    const found = optimize(twoBonuses, 780_000, rows(2, 0))
    expect(pricesOf(found)).toEqual({ reference: [[100], [100]], spending: 200, byYear: [0] })
    expect(found.bound.from(0)).toBe(2 * 100 * 1000 + 2000 * 200 + 150_000 + 30_000)
  })

  it('leave prices alone if the bound is reached', () => {
    expect(pricesOf(optimize(twoBonuses, 1_080_000, rows(2, 0)))).toEqual({
      reference: [[0], [0]],
      spending: 0,
      byYear: [0],
    })
  })

  it('never have a bound below what the spending allows', () => {
    // The better bonus and a third of the other.
    const found = optimize(twoBonuses, 600_000, rows(2, 0))
    expect(found.bound.from(0)).toBeGreaterThanOrEqual(600_000 + 160_000)
    expect(found.bound.from(0)).toBeLessThan(1_080_000)
  })
})

describe('a category', () => {
  const paying = (months: number): PlanQuestion => ({
    ...askPlan([makePlanCard('a', { yearly: 120 }), makePlanCard('b', { yearly: 120 })], {}, months),
    monthCents: 1000,
  })

  it('has prices for three months together, the highest of the start', () => {
    const start = [10, 30, 20, 5, 7].map((cents) => Float64Array.of(cents))
    const found = optimize(paying(5), Number.POSITIVE_INFINITY, start)
    expect(pricesOf(found).reference).toEqual([[30], [30], [30], [7], [7]])
    const [a, b, c, d, e] = found.setting.prices.reference
    expect([a === b, a === c, a === d, d === e]).toEqual([true, true, false, true])
  })

  it('gets a higher price if two cards would earn it', () => {
    // Each card adds 120 × 2,000, although only one of them can earn it. At a price of p the bound is
    // 2,000 p + 2 × 2,000 (120 - p) = 480,000 - 2,000 p. Slopes are -1 in each month, 2,000 for the spending, which stays
    // free, and 0 for two applications of two. A step adds 1,000 / (2 × 1,000² + 2,000²) of the distance, rounded up:
    // from 60,000 to a price of 10, from 40,000 to 17, from 26,000 to 22, then 25, 27, 28, 29 and 30.
    const found = optimize(paying(2), 420_000, rows(2, 0))
    expect(pricesOf(found)).toEqual({ reference: [[30], [30]], spending: 0, byYear: [0] })
    expect(found.bound.from(0)).toBe(420_000)
  })
})

describe('applications of a year', () => {
  // One card a year, and both bonuses are offered in the first year only. They need no spending.
  const offers = (cents: number) => makePlanCard('card', { bonuses: [{ cents, demands: [] }], until: 11 }, 24)
  const question: PlanQuestion = {
    ...askPlan([offers(50), offers(40)], { perYear: 1 }, 24),
    monthCents: 1000,
  }

  it('get a price if more are chosen than the pace allows', () => {
    // Two cards in 24 months: 1,080,000 without prices. One of them can be opened in the first year: 600,000.
    const found = optimize(question, 600_000, rows(24, 0))
    expect(found.bound.from(0)).toBeGreaterThanOrEqual(600_000)
    expect(found.bound.from(0)).toBeLessThan(612_000)
    const [first = 0, second = 0] = found.setting.prices.byYear
    // From 480,000 on, the smaller bonus isn't worth its price.
    expect(first).toBeGreaterThan(468_000)
    expect(second).toBe(0)
  })
})

describe('the entries of better plans', () => {
  it('are those whose bound is higher than the plan’s value', () => {
    const { problem, none, entries } = prepare(exampleQuestion)
    const setting = { problem, entries, prices: { reference: [], spending: 0, byYear: [0] } }
    // A plan with the rate from month 2 is worth at most 360,000 + 420,000 + 300,000 + 120,000.
    const left = (lowerBound: number) => boundRoot(setting, lowerBound, none).setting.entries.flat()
    const last = rate(2).application
    const has = (lowerBound: number) =>
      left(lowerBound).some(({ application: { card, month } }) => card === last.card && month === last.month)
    expect([has(1_199_999), has(1_200_000)]).toEqual([true, false])
    expect(left(1_440_000)).toEqual([])
    expect(boundRoot(setting, 0, none).bound.from(0)).toBe(1_440_000)
  })
})
