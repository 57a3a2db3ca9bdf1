import { expect, it } from 'vitest'
import { daysOfMonths } from './months.ts'

it.each([
  [1, 30],
  [3, 90],
  [6, 180],
  [12, 365],
  [15, 455],
  [24, 730],
])('%i months are %i days', (months, days) => {
  expect(daysOfMonths(months)).toBe(days)
})
