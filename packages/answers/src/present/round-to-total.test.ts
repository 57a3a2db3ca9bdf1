import { expect, it } from 'vitest'
import { roundToTotal } from './round-to-total.ts'

it.each([
  ['keeps whole numbers', [108_000, 6896.61], 114_896, [108_000, 6896]],
  ['gives a missing one to the largest fraction', [10.4, 20.3, 30.3], 61, [11, 20, 30]],
  ['accepts negative parts', [-2.6, 5.2], 3, [-2, 5]],
  ['distributes more than one', [1, 2], 6, [3, 3]],
  ['returns nothing for no parts', [], 5, []],
])('%s', (_, exact, total, parts) => {
  expect(roundToTotal(exact, total)).toEqual(parts)
})
