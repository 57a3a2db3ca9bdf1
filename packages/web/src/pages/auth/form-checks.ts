/** Validates forms before they are sent, field by field. */

import { signInSchema, signUpSchema } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { findPasswordProblem } from '@cardsight/contract/limits'
import { type FieldErrors, schemaErrorsOf, type Values } from '../../features/forms/use-form.ts'

export type SignInField = 'email' | 'password'
export type SignUpField = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword'
export type ResetField = 'password' | 'confirmPassword'

export function checkSignIn(values: Values<SignInField>): FieldErrors<SignInField> {
  return schemaErrorsOf(signInSchema, values)
}

export function checkSignUp(values: Values<SignUpField>): FieldErrors<SignUpField> {
  const { password, confirmPassword } = values
  const mismatch = password === confirmPassword ? null : authSentences.confirmDiffers
  const confirmProblem = confirmPassword === '' ? authSentences.confirmMissing : mismatch
  return {
    ...schemaErrorsOf(signUpSchema, values),
    ...(confirmProblem !== null && { confirmPassword: confirmProblem }),
  }
}

/** Compares the two passwords only if the first one is valid: one error at a time. */
export function checkReset({ password, confirmPassword }: Values<ResetField>): FieldErrors<ResetField> {
  const problem = findPasswordProblem(password)
  if (problem !== null) {
    return { password: problem }
  }
  return password === confirmPassword ? {} : { confirmPassword: authSentences.newConfirmDiffers }
}
