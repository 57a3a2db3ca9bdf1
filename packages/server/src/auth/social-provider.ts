/** The port to an OpenID provider, in our words. */

/** What belongs to one sign-in under way and must come back with it. */
export type SocialAttempt = Readonly<{ state: string; nonce: string; codeVerifier: string }>

/** Who somebody is at the provider. Issuer and subject name them for ever; the rest may change. */
export type SocialProfile = Readonly<{
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string
  lastName: string
}>

/** Why a return from the provider gives no profile. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly reason: 'cancelled' | 'failed' | 'unavailable'

  constructor(reason: SocialFailure['reason'], cause?: unknown) {
    super(`Social sign-in: ${reason}`, { cause })
    this.reason = reason
  }
}

export type SocialProvider = Readonly<{
  /** What a person calls it. */
  name: string
  /** Where to send the browser; rejects with a `SocialFailure` when the provider does not answer. */
  begin(options: { mustConfirm: boolean }): Promise<{ address: string; attempt: SocialAttempt }>
  /** @param query the query string that the provider sent the browser back with; rejects with a `SocialFailure`. */
  finish(query: string, attempt: SocialAttempt): Promise<SocialProfile>
}>
