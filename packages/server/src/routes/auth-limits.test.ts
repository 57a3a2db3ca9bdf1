import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
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

/** Many at a time, but fewer than the queue for hashing holds. */
async function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < count; start += 20) {
    const length = Math.min(20, count - start)
    results.push(...(await Promise.all(Array.from({ length }, (_, index) => work(start + index)))))
  }
  return results
}

describe.each(databases)('too many attempts on %s', (engine) => {
  let test: IdentityApp
  beforeEach(async () => {
    test = await createIdentityApp(engine)
  })
  afterEach(() => test.close())

  const signIn = (email: string, password: string, address = '198.51.100.7') =>
    test.call('POST', '/auth/sign-in', { body: { email, password }, address })
  it('B-ERR-7: allows 10 wrong passwords per account and address, then returns 429 with Retry-After even for the right one', async () => {
    const { email } = await test.signUp()
    expect(tally(await times(15, () => signIn(email, 'wrong one')))).toEqual({ 400: 10, 429: 5 })
    const refused = await signIn(email, GOOD_PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json().errors[0].code).toBe('too-many-tries')
    test.pass(15 * MINUTE_MS)
    expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(200)
  })

  it('counts a browser that has signed in before separately from strangers', async () => {
    const { email, answer } = await test.signUp()
    const headers = cookiesOf(answer)
    const body = { email: email.toUpperCase(), password: 'wrong one' }
    const wrong = await times(12, () => test.call('POST', '/auth/sign-in', { body, headers }))
    expect(tally(wrong)).toEqual({ 400: 10, 429: 2 })
    expect((await signIn(email, GOOD_PASSWORD, '127.0.0.1')).statusCode).toBe(200)
  })
})

describe('attempts that count together', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())
  // Resets what one test used up before the next.
  afterEach(() => test.pass(2 * DAY_MS))

  const signIn = (email: string, password: string, address = '198.51.100.7') =>
    test.call('POST', '/auth/sign-in', { body: { email, password }, address })

  it("don't lock the owner out elsewhere when a client is refused", async () => {
    const { email } = await test.signUp()
    await times(80, () => signIn(email, 'wrong one'))
    expect((await signIn(email, GOOD_PASSWORD, '203.0.113.9')).statusCode).toBe(200)
  })

  it("don't include right passwords", async () => {
    const { email } = await test.signUp()
    for (let round = 0; round < 12; round += 1) {
      expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(200)
    }
  })

  it('are limited the same for unknown and known emails', async () => {
    expect(tally(await times(12, () => signIn('nobody@example.com', 'wrong one')))).toEqual({
      400: 10,
      429: 2,
    })
  })

  it('are 60 per account from many addresses; browsers that have signed in before continue', async () => {
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

  it('are 50 per address for many accounts; an IPv6 client is its whole network', async () => {
    const answers = await times(55, (index) =>
      signIn(`person.${index}@example.com`, 'wrong one', `2001:db8:1:2::${index.toString(16)}`),
    )
    expect(tally(answers)).toEqual({ 400: 50, 429: 5 })
    expect((await signIn('next@example.com', 'x', '2001:db8:1:3::1')).statusCode).toBe(400)
  })

  it('ignore X-Forwarded-For unless it comes from a trusted proxy', async () => {
    const answers = await times(12, (index) =>
      test.call('POST', '/auth/sign-in', {
        body: { email: 'nobody@example.com', password: 'wrong one' },
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
      }),
    )
    expect(tally(answers)).toEqual({ 400: 10, 429: 2 })
  })

  it('are 5 reset emails per address, and 10 a day per user', async () => {
    const { email } = await test.signUp()
    const restore = (address: string) =>
      test.call('POST', '/auth/password-restore', { body: { email }, address })
    expect(tally(await times(7, () => restore('198.51.100.7')))).toEqual({ 200: 5, 429: 2 })
    const others = await times(9, (index) => restore(`203.0.113.${index}`))
    // Refused attempts don't count for the account: 10 - 5 = 5 are left.
    expect(tally(others)).toEqual({ 200: 5, 429: 4 })
  })

  it('are 60 sign-ups an hour per address', async () => {
    const answers = await times(65, () =>
      test.call('POST', '/auth/sign-up', {
        body: { firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'password' },
      }),
    )
    expect(tally(answers)).toEqual({ 400: 60, 429: 5 })
  })

  it('are 10 wrong current passwords on the account page', async () => {
    const { id, token } = await test.signUp()
    const body = { password: 'quartz-lantern-mist', oldPassword: 'wrong one' }
    expect(tally(await times(12, () => test.call('PUT', `/users/${id}`, { token, body })))).toEqual({
      400: 10,
      429: 2,
    })
  })
})

describe('behind a trusted proxy', () => {
  it("distinguishes clients by the proxy's header", async () => {
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
