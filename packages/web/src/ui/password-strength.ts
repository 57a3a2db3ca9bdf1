export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong'

/**
 * Indicator only; whether a password is accepted is decided elsewhere. It goes by length, but a common password is
 * weak, and one that may be common isn't called strong.
 */
export function passwordStrength(password: string, isCommon: boolean | 'unknown' = false): PasswordStrength {
  const length = [...password].length
  if (length === 0) {
    return 'none'
  }
  if (length < 5 || isCommon === true) {
    return 'weak'
  }
  return length < 8 || isCommon === 'unknown' ? 'medium' : 'strong'
}
