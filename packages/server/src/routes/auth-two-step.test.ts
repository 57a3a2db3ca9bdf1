import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countSealedTokens } from '../repositories/sealed-tokens.ts'
import { createCipher } from '../secrets/cipher.ts'
import { resealTokens } from '../services/banking/reseal-tokens.ts'
import { databases } from '../testing/databases.ts'
import { makeSession } from '../testing/factories.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../testing/identity-app.ts'

const MINUTE_MS = 60_000
const STEP_MS = 30_000

describe.each(databases)('two-step verification on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  /** What the user's phone shows now. */
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.deps.clock().getTime() })
  const signIn = (email: string, password = GOOD_PASSWORD) =>
    test.call('POST', '/auth/sign-in', { body: { email, password, remember: true } })
  const enter = (ticket: string, code: string) =>
    test.call('POST', '/auth/sign-in/code', { body: { ticket, code } })
  const ticketOf = async (email: string): Promise<string> => (await signIn(email)).json().ticket
  const security = async (token: string) => (await test.call('GET', '/auth/security', { token })).json()
  const begin = async (token: string): Promise<string> =>
    (await test.call('POST', '/auth/two-step', { token })).json().key
  const confirmSetup = (token: string, code: string) =>
    test.call('POST', '/auth/two-step/confirm', { token, body: { code } })
  const subjects = async (email: string) => (await test.readMail(email)).map(({ subject }) => subject)

  const protectedUser = async () => {
    const person = await test.signUp()
    const key = await begin(person.token)
    const codes: string[] = (await confirmSetup(person.token, codeOf(key))).json().codes
    await test.readMail(person.email)
    test.pass(STEP_MS)
    return { ...person, key, codes }
  }

  it('is off until a code of the app confirms it', async () => {
    const { token, email } = await test.signUp()
    await test.readMail(email)
    expect(await security(token)).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 })
    const begun = (await test.call('POST', '/auth/two-step', { token })).json()
    expect(begun.address).toContain(begun.key)
    expect((await signIn(email)).json()).toHaveProperty('accessToken')
    const wrong = await confirmSetup(token, '000000')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors[0]).toMatchObject({ code: 'wrong-credentials', param: 'code' })

    const code = codeOf(begun.key)
    const confirmed = await confirmSetup(token, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(confirmed.json().codes).toHaveLength(10)
    const since = test.deps.clock().toISOString()
    expect(await security(token)).toMatchObject({ twoStepSince: since, recoveryCodesLeft: 10 })
    expect(await subjects(email)).toContain('Two-step verification is on')
    expect((await test.call('POST', '/auth/two-step', { token })).statusCode).toBe(409)
    expect((await confirmSetup(token, codeOf(begun.key))).statusCode).toBe(409)
  })

  it('only confirms the newest key, within an hour', async () => {
    const { token } = await test.signUp()
    const first = await begin(token)
    const second = await begin(token)
    expect((await confirmSetup(token, codeOf(first))).statusCode).toBe(400)
    test.pass(60 * MINUTE_MS + 1)
    expect((await confirmSetup(token, codeOf(second))).json().errors[0].code).toBe('link-expired')
  })

  it('makes a right password give a ticket, which opens a session with a code and nothing without', async () => {
    const { email, key, id } = await protectedUser()
    const answer = await signIn(email)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['ticket'])
    expect(answer.cookies).toEqual([])
    const { ticket } = answer.json()
    expect(await test.isSignedIn(ticket)).toBe(false)

    const refused = await enter(ticket, '000000')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0]).toMatchObject({ code: 'wrong-credentials', param: 'code' })
    const entered = await enter(ticket, codeOf(key))
    expect(entered.json()).toMatchObject({ remember: true })
    const user = await test.call('GET', '/auth/authorize', { token: entered.json().accessToken })
    expect(user.json().id).toBe(id)
    expect((await enter(ticket, codeOf(key))).json().errors[0].code).toBe('link-expired')
  })

  it('gives no ticket for a wrong password', async () => {
    const { email } = await protectedUser()
    const answer = await signIn(email, 'not this one')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('That email or password is incorrect.')
  })

  it('accepts a code once, even if two sign-ins use it at the same moment', async () => {
    const { email, key } = await protectedUser()
    const tickets = [await ticketOf(email), await ticketOf(email)]
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, codeOf(key))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const again = await enter(await ticketOf(email), codeOf(key))
    expect(again.statusCode).toBe(400)
    test.pass(STEP_MS)
    expect((await enter(await ticketOf(email), codeOf(key))).statusCode).toBe(200)
  })

  it("doesn't accept the code that turned it on", async () => {
    const { token, email } = await test.signUp()
    const key = await begin(token)
    await confirmSetup(token, codeOf(key))
    expect((await enter(await ticketOf(email), codeOf(key))).statusCode).toBe(400)
  })

  it('accepts a ticket for ten minutes, and none from before a new password', async () => {
    const { id, token, email, key } = await protectedUser()
    const [late, replaced] = [await ticketOf(email), await ticketOf(email)]
    const body = { password: 'quartz-lantern-mist', oldPassword: GOOD_PASSWORD }
    await test.call('PUT', `/users/${id}`, { token, body })
    expect((await enter(replaced, codeOf(key))).json().errors[0].code).toBe('link-expired')
    test.pass(10 * MINUTE_MS)
    expect((await enter(late, codeOf(key))).json().errors[0].code).toBe('link-expired')
  })

  it('accepts each recovery code once, however it is typed, and tells the owner', async () => {
    const { email, codes } = await protectedUser()
    const [first = '', second = ''] = codes
    expect((await enter(await ticketOf(email), first.toUpperCase())).statusCode).toBe(200)
    expect((await enter(await ticketOf(email), first)).statusCode).toBe(400)
    const used = await enter(await ticketOf(email), second.replaceAll('-', ' '))
    expect((await security(used.json().accessToken)).recoveryCodesLeft).toBe(8)
    const mails = (await test.readMail(email)).filter(({ subject }) => subject.includes('recovery code'))
    expect(mails.map(({ text }) => /left: (\d+)/.exec(text)?.[1])).toEqual(['9', '8'])
  })

  it('replaces recovery codes', async () => {
    const { email, token, codes } = await protectedUser()
    const renewed: string[] = (await test.call('POST', '/auth/recovery-codes', { token })).json().codes
    expect(renewed).toHaveLength(10)
    expect((await enter(await ticketOf(email), codes[0] ?? '')).statusCode).toBe(400)
    expect((await enter(await ticketOf(email), renewed[0] ?? '')).statusCode).toBe(200)
    expect(await subjects(email)).toContain('Your Cardsight recovery codes were replaced')
  })

  it('is turned off, with its recovery codes, and notifies the owner', async () => {
    const { email, token, key, codes } = await protectedUser()
    const ticket = await ticketOf(email)
    expect((await test.call('DELETE', '/auth/two-step', { token })).statusCode).toBe(204)
    expect((await enter(ticket, codeOf(key))).statusCode).toBe(400)
    expect((await enter(ticket, codes[0] ?? '')).statusCode).toBe(400)
    expect((await signIn(email)).json()).toHaveProperty('accessToken')
    expect(await security(token)).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 })
    expect(await subjects(email)).toContain('Two-step verification is off')
    expect((await test.call('DELETE', '/auth/two-step', { token })).statusCode).toBe(204)
    expect(await subjects(email)).toEqual([])
    expect((await test.call('POST', '/auth/recovery-codes', { token })).statusCode).toBe(404)
  })

  it('is turned off with a code of the last ten minutes, and not with a password alone', async () => {
    const { token, email, key } = await protectedUser()
    const { accessToken } = (await enter(await ticketOf(email), codeOf(key))).json()
    test.pass(11 * MINUTE_MS)
    const turnOff = (by: string) => test.call('DELETE', '/auth/two-step', { token: by })
    for (const by of [token, accessToken]) {
      expect((await turnOff(by)).json().errors[0].code).toBe('confirm-second-factor')
    }
    const body = { password: GOOD_PASSWORD, code: codeOf(key) }
    expect((await test.call('POST', '/auth/confirm', { token, body })).statusCode).toBe(204)
    expect((await turnOff(token)).statusCode).toBe(204)
  })

  it("isn't turned off by a sign-in a moment ago with a password alone", async () => {
    const { id, token } = await protectedUser()
    const now = test.deps.clock()
    const { token: byPassword } = await makeSession(test.deps.database.db, id, { createdAt: now })
    const refused = await test.call('DELETE', '/auth/two-step', { token: byPassword })
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'confirm-second-factor'])
    expect((await security(token)).twoStepSince).not.toBeNull()
  })

  it('ends all other sessions when it is turned on or off, and when codes are renewed', async () => {
    const { token, email } = await test.signUp()
    const signInElsewhere = async (): Promise<string> => (await signIn(email)).json().accessToken
    const beforeOn = await signInElsewhere()
    const key = await begin(token)
    await confirmSetup(token, codeOf(key))
    expect(await test.isSignedIn(beforeOn)).toBe(false)
    const withCode = async (): Promise<string> => {
      test.pass(STEP_MS)
      return (await enter(await ticketOf(email), codeOf(key))).json().accessToken
    }
    const beforeRenewal = await withCode()
    await test.call('POST', '/auth/recovery-codes', { token })
    expect(await test.isSignedIn(beforeRenewal)).toBe(false)
    const beforeOff = await withCode()
    await test.call('DELETE', '/auth/two-step', { token })
    expect(await test.isSignedIn(beforeOff)).toBe(false)
    expect(await test.isSignedIn(token)).toBe(true)
  })

  it.each([
    ['POST', '/auth/two-step'],
    ['POST', '/auth/recovery-codes'],
  ] as const)('needs a recent sign-in for %s %s', async (method, path) => {
    const { token } = await protectedUser()
    test.pass(11 * MINUTE_MS)
    const answer = await test.call(method, path, { token })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors[0].code).toBe('confirm-identity')
  })

  it('allows 10 wrong codes from one address, and 20 in all, before the right one is refused', async () => {
    const { email, key } = await protectedUser()
    const ticket = await ticketOf(email)
    const guess = (code: string, address: string) =>
      test.call('POST', '/auth/sign-in/code', { body: { ticket, code }, address })
    const statuses = async (address: string) => {
      const answers = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        answers.push((await guess('000000', address)).statusCode)
      }
      return answers
    }
    const tenWrong = Array.from({ length: 10 }, () => 400)
    expect(await statuses('198.51.100.1')).toEqual([...tenWrong, 429])
    expect(await statuses('198.51.100.2')).toEqual([...tenWrong, 429])
    expect((await guess(codeOf(key), '198.51.100.3')).statusCode).toBe(429)
  })

  it('stores neither the key nor the recovery codes in plain text, and exports neither', async () => {
    const { id, token, key, codes } = await protectedUser()
    const { db } = test.deps.database
    const apps = await db.selectFrom('authenticator_apps').selectAll().execute()
    expect(JSON.stringify(apps)).not.toContain(key)
    const hashes = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    expect(hashes.map(({ code_hash }) => code_hash.length)).toEqual(codes.map(() => 32))
    const exported = await test.call('GET', `/users/${id}/export`, { token })
    expect(exported.json().data.signInSecurity).toMatchObject({ recoveryCodesLeft: 10 })
    expect(exported.body).not.toContain(key)
    expect(exported.body).not.toContain(codes[0])
  })

  describe('and a recent sign-in', () => {
    const confirm = (token: string, body: object) =>
      test.call('POST', '/auth/confirm', { token, body: { password: GOOD_PASSWORD, ...body } })
    const exportData = (id: string, token: string) => test.call('GET', `/users/${id}/export`, { token })
    const longSignedIn = async () => {
      const person = await protectedUser()
      test.pass(11 * MINUTE_MS)
      return person
    }

    it('asks for a code after the right password, and for the password first', async () => {
      const { id, token, key } = await longSignedIn()
      const wrongPassword = await confirm(token, { password: 'not this one', code: codeOf(key) })
      expect(wrongPassword.json().errors[0]).toMatchObject({ code: 'wrong-credentials', param: 'password' })
      const noCode = await confirm(token, {})
      expect(noCode.statusCode).toBe(400)
      expect(noCode.json().errors[0]).toMatchObject({ msg: 'Please enter the code', param: 'code' })
      const wrongCode = await confirm(token, { code: '000000' })
      expect(wrongCode.json().errors[0]).toMatchObject({ code: 'wrong-credentials', param: 'code' })
      expect((await exportData(id, token)).json().errors[0].code).toBe('confirm-identity')
      const code = codeOf(key)
      expect((await confirm(token, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(204)
      expect((await exportData(id, token)).statusCode).toBe(200)
      expect((await confirm(token, { code })).statusCode).toBe(400)
    })

    it('accepts a recovery code once, and tells the owner', async () => {
      const { id, token, email, codes } = await longSignedIn()
      const [code = ''] = codes
      expect((await confirm(token, { code })).statusCode).toBe(204)
      expect((await exportData(id, token)).statusCode).toBe(200)
      expect((await confirm(token, { code })).statusCode).toBe(400)
      expect((await test.readMail(email)).map(({ text }) => /left: (\d+)/.exec(text)?.[1])).toEqual(['9'])
    })

    it('allows 10 wrong codes from one address, which also count for sign-ins', async () => {
      const { token, key, email } = await longSignedIn()
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        expect((await confirm(token, { code: '000000' })).statusCode).toBe(400)
      }
      expect((await confirm(token, { code: codeOf(key) })).statusCode).toBe(429)
      expect((await enter(await ticketOf(email), codeOf(key))).statusCode).toBe(429)
    })

    it("doesn't count codes that come with a wrong password, so that nobody can lock the owner out", async () => {
      const { token, key, email } = await longSignedIn()
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        await confirm(token, { password: 'not this one', code: '000000' })
      }
      expect((await enter(await ticketOf(email), codeOf(key))).statusCode).toBe(200)
    })

    it.each([
      ['email', { email: 'new@example.com', oldPassword: GOOD_PASSWORD }],
      ['password', { password: 'quartz-lantern-mist', oldPassword: GOOD_PASSWORD }],
    ])('is needed to change the %s, besides the old password', async (_, body) => {
      const { id, token, key } = await longSignedIn()
      const change = (update: object) => test.call('PUT', `/users/${id}`, { token, body: update })
      expect((await change({ ...body, oldPassword: 'not this one' })).statusCode).toBe(400)
      const refused = await change(body)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().errors[0].code).toBe('confirm-identity')
      await confirm(token, { code: codeOf(key) })
      expect((await change(body)).statusCode).toBe(200)
    })

    it('deletes the account after a confirmation, and not with the password alone', async () => {
      const { id, token, key } = await protectedUser()
      const remove = (body: object) => test.call('DELETE', `/users/${id}`, { token, body })
      const refused = await remove({ password: GOOD_PASSWORD })
      expect(refused.statusCode).toBe(403)
      expect(refused.json().errors[0].code).toBe('confirm-identity')
      await confirm(token, { code: codeOf(key) })
      expect((await remove({})).statusCode).toBe(204)
      expect(await test.isSignedIn(token)).toBe(false)
    })
  })

  it('is deleted with the account', async () => {
    const { id, token, key } = await protectedUser()
    const body = { password: GOOD_PASSWORD, code: codeOf(key) }
    await test.call('POST', '/auth/confirm', { token, body })
    expect((await test.call('DELETE', `/users/${id}`, { token, body: {} })).statusCode).toBe(204)
    const { db } = test.deps.database
    for (const table of ['authenticator_apps', 'recovery_codes'] as const) {
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
    }
  })

  it('that a thief turned on ends when the owner undoes the change of the email', async () => {
    const { id, token, email } = await test.signUp()
    await test.call('POST', '/auth/verify-email', {
      body: { token: tokenIn((await test.readMail(email))[0]) },
    })
    await test.call('PUT', `/users/${id}`, {
      token,
      body: { email: `thief.${email}`, oldPassword: GOOD_PASSWORD },
    })
    await confirmSetup(token, codeOf(await begin(token)))
    const [change] = (await test.readMail(email)).filter(({ text }) => text.includes('undo-email-change'))
    const undone = await test.call('POST', '/auth/undo-email-change', { body: { token: tokenIn(change) } })
    expect(undone.statusCode).toBe(200)
    const [reset] = await test.readMail(email)
    const password = 'quartz-lantern-mist'
    await test.call('POST', `/auth/password-reset/${tokenIn(reset)}`, { body: { password } })
    expect((await signIn(email, password)).json()).toHaveProperty('accessToken')
  })

  it('has a key that is encrypted again when APP_SECRET changes', async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)]
    const rotated = await createIdentityApp(engine, { cipher: createCipher([older]) })
    const { id, token } = await rotated.signUp()
    const { key } = (await rotated.call('POST', '/auth/two-step', { token })).json()
    await resealTokens({ ...rotated.deps, cipher: createCipher([newer, older]) })
    const { db } = rotated.deps.database
    const { sealed_key } = await db.selectFrom('authenticator_apps').selectAll().executeTakeFirstOrThrow()
    expect(createCipher([newer]).open(sealed_key, id)).toBe(key)
    expect(await countSealedTokens(db)).toBe(1)
    await rotated.close()
  })

  it('stays on when the password is reset', async () => {
    const { email } = await protectedUser()
    await test.call('POST', '/auth/password-restore', { body: { email } })
    const [reset] = await test.readMail(email)
    const password = 'quartz-lantern-mist'
    await test.call('POST', `/auth/password-reset/${tokenIn(reset)}`, { body: { password } })
    expect((await signIn(email, password)).json()).toHaveProperty('ticket')
  })
})
