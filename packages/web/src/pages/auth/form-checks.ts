/** What is wrong with a form before it is sent, field by field. */
import { authSentences, findPasswordProblem, signInSchema, signUpSchema } from '@cardsight/contract'
import { complaintsOf, type FieldErrors, type Values } from './submission.ts'

export type SignInField = 'email' | 'password'
export type SignUpField = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword'
export type ResetField = 'password' | 'confirmPassword'

export function checkSignIn(values: Values<SignInField>): FieldErrors<SignInField> {
  return complaintsOf(signInSchema, values)
}

export function checkSignUp(values: Values<SignUpField>): FieldErrors<SignUpField> {
  const { password, confirmPassword } = values
  const mismatch = password === confirmPassword ? null : authSentences.confirmDiffers
  const confirmProblem = confirmPassword === '' ? authSentences.confirmMissing : mismatch
  return {
    ...complaintsOf(signUpSchema, values),
    ...(confirmProblem !== null && { confirmPassword: confirmProblem }),
  }
}

/** Without the comparison as long as the password itself is no good: one thing at a time. */
export function checkReset({ password, confirmPassword }: Values<ResetField>): FieldErrors<ResetField> {
  const problem = findPasswordProblem(password)
  if (problem !== null) {
    return { password: problem }
  }
  return password === confirmPassword ? {} : { confirmPassword: authSentences.newConfirmDiffers }
}
