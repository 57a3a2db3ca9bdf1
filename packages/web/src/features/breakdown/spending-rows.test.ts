import { expect, it } from 'vitest'
import { categoryStyle } from '../../content/category-styles.ts'
import { sliceColors } from '../../ui/charts/palette.ts'
import type { BreakdownTab } from './spending-rows.ts'
import { remainderOf, rowsOf, type Sums } from './spending-rows.ts'

const spent = (category: string, spending: number) => ({ category, spending, transactions: [] })
const someInsights = (sums: Partial<Sums>): Sums => ({
  transactions_statistics: [],
  topSpendings: [],
  recurringSpendings: [],
  topSpendingsByCategory: {},
  ...sums,
})
const namesOf = (insights: Sums, tab: BreakdownTab) =>
  rowsOf(insights, tab).map(({ name, amount }) => [name, amount])

it("S-DASH1-14 puts the most spending first and 'Other' last, however large it is", () => {
  const insights = someInsights({
    transactions_statistics: [spent('Other', 900), spent('Travel', 40), spent('Gas Stations', 60.5)],
    topSpendings: [
      { name: 'Other', sum: 50 },
      { name: 'Shell', sum: 10 },
      { name: 'Delta', sum: 30 },
    ],
  })
  expect(namesOf(insights, 'category')).toEqual([
    ['Gas Stations', 60.5],
    ['Travel', 40],
    ['Other', 900],
  ])
  expect(namesOf(insights, 'merchants')).toEqual([
    ['Delta', 30],
    ['Shell', 10],
    ['Other', 50],
  ])
})

it('B-DATA-40 shows a category in its own color, whatever its rank', () => {
  const insights = someInsights({ transactions_statistics: [spent('Travel', 1), spent('Flights', 2)] })
  expect(rowsOf(insights, 'category').map(({ color, icon }) => ({ color, icon }))).toEqual([
    categoryStyle('Flights'),
    categoryStyle('Travel'),
  ])
})

it('S-DASH1-15, B-CONST-20 colors merchants and recurring expenses from the palette of 27', () => {
  const sums = Array.from({ length: 28 }, (_, index) => ({ name: `Shop ${index}`, sum: 100 - index }))
  const insights = someInsights({ topSpendings: sums, recurringSpendings: sums })
  const expected = [...sliceColors, sliceColors[0]]
  expect(rowsOf(insights, 'merchants').map(({ color }) => color)).toEqual(expected)
  expect(rowsOf(insights, 'recurring').map(({ color }) => color)).toEqual(expected)
})

it('gives a category its top merchants, and none if there are none', () => {
  const insights = someInsights({
    transactions_statistics: [spent('Travel', 40), spent('Other', 1)],
    topSpendingsByCategory: { Travel: [{ name: 'Hertz', amount: 25 }] },
  })
  expect(rowsOf(insights, 'category').map(({ merchants }) => merchants)).toEqual([
    [{ name: 'Hertz', amount: 25 }],
    [],
  ])
})

it('returns what is left of the total, to the cent, and never less than zero', () => {
  const rows = rowsOf(someInsights({ topSpendings: [{ name: 'Shell', sum: 0.1 }] }), 'merchants')
  expect(remainderOf(rows, 0.3)).toBe(0.2)
  expect(remainderOf(rows, 0.05)).toBe(0)
})
