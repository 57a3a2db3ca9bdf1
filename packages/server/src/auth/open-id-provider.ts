/** An OpenID provider, using the authorization code flow with PKCE, state and nonce. */
import * as oidc from 'openid-client'
import { SocialFailure, type SocialProfile, type SocialProvider } from './social-provider.ts'

const ANSWER_WITHIN_SECONDS = 8
const SCOPE = 'openid email profile'
const GOOGLE = 'https://accounts.google.com'

export type OpenIdSettings = Readonly<{
  clientId: string
  clientSecret: string
  issuer: string
  redirectUri: string
}>

export function createOpenIdProvider(settings: OpenIdSettings): SocialProvider {
  const discover = cacheDiscovery(settings)
  return {
    name: settings.issuer === GOOGLE ? 'Google' : new URL(settings.issuer).hostname,

    begin: async ({ mustConfirm }) => {
      const config = await discover()
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        // Google doesn't support 'login'; 'select_account' is the closest.
        ...(mustConfirm && { prompt: settings.issuer === GOOGLE ? 'select_account' : 'login' }),
      })
      return { address: address.href, attempt }
    },

    finish: async (query, { state, nonce, codeVerifier }) => {
      const config = await discover()
      try {
        const tokens = await oidc.authorizationCodeGrant(
          config,
          new URL(`${settings.redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        )
        return await readProfile(config, tokens)
      } catch (error) {
        throw toFailure(error)
      }
    },
  }
}

/** Cached on success only, so that the next request retries after a provider outage. */
function cacheDiscovery({ issuer, clientId, clientSecret }: OpenIdSettings) {
  let cached: Promise<oidc.Configuration> | null = null
  return async (): Promise<oidc.Configuration> => {
    cached ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: ANSWER_WITHIN_SECONDS,
      // An issuer without TLS can only be local: the configuration requires https for all others.
      execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    })
    try {
      return await cached
    } catch (error) {
      cached = null
      throw new SocialFailure('unavailable', error)
    }
  }
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

async function readProfile(config: oidc.Configuration, tokens: Tokens): Promise<SocialProfile> {
  const identity = tokens.claims()
  if (identity === undefined) {
    throw new SocialFailure('failed')
  }
  // Some providers include the email in the id token, others only return it from the userinfo endpoint.
  const claims: Readonly<Record<string, unknown>> =
    identity.email === undefined
      ? { ...identity, ...(await oidc.fetchUserInfo(config, tokens.access_token, identity.sub)) }
      : identity
  const name = textOf(claims.name)
  return {
    issuer: identity.iss,
    subject: identity.sub,
    email: textOf(claims.email) || null,
    isEmailVerified: claims.email_verified === true,
    firstName: textOf(claims.given_name) || (name.split(' ')[0] ?? ''),
    lastName: textOf(claims.family_name) || name.split(' ').slice(1).join(' '),
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : ''
}

function toFailure(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) {
    return error
  }
  if (error instanceof oidc.AuthorizationResponseError) {
    return new SocialFailure(error.error === 'access_denied' ? 'cancelled' : 'failed', error)
  }
  const isUnreachable =
    error instanceof TypeError || (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT')
  return new SocialFailure(isUnreachable ? 'unavailable' : 'failed', error)
}
