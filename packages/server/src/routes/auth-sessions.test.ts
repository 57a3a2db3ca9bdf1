import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

describe.each(databases)("the user's sessions on %s", (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const signInAgain = async (email: string) => {
    const body = { email, password: GOOD_PASSWORD }
    test.pass(1000)
    return String((await test.call('POST', '/auth/sign-in', { body })).json().accessToken)
  }
  const list = async (token: string) => (await test.call('GET', '/auth/sessions', { token })).json().sessions

  it('are listed newest first, with the current one marked and without tokens', async () => {
    const { email, token } = await test.signUp()
    const second = await signInAgain(email)
    const sessions = await list(second)
    expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
    expect(Object.keys(sessions[0]).sort()).toEqual([
      'browser',
      'createdAt',
      'expiresAt',
      'id',
      'isCurrent',
      'lastSeenAt',
      'signedInWith',
    ])
    expect(await list(token)).toHaveLength(2)
  })

  it('can be ended one by one', async () => {
    const { email, token } = await test.signUp()
    const second = await signInAgain(email)
    const [, first] = await list(second)
    const answer = await test.call('DELETE', `/auth/sessions/${first.id}`, { token: second })
    expect(answer.statusCode).toBe(204)
    expect(await test.isSignedIn(token)).toBe(false)
    expect(await test.isSignedIn(second)).toBe(true)
  })

  it("B-ERR-5: of another user can't be ended; an unknown one returns 404", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const [adas] = await list(ada.token)
    const end = (id: string) => test.call('DELETE', `/auth/sessions/${id}`, { token: eve.token })
    expect((await end(adas.id)).statusCode).toBe(403)
    expect((await end(randomUUID())).statusCode).toBe(404)
    expect((await end('no-id')).statusCode).toBe(400)
    expect(await test.isSignedIn(ada.token)).toBe(true)
  })

  it('all end with sign-out-everywhere, without affecting other users', async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const second = await signInAgain(ada.email)
    const answer = await test.call('POST', '/auth/sign-out-everywhere', { token: second })
    expect(answer.statusCode).toBe(204)
    expect(await test.isSignedIn(ada.token)).toBe(false)
    expect(await test.isSignedIn(second)).toBe(false)
    expect(await test.isSignedIn(eve.token)).toBe(true)
  })
})
