import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenIdProvider } from '../auth/open-id-provider.ts'
import { databases } from '../testing/databases.ts'
import {
  cookiesOf,
  createIdentityApp,
  GOOD_PASSWORD,
  type IdentityApp,
  tokenIn,
} from '../testing/identity-app.ts'
import {
  followRedirects,
  type OpenIdPerson,
  type OpenIdServer,
  startOpenIdServer,
} from '../testing/open-id-server.ts'

const CALLBACK = 'http://localhost:3000/api/auth/google/callback'

function newPerson(overrides: Partial<OpenIdPerson> = {}): OpenIdPerson {
  const sub = randomUUID()
  const email = `grace.${sub}@example.com`
  return { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Moss', ...overrides }
}

describe('without a provider', () => {
  it('reports that in the options, and redirects to the sign-in page', async () => {
    const test = await createIdentityApp()
    expect((await test.call('GET', '/auth/options')).json()).toEqual({
      social: { isSetUp: false, providerName: 'Google' },
    })
    const answer = await test.call('GET', '/auth/google')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/signin?social=not-set-up')
    await test.close()
  })
})

describe.each(databases)('social sign-in on %s', (engine) => {
  let test: IdentityApp
  let provider: OpenIdServer
  beforeAll(async () => {
    provider = await startOpenIdServer(CALLBACK)
    test = await createIdentityApp(engine, { social: createOpenIdProvider(provider.settings) })
  })
  afterAll(async () => {
    await test.close()
    await provider.stop()
  })

  /** Runs the flow up to the return from the provider: the browser's cookies, and where it's sent. */
  const signInAtProvider = async (person: OpenIdPerson | null, query = '') => {
    provider.sitDown(person)
    const begun = await test.call('GET', `/auth/google${query}`)
    const browser = cookiesOf(begun)
    const address = await followRedirects(begun.headers.location ?? '', provider.settings.issuer)
    expect(address.startsWith(CALLBACK)).toBe(true)
    const path = address.slice('http://localhost:3000/api'.length)
    const returned = await test.call('GET', path, { headers: browser })
    expect(returned.statusCode).toBe(302)
    const location = returned.headers.location ?? ''
    return { begun, browser, path, location, handOff: location.split('accessToken=')[1] ?? '' }
  }
  const exchange = (handOff: string, headers: Record<string, string>) =>
    test.call('POST', '/auth/exchange', { body: { accessToken: handOff }, headers })
  const signInAs = async (person: OpenIdPerson) => {
    const { browser, handOff } = await signInAtProvider(person)
    return String((await exchange(handOff, browser)).json().accessToken)
  }
  const userOf = async (token: string) => (await test.call('GET', '/auth/authorize', { token })).json()

  it('B-CALL-7: creates an account for a new user, and returns with a hand-off token under accessToken', async () => {
    const person = newPerson()
    const { begun, browser, location, handOff } = await signInAtProvider(person)
    const asked = new URL(begun.headers.location ?? '').searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
    expect(begun.cookies[0]).toMatchObject({ name: 'cardsight-social', httpOnly: true, sameSite: 'Lax' })
    expect(location).toBe(`/auth/google?accessToken=${handOff}`)
    const answer = await exchange(handOff, browser)
    expect(answer.json()).toEqual({ accessToken: expect.stringMatching(/^[\w-]{43}$/), remember: true })
    expect(answer.json().accessToken).not.toBe(handOff)
    expect(await userOf(answer.json().accessToken)).toMatchObject({
      firstName: 'Grace',
      lastName: 'Moss',
      email: person.email,
      isGoogle: true,
    })
  })

  it('asks for a code if two-step verification is on', async () => {
    const person = newPerson()
    const token = await signInAs(person)
    const { key } = (await test.call('POST', '/auth/two-step', { token })).json()
    const code = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
    const now = test.deps.clock().getTime()
    await test.call('POST', '/auth/two-step/confirm', { token, body: { code: code(now) } })
    const { browser, handOff } = await signInAtProvider(person)
    const answer = await exchange(handOff, browser)
    expect(Object.keys(answer.json())).toEqual(['ticket'])
    const body = { ticket: answer.json().ticket, code: code(now + 30_000) }
    const entered = await test.call('POST', '/auth/sign-in/code', { body, headers: browser })
    expect(await userOf(entered.json().accessToken)).toMatchObject({ email: person.email })
  })

  it('identifies a user by subject, and follows an email change at the provider', async () => {
    const person = newPerson()
    const first = await userOf(await signInAs(person))
    const moved = { ...person, email: `moved.${person.email}` }
    const second = await userOf(await signInAs(moved))
    expect(second).toEqual({ ...first, email: moved.email })
  })

  it('B-AUTH-7: accepts the hand-off token once, for 60 seconds, in the browser that started', async () => {
    const { browser, handOff } = await signInAtProvider(newPerson())
    const stranger = cookiesOf(await test.call('GET', '/auth/google'))
    expect((await exchange(handOff, {})).statusCode).toBe(400)
    expect((await exchange(handOff, stranger)).statusCode).toBe(400)
    expect((await exchange(handOff, browser)).statusCode).toBe(200)
    const again = await exchange(handOff, browser)
    expect(again.statusCode).toBe(400)
    expect(again.json().errors[0].code).toBe('link-expired')

    const late = await signInAtProvider(newPerson())
    test.pass(60_000)
    expect((await exchange(late.handOff, late.browser)).statusCode).toBe(400)
    const timely = await signInAtProvider(newPerson())
    test.pass(59_999)
    expect((await exchange(timely.handOff, timely.browser)).statusCode).toBe(200)
  })

  it("doesn't accept the hand-off token as a session token", async () => {
    const { handOff } = await signInAtProvider(newPerson())
    expect(await test.isSignedIn(handOff)).toBe(false)
  })

  it('returns a token for session storage without Remember Me', async () => {
    const { browser, handOff } = await signInAtProvider(newPerson(), '?remember=0')
    expect((await exchange(handOff, browser)).json()).toMatchObject({ remember: false })
  })

  it('signs in to an existing verified account, and notifies its owner by email', async () => {
    const { email, id } = await test.signUp()
    await test.call('POST', '/auth/verify-email', {
      body: { token: tokenIn((await test.readMail(email))[0]) },
    })
    const token = await signInAs(newPerson({ email: email.toUpperCase() }))
    expect(await userOf(token)).toMatchObject({ id, email, isGoogle: false })
    expect((await test.readMail(email))[0]?.subject).toBe('You can now sign in to Cardsight with Google')
    const account = (await test.call('GET', `/users/${id}`, { token })).json()
    expect(account).toMatchObject({ hasPassword: true, hasSocial: true })
    const byPassword = await test.call('POST', '/auth/sign-in', { body: { email, password: GOOD_PASSWORD } })
    expect(byPassword.statusCode).toBe(200)
  })

  it("asks for the password first if the account's email is unverified, and then allows both sign-in methods", async () => {
    const { email, id } = await test.signUp()
    const person = newPerson({ email })
    const { location, browser } = await signInAtProvider(person)
    expect(location).toBe('/signin?social=password-first')
    const body = { email, password: GOOD_PASSWORD }
    await test.call('POST', '/auth/sign-in', { body, headers: browser })
    expect(await userOf(await signInAs(person))).toMatchObject({ id })
    const token = await signInAs(person)
    const account = (await test.call('GET', `/users/${id}`, { token })).json()
    expect(account).toMatchObject({ isEmailVerified: true, hasSocial: true })
  })

  it("doesn't link to another account whose password was used", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const { browser } = await signInAtProvider(newPerson({ email: ada.email }))
    const body = { email: eve.email, password: GOOD_PASSWORD }
    const token = (await test.call('POST', '/auth/sign-in', { body, headers: browser })).json().accessToken
    const account = (await test.call('GET', `/users/${eve.id}`, { token })).json()
    expect(account.hasSocial).toBe(false)
  })

  it("signs nobody in with an email that the provider hasn't verified", async () => {
    const { email } = await test.signUp()
    const { location } = await signInAtProvider(newPerson({ email, email_verified: false }))
    expect(location).toBe('/signin?social=email-unverified')
  })

  it('redirects to the sign-in page if the user declines', async () => {
    expect((await signInAtProvider(null)).location).toBe('/signin?social=cancelled')
  })

  it('rejects a callback in another browser, a second one, and one with another state', async () => {
    provider.sitDown(newPerson())
    const [mine, other] = [await test.call('GET', '/auth/google'), await test.call('GET', '/auth/google')]
    const address = await followRedirects(mine.headers.location ?? '', provider.settings.issuer)
    const path = address.slice('http://localhost:3000/api'.length)
    const back = (headers: Record<string, string>, to = path) => test.call('GET', to, { headers })
    expect((await back({})).headers.location).toBe('/signin?social=failed')
    expect((await back(cookiesOf(other))).headers.location).toBe('/signin?social=failed')
    expect((await back(cookiesOf(mine))).headers.location).toContain('accessToken=')
    expect((await back(cookiesOf(mine))).headers.location).toBe('/signin?social=failed')
    const third = await test.call('GET', '/auth/google')
    const forged = path.replace(/state=[^&]+/, 'state=forged')
    expect((await back(cookiesOf(third), forged)).headers.location).toBe('/signin?social=failed')
  })

  it('asks the provider for a new login with purpose=confirm, and the new session may delete the account', async () => {
    const { begun, browser, handOff } = await signInAtProvider(newPerson(), '?purpose=confirm')
    expect(new URL(begun.headers.location ?? '').searchParams.get('prompt')).toBe('login')
    const token = String((await exchange(handOff, browser)).json().accessToken)
    const { id } = await userOf(token)
    expect((await test.call('DELETE', `/users/${id}`, { token, body: {} })).statusCode).toBe(204)
  })

  it('explains the sign-in method in the reset email of a user without a password', async () => {
    const person = newPerson()
    await signInAs(person)
    await test.call('POST', '/auth/password-restore', { body: { email: person.email } })
    const mails = await test.readMail(person.email)
    expect(mails.map(({ subject }) => subject)).toContain('How you sign in to Cardsight')
    expect(mails.some(({ text }) => text.includes('restore-password'))).toBe(false)
  })
})

describe("a provider that doesn't respond", () => {
  it('redirects to the sign-in page, and works again after the outage', async () => {
    const provider = await startOpenIdServer(CALLBACK)
    await provider.stop()
    const test = await createIdentityApp('postgres', { social: createOpenIdProvider(provider.settings) })
    const answer = await test.call('GET', '/auth/google')
    expect(answer.headers.location).toBe('/signin?social=unavailable')
    await provider.start()
    const again = await test.call('GET', '/auth/google')
    expect(again.headers.location).toContain(provider.settings.issuer)
    await test.close()
    await provider.stop()
  })
})
