import { expect, it } from 'vitest'
import { apply } from '../testing/make-plan.ts'
import type { Entry } from './entries.ts'
import { indexOfCard, topByMonth } from './top-cards.ts'

/** `fixed` is what the entry is worth here. */
const entry = (card: number, month: number, fixed: number): Entry => ({
  application: apply(card, month),
  fixed,
  required: 0,
  deadline: month,
  firstYearTotal: 0,
})

/** The last month first. */
const entries = [
  entry(0, 3, 10),
  entry(1, 3, 0),
  entry(1, 2, 30),
  entry(2, 2, 20),
  entry(0, 1, 25),
  entry(2, 1, 20),
  entry(3, 1, -5),
  entry(0, 0, 24),
  entry(3, 0, 40),
]

const top = (start: number, mostFrom: (month: number) => number, taken: number[] = []) =>
  topByMonth(entries, new Set(taken), ({ fixed }) => fixed, start, 4, mostFrom).map(
    ({ sum, count, entries: best, values }) => ({
      sum,
      count,
      values,
      best: best.map(({ application: { card, month } }) => [card, month]),
    }),
  )

it('lists the best entry of each card from each month on, best first', () => {
  expect(top(0, () => 4)).toEqual([
    {
      sum: 115,
      count: 4,
      values: [40, 30, 25, 20],
      best: [
        [3, 0],
        [1, 2],
        [0, 1],
        [2, 2],
      ],
    },
    {
      sum: 75,
      count: 4,
      values: [30, 25, 20],
      best: [
        [1, 2],
        [0, 1],
        [2, 2],
      ],
    },
    {
      sum: 60,
      count: 4,
      values: [30, 20, 10],
      best: [
        [1, 2],
        [2, 2],
        [0, 3],
      ],
    },
    { sum: 10, count: 4, values: [10], best: [[0, 3]] },
  ])
})

it('counts no more cards than the pace allows from that month on', () => {
  const found = top(0, (month) => (month < 2 ? 2 : 1))
  expect(found.map(({ values }) => values)).toEqual([[40, 30], [30, 25], [30], [10]])
  expect(found.map(({ sum, count }) => [sum, count])).toEqual([
    [70, 2],
    [55, 2],
    [30, 1],
    [10, 1],
  ])
  expect(top(0, () => 0).map(({ sum, values }) => [sum, values])).toEqual(
    Array.from({ length: 4 }, () => [0, []]),
  )
})

it('leaves out cards of the plan, and months before its last', () => {
  const found = top(2, () => 4, [1])
  expect(found[2]).toMatchObject({ sum: 30, values: [20, 10] })
  expect([found[0], found[1]]).toEqual([undefined, undefined])
})

it('finds a card among entries', () => {
  expect([1, 3, 7].map((card) => indexOfCard(entries, card))).toEqual([1, 6, -1])
  expect(indexOfCard([], 0)).toBe(-1)
})
