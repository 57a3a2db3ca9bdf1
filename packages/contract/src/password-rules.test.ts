import { describe, expect, it } from 'vitest'
import { findPasswordProblem, isSimplePattern } from './password-rules.ts'

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

describe('isSimplePattern', () => {
  it.each([
    ['one character', 'aaaaaaaa'],
    ['one character outside of ASCII', 'éééééé'],
    ['one symbol of two code units', '🙂🙂🙂🙂🙂🙂'],
    ['letters in order', 'abcdef'],
    ['letters in order, from the middle', 'mnopqrst'],
    ['letters in order, backward', 'zyxwvuts'],
    ['letters that begin again', 'uvwxyzabc'],
    ['digits in order', '123456'],
    ['digits in order, backward', '9876543210'],
    ['digits that begin again', '12345678901234'],
    ['a row of the keyboard', 'qwertyui'],
    ['a row of the keyboard, backward', 'lkjhgfdsa'],
    ['a row of the keyboard with its punctuation', 'zxcvbnm,./'],
    ['a row of the keyboard with Shift', '!@#$%^&*'],
  ])('recognizes %s', (_, plain) => {
    expect(isSimplePattern(plain)).toBe(true)
  })

  it.each(['plum-otter-velvet', 'k7vqz1', 'abcdeg', 'aaaaaab', 'qwertz', '135791', 'acegik', ''])(
    'leaves %j alone',
    (plain) => {
      expect(isSimplePattern(plain)).toBe(false)
    },
  )
})
