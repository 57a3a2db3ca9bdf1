/** A real local OpenID provider. The configured user signs in without a prompt. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'

export type OpenIdPerson = Readonly<{
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}>

const SCOPE = 'openid email profile'
const client = { clientId: 'cardsight-test', clientSecret: randomBytes(24).toString('hex') }

export type OpenIdServer = Awaited<ReturnType<typeof startOpenIdServer>>

/** @param redirectUri where the product under test wants the browser to return. */
export async function startOpenIdServer(redirectUri: string) {
  // Imported here, because most users of the test tools don't need it.
  const { default: Provider } = await import('oidc-provider')
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, OpenIdPerson>()
  let atKeyboard: OpenIdPerson | null = null

  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    jwks: { keys: [newKey()] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const outcome =
      atKeyboard === null ? { error: 'access_denied' } : { login: { accountId: atKeyboard.sub } }
    await provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false })
  }

  const server = createServer((request, response) => {
    void (request.url?.startsWith('/interaction/') ? interact(request, response) : answer(request, response))
  })
  const start = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await start()

  return {
    start,
    settings: { ...client, issuer, redirectUri },
    /** Null: a user who declines. */
    sitDown: (person: OpenIdPerson | null) => {
      atKeyboard = person
      if (person !== null) {
        people.set(person.sub, person)
      }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }
}

/** Follows the provider's redirects as a browser would, and returns the URL that leads out of it. */
export async function followRedirects(start: string, issuer: string): Promise<string> {
  const jar = new Map<string, string>()
  let address = start
  for (let hop = 0; hop < 10 && address.startsWith(issuer); hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) {
      throw new Error(`${address} returned ${answer.status}: ${await answer.text()}`)
    }
    address = new URL(next, issuer).href
  }
  return address
}
