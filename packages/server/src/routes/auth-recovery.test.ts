import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../testing/identity-app.ts'

const HOUR_MS = 60 * 60_000
const NEW_PASSWORD = 'quartz-lantern-mist'

describe.each(databases)('recovering an account on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const restore = (email: string) => test.call('POST', '/auth/password-restore', { body: { email } })
  const reset = (token: string, password: unknown = NEW_PASSWORD) =>
    test.call('POST', `/auth/password-reset/${token}`, { body: { password } })
  const signIn = (email: string, password: string) =>
    test.call('POST', '/auth/sign-in', { body: { email, password } })

  const signUpAndForget = async () => {
    const person = await test.signUp()
    await test.readMail(person.email)
    await restore(person.email)
    const [mail] = await test.readMail(person.email)
    return { ...person, mail, resetToken: tokenIn(mail) }
  }

  it('B-CALL-5: sends the same message for known and unknown emails, and an email only to the known one', async () => {
    const { email } = await test.signUp()
    await test.readMail(email)
    const [known, unknown] = [await restore(email), await restore(`nobody.${email}`)]
    for (const answer of [known, unknown]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        message: "If there's an account with this email, we've sent it a link to reset the password.",
      })
    }
    const mails = await test.readMail(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Reset your Cardsight password'])
    expect(await test.deps.database.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  })

  it.each([
    ['', 'Please enter email address'],
    ['nowhere', 'Please enter valid email address'],
  ])('rejects %j', async (email, sentence) => {
    const answer = await restore(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe(sentence)
  })

  it('B-AUTH-4, B-CALL-4: the link in the email sets the password, ends every session, verifies the address and sends a notice', async () => {
    const { email, token, id, resetToken, mail } = await signUpAndForget()
    expect(mail?.text).toContain(`http://localhost:3000/restore-password/${resetToken}`)
    const answer = await reset(resetToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Your password has been reset successfully' })
    expect(await test.isSignedIn(token)).toBe(false)
    expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(400)
    const signedIn = (await signIn(email, NEW_PASSWORD)).json()
    const account = (await test.call('GET', `/users/${id}`, { token: signedIn.accessToken })).json()
    expect(account.isEmailVerified).toBe(true)
    const subjects = (await test.readMail(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Cardsight password was changed')
  })

  it('accepts a reset link once', async () => {
    const { resetToken } = await signUpAndForget()
    expect((await reset(resetToken)).statusCode).toBe(200)
    const second = await reset(resetToken)
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({
      error: 'This link has expired or was already used!',
      errors: [{ code: 'link-expired' }],
    })
  })

  it("accepts a reset link once if it's used twice at the same moment", async () => {
    const { resetToken } = await signUpAndForget()
    const answers = await Promise.all([reset(resetToken), reset(resetToken, 'another-fine-one')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('accepts a reset link for one hour', async () => {
    const [late, timely] = [await signUpAndForget(), await signUpAndForget()]
    test.pass(HOUR_MS - 1)
    expect((await reset(timely.resetToken)).statusCode).toBe(200)
    test.pass(1)
    expect((await reset(late.resetToken)).statusCode).toBe(400)
  })

  it('accepts only the newest reset link', async () => {
    const { email, resetToken } = await signUpAndForget()
    await restore(email)
    const [newer] = await test.readMail(email)
    expect((await reset(resetToken)).statusCode).toBe(400)
    expect((await reset(tokenIn(newer))).statusCode).toBe(200)
  })

  it.each([
    ['', 'Please enter password'],
    ['12345', 'Passwords must be at least 6 characters long'],
    ['password1', 'That password is too common. Try a longer or more unusual one.'],
  ])('B-VALID-10: rejects the password %j without using up the link', async (password, sentence) => {
    const { resetToken } = await signUpAndForget()
    const refused = await reset(resetToken, password)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toBe(sentence)
    expect((await reset(resetToken)).statusCode).toBe(200)
  })

  it('rejects a breached password at sign-up, in a change and in a reset', async () => {
    const breached = 'quartz-lantern-leak'
    const breachedPasswords = { includes: async (password: string) => password === breached }
    const listed = await createIdentityApp(engine, { breachedPasswords })
    const sentence = 'That password has appeared in a data breach. Please choose another one.'
    const { id, token, email } = await listed.signUp()
    expect((await listed.signUp({ password: breached })).answer.json().error).toBe(sentence)
    const body = { password: breached, oldPassword: GOOD_PASSWORD }
    expect((await listed.call('PUT', `/users/${id}`, { token, body })).json().error).toBe(sentence)
    await listed.readMail(email)
    await listed.call('POST', '/auth/password-restore', { body: { email } })
    const [mail] = await listed.readMail(email)
    const path = `/auth/password-reset/${tokenIn(mail)}`
    const refused = await listed.call('POST', path, { body: { password: breached } })
    expect(refused.json().error).toBe(sentence)
    expect((await listed.call('POST', path, { body: { password: NEW_PASSWORD } })).statusCode).toBe(200)
    await listed.close()
  })

  it('rejects a link to an address that has changed since', async () => {
    const { id, token, email, resetToken } = await signUpAndForget()
    const body = { email: `new.${email}`, oldPassword: GOOD_PASSWORD }
    expect((await test.call('PUT', `/users/${id}`, { token, body })).statusCode).toBe(200)
    expect((await reset(resetToken)).statusCode).toBe(400)
  })

  it('confirms the email with the link of the first email, once', async () => {
    const { id, token, email } = await test.signUp()
    const value = tokenIn((await test.readMail(email))[0])
    const verify = () => test.call('POST', '/auth/verify-email', { body: { token: value } })
    expect((await verify()).json()).toEqual({ message: 'Your email is confirmed. Thank you!' })
    const account = (await test.call('GET', `/users/${id}`, { token })).json()
    expect(account.isEmailVerified).toBe(true)
    const again = await verify()
    expect(again.statusCode).toBe(400)
    expect(again.json().errors[0].code).toBe('link-expired')
  })

  it('sends the confirmation email again on request, until the address is confirmed', async () => {
    const { token, email } = await test.signUp()
    const [first] = await test.readMail(email)
    const resend = () => test.call('POST', '/auth/resend-verification', { token })
    expect((await resend()).statusCode).toBe(200)
    const [second] = await test.readMail(email)
    const verify = (mail: typeof first) =>
      test.call('POST', '/auth/verify-email', { body: { token: tokenIn(mail) } })
    expect((await verify(first)).statusCode).toBe(400)
    expect((await verify(second)).statusCode).toBe(200)
    expect((await resend()).statusCode).toBe(200)
    expect(await test.readMail(email)).toEqual([])
  })
})
