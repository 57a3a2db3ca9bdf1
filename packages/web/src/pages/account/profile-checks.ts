/** Validates the profile forms; each shows one message, the first that applies. */

import { authSentences } from '@cardsight/contract/auth-sentences'
import { findPasswordProblem } from '@cardsight/contract/limits'
import { changeEmailSchema, renameSchema } from '@cardsight/contract/schemas'
import { type FieldErrors, schemaErrorsOf, type Values } from '../auth/submission.ts'

export type NameField = 'firstName' | 'lastName'
export type EmailField = 'email' | 'oldPassword'
export type PasswordField = 'oldPassword' | 'password' | 'confirmPassword'

export function checkName(values: Values<NameField>): FieldErrors<NameField> {
  return schemaErrorsOf(renameSchema, values)
}

/** Missing fields come before invalid ones. */
export function checkEmail(values: Values<EmailField>): FieldErrors<EmailField> {
  if (values.email.trim() === '') {
    return { email: authSentences.changeEmailMissing }
  }
  if (values.oldPassword === '') {
    return { oldPassword: authSentences.changeEmailMissing }
  }
  return schemaErrorsOf(changeEmailSchema, values)
}

export function checkPassword(values: Values<PasswordField>): FieldErrors<PasswordField> {
  const order = ['oldPassword', 'password', 'confirmPassword'] as const
  const missing = order.find((field) => values[field] === '')
  if (missing !== undefined) {
    return { [missing]: authSentences.changePasswordMissing }
  }
  const problem = findPasswordProblem(values.password)
  if (problem !== null) {
    return { password: problem }
  }
  return values.password === values.confirmPassword
    ? {}
    : { confirmPassword: authSentences.newConfirmDiffers }
}
