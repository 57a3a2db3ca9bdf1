import { expect, it } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

/** Doubles a number into a new object, and records the calls. */
function doubling(count?: number) {
  const asked: number[] = []
  const double = memoizeLast((value: number) => {
    asked.push(value)
    return { value: 2 * value }
  }, count)
  return { asked, double }
}

it('returns the same object for the same arguments, and recomputes after others', () => {
  const { asked, double } = doubling()
  const first = double(1)
  expect(first).toEqual({ value: 2 })
  expect(double(1)).toBe(first)
  expect(double(2)).toEqual({ value: 4 })
  expect(double(1)).not.toBe(first)
  expect(asked).toEqual([1, 2, 1])
})

it('remembers the given number of results, least recently used last', () => {
  const { asked, double } = doubling(2)
  const first = double(1)
  double(2)
  // Used again, 1 is now the most recent: 3 replaces 2.
  expect(double(1)).toBe(first)
  double(3)
  expect(double(1)).toBe(first)
  expect(asked).toEqual([1, 2, 3])
  double(2)
  expect(asked).toEqual([1, 2, 3, 2])
})
