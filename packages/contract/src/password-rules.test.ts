import { describe, expect, it } from 'vitest'
import { findPasswordProblem, passwordStrength } from './password-rules.ts'

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

describe('passwordStrength', () => {
  it.each([
    ['', 'none'],
    ['1', 'weak'],
    ['1234', 'weak'],
    ['12345', 'medium'],
    ['1234567', 'medium'],
    ['12345678', 'strong'],
  ])('B-AUTH-14: %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('B-AUTH-15: the indicator never decides: medium with 5 characters is refused, with 6 not', () => {
    expect(passwordStrength('k7vQz')).toBe(passwordStrength('k7vQz1'))
    expect(findPasswordProblem('k7vQz')).not.toBeNull()
    expect(findPasswordProblem('k7vQz1')).toBeNull()
  })
})
