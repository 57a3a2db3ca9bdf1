/** Passkeys in the browser. The library loads when someone uses one. */
import type {
  PasskeyCreation,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequest,
} from '@cardsight/contract/account'

const IP_ADDRESS = /^(?:[\d.]{7,15}|\[.{2,45}\])$/

/** Passkeys belong to a domain name. Browsers have them on a secure connection or localhost only. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname)
}

/** Resolves to null if the user cancels. */
export function createPasskey(options: PasskeyCreation): Promise<PasskeyRegistration | null> {
  return unlessCanceled(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  })
}

/** Resolves to null if the user cancels. */
export function askForPasskey(options: PasskeyRequest): Promise<PasskeyProof | null> {
  return unlessCanceled(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  })
}

/** Browsers report a canceled dialog and one that timed out the same way, so that sites learn nothing from it. */
async function unlessCanceled<Result>(ceremony: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ceremony()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
      return null
    }
    throw error
  }
}
