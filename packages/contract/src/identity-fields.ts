/** The fields that identity's forms are made of, each with the sentences it answers with. */
import { authSentences } from './auth-sentences.ts'
import { findPasswordProblem, MAX_PASSWORD_LENGTH } from './password-rules.ts'
import { z } from './zod.ts'

const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100
const MAX_TOKEN_LENGTH = 200

/** Trimmed. A missing, empty or blank one gets the first sentence, a malformed one the second. */
export function emailField(missing: string, invalid: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(MAX_EMAIL_LENGTH, { error: invalid, abort: true })
    .regex(z.regexes.email, { error: invalid })
    .meta({ format: 'email' })
}

/** Trimmed, never empty, one line of readable text. */
export function nameField(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(MAX_NAME_LENGTH, { error: authSentences.nameLong, abort: true })
    .regex(/^\P{Cc}*$/u, { error: authSentences.nameUnreadable })
}

/** A password that is to be set. Never trimmed: it is stored as it was typed. */
export function newPasswordField(missing: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .superRefine((password, context) => {
      const problem = findPasswordProblem(password)
      if (problem !== null) {
        context.addIssue({ code: 'custom', message: problem })
      }
    })
    .meta({ format: 'password' })
}

/** A password that is to be checked; one that is too long to be anybody's is cut off before it costs anything. */
export function existingPasswordField(missing: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(MAX_PASSWORD_LENGTH, { error: authSentences.passwordLong })
    .meta({ format: 'password' })
}

export function tokenField(invalid: string) {
  return z.string({ error: invalid }).min(1, { error: invalid }).max(MAX_TOKEN_LENGTH, { error: invalid })
}
