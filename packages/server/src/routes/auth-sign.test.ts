import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../auth/token.ts'
import { deleteExpiredData } from '../services/delete-expired-data.ts'
import { databases } from '../testing/databases.ts'
import { cookiesOf, createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

describe.each(databases)('signing up and in on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const signIn = (body: object, headers = {}) => test.call('POST', '/auth/sign-in', { body, headers })

  it('B-CALL-3: sign-up returns a signed-in token, and records when the terms were accepted', async () => {
    const { answer, token, id, email } = await test.signUp()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ accessToken: token, remember: true })
    const account = (await test.call('GET', `/users/${id}`, { token })).json()
    expect(account).toMatchObject({
      email,
      isGoogle: false,
      isEmailVerified: false,
      hasPassword: true,
      termsAcceptedAt: test.deps.clock().toISOString(),
    })
  })

  it.each([
    ['firstName', '  ', 'Please enter first name'],
    ['lastName', undefined, 'Please enter last name'],
    ['email', '', 'Please enter email address'],
    ['email', 'a@', 'Please enter a valid email address'],
    ['password', '', 'Please enter password'],
    ['password', ' 12345 ', 'Passwords must be at least 6 characters long'],
    ['password', 'Sunshine', 'That password is too common. Try a longer or more unusual one.'],
  ])(
    'B-VALID-4, B-VALID-5, B-VALID-6, B-VALID-8, B-VALID-12, B-VALID-13: sign-up rejects %s %j with its own sentence',
    async (field, value, sentence) => {
      const { answer } = await test.signUp({ [field]: value })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: sentence, errors: [{ msg: sentence, param: field }] })
    },
  )

  it('B-VALID-8: trims names and email, B-AUTH-16: but not the password', async () => {
    const { token, email } = await test.signUp({
      firstName: ' Ada ',
      email: ` spaces.${engine}@example.com `,
      password: '  plum otter  ',
    })
    const user = (await test.call('GET', '/auth/authorize', { token })).json()
    expect(user).toMatchObject({ firstName: 'Ada', email: email.trim() })
    expect((await signIn({ email, password: 'plum otter' })).statusCode).toBe(400)
    expect((await signIn({ email, password: '  plum otter  ' })).statusCode).toBe(200)
  })

  it('B-ERR-5: sign-up rejects a taken email, ignoring case', async () => {
    const { email } = await test.signUp()
    const { answer } = await test.signUp({ email: email.toUpperCase() })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors[0]).toMatchObject({ code: 'taken', param: 'email' })
  })

  it('two sign-ups with one email at the same moment create one account', async () => {
    const email = `at.once.${engine}@example.com`
    const answers = await Promise.all([test.signUp({ email }), test.signUp({ email })])
    expect(answers.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 409])
  })

  it("ignores fields that aren't on the form", async () => {
    const { token } = await test.signUp({ isGoogle: true, id: 'x', email_verified_at: 'now' })
    const user = (await test.call('GET', '/auth/authorize', { token })).json()
    expect(user).toMatchObject({ isGoogle: false })
  })

  it('B-CALL-2: sign-in returns a new token each time, and ignores the case of the email', async () => {
    const { email, token } = await test.signUp()
    const answer = await signIn({ email: email.toUpperCase(), password: GOOD_PASSWORD, remember: true })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ accessToken: expect.stringMatching(/^[\w-]{43}$/), remember: true })
    expect(answer.json().accessToken).not.toBe(token)
    expect(await test.isSignedIn(answer.json().accessToken)).toBe(true)
  })

  it.each([
    ['email', '', 'Please enter email address'],
    ['email', 'nowhere', 'Please enter valid email address'],
    ['password', '', 'Password required'],
  ])('B-VALID-1, B-VALID-2: sign-in rejects %s %j', async (field, value, sentence) => {
    const answer = await signIn({ email: 'ada@example.com', password: 'x', [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe(sentence)
  })

  it('B-ERR-4: a wrong password and an unknown email get the same 400', async () => {
    const { email } = await test.signUp()
    const answers = [
      await signIn({ email, password: 'not this one' }),
      await signIn({ email: `nobody.${email}`, password: 'not this one' }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        error: 'That email or password is incorrect.',
        errors: [{ code: 'wrong-credentials', msg: 'That email or password is incorrect.' }],
      })
    }
  })
})

