import { expect, it } from 'vitest'
import { formatDollars } from './format-dollars.ts'

it.each([
  [1234.5, '$1,235'],
  [0, '$0'],
  [-95, '−$95'],
  [-0.4, '$0'],
])('rounds %d to %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})
