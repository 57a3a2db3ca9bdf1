import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-rules.ts'

describe('findPasswordProblem', () => {
  it.each([
    ['', 'Passwords must be at least 6 characters long'],
    ['12345', 'Passwords must be at least 6 characters long'],
    [' 12345 ', 'Passwords must be at least 6 characters long'],
    ['x'.repeat(257), 'Passwords can have at most 256 characters'],
    ['123456', null],
    [' 123456 ', null],
    ['x'.repeat(256), null],
  ])('B-VALID-12: %j', (password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem)
  })
})

it('B-AUTH-15: rejects five characters and accepts six', () => {
  expect(findPasswordProblem('k7vQz')).not.toBeNull()
  expect(findPasswordProblem('k7vQz1')).toBeNull()
})
