/** API calls for two-step verification, passkeys, access tokens and browser extensions. */

import {
  type AccessToken,
  type AccountSecurity,
  type AuthenticatorKey,
  accessTokensSchema,
  accountSecuritySchema,
  authenticatorKeySchema,
  type CreateToken,
  type NewAccessToken,
  newAccessTokenSchema,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  type PasskeySignIn,
  passkeyCreationSchema,
  passkeyRequestSchema,
  recoveryCodesSchema,
  type SignedIn,
  signedInSchema,
} from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type ConnectCode, connectCodeSchema } from '@cardsight/contract/extension'
import type { Api, Schema } from './client.ts'

const anything: Schema<unknown> = { parse: (value) => value }

export function fetchSecurity(api: Api): Promise<AccountSecurity> {
  return api.get(apiPaths.security, accountSecuritySchema)
}

export function beginTwoStep(api: Api): Promise<AuthenticatorKey> {
  return api.post(apiPaths.twoStep, authenticatorKeySchema)
}

/** Returns the recovery codes, which can't be read again. */
export async function turnOnTwoStep(api: Api, code: string): Promise<string[]> {
  return (await api.post(apiPaths.twoStepConfirm, recoveryCodesSchema, { code })).codes
}

export async function turnOffTwoStep(api: Api): Promise<true> {
  await api.delete(apiPaths.twoStep, anything)
  return true
}

export async function renewRecoveryCodes(api: Api): Promise<string[]> {
  return (await api.post(apiPaths.recoveryCodes, recoveryCodesSchema)).codes
}

export function requestPasskey(api: Api): Promise<PasskeyRequest> {
  return api.post(apiPaths.passkeyRequest, passkeyRequestSchema)
}

export function signInWithPasskey(api: Api, signIn: PasskeySignIn): Promise<SignedIn> {
  return api.post(apiPaths.passkeySignIn, signedInSchema, signIn)
}

export function beginPasskey(api: Api): Promise<PasskeyCreation> {
  return api.post(apiPaths.passkeyCreation, passkeyCreationSchema)
}

export async function addPasskey(api: Api, passkey: PasskeyRegistration): Promise<void> {
  await api.post(apiPaths.passkeys, anything, passkey)
}

export async function renamePasskey(api: Api, passkeyId: string, name: string): Promise<void> {
  await api.put(apiPaths.passkey(passkeyId), anything, { name })
}

export async function removePasskey(api: Api, passkeyId: string): Promise<true> {
  await api.delete(apiPaths.passkey(passkeyId), anything)
  return true
}

export async function fetchAccessTokens(api: Api): Promise<AccessToken[]> {
  return (await api.get(apiPaths.accessTokens, accessTokensSchema)).tokens
}

export function createAccessToken(api: Api, token: CreateToken): Promise<NewAccessToken> {
  return api.post(apiPaths.accessTokens, newAccessTokenSchema, token)
}

export async function revokeAccessToken(api: Api, tokenId: string): Promise<true> {
  await api.delete(apiPaths.accessToken(tokenId), anything)
  return true
}

export function createExtensionCode(api: Api): Promise<ConnectCode> {
  return api.post(apiPaths.extensionCode, connectCodeSchema)
}
