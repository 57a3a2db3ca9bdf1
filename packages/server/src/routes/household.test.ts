import { noCosts } from '@cardsight/contract/costs'
import { householdSentences } from '@cardsight/contract/household'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markEmailVerified } from '../repositories/users.ts'
import { databases } from '../testing/databases.ts'
import { makeSession } from '../testing/factories.ts'
import { createHouseholdApp, type HouseholdApp } from '../testing/household-app.ts'
import { GOOD_PASSWORD, tokenIn } from '../testing/identity-app.ts'

const path = '/users/household'
const DAY_MS = 24 * 60 * 60_000
const apart = { isEmailVerified: true, sent: null, received: [], together: null }
const amounts = { ...noCosts, grocery: 500, gas: 100, restaurant: 300, recreation: 50, other: 700 }

describe.each(databases)('a household on %s', (engine) => {
  let test: HouseholdApp
  beforeAll(async () => {
    test = await createHouseholdApp(engine)
  })
  afterAll(() => test.close())
  // All requests come from one address, and each test begins with its full limits.
  beforeEach(() => test.pass(60 * 60_000))

  it('begins when the invited person accepts with the link in the email', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    expect(await test.get(ada)).toEqual(apart)
    const sent = await test.invite(ada, bo)
    const expiresAt = new Date(test.deps.clock().getTime() + 7 * DAY_MS).toISOString()
    expect(sent.json()).toEqual({ ...apart, sent: { email: bo.email, expiresAt } })
    const [mail] = await test.readMail(bo.email)
    expect(mail?.text).toContain(`${ada.email} invites you to a household on Cardsight.`)
    expect(mail?.text).toContain('You’d never see each other’s transactions, merchants, or accounts.')
    const token = tokenIn(mail)
    const read = await test.call('POST', `${path}/received`, { token: bo.token, body: { token } })
    expect(read.json()).toMatchObject({
      from: { firstName: 'Ada', lastName: 'Quill', email: ada.email },
      expiresAt,
    })
    const accepted = await test.answer('accept', bo, { token })
    expect(accepted.json()).toMatchObject({
      sent: null,
      received: [],
      together: { partner: { email: ada.email } },
    })
    expect(await test.get(ada)).toMatchObject({
      sent: null,
      together: { partner: { firstName: 'Bo', email: bo.email } },
    })
    const [joined] = await test.readMail(ada.email)
    expect(joined?.text).toContain(`${bo.email} accepted your invitation.`)
    // The link works once.
    expect((await test.answer('accept', await test.addPerson(), { token })).json().error).toBe(
      householdSentences.invitationGone,
    )
  })

  it('is listed for a verified address only, and can be accepted without the link', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const eve = await test.signUp({ email: `eve.${bo.email}` })
    await test.inviteEmail(ada, eve.email.toUpperCase())
    expect(await test.get(eve)).toEqual({ ...apart, isEmailVerified: false })
    const at = test.deps.clock()
    await markEmailVerified(test.deps.database.db, eve.id, { email: eve.email, at })
    const [listed] = (await test.get(eve)).received
    expect(listed?.from.email).toBe(ada.email)
    const id = listed?.id ?? ''
    // Someone else can't use the id.
    expect((await test.answer('accept', bo, { id })).statusCode).toBe(400)
    expect((await test.answer('accept', eve, { id })).statusCode).toBe(200)
    expect(await test.partnerOf(eve)).toBe(ada.email)
  })

  it('can be declined, withdrawn, or left until it expires, and then the link is dead', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const declined = await test.inviteByMail(ada, bo)
    expect((await test.answer('decline', bo, { token: declined })).json()).toEqual(apart)
    expect(await test.get(ada)).toEqual(apart)

    const withdrawn = await test.inviteByMail(ada, bo)
    expect((await test.withdraw(ada)).json()).toEqual(apart)

    const expired = await test.inviteByMail(ada, bo)
    test.pass(7 * DAY_MS)
    expect(await test.get(ada)).toEqual(apart)
    expect((await test.get(bo)).received).toEqual([])
    for (const token of [declined, withdrawn, expired, 'x'.repeat(43)]) {
      for (const what of ['accept', 'decline'] as const) {
        const refused = await test.answer(what, bo, { token })
        expect([refused.statusCode, refused.json().error]).toEqual([400, householdSentences.invitationGone])
      }
    }
    // An expired invitation doesn't keep anyone from inviting again.
    expect((await test.invite(ada, bo)).statusCode).toBe(200)
  })

  it("doesn't send an invitation that was withdrawn before the mail went out", async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    await test.invite(ada, bo)
    await test.withdraw(ada)
    expect(await test.readMail(bo.email)).toEqual([])
  })

  it('is accepted by a verified account with the invited address alone', async () => {
    const [ada, bo, eve] = [await test.addPerson(), await test.addPerson(), await test.addPerson()]
    const token = await test.inviteByMail(ada, bo)
    for (const what of ['received', 'accept', 'decline']) {
      const stolen = await test.call('POST', `${path}/${what}`, { token: eve.token, body: { token } })
      expect([stolen.statusCode, stolen.json().error]).toEqual([400, householdSentences.otherAddress])
    }
    const { db } = test.deps.database
    const verify = (at: Date | null) =>
      db.updateTable('users').set({ email_verified_at: at }).where('id', '=', bo.id).execute()
    await verify(null)
    const early = await test.answer('accept', bo, { token })
    expect([early.statusCode, early.json().error]).toEqual([400, householdSentences.emailUnconfirmed])
    await verify(test.deps.clock())
    expect((await test.answer('accept', bo, { token })).statusCode).toBe(200)
  })

  it.each(['password-reset', 'sign-out-everywhere'] as const)(
    'ends with the calendar address in a %s, if the person says so',
    async (step) => {
      const [ada, bo] = [await test.addPerson(), await test.addPerson()]
      const token = await test.inviteByMail(ada, bo)
      await test.answer('accept', bo, { token })
      const { url } = (await test.call('POST', '/users/calendar-feed', { token: ada.token })).json()
      const isRead = async () => (await test.app.inject(new URL(url).pathname)).statusCode === 200
      const isTogether = async () =>
        (await test.call('GET', path, { token: bo.token })).json().together !== null
      const endings = [
        {},
        { endsCalendar: true, endsHousehold: false },
        { endsCalendar: true, endsHousehold: true },
      ]
      const seen: boolean[][] = []
      for (const ending of endings) {
        await test.readMail(ada.email)
        if (step === 'password-reset') {
          await test.call('POST', '/auth/password-restore', { body: { email: ada.email } })
          const link = tokenIn((await test.readMail(ada.email))[0])
          const body = { password: 'new-plum-otter', ...ending }
          expect((await test.call('POST', `/auth/password-reset/${link}`, { body })).statusCode).toBe(200)
        } else {
          const { token: session } = await makeSession(test.deps.database.db, ada.id)
          const ended = await test.call('POST', '/auth/sign-out-everywhere', { token: session, body: ending })
          expect(ended.statusCode).toBe(204)
        }
        seen.push([await isRead(), await isTogether()])
      }
      expect(seen).toEqual([
        [true, true],
        [false, true],
        [false, false],
      ])
    },
  )

  it("answers the same whether or not the address has an account, and doesn't store the token", async () => {
    const [ada, bo, cy] = [await test.addPerson(), await test.addPerson(), await test.addPerson()]
    const known = (await test.invite(ada, bo)).json()
    const unknown = (await test.inviteEmail(cy, 'nobody@example.com')).json()
    expect({ ...known, sent: { ...known.sent, email: '' } }).toEqual({
      ...unknown,
      sent: { ...unknown.sent, email: '' },
    })
    const token = tokenIn((await test.readMail(bo.email))[0])
    const rows = await test.deps.database.db.selectFrom('household_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    [
      'an unconfirmed address of their own',
      async (email: string) => ({ from: await test.signUp(), email }),
      400,
      'emailUnconfirmed',
    ],
    ['themselves', async () => ({ from: await test.addPerson(), email: null }), 400, 'ownEmail'],
    [
      'two people at once',
      async (email: string) => {
        const from = await test.addPerson()
        await test.inviteEmail(from, 'first@example.com')
        return { from, email }
      },
      409,
      'alreadyInvited',
    ],
    [
      'a third person',
      async (email: string) => ({ from: (await test.addHousehold())[0], email }),
      409,
      'alreadyTogether',
    ],
  ] as const)('cannot be started with %s', async (_, prepare, status, sentence) => {
    const { from, email } = await prepare(`new.${Math.random()}@example.com`)
    const refused = await test.inviteEmail(from, email ?? from.email.toUpperCase())
    expect([refused.statusCode, refused.json().error]).toEqual([status, householdSentences[sentence]])
  })

  it('has two people: neither the inviter nor a member can accept', async () => {
    const [ada, bo] = await test.addHousehold()
    const cy = await test.addPerson('Cy')
    const token = await test.inviteByMail(cy, bo)
    expect((await test.answer('accept', cy, { token })).json().error).toBe(householdSentences.ownInvitation)
    const refused = await test.answer('accept', bo, { token })
    expect([refused.statusCode, refused.json().error]).toEqual([409, householdSentences.alreadyTogether])
    expect([await test.partnerOf(ada), await test.partnerOf(bo), await test.partnerOf(cy)]).toEqual([
      bo.email,
      ada.email,
      null,
    ])
    // The refused invitation is still open: Bo can accept it after ending the first household.
    await test.end(bo)
    expect((await test.answer('accept', bo, { token })).statusCode).toBe(200)
    expect([await test.partnerOf(ada), await test.partnerOf(bo)]).toEqual([null, cy.email])
  })

  it('replaces the invitations that both had sent', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const token = await test.inviteByMail(ada, bo)
    const other = await test.inviteByMail(bo, ada)
    await test.answer('accept', bo, { token })
    expect((await test.answer('accept', ada, { token: other })).statusCode).toBe(400)
    expect([(await test.get(ada)).sent, (await test.get(bo)).sent]).toEqual([null, null])
  })

  it('can be ended by either at once, which deletes what was shared and tells the other', async () => {
    for (const ender of [0, 1] as const) {
      const pair = await test.addHousehold()
      await test.readAllMail()
      const [who, other] = [pair[ender], pair[ender === 0 ? 1 : 0]]
      await test.share(other, amounts)
      expect((await test.get(who)).together?.theirs.spending).toEqual({ source: 'typed', monthly: amounts })
      expect((await test.get(other)).together?.yours.spending).toEqual({ source: 'typed', monthly: amounts })
      expect((await test.end(who)).json()).toEqual(apart)
      expect(await test.get(other)).toEqual(apart)
      const members = await test.deps.database.db.selectFrom('household_members').select('user_id').execute()
      expect(members.filter(({ user_id: id }) => id === who.id || id === other.id)).toEqual([])
      const mails = await test.readAllMail()
      expect(mails.map(({ to }) => to)).toEqual([other.email])
      expect(mails[0]?.text).toContain(`Your household with ${who.email} has ended.`)
      const late = await test.share(other, amounts)
      expect([late.statusCode, late.json().error]).toEqual([409, householdSentences.notTogether])
    }
  })

  it('ends with either account, and is in the export until then', async () => {
    const [ada, bo] = await test.addHousehold()
    await test.readAllMail()
    await test.share(bo, amounts)
    const exported = await test.call('GET', `/users/${bo.id}/export`, { token: bo.token })
    const since = test.deps.clock().toISOString()
    expect(exported.json().data.household).toEqual({
      invitation: null,
      together: { partnerEmail: ada.email, since, typedSpending: amounts },
    })
    const deleted = await test.call('DELETE', `/users/${bo.id}`, {
      token: bo.token,
      body: { password: GOOD_PASSWORD },
    })
    expect(deleted.statusCode).toBe(204)
    expect(await test.get(ada)).toEqual(apart)
    expect((await test.readMail(ada.email)).map(({ subject }) => subject)).toEqual([
      'Your household on Cardsight has ended',
    ])
  })

  it.each([
    ['ends what the thief of an account agreed to', true],
    ['stays if the owner agreed to it before the theft', false],
  ])('%s, when the owner takes the account back', async (_, isByThief) => {
    const [owner, other] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const thiefEmail = `thief.${owner.email}`
    const join = async (email = owner.email) => {
      await markEmailVerified(test.deps.database.db, owner.id, { email, at: test.deps.clock() })
      const token = await test.inviteByMail(other, { ...owner, email })
      expect((await test.answer('accept', owner, { token })).statusCode).toBe(200)
    }
    const steal = async () => {
      test.pass(1000)
      const body = { email: thiefEmail, oldPassword: GOOD_PASSWORD }
      await test.call('PUT', `/users/${owner.id}`, { token: owner.token, body })
      test.pass(1000)
      return tokenIn((await test.readMail(owner.email))[0])
    }
    if (!isByThief) {
      await join()
      await test.readAllMail()
    }
    const link = await steal()
    if (isByThief) {
      await join(thiefEmail)
    }
    const undone = await test.call('POST', '/auth/undo-email-change', { body: { token: link } })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await test.partnerOf(other)).toBe(isByThief ? null : owner.email)
  })

  it('forgets an invitation with the account that sent it', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const token = await test.inviteByMail(ada, bo)
    await test.call('DELETE', `/users/${ada.id}`, { token: ada.token, body: { password: GOOD_PASSWORD } })
    expect((await test.answer('accept', bo, { token })).statusCode).toBe(400)
    expect(await test.get(bo)).toEqual(apart)
  })

  it.each([
    ['no address', {}, 'Please enter email address'],
    ['a bad address', { email: 'not an address' }, 'Please enter a valid email address'],
  ])('is refused with a sentence for %s', async (_, body, sentence) => {
    const { token } = await test.addPerson()
    const refused = await test.call('POST', `${path}/invitation`, { token, body })
    expect([refused.statusCode, refused.json().error]).toEqual([400, sentence])
  })

  it('limits how many emails a person sends, and how many an address gets', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const send = async (from: Parameters<typeof test.invite>[0], email: string) => {
      const { statusCode } = await test.inviteEmail(from, email)
      await test.withdraw(from)
      return statusCode
    }
    const sent: number[] = []
    for (let nth = 0; nth < 6; nth += 1) {
      sent.push(await send(ada, `friend.${nth}@example.com`))
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429])
    const received: number[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      received.push(await send(bo, 'popular@example.com'))
    }
    expect(received).toEqual([200, 200, 200, 429])
  })
})
