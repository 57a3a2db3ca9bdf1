import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf, createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function tally(answers: readonly { statusCode: number }[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { statusCode } of answers) {
    sums[statusCode] = (sums[statusCode] ?? 0) + 1
  }
  return sums
}

/** Many at a time, yet fewer than the queue for hashing takes. */
async function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < count; start += 20) {
    const length = Math.min(20, count - start)
    results.push(...(await Promise.all(Array.from({ length }, (_, index) => work(start + index)))))
  }
  return results
}

describe.each(['postgres', 'embedded'] as const)('too many tries on %s', (engine) => {
  let test: IdentityApp
  beforeEach(async () => {
    test = await createIdentityApp(engine)
  })
  afterEach(() => test.close())

  const signIn = (email: string, password: string, address = '198.51.100.7') =>
    test.call('POST', '/auth/sign-in', { body: { email, password }, address })
  it('B-ERR-7: 10 wrong passwords for an account from one address, then 429 with Retry-After, the right one too', async () => {
    const { email } = await test.signUp()
    expect(tally(await times(15, () => signIn(email, 'wrong one')))).toEqual({ 400: 10, 429: 5 })
    const refused = await signIn(email, GOOD_PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json().errors[0].code).toBe('too-many-tries')
    test.pass(15 * MINUTE_MS)
    expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(200)
  })

  it('of a browser that has signed in before are counted apart from those of strangers', async () => {
    const { email, answer } = await test.signUp()
    const headers = cookiesOf(answer)
    const body = { email: email.toUpperCase(), password: 'wrong one' }
    const wrong = await times(12, () => test.call('POST', '/auth/sign-in', { body, headers }))
    expect(tally(wrong)).toEqual({ 400: 10, 429: 2 })
    expect((await signIn(email, GOOD_PASSWORD, '127.0.0.1')).statusCode).toBe(200)
  })
})

describe('what is counted together', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())
  // What one test has used up is given back before the next.
  afterEach(() => test.pass(2 * DAY_MS))

  const signIn = (email: string, password: string, address = '198.51.100.7') =>
    test.call('POST', '/auth/sign-in', { body: { email, password }, address })

  it('a client that is refused does not lock the owner out elsewhere', async () => {
    const { email } = await test.signUp()
    await times(80, () => signIn(email, 'wrong one'))
    expect((await signIn(email, GOOD_PASSWORD, '203.0.113.9')).statusCode).toBe(200)
  })

  it('right passwords are not counted', async () => {
    const { email } = await test.signUp()
    for (let round = 0; round < 12; round += 1) {
      expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(200)
    }
  })

  it('an unknown address is limited as a known one is', async () => {
    expect(tally(await times(12, () => signIn('nobody@example.com', 'wrong one')))).toEqual({
      400: 10,
      429: 2,
    })
  })

  it('60 tries for an account from many addresses; browsers that have signed in to it before go on', async () => {
    const [{ email, answer }, eve] = [await test.signUp(), await test.signUp()]
    const answers = await times(65, (index) => signIn(email, 'wrong one', `203.0.113.${index}`))
    expect(tally(answers)).toEqual({ 400: 60, 429: 5 })

    const from = (headers: Record<string, string>, password = GOOD_PASSWORD) =>
      test.call('POST', '/auth/sign-in', { body: { email, password }, headers, address: '192.0.2.9' })
    const nobodys = { cookie: `cardsight-browser=${'x'.repeat(43)}` }
    for (const strange of [{}, nobodys, cookiesOf(eve.answer)]) {
      expect((await from(strange)).statusCode).toBe(429)
    }
    const own = cookiesOf(answer)
    expect((await from(own)).statusCode).toBe(200)
    expect(tally(await times(12, () => from(own, 'wrong one')))).toEqual({ 400: 10, 429: 2 })
    const refused = await from(own)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
  })

  it('50 tries from one address for many accounts; an IPv6 client is its whole network', async () => {
    const answers = await times(55, (index) =>
      signIn(`person.${index}@example.com`, 'wrong one', `2001:db8:1:2::${index.toString(16)}`),
    )
    expect(tally(answers)).toEqual({ 400: 50, 429: 5 })
    expect((await signIn('next@example.com', 'x', '2001:db8:1:3::1')).statusCode).toBe(400)
  })

  it('an X-Forwarded-For of somebody who is no trusted proxy makes nobody another client', async () => {
    const answers = await times(12, (index) =>
      test.call('POST', '/auth/sign-in', {
        body: { email: 'nobody@example.com', password: 'wrong one' },
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
      }),
    )
    expect(tally(answers)).toEqual({ 400: 10, 429: 2 })
  })

  it('5 reset mails from one address, 10 a day for a person', async () => {
    const { email } = await test.signUp()
    const restore = (address: string) =>
      test.call('POST', '/auth/password-restore', { body: { email }, address })
    expect(tally(await times(7, () => restore('198.51.100.7')))).toEqual({ 200: 5, 429: 2 })
    const others = await times(9, (index) => restore(`203.0.113.${index}`))
    // Tries that were refused are not counted for the account: 10 - 5 = 5 are left.
    expect(tally(others)).toEqual({ 200: 5, 429: 4 })
  })

  it('60 sign-ups an hour from one address', async () => {
    const answers = await times(65, () =>
      test.call('POST', '/auth/sign-up', {
        body: { firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'password' },
      }),
    )
    expect(tally(answers)).toEqual({ 400: 60, 429: 5 })
  })

  it('10 wrong current passwords on the account page', async () => {
    const { id, token } = await test.signUp()
    const body = { password: 'quartz-lantern-mist', oldPassword: 'wrong one' }
    expect(tally(await times(12, () => test.call('PUT', `/users/${id}`, { token, body })))).toEqual({
      400: 10,
      429: 2,
    })
  })
})

describe('behind a proxy that is trusted by config', () => {
  it('clients are told apart by what the proxy says of them', async () => {
    const test = await createIdentityApp('postgres', { trustedProxies: ['127.0.0.0/8'] })
    const tryFrom = (address: string) =>
      test.call('POST', '/auth/sign-in', {
        body: { email: 'nobody@example.com', password: 'wrong one' },
        headers: { 'x-forwarded-for': address },
      })
    for (let round = 0; round < 10; round += 1) {
      expect((await tryFrom('192.0.2.1')).statusCode).toBe(400)
    }
    expect((await tryFrom('192.0.2.1')).statusCode).toBe(429)
    expect((await tryFrom('192.0.2.2')).statusCode).toBe(400)
    await test.close()
  })
})
