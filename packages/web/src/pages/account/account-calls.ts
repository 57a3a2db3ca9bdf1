/** API calls of the account page for one user. */

import type {
  AccessEnding,
  AccessToken,
  AccountDetails,
  AccountSecurity,
  AuthenticatorKey,
  Confirm,
  CreateToken,
  NewAccessToken,
  PasskeyCreation,
  Session,
  UpdateUser,
  User,
  UserExport,
} from '@cardsight/contract/account'
import type { InstitutionStatus } from '@cardsight/contract/banking'
import type { ConnectCode } from '@cardsight/contract/extension'
import { pagePaths } from '@cardsight/contract/paths'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import {
  confirmIdentity,
  endSession,
  fetchSessions,
  isCommonPassword,
  resendVerification,
  signOutEverywhere,
} from '../../api/auth.ts'
import { fetchStatus } from '../../api/banking.ts'
import { createBrowserApi } from '../../api/client.ts'
import { referenceOf } from '../../api/reference.ts'
import {
  addPasskey,
  beginPasskey,
  beginTwoStep,
  createAccessToken,
  createExtensionCode,
  fetchAccessTokens,
  fetchSecurity,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  requestPasskey,
  revokeAccessToken,
  turnOffTwoStep,
  turnOnTwoStep,
} from '../../api/security.ts'
import { deleteUser, exportUser, fetchAccount, updateUser } from '../../api/users.ts'
import { askForPasskey, createPasskey } from '../../lib/passkeys.ts'
import { readToken } from '../../lib/storage.ts'

export type AccountCalls = {
  fetchAccount: () => Promise<AccountDetails>
  update: (update: UpdateUser) => Promise<User>
  isCommonPassword: (password: string) => Promise<boolean>
  resendVerification: () => Promise<string>
  fetchSessions: () => Promise<Session[]>
  endSession: (sessionId: string) => Promise<void>
  signOutEverywhere: (ending: AccessEnding) => Promise<void>
  fetchBanks: () => Promise<InstitutionStatus[]>
  exportAll: () => Promise<UserExport>
  remove: (password?: string) => Promise<void>
  confirm: (proof: Confirm) => Promise<void>
  /** Resolves to false if the user cancels. */
  confirmWithPasskey: () => Promise<boolean>
  fetchSecurity: () => Promise<AccountSecurity>
  beginTwoStep: () => Promise<AuthenticatorKey>
  turnOnTwoStep: (code: string) => Promise<string[]>
  /** Resolves to true, so that it differs from a call that wasn't confirmed. */
  turnOffTwoStep: () => Promise<true>
  renewRecoveryCodes: () => Promise<string[]>
  beginPasskey: () => Promise<PasskeyCreation>
  /** Asks the browser to create the passkey. Resolves to false if the user cancels. */
  finishPasskey: (options: PasskeyCreation) => Promise<boolean>
  renamePasskey: (passkeyId: string, name: string) => Promise<void>
  removePasskey: (passkeyId: string) => Promise<true>
  fetchTokens: () => Promise<AccessToken[]>
  createToken: (token: CreateToken) => Promise<NewAccessToken>
  revokeToken: (tokenId: string) => Promise<true>
  createExtensionCode: () => Promise<ConnectCode>
}

export function createAccountCalls(userId: string, onUnauthorized: () => void): AccountCalls {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return {
    fetchAccount: () => fetchAccount(api, userId),
    update: (update) => updateUser(api, userId, update),
    isCommonPassword: (password) => isCommonPassword(api, password),
    resendVerification: () => resendVerification(api),
    fetchSessions: () => fetchSessions(api),
    endSession: (sessionId) => endSession(api, sessionId),
    signOutEverywhere: (ending) => signOutEverywhere(api, ending),
    fetchBanks: async () => (await fetchStatus(api)).institutions,
    exportAll: () => exportUser(api, userId),
    remove: (password) => deleteUser(api, userId, password),
    confirm: (proof) => confirmIdentity(api, proof),
    confirmWithPasskey: async () => {
      const passkey = await askForPasskey(await requestPasskey(api))
      if (passkey !== null) {
        await confirmIdentity(api, { passkey })
      }
      return passkey !== null
    },
    fetchSecurity: () => fetchSecurity(api),
    beginTwoStep: () => beginTwoStep(api),
    turnOnTwoStep: (code) => turnOnTwoStep(api, code),
    turnOffTwoStep: () => turnOffTwoStep(api),
    renewRecoveryCodes: () => renewRecoveryCodes(api),
    beginPasskey: () => beginPasskey(api),
    finishPasskey: async (options) => {
      const passkey = await createPasskey(options)
      if (passkey !== null) {
        await addPasskey(api, passkey)
      }
      return passkey !== null
    },
    renamePasskey: (passkeyId, name) => renamePasskey(api, passkeyId, name),
    removePasskey: (passkeyId) => removePasskey(api, passkeyId),
    fetchTokens: () => fetchAccessTokens(api),
    createToken: (token) => createAccessToken(api, token),
    revokeToken: (tokenId) => revokeAccessToken(api, tokenId),
    createExtensionCode: () => createExtensionCode(api),
  }
}

/** Loads a part of the account. Some errors leave for the error page. */
export function useAccountQuery<Value>(part: string, load: () => Promise<Value>): UseQueryResult<Value> {
  const goToOops = useOops()
  const queryFn = () =>
    load().catch((error: unknown) => {
      goToOops(error)
      throw error
    })
  return useQuery({ queryKey: ['account', part], queryFn })
}

/** Redirects 404 and 500 to the error page, unless a message is specified. Returns whether it did. */
export function useOops(): (error: unknown) => boolean {
  const navigate = useNavigate()
  return useCallback(
    (error) => {
      const isOops = error instanceof ApiError && (error.status === 404 || error.status === 500)
      if (isOops) {
        void navigate(pagePaths.oops, { state: { reference: referenceOf(error) } })
      }
      return isOops
    },
    [navigate],
  )
}
