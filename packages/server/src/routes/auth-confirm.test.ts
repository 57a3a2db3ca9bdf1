import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

const MINUTE_MS = 60_000

describe.each(databases)('a recent sign-in on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const exportData = (id: string, token: string) => test.call('GET', `/users/${id}/export`, { token })
  const confirm = (token: string, password: string = GOOD_PASSWORD) =>
    test.call('POST', '/auth/confirm', { token, body: { password } })

  it('allows an export for ten minutes, and not a moment longer', async () => {
    const { id, token } = await test.signUp()
    test.pass(10 * MINUTE_MS)
    expect((await exportData(id, token)).statusCode).toBe(200)
    test.pass(1)
    const refused = await exportData(id, token)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      error: "Please confirm that it's you.",
      errors: [{ code: 'confirm-identity', msg: "Please confirm that it's you." }],
    })
  })

  it('can be replaced by a confirmation with the password, in this session only', async () => {
    const { id, token, email } = await test.signUp()
    const body = { email, password: GOOD_PASSWORD }
    const other: string = (await test.call('POST', '/auth/sign-in', { body })).json().accessToken
    test.pass(11 * MINUTE_MS)
    expect((await confirm(token)).statusCode).toBe(204)
    expect((await exportData(id, token)).statusCode).toBe(200)
    expect((await exportData(id, other)).json().errors[0].code).toBe('confirm-identity')
    test.pass(10 * MINUTE_MS + 1)
    expect((await exportData(id, token)).statusCode).toBe(403)
  })

  it('is not replaced by a wrong password, of which ten are allowed', async () => {
    const { id, token } = await test.signUp()
    test.pass(11 * MINUTE_MS)
    const wrong = await confirm(token, 'not this one')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({
      error: 'That password is incorrect.',
      errors: [{ code: 'wrong-credentials', param: 'password' }],
    })
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await confirm(token, 'not this one')
    }
    expect((await confirm(token)).statusCode).toBe(429)
    expect((await exportData(id, token)).statusCode).toBe(403)
  })

  it('is not replaced by anything else for a change of the email', async () => {
    const { id, token, email } = await test.signUp()
    await confirm(token)
    const body = { email: `new.${email}`, oldPassword: 'not this one' }
    expect((await test.call('PUT', `/users/${id}`, { token, body })).statusCode).toBe(400)
  })

  it('replaces the password when an account is deleted, if it was confirmed', async () => {
    const { id, token } = await test.signUp()
    const remove = () => test.call('DELETE', `/users/${id}`, { token, body: {} })
    expect((await remove()).json().error).toBe('Please enter password')
    await confirm(token)
    test.pass(10 * MINUTE_MS + 1)
    expect((await remove()).json().error).toBe('Please enter password')
    await confirm(token)
    expect((await remove()).statusCode).toBe(204)
    expect(await test.isSignedIn(token)).toBe(false)
  })
})
