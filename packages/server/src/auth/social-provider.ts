/** Interface to an OpenID provider, in our own terms. */

/** State of one pending sign-in that must come back with it. */
export type SocialAttempt = Readonly<{ state: string; nonce: string; codeVerifier: string }>

/** A user's identity at the provider. Issuer and subject never change; the rest may. */
export type SocialProfile = Readonly<{
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string
  lastName: string
}>

/** Why a callback from the provider has no profile. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly reason: 'cancelled' | 'failed' | 'unavailable'

  constructor(reason: SocialFailure['reason'], cause?: unknown) {
    super(`Social sign-in: ${reason}`, { cause })
    this.reason = reason
  }
}

export type SocialProvider = Readonly<{
  /** Display name. */
  name: string
  /** Returns where to send the browser. Rejects with a `SocialFailure` if the provider doesn't respond. */
  begin(options: { mustConfirm: boolean }): Promise<{ address: string; attempt: SocialAttempt }>
  /** @param query query string of the provider's redirect back to us; rejects with a `SocialFailure`. */
  finish(query: string, attempt: SocialAttempt): Promise<SocialProfile>
}>
