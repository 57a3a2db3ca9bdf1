import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'none'],
  ['a', 'weak'],
  ['abcd', 'weak'],
  ['abcde', 'medium'],
  ['abcdef', 'medium'],
  ['abcdefg', 'medium'],
  ['abcdefgh', 'strong'],
  ['    ', 'weak'],
  // Four characters, though eight UTF-16 units.
  ['🔑🔑🔑🔑', 'weak'],
])('B-AUTH-14, B-AUTH-15 shows %j as %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected)
})

it.each([
  ['password', true, 'weak'],
  ['abcdef', true, 'weak'],
  ['password', 'unknown', 'medium'],
  ['abc', 'unknown', 'weak'],
  ['plum-otter', false, 'strong'],
] as const)('never calls a common password strong: %j', (password, isCommon, expected) => {
  expect(passwordStrength(password, isCommon)).toBe(expected)
})
