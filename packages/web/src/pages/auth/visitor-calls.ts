/** API calls that a visitor can make. They carry no token, and a rejection signs no one out. */
import type { SignedIn, SignIn, SignUp } from '@cardsight/contract/schemas'
import {
  exchangeHandOff,
  isCommonPassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  undoEmailChange,
  verifyEmail,
} from '../../api/auth.ts'
import { createBrowserApi } from '../../api/browser-api.ts'

export type VisitorCalls = {
  signIn: (credentials: SignIn) => Promise<SignedIn>
  signUp: (person: SignUp) => Promise<SignedIn>
  exchange: (handOff: string) => Promise<SignedIn>
  requestReset: (email: string) => Promise<string>
  resetPassword: (reset: { resetToken: string; password: string }) => Promise<void>
  verifyEmail: (token: string) => Promise<string>
  undoEmailChange: (token: string) => Promise<string>
  isCommonPassword: (password: string) => Promise<boolean>
  /** Ends a session whose token has been replaced. */
  endToken: (token: string) => Promise<void>
}

const api = apiWith(null)

export const visitorCalls: VisitorCalls = {
  signIn: (credentials) => signIn(api, credentials),
  signUp: (person) => signUp(api, person),
  exchange: (handOff) => exchangeHandOff(api, handOff),
  requestReset: (email) => requestPasswordReset(api, email),
  resetPassword: (reset) => resetPassword(api, reset),
  verifyEmail: (token) => verifyEmail(api, token),
  undoEmailChange: (token) => undoEmailChange(api, token),
  isCommonPassword: (password) => isCommonPassword(api, password),
  endToken: (token) => signOut(apiWith(token)),
}

function apiWith(token: string | null) {
  return createBrowserApi({ getToken: () => token, onUnauthorized: () => undefined })
}
