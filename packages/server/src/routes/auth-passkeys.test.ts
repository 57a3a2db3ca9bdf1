import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../testing/identity-app.ts'
import { createSoftPasskey } from '../testing/soft-passkey.ts'

const MINUTE_MS = 60_000
const ORIGIN = 'http://localhost:3000'

describe.each(databases)('passkeys on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const creation = async (token: string) =>
    (await test.call('POST', '/auth/passkeys/creation', { token })).json()
  const request = async () => (await test.call('POST', '/auth/passkeys/request')).json()
  const add = (token: string, body: object) => test.call('POST', '/auth/passkeys', { token, body })
  const signIn = (passkey: object) =>
    test.call('POST', '/auth/passkeys/sign-in', { body: { passkey, remember: true } })
  const passkeysOf = async (token: string) =>
    (await test.call('GET', '/auth/security', { token })).json().passkeys
  const subjects = async (email: string) => (await test.readMail(email)).map(({ subject }) => subject)

  const userWithPasskey = async () => {
    const person = await test.signUp()
    await test.readMail(person.email)
    const passkey = createSoftPasskey(ORIGIN)
    const added = await add(person.token, passkey.register(await creation(person.token)))
    return { ...person, passkey, added }
  }

  it('are added with user verification, for this site, and the owner gets an email', async () => {
    const { token, email, id, added } = await userWithPasskey()
    expect(added.statusCode).toBe(204)
    expect(await passkeysOf(token)).toEqual([
      {
        id: expect.any(String),
        name: 'A browser',
        createdAt: test.deps.clock().toISOString(),
        lastUsedAt: null,
      },
    ])
    expect(await subjects(email)).toEqual(['A passkey was added to your Cardsight account'])
    const options = await creation(token)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Cardsight' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(id)
    expect(options.excludeCredentials).toHaveLength(1)
  })

  it('sign in, and count as both steps', async () => {
    const { id, token, email, passkey } = await userWithPasskey()
    const { key } = (await test.call('POST', '/auth/two-step', { token })).json()
    const timestamp = test.deps.clock().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
    await test.call('POST', '/auth/two-step/confirm', { token, body: { code } })
    const password = await test.call('POST', '/auth/sign-in', { body: { email, password: GOOD_PASSWORD } })
    expect(password.json()).toHaveProperty('ticket')

    const answer = await signIn(passkey.prove(await request()))
    expect(answer.json()).toMatchObject({ remember: true })
    const { accessToken } = answer.json()
    expect((await test.call('GET', '/auth/authorize', { token: accessToken })).json().id).toBe(id)
    const { sessions } = (await test.call('GET', '/auth/sessions', { token: accessToken })).json()
    expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).signedInWith).toBe('passkey')
    expect((await passkeysOf(token))[0].lastUsedAt).toBe(test.deps.clock().toISOString())
  })

  it('answer a challenge once, within five minutes', async () => {
    const { passkey } = await userWithPasskey()
    const once = passkey.prove(await request())
    expect((await signIn(once)).statusCode).toBe(200)
    expect((await signIn(once)).json().errors[0].code).toBe('link-expired')
    const late = passkey.prove(await request())
    test.pass(5 * MINUTE_MS)
    expect((await signIn(late)).json().errors[0].code).toBe('link-expired')
    const invented = passkey.prove({ ...(await request()), challenge: 'x'.repeat(43) })
    expect((await signIn(invented)).json().errors[0].code).toBe('link-expired')
  })

  it('answer a challenge once if it arrives twice at the same moment', async () => {
    const { passkey } = await userWithPasskey()
    const once = passkey.prove(await request())
    const answers = await Promise.all([signIn(once), signIn(once)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it.each([
    ['of another site', { origin: 'https://cardsight.example' }],
    ['without user verification', { isVerified: false }],
  ])('%s are refused, for adding and for signing in', async (_, behavior) => {
    const { token, passkey } = await userWithPasskey()
    const refused = await signIn(passkey.prove(await request(), behavior))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].code).toBe('wrong-credentials')
    const other = createSoftPasskey(ORIGIN)
    expect((await add(token, other.register(await creation(token), behavior))).statusCode).toBe(400)
    expect(await passkeysOf(token)).toHaveLength(1)
  })

  it('with another key are refused, and so are unknown ones', async () => {
    const [ada, eve] = [await userWithPasskey(), await userWithPasskey()]
    const proof = eve.passkey.prove(await request())
    const asAda = ada.passkey.prove(await request())
    const forged = { ...asAda, response: { ...asAda.response, signature: proof.response.signature } }
    expect((await signIn(forged)).statusCode).toBe(400)
    const mixed = { ...proof, response: { ...proof.response, userHandle: asAda.response.userHandle } }
    expect((await signIn(mixed)).json().error).toContain("isn't in use anymore")
    const nobody = { ...asAda.response, userHandle: Buffer.from('not an id').toString('base64url') }
    const strange = { ...ada.passkey.prove(await request()) }
    const answer = await signIn({
      ...strange,
      response: { ...strange.response, userHandle: nobody.userHandle },
    })
    expect(answer.statusCode).toBe(400)
  })

  it('that count signatures are refused if the count goes back', async () => {
    const { passkey } = await userWithPasskey()
    const use = async (signCount: number) =>
      (await signIn(passkey.prove(await request(), { signCount }))).statusCode
    expect(await use(5)).toBe(200)
    expect(await use(5)).toBe(400)
    expect(await use(4)).toBe(400)
    expect(await use(0)).toBe(400)
    expect(await use(6)).toBe(200)
  })

  it('are added by the user who asked, and only once', async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    const passkey = createSoftPasskey(ORIGIN)
    const stolen = passkey.register(await creation(ada.token))
    expect((await add(eve.token, stolen)).statusCode).toBe(400)
    expect((await add(ada.token, stolen)).json().errors[0].code).toBe('link-expired')
    await add(ada.token, passkey.register(await creation(ada.token)))
    await add(ada.token, passkey.register(await creation(ada.token)))
    expect(await passkeysOf(ada.token)).toHaveLength(1)
  })

  it('are renamed and removed by their owner alone', async () => {
    const { token, email, passkey } = await userWithPasskey()
    const eve = await userWithPasskey()
    await test.readMail(email)
    const [{ id }] = await passkeysOf(token)
    const rename = (by: string, name: string, which = id) =>
      test.call('PUT', `/auth/passkeys/${which}`, { token: by, body: { name } })
    const remove = (by: string) => test.call('DELETE', `/auth/passkeys/${id}`, { token: by })
    expect((await rename(eve.token, 'Mine')).statusCode).toBe(404)
    expect((await rename(token, ' ')).json().error).toBe('Please enter a name')
    expect((await rename(token, 'x'.repeat(61))).statusCode).toBe(400)
    expect((await rename(token, 'Phone', randomUUID())).statusCode).toBe(404)
    expect((await rename(token, ' Phone ')).statusCode).toBe(204)
    expect((await passkeysOf(token))[0].name).toBe('Phone')
    const confirm = async (by: string, own: typeof passkey) => {
      const body = { passkey: own.prove(await request()) }
      await test.call('POST', '/auth/confirm', { token: by, body })
    }
    await confirm(eve.token, eve.passkey)
    expect((await remove(eve.token)).statusCode).toBe(404)
    expect((await remove(token)).json().errors[0].code).toBe('confirm-second-factor')
    await confirm(token, passkey)
    expect((await remove(token)).statusCode).toBe(204)
    expect(await passkeysOf(token)).toEqual([])
    expect(await subjects(email)).toEqual(['A passkey was removed from your Cardsight account'])
    expect((await signIn(passkey.prove(await request()))).statusCode).toBe(400)
  })

  it('need a recent sign-in to be added or removed', async () => {
    const { token } = await userWithPasskey()
    const [{ id }] = await passkeysOf(token)
    test.pass(11 * MINUTE_MS)
    const answers = [
      await test.call('POST', '/auth/passkeys/creation', { token }),
      await test.call('DELETE', `/auth/passkeys/${id}`, { token }),
    ]
    expect(answers.map((answer) => answer.json().errors[0].code)).toEqual([
      'confirm-identity',
      'confirm-second-factor',
    ])
  })

  it('end all other sessions when one is added or removed', async () => {
    const { token, email, password } = await test.signUp()
    const signInElsewhere = async (): Promise<string> =>
      (await test.call('POST', '/auth/sign-in', { body: { email, password } })).json().accessToken
    const beforeAdded = await signInElsewhere()
    const passkey = createSoftPasskey(ORIGIN)
    await add(token, passkey.register(await creation(token)))
    expect(await test.isSignedIn(beforeAdded)).toBe(false)
    const beforeRemoved = await signInElsewhere()
    const { accessToken: own } = (await signIn(passkey.prove(await request()))).json()
    const [{ id }] = await passkeysOf(own)
    expect((await test.call('DELETE', `/auth/passkeys/${id}`, { token: own })).statusCode).toBe(204)
    expect(await test.isSignedIn(beforeRemoved)).toBe(false)
    expect(await test.isSignedIn(own)).toBe(true)
  })

  it("confirm their owner's identity, and nobody else's", async () => {
    const [ada, eve] = [await userWithPasskey(), await userWithPasskey()]
    test.pass(11 * MINUTE_MS)
    const confirm = async (passkey: typeof ada.passkey) =>
      test.call('POST', '/auth/confirm', {
        token: ada.token,
        body: { passkey: passkey.prove(await request()) },
      })
    const exportData = () => test.call('GET', `/users/${ada.id}/export`, { token: ada.token })
    expect((await confirm(eve.passkey)).json().error).toBe('That passkey belongs to another account.')
    expect((await exportData()).statusCode).toBe(403)
    expect((await confirm(ada.passkey)).statusCode).toBe(204)
    const exported = await exportData()
    expect(exported.json().data.signInSecurity.passkeys).toMatchObject([{ name: 'A browser' }])
  })

  it('are 20 at most', async () => {
    const { token } = await test.signUp()
    for (let count = 0; count < 20; count += 1) {
      await add(token, createSoftPasskey(ORIGIN).register(await creation(token)))
    }
    const answer = await test.call('POST', '/auth/passkeys/creation', { token })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('You have 20 passkeys, which is the maximum. Remove one first.')
  })

  it('are deleted with the account, and a sign-in with one may delete it', async () => {
    const { id, passkey } = await userWithPasskey()
    const { accessToken: token } = (await signIn(passkey.prove(await request()))).json()
    expect((await test.call('DELETE', `/users/${id}`, { token, body: {} })).statusCode).toBe(204)
    const { db } = test.deps.database
    expect(await db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute()).toEqual([])
    expect((await signIn(passkey.prove(await request()))).statusCode).toBe(400)
  })

  it('that a thief added are removed when the owner undoes the change of the email', async () => {
    const { id, token, email } = await test.signUp()
    await test.call('POST', '/auth/verify-email', {
      body: { token: tokenIn((await test.readMail(email))[0]) },
    })
    const body = { email: `thief.${email}`, oldPassword: GOOD_PASSWORD }
    await test.call('PUT', `/users/${id}`, { token, body })
    const passkey = createSoftPasskey(ORIGIN)
    await add(token, passkey.register(await creation(token)))
    const [change] = (await test.readMail(email)).filter(({ text }) => text.includes('undo-email-change'))
    await test.call('POST', '/auth/undo-email-change', { body: { token: tokenIn(change) } })
    expect((await signIn(passkey.prove(await request()))).statusCode).toBe(400)
  })
})
