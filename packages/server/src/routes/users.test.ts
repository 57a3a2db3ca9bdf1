import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../testing/identity-app.ts'

const NEW_PASSWORD = 'quartz-lantern-mist'
const MINUTE_MS = 60_000

describe.each(databases)("the user's own account on %s", (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const put = (id: string, token: string, body: object) => test.call('PUT', `/users/${id}`, { token, body })
  const signIn = (email: string, password: string) =>
    test.call('POST', '/auth/sign-in', { body: { email, password } })
  const makeSocialUser = async (signedInAt: Date) => {
    const { db } = test.deps.database
    const user = await makeUser(db, { isGoogle: true })
    const session = { createdAt: signedInAt, signedInWith: 'social' } as const
    return { ...user, token: (await makeSession(db, user.id, session)).token }
  }

  it('B-CALL-8: changes the name and returns it', async () => {
    const { id, token } = await test.signUp()
    const answer = await put(id, token, { firstName: ' Eda ', lastName: 'Quillon' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, firstName: 'Eda', lastName: 'Quillon' })
  })

  it('B-CALL-8: changes the email right away, and asks the new address to confirm', async () => {
    const { id, token, email } = await test.signUp()
    const old = tokenIn((await test.readMail(email))[0])
    const answer = await put(id, token, { email: `new.${email}`, oldPassword: GOOD_PASSWORD })
    expect(answer.json()).toMatchObject({ email: `new.${email}` })
    const [confirm] = await test.readMail(`new.${email}`)
    expect(confirm?.subject).toBe('Confirm your email for Cardsight')
    const verify = (value: string) => test.call('POST', '/auth/verify-email', { body: { token: value } })
    expect((await verify(old)).statusCode).toBe(400)
    expect((await verify(tokenIn(confirm))).statusCode).toBe(200)
    expect((await signIn(`new.${email}`, GOOD_PASSWORD)).statusCode).toBe(200)
  })

  it('ends every other session with an email change', async () => {
    const { id, token, email } = await test.signUp()
    const other = (await signIn(email, GOOD_PASSWORD)).json().accessToken
    await put(id, token, { email: `new.${email}`, oldPassword: GOOD_PASSWORD })
    expect(await test.isSignedIn(token)).toBe(true)
    expect(await test.isSignedIn(other)).toBe(false)
  })

  it('notifies the old address of the change', async () => {
    const { id, token, email } = await test.signUp()
    await test.readMail(email)
    await put(id, token, { email: `new.${email}`, oldPassword: GOOD_PASSWORD })
    expect((await test.readMail(email)).map(({ subject }) => subject)).toEqual([
      'Your Cardsight email was changed',
    ])
  })

  it('B-CALL-8: changes the password, ends every other session, and sends a notice', async () => {
    const { id, token, email } = await test.signUp()
    const other = (await signIn(email, GOOD_PASSWORD)).json().accessToken
    await test.readMail(email)
    const answer = await put(id, token, { password: NEW_PASSWORD, oldPassword: GOOD_PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(await test.isSignedIn(token)).toBe(true)
    expect(await test.isSignedIn(other)).toBe(false)
    expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(400)
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await test.readMail(email))[0]).toMatchObject({
      to: email,
      subject: 'Your Cardsight password was changed',
    })
  })

  it.each([
    [{ firstName: 'Ada', lastName: ' ' }, 'Please enter both first and last name'],
    [{}, 'Please enter both first and last name'],
    [{ email: '', oldPassword: 'x' }, 'Please enter both email and password!'],
    [{ email: 'a@b.co', oldPassword: '' }, 'Please enter both email and password!'],
    [{ email: 'nowhere', oldPassword: 'x' }, 'Please enter valid email id!'],
    [{ password: '', oldPassword: 'x' }, 'Please enter all fields!'],
    [{ password: NEW_PASSWORD }, 'Please enter all fields!'],
    [{ password: '12345', oldPassword: 'x' }, 'Passwords must be at least 6 characters long'],
  ])(
    'B-VALID-29, B-VALID-30, B-VALID-31, B-VALID-32, B-VALID-35: rejects %j with its sentence',
    async (body, sentence) => {
      const { id, token } = await test.signUp()
      const answer = await put(id, token, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toBe(sentence)
    },
  )

  it('rejects fields of two forms at once', async () => {
    const { id, token } = await test.signUp()
    const answer = await put(id, token, { firstName: 'A', lastName: 'B', email: 'a@b.co', oldPassword: 'x' })
    expect(answer.statusCode).toBe(400)
  })

  it.each([{ email: 'other@example.com' }, { password: NEW_PASSWORD }])(
    'requires the current password for %j',
    async (change) => {
      const { id, token } = await test.signUp()
      const answer = await put(id, token, { ...change, oldPassword: 'not this one' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        error: 'Your current password is incorrect.',
        errors: [{ code: 'wrong-credentials', param: 'oldPassword' }],
      })
    },
  )

  it('rejects a common password', async () => {
    const { id, token } = await test.signUp()
    const answer = await put(id, token, { password: 'Qwerty123', oldPassword: GOOD_PASSWORD })
    expect(answer.json().error).toBe('That password is too common. Try a longer or more unusual one.')
  })

  it('B-ERR-5: rejects a taken email', async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const answer = await put(eve.id, eve.token, {
      email: ada.email.toUpperCase(),
      oldPassword: GOOD_PASSWORD,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors[0].code).toBe('taken')
  })

  it.each([{ email: 'x@example.com' }, { password: NEW_PASSWORD }])(
    "B-ROLE-10: doesn't let a social user change %j",
    async (change) => {
      const { id, token } = await makeSocialUser(test.deps.clock())
      const answer = await put(id, token, { ...change, oldPassword: 'whatever' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().errors[0].code).toBe('social-account')
      expect(answer.json().error).toContain('You sign in with Google')
    },
  )

  it("B-ERR-5: can't be read or changed by another user", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const answers = await Promise.all([
      test.call('GET', `/users/${ada.id}`, { token: eve.token }),
      put(ada.id, eve.token, { firstName: 'E', lastName: 'V' }),
      test.call('GET', `/users/${ada.id}/export`, { token: eve.token }),
      test.call('DELETE', `/users/${ada.id}`, { token: eve.token, body: { password: GOOD_PASSWORD } }),
      test.call('GET', '/users/not-an-id', { token: eve.token }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    expect(await test.isSignedIn(ada.token)).toBe(true)
  })

  it('exports everything stored, except credentials', async () => {
    const { id, token, email } = await test.signUp()
    const answer = await test.call('GET', `/users/${id}/export`, { token })
    expect(answer.statusCode).toBe(200)
    const exported = answer.json()
    expect(exported.user).toMatchObject({ id, email, firstName: 'Ada', lastName: 'Quill' })
    expect(exported.sessions).toHaveLength(1)
    expect(exported.knownBrowsers).toHaveLength(1)
    expect(exported.securityEvents.map(({ event }: { event: string }) => event).sort()).toEqual([
      'data-exported',
      'signed-in',
      'signed-up',
    ])
    expect(answer.body).not.toContain('argon2')
    expect(answer.body).not.toContain(token)
  })

  it('deletes the user with the password; only an audit entry and one last email remain', async () => {
    const { id, token, email } = await test.signUp()
    await test.readMail(email)
    const refused = await test.call('DELETE', `/users/${id}`, { token, body: { password: 'not this one' } })
    expect(refused.statusCode).toBe(400)
    const missing = await test.call('DELETE', `/users/${id}`, { token })
    expect(missing.json().error).toBe('Please enter password')

    const answer = await test.call('DELETE', `/users/${id}`, { token, body: { password: GOOD_PASSWORD } })
    expect(answer.statusCode).toBe(204)
    expect(await test.isSignedIn(token)).toBe(false)
    expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(400)
    expect(await test.readMail(email)).toMatchObject([
      { to: email, subject: 'Your Cardsight account is deleted' },
    ])
    expect(await rowsAbout(id, email)).toEqual([
      { user_id: id, event: 'account-deleted', at: test.deps.clock(), browser: '', address: '' },
    ])
    expect((await test.signUp({ email })).answer.statusCode).toBe(200)
  })

  it('requires a sign-in with the provider within ten minutes to delete a social user', async () => {
    const { clock } = test.deps
    const stale = await makeSocialUser(new Date(clock().getTime() - 10 * MINUTE_MS - 1))
    const fresh = await makeSocialUser(new Date(clock().getTime() - 10 * MINUTE_MS))
    const remove = ({ id, token }: typeof stale) => test.call('DELETE', `/users/${id}`, { token, body: {} })
    const refused = await remove(stale)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().errors[0].code).toBe('sign-in-again')
    expect((await remove(fresh)).statusCode).toBe(204)
    expect(await test.isSignedIn(fresh.token)).toBe(false)
  })

  /** Every row of every table that still references the user. */
  async function rowsAbout(id: string, email: string): Promise<unknown[]> {
    const { db } = test.deps.database
    const events = await db
      .selectFrom('audit_events')
      .select(['user_id', 'event', 'at', 'browser', 'address'])
      .where('user_id', '=', id)
      .execute()
    const others = await Promise.all([
      db.selectFrom('users').select('id').where('email', '=', email).execute(),
      db.selectFrom('sessions').select('id').where('user_id', '=', id).execute(),
      db.selectFrom('known_browsers').select('user_id').where('user_id', '=', id).execute(),
      db.selectFrom('one_time_tokens').select('purpose').where('user_id', '=', id).execute(),
      db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute(),
    ])
    return [...events, ...others.flat()]
  }
})
