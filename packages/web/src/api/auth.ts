import {
  type AccessEnding,
  type Confirm,
  commonPasswordsSchema,
  type EnterCode,
  messageSchema,
  type PasswordReset,
  type Session,
  type SignedIn,
  type SignIn,
  type SignInResult,
  type SignUp,
  sessionListSchema,
  signedInSchema,
  signInResultSchema,
  type User,
  userSchema,
} from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { commonPasswordPart, isSimplePattern, plainPassword } from '@cardsight/contract/limits'
import type { Api, Schema } from './client.ts'

/** Accepts any response body: only the status matters. */
const anything: Schema<unknown> = { parse: (value) => value }

export function authorize(api: Api): Promise<User> {
  return api.get(apiPaths.authorize, userSchema)
}

export function signIn(api: Api, credentials: SignIn): Promise<SignInResult> {
  return api.post(apiPaths.signIn, signInResultSchema, credentials)
}

/** The second step of a sign-in. */
export function enterCode(api: Api, entry: EnterCode): Promise<SignedIn> {
  return api.post(apiPaths.signInCode, signedInSchema, entry)
}

export function signUp(api: Api, person: SignUp): Promise<SignedIn> {
  return api.post(apiPaths.signUp, signedInSchema, person)
}

/** Asks for one part of the list of common passwords; the password itself isn't sent. */
export async function isCommonPassword(api: Api, password: string): Promise<boolean> {
  const plain = plainPassword(password)
  if (isSimplePattern(plain)) {
    return true
  }
  const path = apiPaths.commonPasswords(commonPasswordPart(plain))
  return (await api.get(path, commonPasswordsSchema)).passwords.includes(plain)
}

/** Exchanges the one-time value of a social sign-in for a token, or for the request for a code. */
export function exchangeHandOff(api: Api, handOff: string): Promise<SignInResult> {
  return api.post(apiPaths.exchange, signInResultSchema, { accessToken: handOff })
}

export async function requestPasswordReset(api: Api, email: string): Promise<string> {
  return (await api.post(apiPaths.passwordRestore, messageSchema, { email })).message
}

export async function resetPassword(
  api: Api,
  { resetToken, ...reset }: PasswordReset & { resetToken: string },
): Promise<void> {
  await api.post(apiPaths.passwordReset(resetToken), messageSchema, reset)
}

export async function verifyEmail(api: Api, token: string): Promise<string> {
  return (await api.post(apiPaths.verifyEmail, messageSchema, { token })).message
}

export async function undoEmailChange(api: Api, token: string): Promise<string> {
  return (await api.post(apiPaths.undoEmailChange, messageSchema, { token })).message
}

export async function resendVerification(api: Api): Promise<string> {
  return (await api.post(apiPaths.resendVerification, messageSchema)).message
}

/** Newest first. */
export async function fetchSessions(api: Api): Promise<Session[]> {
  return (await api.get(apiPaths.sessions, sessionListSchema)).sessions
}

export async function endSession(api: Api, sessionId: string): Promise<void> {
  await api.delete(apiPaths.session(sessionId), anything)
}

/** Ends this session, too. */
export async function signOutEverywhere(api: Api, ending: AccessEnding): Promise<void> {
  await api.post(apiPaths.signOutEverywhere, anything, ending)
}

/** Confirms the signed-in user's identity, for calls that need a recent sign-in. */
export async function confirmIdentity(api: Api, proof: Confirm): Promise<void> {
  await api.post(apiPaths.confirm, anything, proof)
}

export async function signOut(api: Api): Promise<void> {
  await api.post(apiPaths.signOut, anything)
}
