import { apiPaths } from '@cardsight/contract/api-paths'
import { valueOverTimeSchema } from '@cardsight/contract/backtest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BankingApp,
  card,
  checking,
  createBankingApp,
  type Line,
  type Person,
} from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

/** The same bank, names and masks, and even the same ids of accounts and transactions. */
const accounts = [card, checking]
const adasLines: readonly Line[] = [
  ['2026-03-01', 111_00, 'ADAS SECRET DINER'],
  ['2026-03-02', 22_00, 'SHELL OIL 57544'],
]
/** With an old line, so that the year is covered. */
const evesLines: readonly Line[] = [
  ['2026-03-02', 7_00, 'SHELL OIL 57544'],
  ['2020-03-02', 9_00, 'SHELL OIL 57544'],
]

/** A row that both have, corrected by one. */
const evesRow = {
  rows: [
    {
      account: card.accountId,
      day: '2026-03-02',
      cents: 7_00,
      text: 'SHELL OIL 57544',
      nth: 0,
      to: 'excluded',
    },
  ],
}

describe.each(databases)('two people at one bank on %s', (engine) => {
  let test: BankingApp
  let ada: Person
  let eve: Person
  let adasHandle: string
  beforeAll(async () => {
    test = await createBankingApp(engine)
    ada = await test.addPerson()
    eve = await test.addPerson()
    adasHandle = (await test.addLink(ada, { accounts, lines: adasLines })).handle
    await test.addLink(ada, {
      item: { institutionId: 'ins_2', institutionName: 'Adas Other Bank' },
      accounts: [{ ...card, accountId: 'adas-own' }],
      lines: [['2026-03-01', 333_00, 'ADAS SECRET DINER', { accountId: 'adas-own' }]],
    })
    await test.addLink(eve, { accounts, lines: evesLines })
    await test.call('PUT', apiPaths.merchants, ada, {
      body: { merchant: 'Shell', category: 'restaurant' },
    })
    await test.call('PUT', apiPaths.corrections, ada, { body: evesRow })
  })
  afterAll(() => test.close())

  const asEve = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    query: Record<string, string | string[]> = {},
  ) => test.call(method, path, eve, { query })

  it('have their own accounts, status, transactions and corrections', async () => {
    const answers = await Promise.all([
      asEve('GET', apiPaths.accounts),
      asEve('GET', apiPaths.bankStatus),
      asEve('GET', apiPaths.transactions),
      asEve('GET', apiPaths.merchants),
      asEve('GET', apiPaths.corrections),
      asEve('GET', apiPaths.spendingLines, { part: '1' }),
      asEve('GET', apiPaths.userExport(eve.id)),
    ])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body.toLowerCase()).not.toContain('adas')
      expect(answer.body).not.toContain(adasHandle)
    }
    const [own, status, transactions, merchants, corrections, lines] = answers
    expect(own?.json()).toHaveLength(2)
    expect(status?.json().institutions).toHaveLength(1)
    expect(transactions?.json().transactions).toMatchObject([
      { amount: 7, category: 'Gas Stations' },
      { amount: 9 },
    ])
    expect(merchants?.json()).toEqual({ merchants: [] })
    expect(corrections?.json()).toEqual({ merchants: [], wordings: [], rows: [], names: [] })
    // Eve's other line is older than two years.
    expect(lines?.json().lines.cents).toEqual([7_00])
  })

  it.each([
    ['GET', apiPaths.linkedRun],
    ['POST', apiPaths.linkedRun],
    ['GET', apiPaths.runDebug],
    ['GET', apiPaths.linkedExplanation],
  ] as const)("B-ROLE-11: %s %s counts only the user's own purchases", async (method, path) => {
    const query = {
      account: [card.accountId, 'adas-own'],
      ...(path === apiPaths.linkedExplanation && { card: 'two-percent' }),
    }
    const answer = await asEve(method, path, query)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    const { spending, spendingCents } = answer.json()
    expect(spending ?? spendingCents / 100).toBe(7)
    expect(answer.body.toLowerCase()).not.toContain('adas')

    const foreign = await asEve(method, path, { ...query, account: ['adas-own'] })
    expect(foreign.statusCode).toBe(404)
    const unknown = await asEve(method, path, { ...query, account: ['nobodys'] })
    expect(unknown.json()).toEqual(foreign.json())
  })

  it("B-ROLE-11: the value over time counts only the user's own purchases", async () => {
    const ask = (account: string[]) => asEve('GET', apiPaths.linkedValue, { account, card: 'two-percent' })
    const own = await ask([card.accountId, 'adas-own'])
    // 2% of 7 dollars
    expect(valueOverTimeSchema.parse(own.json()).cards[0]?.money[12]).toBe(0.14)
    const foreign = await ask(['adas-own'])
    expect(foreign.statusCode).toBe(404)
    expect((await ask(['nobodys'])).json()).toEqual(foreign.json())
  })

  it("B-ERR-5: can't renew or remove each other's links, and can't distinguish them from missing ones", async () => {
    const unknown = `handle-00000000-0000-0000-0000-000000000000`
    for (const path of [apiPaths.createLinkToken, apiPaths.addToken, apiPaths.removeAccess]) {
      const [foreign, nothing] = await Promise.all([
        asEve('POST', path, { accessToken: adasHandle }),
        asEve('POST', path, { accessToken: unknown }),
      ])
      expect([foreign.statusCode, nothing.statusCode]).toEqual([404, 404])
      expect(foreign.json()).toEqual(nothing.json())
    }
    expect((await test.call('GET', apiPaths.bankStatus, ada)).json().institutions).toHaveLength(2)
  })

  it("share the provider's logos, and only PNGs are served", async () => {
    // The first bytes of every PNG, which is all we check.
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00])
    const institutionLogo = png.toString('base64')
    const person = await test.addPerson()
    await test.addLink(person, { item: { institutionId: 'ins_77', institutionLogo } })
    await test.addLink(person, { item: { institutionId: 'ins_78', institutionLogo: 'PHNjcmlwdD4=' } })
    const address = apiPaths.institutionLogo('ins_77')
    const listed = (await test.call('GET', apiPaths.accounts, person)).json()
    expect(listed).toContainEqual(expect.objectContaining({ institutionLogo: address }))
    const answer = await test.app.inject(address)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload).toEqual(png)
    for (const institutionId of ['ins_78', 'ins_79']) {
      expect((await test.app.inject(apiPaths.institutionLogo(institutionId))).statusCode).toBe(404)
    }
  })

  it("can't use a cursor of each other's pages", async () => {
    const page = await test.call('GET', apiPaths.transactions, ada, { query: { limit: '1' } })
    const { nextCursor } = page.json()
    const answer = await asEve('GET', apiPaths.transactions, { cursor: nextCursor })
    expect(answer.body.toLowerCase()).not.toContain('adas')
  })

  it('only affect their own data with corrections, imports and unlinking', async () => {
    await test.call('PUT', apiPaths.merchants, eve, { body: { merchant: 'Shell', category: null } })
    await test.call('POST', apiPaths.imports, eve, {
      body: {
        institutionName: 'Adas Other Bank',
        accounts: [{ id: 'a', name: card.name, mask: card.mask, subtype: 'credit card' }],
        rows: [{ account: 'a', day: '2026-03-01', amountCents: 100, name: 'X' }],
      },
    })
    await test.call('POST', apiPaths.unlinkAll, eve)
    expect((await test.call('GET', apiPaths.merchants, ada)).json().merchants).toHaveLength(1)
    const removal = { rows: evesRow.rows.map((row) => ({ ...row, to: null })) }
    await test.call('PUT', apiPaths.corrections, eve, { body: removal })
    expect((await test.call('GET', apiPaths.corrections, ada)).json().rows).toHaveLength(1)
    expect((await test.call('GET', apiPaths.accounts, ada)).json()).toHaveLength(3)
    expect((await test.call('POST', apiPaths.linkedRun, ada)).json().spending).toBe(466)
  })
})