describe('the lifetime of a token', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())

  const tokenOf = async (remember: boolean) => {
    const { email } = await test.signUp()
    const body = { email, password: GOOD_PASSWORD, remember }
    return String((await test.call('POST', '/auth/sign-in', { body })).json().accessToken)
  }

  it("B-AUTH-5: is 30 days with Remember Me, if it's used regularly", async () => {
    const token = await tokenOf(true)
    for (let day = 10; day < 30; day += 10) {
      test.pass(10 * DAY_MS)
      expect(await test.isSignedIn(token)).toBe(true)
    }
    test.pass(10 * DAY_MS - 1)
    expect(await test.isSignedIn(token)).toBe(true)
    test.pass(1)
    expect(await test.isSignedIn(token)).toBe(false)
  })

  it("B-AUTH-6: is 12 hours without it, however often it's used", async () => {
    const token = await tokenOf(false)
    for (let hour = 2; hour < 12; hour += 2) {
      test.pass(2 * HOUR_MS)
      expect(await test.isSignedIn(token)).toBe(true)
    }
    test.pass(2 * HOUR_MS)
    expect(await test.isSignedIn(token)).toBe(false)
  })

  it("S-SIGNIN-02: isn't shortened by hours without use; with Remember Me, 14 unused days end it", async () => {
    const [used, unused, passing] = [await tokenOf(true), await tokenOf(true), await tokenOf(false)]
    test.pass(12 * HOUR_MS - 1)
    expect(await test.isSignedIn(passing)).toBe(true)
    test.pass(14 * DAY_MS - 12 * HOUR_MS)
    expect(await test.isSignedIn(used)).toBe(true)
    test.pass(1)
    expect(await test.isSignedIn(unused)).toBe(false)
    expect(await test.isSignedIn(used)).toBe(true)
  })

  it('ends in the list and the database for an unused session', async () => {
    const { email, token } = await test.signUp()
    test.pass(10 * DAY_MS)
    const body = { email, password: GOOD_PASSWORD, remember: true }
    const newer = String((await test.call('POST', '/auth/sign-in', { body })).json().accessToken)
    const list = async () => (await test.call('GET', '/auth/sessions', { token: newer })).json().sessions
    expect(await list()).toHaveLength(2)
    test.pass(4 * DAY_MS)
    expect(await list()).toHaveLength(1)
    await deleteExpiredData(test.deps)
    const { db } = test.deps.database
    const stored = await db.selectFrom('sessions').select('token_hash as hash').execute()
    const hashes = stored.map(({ hash }) => Buffer.from(hash).toString('hex'))
    expect(hashes).toContain(Buffer.from(hashToken(newer)).toString('hex'))
    expect(hashes).not.toContain(Buffer.from(hashToken(token)).toString('hex'))
  })
})

describe('a browser that signs in', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())

  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

  it("triggers an email if it's new, but not if it's known", async () => {
    const { email } = await test.signUp()
    expect((await test.readMail(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email for Cardsight',
    ])
    const body = { email, password: GOOD_PASSWORD }
    const first = await test.call('POST', '/auth/sign-in', { body, headers: { 'user-agent': FIREFOX } })
    const [mail, ...more] = await test.readMail(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'A new sign-in to your Cardsight account' })
    expect(mail?.text).toContain('Firefox on Windows, 2026-11-10 12:00 UTC')
    test.pass(1000)
    await test.call('POST', '/auth/sign-in', { body, headers: cookiesOf(first) })
    expect(await test.readMail(email)).toEqual([])
  })

  it("gets a cookie that scripts can't read and other sites can't send", async () => {
    const { answer } = await test.signUp()
    const cookie = answer.cookies.find(({ name }) => name === 'cardsight-browser')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })
})
