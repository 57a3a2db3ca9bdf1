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
