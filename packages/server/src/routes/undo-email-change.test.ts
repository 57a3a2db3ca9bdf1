import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkSocial, listSocialIdentities } from '../repositories/social-identities.ts'
import { deleteExpiredData } from '../services/delete-expired-data.ts'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../testing/identity-app.ts'

const DAY_MS = 24 * 60 * 60_000
const NEW_PASSWORD = 'quartz-lantern-mist'

describe.each(databases)('undoing an email change on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const post = (path: string, body: object) => test.call('POST', path, { body })
  const signIn = (email: string, password = GOOD_PASSWORD) => post('/auth/sign-in', { email, password })
  const undo = (token: string) => post('/auth/undo-email-change', { token })
  const verify = (token: string) => post('/auth/verify-email', { token })
  const change = (person: { id: string; token: string }, email: string) =>
    test.call('PUT', `/users/${person.id}`, {
      token: person.token,
      body: { email, oldPassword: GOOD_PASSWORD },
    })

  /** Creates a user with a verified address. */
  const signUpVerified = async () => {
    const person = await test.signUp()
    const [mail] = await test.readMail(person.email)
    expect((await verify(tokenIn(mail))).statusCode).toBe(200)
    return person
  }
  /** Their account after an attacker with the password has changed its email. */
  const changeAsAttacker = async () => {
    const owner = await signUpVerified()
    test.pass(1000)
    const attacker = { id: owner.id, token: String((await signIn(owner.email)).json().accessToken) }
    const newEmail = `attacker.${owner.email}`
    expect((await change(attacker, newEmail)).statusCode).toBe(200)
    return { ...owner, attacker, newEmail }
  }
  /** The link in the email to the old address, and the one that confirms the new address. */
  const readLinks = async (oldEmail: string) => {
    const mails = await test.readAllMail()
    const notice = mails.find(({ to, text }) => to === oldEmail && text.includes('undo-email-change'))
    const confirm = mails.find(({ to, text }) => to !== oldEmail && text.includes('verify-email'))
    return { notice, link: tokenIn(notice), verification: tokenIn(confirm) }
  }
  const changeAndNotify = async () => {
    const taken = await changeAsAttacker()
    return { ...taken, ...(await readLinks(taken.email)) }
  }
  const isDead = async (token: string) => {
    const answer = await undo(token)
    expect(answer.json().error).toBe('This link has expired or was already used.')
    return answer.statusCode === 400
  }

  it('is offered to the old address, and returns the account to its owner', async () => {
    const { email, newEmail, notice, link, attacker, token } = await changeAndNotify()
    expect(notice?.subject).toBe('Your Cardsight email was changed')
    expect(notice?.text).toContain(`http://localhost:3000/undo-email-change/${link}`)
    expect([await test.isSignedIn(token), await test.isSignedIn(attacker.token)]).toEqual([false, true])

    const answer = await undo(link)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().message).toContain('We also sent you a link to choose a new password.')
    expect(await test.isSignedIn(attacker.token)).toBe(false)
    for (const address of [email, newEmail]) {
      expect((await signIn(address)).statusCode).toBe(400)
    }
    const [reset, ...more] = await test.readMail(email)
    expect([reset?.subject, more]).toEqual(['Reset your Cardsight password', []])
    const resetPath = `/auth/password-reset/${tokenIn(reset)}`
    expect((await post(resetPath, { password: NEW_PASSWORD })).statusCode).toBe(200)
    const { accessToken } = (await signIn(email, NEW_PASSWORD)).json()
    const account = await test.call('GET', `/users/${attacker.id}`, { token: accessToken })
    expect(account.json()).toMatchObject({ email, isEmailVerified: true })
    expect(await isDead(link)).toBe(true)
  })

  it('invalidates a verification of the new address', async () => {
    const { link, verification } = await changeAndNotify()
    await undo(link)
    expect((await verify(verification)).statusCode).toBe(400)
  })

  it('works for seven days, and is then deleted', async () => {
    const [early, late] = [await changeAndNotify(), await changeAndNotify()]
    test.pass(7 * DAY_MS - 5000)
    expect((await undo(early.link)).statusCode).toBe(200)
    test.pass(5000)
    expect(await isDead(late.link)).toBe(true)
    await deleteExpiredData(test.deps)
    expect(await test.deps.database.db.selectFrom('email_changes').select('id').execute()).toEqual([])
  })

  it("isn't offered to an unverified address, which may be a stranger’s", async () => {
    const person = await test.signUp()
    await test.readMail(person.email)
    await change(person, `right.${person.email}`)
    const [mail] = await test.readMail(person.email)
    expect(mail?.subject).toBe('Your Cardsight email was changed')
    expect(mail?.text).not.toContain('undo-email-change')
  })

  /** The attacker has verified the first new address, and has then changed to another one. */
  const changeTwice = async () => {
    const first = await changeAndNotify()
    expect((await verify(first.verification)).statusCode).toBe(200)
    test.pass(1000)
    expect((await change(first.attacker, `last.${first.email}`)).statusCode).toBe(200)
    return first
  }

  it('goes back to the first of several changes, even after a later one was undone', async () => {
    const { link, email, newEmail } = await changeTwice()
    const { link: attackersLink } = await readLinks(newEmail)
    expect((await undo(attackersLink)).statusCode).toBe(200)
    expect((await undo(link)).statusCode).toBe(200)
    expect((await test.readMail(email)).map(({ subject }) => subject)).toEqual([
      'Reset your Cardsight password',
    ])
  })

  it('invalidates links to later addresses, whether or not their emails were sent', async () => {
    const sent = await changeTwice()
    const { link: attackersLink } = await readLinks(sent.newEmail)
    expect((await undo(sent.link)).statusCode).toBe(200)
    expect(await isDead(attackersLink)).toBe(true)

    const unsent = await changeTwice()
    expect((await undo(unsent.link)).statusCode).toBe(200)
    expect((await test.readAllMail()).map(({ to }) => to)).not.toContain(unsent.newEmail)
  })

  it('reserves the old address for its owner', async () => {
    const { email, attacker, link } = await changeAndNotify()
    const attempt = { firstName: 'E', lastName: 'V', email: email.toUpperCase(), password: GOOD_PASSWORD }
    expect((await post('/auth/sign-up', attempt)).json().errors[0].code).toBe('taken')
    expect((await change(await test.signUp(), email)).json().errors[0].code).toBe('taken')
    expect((await change(attacker, email)).statusCode).toBe(200)
    expect((await undo(link)).statusCode).toBe(200)

    const other = await changeAsAttacker()
    test.pass(7 * DAY_MS)
    expect((await post('/auth/sign-up', { ...attempt, email: other.email })).statusCode).toBe(200)
  })

  it('removes every sign-in method added after the change', async () => {
    const { id, link, newEmail } = await changeAndNotify()
    const { db } = test.deps.database
    const before = { issuer: 'https://id.example', subject: `own.${id}` }
    const after = { issuer: 'https://id.example', subject: `attacker.${id}` }
    const now = test.deps.clock()
    await linkSocial(db, id, { ...before, linkedAt: new Date(now.getTime() - DAY_MS) })
    await linkSocial(db, id, { ...after, linkedAt: now })
    await post('/auth/password-restore', { email: newEmail })
    const resetToken = tokenIn((await test.readMail(newEmail)).at(-1))
    await undo(link)
    expect(await listSocialIdentities(db, id)).toMatchObject([before])
    const reset = await post(`/auth/password-reset/${resetToken}`, { password: NEW_PASSWORD })
    expect(reset.statusCode).toBe(400)
    const browsers = await db
      .selectFrom('known_browsers')
      .select('browser')
      .where('user_id', '=', id)
      .execute()
    expect(browsers).toEqual([])
  })

  it.each(['', 'not-a-token-at-all', 'x'.repeat(300)])('rejects %j', async (token) => {
    expect(await isDead(token)).toBe(true)
  })

  it('is part of an export while it can be used', async () => {
    const { email, attacker } = await changeAsAttacker()
    const exported = await test.call('GET', `/users/${attacker.id}/export`, { token: attacker.token })
    expect(exported.json().data.emailChanges).toMatchObject([{ oldEmail: email }])
  })
})
