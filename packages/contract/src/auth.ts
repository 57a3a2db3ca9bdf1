/** Schemas for signing up, in and out. Forms and server share them. */
import { codeField, codeRequestSchema, passkeyProofSchema } from './account-security.ts'
import { authSentences, type SocialProblem, socialProblems } from './auth-sentences.ts'
import {
  emailField,
  existingPasswordField,
  nameField,
  newPasswordField,
  tokenField,
} from './identity-fields.ts'
import { COMMON_PASSWORD_PARTS } from './password-rules.ts'
import { z } from './zod.ts'

/**
 * `remember` is the Remember Me box: the token is valid for 30 days if used every 14 days, otherwise 12
 * hours.
 */
export const signInSchema = z
  .object({
    email: emailField(authSentences.emailMissing, authSentences.signInEmailInvalid),
    password: existingPasswordField(authSentences.signInPasswordMissing),
    remember: z.boolean().default(false),
  })
  .meta({ id: 'SignIn' })

/** Names and email are trimmed. The password is used exactly as typed. */
export const signUpSchema = z
  .object({
    firstName: nameField(authSentences.firstNameMissing),
    lastName: nameField(authSentences.lastNameMissing),
    email: emailField(authSentences.emailMissing, authSentences.signUpEmailInvalid),
    password: newPasswordField(authSentences.passwordMissing),
    remember: z.boolean().default(true),
  })
  .meta({ id: 'SignUp' })

export const passwordRestoreSchema = z
  .object({ email: emailField(authSentences.emailMissing, authSentences.signInEmailInvalid) })
  .meta({ id: 'PasswordRestore' })

/** Access that outlives sessions, and that someone else may have set up: whether to end it in the same step. */
const endingFields = {
  endsCalendar: z.boolean().default(false).meta({ description: 'Revoke the private calendar address' }),
  endsHousehold: z.boolean().default(false).meta({ description: 'End the household and its invitation' }),
  endsTokens: z.boolean().default(false).meta({ description: 'Revoke all access tokens' }),
}

export const passwordResetSchema = z
  .object({ password: newPasswordField(authSentences.passwordMissing), ...endingFields })
  .meta({ id: 'PasswordReset' })

export const signOutEverywhereSchema = z.object(endingFields).nullish().meta({ id: 'SignOutEverywhere' })

/** One-time code in the URL that a social sign-in returns to. */
export const exchangeSchema = z
  .object({ accessToken: tokenField(authSentences.handOffDead) })
  .meta({ id: 'Exchange' })

export const verifyEmailSchema = z
  .object({ token: tokenField(authSentences.verifyLinkDead) })
  .meta({ id: 'VerifyEmail' })

export const undoEmailChangeSchema = z
  .object({ token: tokenField(authSentences.undoLinkDead) })
  .meta({ id: 'UndoEmailChange' })

/**
 * Confirms the identity of the signed-in user, for calls that need a recent sign-in. The code, of the authenticator app or a
 * recovery code, is needed with two-step verification.
 */
export const confirmSchema = z
  .union(
    [
      z.object({
        password: existingPasswordField(authSentences.signInPasswordMissing),
        code: codeField.optional(),
      }),
      z.object({ passkey: passkeyProofSchema }),
    ],
    { error: authSentences.signInPasswordMissing },
  )
  .meta({ id: 'Confirm' })

export const commonPasswordPartSchema = z.object({
  part: z.coerce
    .number()
    .int()
    .min(0)
    .max(COMMON_PASSWORD_PARTS - 1),
})

export const commonPasswordsSchema = z
  .object({ passwords: z.array(z.string()) })
  .meta({ id: 'CommonPasswords' })

/** `remember` decides where the client stores the token: local storage if true, session storage if false. */
export const signedInSchema = z
  .object({ accessToken: z.string(), remember: z.boolean() })
  .meta({ id: 'SignedIn' })

/** Sign-in and the return from a social sign-in: a token, or the request for a code. */
export const signInResultSchema = z.union([signedInSchema, codeRequestSchema]).meta({ id: 'SignInResult' })

export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' })

/** Sign-in methods that this server offers. */
export const authOptionsSchema = z
  .object({ social: z.object({ isSetUp: z.boolean(), providerName: z.string() }) })
  .meta({ id: 'AuthOptions' })

export const sessionSchema = z
  .object({
    id: z.uuid(),
    /** Browser and operating system, such as 'Firefox on Windows'. */
    browser: z.string(),
    signedInWith: z.enum(['password', 'social', 'passkey']),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    /** Latest expiry; 14 days without use end the session earlier. */
    expiresAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })

/** Newest first. */
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) }).meta({ id: 'Sessions' })

/** Returns the sentence for the sign-in page's `social` query parameter, or null for an unknown value. */
export function findSocialProblem(parameter: string | null): string | null {
  return isSocialProblem(parameter) ? socialProblems[parameter] : null
}

function isSocialProblem(parameter: string | null): parameter is SocialProblem {
  return parameter !== null && Object.hasOwn(socialProblems, parameter)
}

export type PasswordReset = z.output<typeof passwordResetSchema>
export type AccessEnding = Pick<PasswordReset, 'endsCalendar' | 'endsHousehold' | 'endsTokens'>
export type Confirm = z.output<typeof confirmSchema>
export type SignIn = z.output<typeof signInSchema>
export type SignUp = z.output<typeof signUpSchema>
export type SignedIn = z.infer<typeof signedInSchema>
export type SignInResult = z.infer<typeof signInResultSchema>
export type Session = z.infer<typeof sessionSchema>
export type AuthOptions = z.infer<typeof authOptionsSchema>
