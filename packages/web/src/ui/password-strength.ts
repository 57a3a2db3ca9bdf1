export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong'

/** Indicator only, based on length; whether a password is accepted is decided elsewhere. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length
  if (length === 0) {
    return 'none'
  }
  if (length < 5) {
    return 'weak'
  }
  return length < 8 ? 'medium' : 'strong'
}
