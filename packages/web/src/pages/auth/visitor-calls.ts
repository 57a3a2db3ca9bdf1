/** API calls that a visitor can make. They carry no token, and a rejection signs no one out. */
import type {
  EnterCode,
  PasswordReset,
  SignedIn,
  SignIn,
  SignInResult,
  SignUp,
} from '@cardsight/contract/account'
import {
  enterCode,
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
import { createBrowserApi } from '../../api/client.ts'
import { requestPasskey, signInWithPasskey } from '../../api/security.ts'
import { askForPasskey } from '../../lib/passkeys.ts'

export type VisitorCalls = {
  signIn: (credentials: SignIn) => Promise<SignInResult>
  enterCode: (entry: EnterCode) => Promise<SignedIn>
  /** Resolves to null if the user cancels. */
  signInWithPasskey: (remember: boolean) => Promise<SignedIn | null>
  signUp: (person: SignUp) => Promise<SignedIn>
  exchange: (handOff: string) => Promise<SignInResult>
  requestReset: (email: string) => Promise<string>
  resetPassword: (reset: PasswordReset & { resetToken: string }) => Promise<void>
  verifyEmail: (token: string) => Promise<string>
  undoEmailChange: (token: string) => Promise<string>
  isCommonPassword: (password: string) => Promise<boolean>
  /** Ends a session whose token has been replaced. */
  endToken: (token: string) => Promise<void>
}

const api = apiWith(null)

export const visitorCalls: VisitorCalls = {
  signIn: (credentials) => signIn(api, credentials),
  enterCode: (entry) => enterCode(api, entry),
  signInWithPasskey: async (remember) => {
    const passkey = await askForPasskey(await requestPasskey(api))
    return passkey && signInWithPasskey(api, { passkey, remember })
  },
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
