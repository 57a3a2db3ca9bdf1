/** Password rules that browser and server share. Only the server has the whole list of common passwords. */
import { authSentences } from './auth-sentences.ts'

/** The list of common passwords is split into this many parts, so that a browser can check against one of them. */
export const COMMON_PASSWORD_PARTS = 4096
const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 256

/**
 * Returns the sentence for what's wrong with a new password, or null. Leading and trailing spaces don't count
 * toward its length.
 */
export function findPasswordProblem(password: string): string | null {
  if (password.trim().length < MIN_PASSWORD_LENGTH) {
    return authSentences.passwordShort
  }
  return password.length > MAX_PASSWORD_LENGTH ? authSentences.passwordLong : null
}

/** Orders that people type without thinking. They can begin again at the end, and go backward. */
const simpleOrders = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '`1234567890-=',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '~!@#$%^&*()_+',
]

/** Whether a plain password is one repeated character, or runs along the alphabet, the digits or a row of the keyboard. */
export function isSimplePattern(plain: string): boolean {
  if (plain.length < MIN_PASSWORD_LENGTH) {
    return false
  }
  const backward = [...plain].toReversed().join('')
  return (
    new Set(plain).size === 1 ||
    simpleOrders.some((order) => {
      const line = order.repeat(Math.ceil(plain.length / order.length) + 1)
      return line.includes(plain) || line.includes(backward)
    })
  )
}

/** A password is just as common with capitals or surrounding spaces. */
export function plainPassword(password: string): string {
  return password.trim().toLowerCase()
}

/** Part of the list that a plain password would be in: an FNV-1a hash. Thousands of passwords share each part. */
export function commonPasswordPart(plain: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < plain.length; index += 1) {
    hash = Math.imul(hash ^ plain.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % COMMON_PASSWORD_PARTS
}
