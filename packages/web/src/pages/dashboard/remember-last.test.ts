import { expect, it } from 'vitest'
import { rememberLast } from './remember-last.ts'

/** Doubles a number into an object of its own, and keeps what it was asked for. */
function doubling(count?: number) {
  const asked: number[] = []
  const double = rememberLast((value: number) => {
    asked.push(value)
    return { value: 2 * value }
  }, count)
  return { asked, double }
}

it('gives the same object for the same question, and forgets it with the next one', () => {
  const { asked, double } = doubling()
  const first = double(1)
  expect(first).toEqual({ value: 2 })
  expect(double(1)).toBe(first)
  expect(double(2)).toEqual({ value: 4 })
  expect(double(1)).not.toBe(first)
  expect(asked).toEqual([1, 2, 1])
})

it('remembers as many answers as are named, those asked for last', () => {
  const { asked, double } = doubling(2)
  const first = double(1)
  double(2)
  // Asked again, 1 is the last one now: 3 takes the place of 2.
  expect(double(1)).toBe(first)
  double(3)
  expect(double(1)).toBe(first)
  expect(asked).toEqual([1, 2, 3])
  double(2)
  expect(asked).toEqual([1, 2, 3, 2])
})
