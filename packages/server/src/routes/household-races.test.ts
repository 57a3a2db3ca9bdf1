import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { createHouseholdApp, type HouseholdApp } from '../testing/household-app.ts'

const apart = { isEmailVerified: true, sent: null, received: [], together: null }

describe.each(bothDatabases)('requests about a household at the same moment on %s', (engine) => {
  let test: HouseholdApp
  beforeAll(async () => {
    test = await createHouseholdApp(engine)
  })
  afterAll(() => test.close())
  // All requests come from one address, and each test begins with its full limits.
  beforeEach(() => test.pass(60 * 60_000))

  it('lets one of two people accept the same link', async () => {
    const [ada, bo, cy] = [
      await test.addPerson('Ada'),
      await test.addPerson('Bo'),
      await test.addPerson('Cy'),
    ]
    const token = await test.inviteByMail(ada, bo)
    const answers = await Promise.all([bo, cy].map((person) => test.answer('accept', person, { token })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const partners = [await test.partnerOf(bo), await test.partnerOf(cy)]
    expect(partners.filter((email) => email === ada.email)).toHaveLength(1)
    expect(partners).toContain(null)
  })

  it('lets a person accept one of two invitations', async () => {
    const [ada, bo, cy] = [
      await test.addPerson('Ada'),
      await test.addPerson('Bo'),
      await test.addPerson('Cy'),
    ]
    const tokens = [await test.inviteByMail(ada, cy), await test.inviteByMail(bo, cy)]
    const answers = await Promise.all(tokens.map((token) => test.answer('accept', cy, { token })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect([ada.email, bo.email]).toContain(await test.partnerOf(cy))
    expect(
      [await test.partnerOf(ada), await test.partnerOf(bo)].filter((email) => email === cy.email),
    ).toHaveLength(1)
  })

  it('lets two people who invited each other both accept, and joins them once', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const [toBo, toAda] = [await test.inviteByMail(ada, bo), await test.inviteByMail(bo, ada)]
    const answers = await Promise.all([
      test.answer('accept', bo, { token: toBo }),
      test.answer('accept', ada, { token: toAda }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect([await test.partnerOf(ada), await test.partnerOf(bo)]).toEqual([bo.email, ada.email])
  })

  it('either accepts or withdraws', async () => {
    const [ada, bo] = [await test.addPerson('Ada'), await test.addPerson('Bo')]
    const token = await test.inviteByMail(ada, bo)
    const [accepted] = await Promise.all([test.answer('accept', bo, { token }), test.withdraw(ada)])
    const isTogether = accepted.statusCode === 200
    expect(await test.partnerOf(ada)).toBe(isTogether ? bo.email : null)
    expect(await test.partnerOf(bo)).toBe(isTogether ? ada.email : null)
    expect((await test.get(ada)).sent).toBeNull()
  })

  it('ends once if both end it', async () => {
    const pair = await test.addHousehold()
    await test.readAllMail()
    const ended = await Promise.all(pair.map(test.end))
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await test.get(pair[0]), await test.get(pair[1])]).toEqual([apart, apart])
    expect(await test.readAllMail()).toHaveLength(1)
  })
})
