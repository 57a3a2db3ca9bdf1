/** Form fields for signing in and the account, each with its error sentences. */
import { authSentences } from './auth-sentences.ts'
import { findPasswordProblem, MAX_PASSWORD_LENGTH } from './password-rules.ts'
import { z } from './zod.ts'

export const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100
const MAX_TOKEN_LENGTH = 200

/** Trimmed. An empty or missing email gets the first sentence, a malformed one the second. */
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

/** A new password. Never trimmed: it's stored as typed. */
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

/** A password to verify. Input that is too long is rejected early, before hashing costs anything. */
export function existingPasswordField(missing: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(MAX_PASSWORD_LENGTH, { error: authSentences.passwordLong })
    .meta({ format: 'password' })
}

/** A token of ours: base64url. */
export function tokenField(invalid: string) {
  return z
    .string({ error: invalid })
    .max(MAX_TOKEN_LENGTH, { error: invalid, abort: true })
    .regex(/^[\w-]+$/, { error: invalid })
}
