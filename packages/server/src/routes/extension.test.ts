import { apiPaths } from '@cardsight/contract/api-paths'
import { defaultProfile, usualDebt } from '@cardsight/contract/profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveYourCards } from '../repositories/your-cards.ts'
import { changeAssumptions } from '../services/users/assumptions.ts'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { bothDatabases } from '../testing/databases.ts'
import { MCP_PATH } from './assistant.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = new Date('2026-11-10T12:00:00Z')
const ORIGIN = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }

describe.each(bothDatabases)('a browser extension (%s)', (engine) => {
  let now = START
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp(engine, { clock: () => now })
  })
  afterAll(() => test.close())

  const askForCode = (person: Person) => test.call('POST', apiPaths.extensionCode, person)
  const codeOf = async (person: Person): Promise<string> => (await askForCode(person)).json().code
  const enter = (code: string, remoteAddress = '203.0.113.7') =>
    test.app.inject({
      ...{ method: 'POST', url: apiPaths.extension, remoteAddress, payload: { code } },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
    })
  const keyOf = async (person: Person): Promise<string> => (await enter(await codeOf(person))).json().key
  const withKey = (key: string, method: 'GET' | 'DELETE' = 'GET', url: string = apiPaths.extension) =>
    test.app.inject({ method, url, headers: { authorization: `Bearer ${key}`, origin: ORIGIN } })
  const listed = async (person: Person) =>
    (await test.call('GET', apiPaths.accessTokens, person)).json().tokens
  const save = (person: Person, cards: object[]) =>
    saveYourCards(test.deps.database.db, person.id, { content: { version: 1, cards }, savedAt: START })
  const eventsOf = async (person: Person) => {
    const rows = test.deps.database.db.selectFrom('audit_events').select('event')
    return (await rows.where('user_id', '=', person.id).orderBy('at').execute()).map(({ event }) => event)
  }

  it('gets a key for a code, however it is typed, once', async () => {
    const person = await test.addPerson()
    const answer = await askForCode(person)
    const { code, expiresAt } = answer.json()
    expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(expiresAt).toBe(new Date(START.getTime() + 5 * MINUTE_MS).toISOString())
    const connected = await enter(` ${code.toUpperCase().replaceAll('-', ' ')} `)
    expect(connected.json().key).toMatch(/^cardsight_[\w-]{43}$/)
    const again = await enter(code)
    expect([again.statusCode, again.json().error]).toEqual([
      400,
      'This code is wrong, expired or used. Create a new one on your account page.',
    ])
    expect(await listed(person)).toMatchObject([
      { name: 'Firefox on Linux', isExtension: true, hasCards: true, hasSpending: false, lastUsedAt: null },
    ])
    expect(await eventsOf(person)).toEqual(['token-created'])
    const tables = ['one_time_tokens', 'access_tokens', 'audit_events'] as const
    const rows = await Promise.all(
      tables.map((table) => test.deps.database.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(connected.json().key)
  })

  it('gets one key for a code that arrives many times at once', async () => {
    const person = await test.addPerson()
    const code = await codeOf(person)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await listed(person)).toHaveLength(1)
  })

  it('gets none for a code that is older than five minutes, or not the newest', async () => {
    const person = await test.addPerson()
    const [first, second] = [await codeOf(person), await codeOf(person)]
    expect((await enter(first)).statusCode).toBe(400)
    now = new Date(START.getTime() + 5 * MINUTE_MS)
    expect((await enter(second)).statusCode).toBe(400)
    now = START
    expect(await listed(person)).toEqual([])
  })

  it('may try 20 wrong codes from an address in 15 minutes', async () => {
    const code = await codeOf(await test.addPerson())
    for (let count = 0; count < 20; count += 1) {
      expect((await enter('aaaa-aaaa-aaaa-aaaa', '198.51.100.9')).statusCode).toBe(400)
    }
    const late = await enter(code, '198.51.100.9')
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900'])
    expect((await enter(code)).statusCode).toBe(200)
  })

  it('reads open cards, used caps and what changes rates, and nothing else', async () => {
    const person = await test.addPerson()
    await save(person, [
      {
        ...lists,
        ...{ id: 'mine', cardId: 'capped-dining', nickname: 'Gas', mask: '3333', accountIds: ['card-1'] },
      },
      { ...lists, id: 'plain', cardId: 'two-percent', opened: '2026-10-20' },
      { ...lists, id: 'old', cardId: 'two-percent', closed: '2026-01-01' },
    ])
    await changeAssumptions(test.deps, person.id, {
      ...defaultProfile,
      booksInPortals: true,
      debt: usualDebt,
    })
    await test.addLink(person, { lines: [['2026-11-02', 120_00, 'STORE', { mcc: '5812' }]] })
    const answer = await withKey(await keyOf(person))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      asOf: '2026-11-10',
      yourCards: {
        version: 1,
        cards: [
          { ...lists, id: 'mine', cardId: 'capped-dining', nickname: 'Gas', pointValue: 100 },
          { ...lists, id: 'plain', cardId: 'two-percent', pointValue: 100, opened: '2026-10-20' },
        ],
      },
      used: { mine: { caps: { dining: 120_00 }, top: {} } },
      habits: {
        ...{ memberships: [], activatesCategories: true, booksInPortals: true },
        ...{ hasBusiness: false, carriesBalance: true },
      },
    })
    expect(answer.body).not.toMatch(/STORE|3333|card-1|old|@|Marsh/)
  })

  it('reads how far the bonus is that you are working on', async () => {
    const person = await test.addPerson()
    const bonus = { spendCents: 100_000, by: '2026-12-15', reward: { kind: 'cash', cents: 20_000 } }
    const card = { ...lists, id: 'new', cardId: 'two-percent', opened: '2026-10-20' }
    await save(person, [{ ...card, bonus }])
    const { cards } = (await withKey(await keyOf(person))).json().yourCards
    const spent = { cents: 0, asOf: '2026-11-10' }
    expect(cards).toEqual([{ ...card, pointValue: 100, bonus: { ...bonus, spent } }])
  })

  it('is the only one that can use its key, and can use nothing else', async () => {
    const person = await test.addPerson()
    const key = await keyOf(person)
    const token = (
      await test.call('POST', apiPaths.accessTokens, person, {
        body: { name: 'Claude', hasCards: true, hasSpending: true, days: 30 },
      })
    ).json().token
    for (const other of [token, person.token, `cardsight_${'x'.repeat(43)}`]) {
      const answer = await withKey(other)
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, 'signed-out'])
      expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
    }
    for (const url of [apiPaths.authorize, apiPaths.yourCards, apiPaths.accessTokens, apiPaths.linkedRun]) {
      expect((await withKey(key, 'GET', url)).statusCode).toBe(401)
    }
    const assistant = await test.app.inject({
      ...{ method: 'POST', url: MCP_PATH, payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
      headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    })
    expect(assistant.statusCode).toBe(401)
  })

  it('reads nothing after its owner revoked it, which nobody else can', async () => {
    const [ada, bob] = [await test.addPerson(), await test.addPerson()]
    const key = await keyOf(ada)
    const [{ id }] = await listed(ada)
    const revoke = ({ token }: Person) =>
      test.app.inject({
        ...{ method: 'DELETE', url: apiPaths.accessToken(id) },
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await revoke(bob)).statusCode).toBe(404)
    expect((await withKey(key)).statusCode).toBe(200)
    expect((await revoke(ada)).statusCode).toBe(204)
    expect((await withKey(key)).statusCode).toBe(401)
  })

  it('reads nothing after it disconnected itself, or after a year', async () => {
    const [ada, bob] = [await test.addPerson(), await test.addPerson()]
    const [left, kept] = [await keyOf(ada), await keyOf(bob)]
    expect((await withKey(left, 'DELETE')).statusCode).toBe(204)
    expect([await listed(ada), (await withKey(left)).statusCode]).toEqual([[], 401])
    now = new Date(START.getTime() + 365 * 24 * HOUR_MS - 1)
    expect((await withKey(kept)).statusCode).toBe(200)
    now = new Date(START.getTime() + 365 * 24 * HOUR_MS)
    expect((await withKey(kept)).statusCode).toBe(401)
    now = START
  })

  it('is in the security log with its first use, and then once an hour', async () => {
    const person = await test.addPerson()
    const key = await keyOf(person)
    await Promise.all([withKey(key), withKey(key)])
    now = new Date(START.getTime() + HOUR_MS)
    await withKey(key)
    await withKey(key, 'DELETE')
    expect(await eventsOf(person)).toEqual(['token-created', 'token-used', 'token-used', 'token-revoked'])
    now = START
  })

  it('is in the export, and ends with the account and with everything else', async () => {
    const person = await test.addPerson()
    const key = await keyOf(person)
    const { signInSecurity } = (await test.call('GET', apiPaths.userExport(person.id), person)).json().data
    expect(signInSecurity.accessTokens).toMatchObject([{ name: 'Firefox on Linux', isExtension: true }])
    const code = await codeOf(person)
    const body = { endsCalendar: false, endsHousehold: false, endsTokens: true }
    await test.call('POST', apiPaths.signOutEverywhere, person, { body })
    expect([(await withKey(key)).statusCode, (await enter(code)).statusCode]).toEqual([401, 400])
    const other = await test.addPerson()
    const [otherKey, otherCode] = [await keyOf(other), await codeOf(other)]
    await test.deps.database.db.deleteFrom('users').where('id', '=', other.id).execute()
    expect([(await withKey(otherKey)).statusCode, (await enter(otherCode)).statusCode]).toEqual([401, 400])
  })

  it('may read 120 times an hour', async () => {
    const person = await test.addPerson()
    const key = await keyOf(person)
    await test.deps.database.db.deleteFrom('rate_limits').where('rule', 'like', 'extension%').execute()
    await withKey(key)
    await test.deps.database.db
      .updateTable('rate_limits')
      .set({ tries: 120 })
      .where('rule', 'like', 'extension %')
      .execute()
    expect((await withKey(key)).statusCode).toBe(429)
  })

  it.each([
    [ORIGIN, ORIGIN],
    [
      'moz-extension://0b8a1c1e-0000-4000-8000-000000000000',
      'moz-extension://0b8a1c1e-0000-4000-8000-000000000000',
    ],
    ['https://shop.example', undefined],
  ])('lets an extension ask, and no website: %s', async (origin, allowed) => {
    const answer = await test.app.inject({
      ...{ method: 'OPTIONS', url: apiPaths.extension },
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    expect(answer.headers.vary).toContain('origin')
    expect(answer.headers['access-control-allow-headers']).toBe('authorization, content-type')
  })
})
