/** Password rules that browser and server share. Only the server has the list of common passwords. */
import { authSentences } from './auth-sentences.ts'

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
