/** Passkeys (WebAuthn). Wraps the library, which is loaded on first use: most servers start without needing it. */
import type {
  PasskeyCreation,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequest,
} from '@cardsight/contract/account'
import { z } from 'zod'
import { newToken } from './token.ts'

const SITE_NAME = 'Cardsight'
export const PASSKEY_CHALLENGE_MS = 5 * 60_000

type Site = Readonly<{ publicUrl: string }>
type Owner = Readonly<{ id: string; email: string; firstName: string; lastName: string }>

/** What we store about a passkey, as far as checks need it. */
export type PasskeyKey = Readonly<{
  credentialId: string
  publicKey: Uint8Array
  signCount: number
  transports: readonly string[]
}>

const library = () => import('@simplewebauthn/server')

/** Options for the browser to create a passkey that identifies the user by itself and asks for a PIN or a fingerprint. */
export async function passkeyCreationOptions(
  { publicUrl }: Site,
  user: Owner,
  existing: readonly Pick<PasskeyKey, 'credentialId' | 'transports'>[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: new URL(publicUrl).hostname,
    userID: bytesOf(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge, user: owner, pubKeyCredParams, excludeCredentials = [] } = options
  return {
    challenge,
    rp: { name: SITE_NAME, id: new URL(publicUrl).hostname },
    user: { id: owner.id, name: owner.name, displayName: owner.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: excludeCredentials.map(({ id, transports = [] }) => ({
      id,
      type: 'public-key',
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Options for the browser to ask for any passkey of this site. */
export function newPasskeyRequest({ publicUrl }: Site): PasskeyRequest {
  return {
    challenge: newToken().token,
    rpId: new URL(publicUrl).hostname,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  }
}

/** Returns the new passkey, or null if the response isn't a valid one for this challenge and site. */
export async function checkNewPasskey(
  site: Site,
  response: PasskeyRegistration,
  challenge: string,
): Promise<PasskeyKey | null> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...expectedOf(site),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo === undefined) {
    return null
  }
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey, signCount: counter, transports: response.response.transports }
}

/**
 * Returns the new signature count, or null if the signature isn't valid for this challenge and site, or its count
 * shows that the passkey was copied.
 */
export async function checkPasskeyProof(
  site: Site,
  response: PasskeyProof,
  { challenge, passkey }: { challenge: string; passkey: PasskeyKey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...expectedOf(site),
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.signCount,
      transports: [...passkey.transports],
    },
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

const clientDataSchema = z.object({ challenge: z.string() })

/** The challenge that a response says it answers; null if it's unreadable. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientDataSchema.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}

/** The id of the user that a passkey belongs to; null if it isn't one that we created. */
export function userIdIn({ response: { userHandle } }: PasskeyProof): string | null {
  const id = Buffer.from(userHandle ?? '', 'base64url').toString('utf8')
  return z.uuid().safeParse(id).success ? id : null
}

function expectedOf({ publicUrl }: Site) {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text))
}
