import { expect, it } from 'vitest'
import { roundToTotal } from './round-to-total.ts'

it.each([
  ['what is exact stays so', [108_000, 6896.61], 114_896, [108_000, 6896]],
  ['one too few goes to the largest fraction', [10.4, 20.3, 30.3], 61, [11, 20, 30]],
  ['parts can be negative', [-2.6, 5.2], 3, [-2, 5]],
  ['more than one can be missing', [1, 2], 6, [3, 3]],
  ['nothing is shared out among nobody', [], 5, []],
])('%s', (_, exact, total, parts) => {
  expect(roundToTotal(exact, total)).toEqual(parts)
})
