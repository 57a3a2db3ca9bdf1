/** What makes a password acceptable, the same on both sides. The list of common ones is the server's alone. */
import { authSentences } from './auth-sentences.ts'

export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 256

/** The sentence that says what is wrong with a new password, or null. Spaces around it count for nothing here. */
export function findPasswordProblem(password: string): string | null {
  if (password.trim().length < MIN_PASSWORD_LENGTH) {
    return authSentences.passwordShort
  }
  return password.length > MAX_PASSWORD_LENGTH ? authSentences.passwordLong : null
}
