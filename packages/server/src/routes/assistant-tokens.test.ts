import { apiPaths } from '@cardsight/contract/api-paths'
import { defaultProfile } from '@cardsight/contract/profile'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { saveYourCards } from '../repositories/your-cards.ts'
import { changeAssumptions } from '../services/users/assumptions.ts'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { MCP_PATH } from './assistant.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2026-11-10T12:00:00Z')
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }

let now = START
let test: BankingApp
let origin: string
beforeAll(async () => {
  test = await createBankingApp('embedded', { clock: () => now })
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

type Scopes = { hasCards?: boolean; hasSpending?: boolean; days?: number; name?: string }

const askFor = (person: Person, scopes: Scopes = {}) =>
  test.call('POST', apiPaths.accessTokens, person, {
    body: { name: 'Claude', hasCards: true, hasSpending: true, days: 30, ...scopes },
  })

async function createToken(person: Person, scopes: Scopes = {}): Promise<{ token: string; id: string }> {
  const answer = await askFor(person, scopes)
  expect(answer.statusCode, answer.body).toBe(200)
  const { token, details } = answer.json()
  return { token, id: details.id }
}

async function revoke(person: Person, id: string) {
  return test.app.inject({
    method: 'DELETE',
    url: apiPaths.accessToken(id),
    headers: { authorization: `Bearer ${person.token}` },
  })
}

async function ask(token: string | null, name: string, input: Record<string, unknown> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: token === null ? {} : { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(MCP_PATH, origin), { requestInit }))
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
  await client.close()
  const [first] = z.array(z.object({ text: z.string() })).parse(content)
  return {
    answer: z.record(z.string(), z.any()).parse(structuredContent ?? {}),
    text: first?.text ?? '',
    isError: isError ?? false,
  }
}

const post = (authorization: string) =>
  fetch(new URL(MCP_PATH, origin), {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })

const eventsOf = async (person: Person) => {
  const rows = await test.deps.database.db
    .selectFrom('audit_events')
    .select('event')
    .where('user_id', '=', person.id)
    .orderBy('at')
    .execute()
  return rows.map(({ event }) => event)
}

/** Has one card and a year with $6,000 at a store. */
async function addSpender(): Promise<Person> {
  const person = await test.addPerson()
  const cards = [
    { ...lists, id: 'mine', cardId: 'first-year-match', opened: '2020-05', accountIds: ['card-1'] },
  ]
  const content = { version: 1, cards }
  await saveYourCards(test.deps.database.db, person.id, { content, savedAt: START })
  await test.addLink(person, {
    lines: [
      // The history covers the year.
      ['2025-11-01', 100, 'STORE'],
      ['2025-11-20', 400_000, 'STORE'],
      ['2026-10-02', 200_000, 'STORE'],
    ],
  })
  return person
}

describe('an access token', () => {
  it('is shown once, and listed without its secret', async () => {
    const person = await test.addPerson()
    const { token } = await createToken(person, { name: ' Desk ', hasSpending: false, days: 365 })
    expect(token).toMatch(/^cardsight_[\w-]{43}$/)
    const list = await test.call('GET', apiPaths.accessTokens, person)
    expect(list.body).not.toContain(token)
    expect(list.json().tokens).toMatchObject([
      {
        ...{ name: 'Desk', hasCards: true, hasSpending: false, lastUsedAt: null },
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 365 * DAY_MS).toISOString(),
      },
    ])
    const rows = await test.deps.database.db.selectFrom('access_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await eventsOf(person)).toEqual(['token-created'])
  })

  it.each([
    [{ hasCards: false, hasSpending: false }, 'Choose what the token can read.'],
    [{ name: '  ' }, 'Enter a name'],
    [{ days: 31 }, 'Choose 30, 90 or 365 days.'],
  ])('is refused with %j', async (scopes, sentence) => {
    const answer = await askFor(await test.addPerson(), scopes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toContain(sentence)
  })

  it('can be created 20 times', async () => {
    const person = await test.addPerson()
    for (let count = 0; count < 20; count += 1) {
      await createToken(person)
    }
    expect((await askFor(person)).json().error).toContain('20 access tokens')
  })

  it('reads what its scopes allow', async () => {
    const person = await addSpender()
    const [both, cardsOnly, totalsOnly] = await Promise.all([
      createToken(person),
      createToken(person, { hasSpending: false }),
      createToken(person, { hasCards: false }),
    ])
    const cards = await ask(cardsOnly.token, 'your_cards')
    expect(cards.answer.cards).toMatchObject([{ id: 'first-year-match', opened: '2020-05', closed: null }])
    expect((await ask(totalsOnly.token, 'your_cards')).text).toContain("doesn't cover the cards you have")
    expect((await ask(cardsOnly.token, 'your_spending')).text).toContain("doesn't cover your spending")
    const { answer } = await ask(totalsOnly.token, 'your_spending')
    expect(answer).toMatchObject({ total: 6000, byCategory: [{ spending: 6000 }] })
    expect(JSON.stringify(answer)).not.toContain('STORE')
    expect((await ask(both.token, 'your_spending')).answer.total).toBe(6000)
    for (const name of ['your_cards', 'your_spending']) {
      const { isError, text } = await ask(null, name)
      expect([isError, text]).toEqual([true, expect.stringContaining('needs an access token')])
    }
  })

  it('gives the cents of the site on your own spending and cards', async () => {
    const person = await addSpender()
    await changeAssumptions(test.deps, person.id, { ...defaultProfile, credit: 'excellent' })
    const { token } = await createToken(person)
    const site = await test.call('GET', apiPaths.linkedRun, person, { query: { credit: 'excellent' } })
    const { answer } = await ask(token, 'rank_cards', { use_my_data: true })
    const expected = site.json().results['1']
    expect(answer.cards.map((each: { id: string; total: number }) => [each.id, each.total])).toEqual(
      expected
        .slice(0, 10)
        .map((each: { cardId: string; totalMoney: number }) => [each.cardId, each.totalMoney]),
    )
    expect(answer.basis.spendingPerYear).toBe(6000)
    expect(answer.basis.assumptions).toMatch(/^Excellent credit/)
    const wallet = await ask(token, 'best_wallet', { use_my_data: true, size: 1, countBonus: false })
    // 2% of $6,000 instead of the 1% of the card they have.
    expect(wallet.answer.total).toBe(120)
    expect(wallet.answer.cards).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'two-percent', isHeld: false, total: 120 }),
        expect.objectContaining({ id: 'first-year-match', isHeld: true }),
      ]),
    )
    const here = await ask(token, 'which_card', { use_my_data: true, place: 'a hotel', kind: 'hotels' })
    expect(here.answer.choices, here.text).toMatchObject([{ id: 'first-year-match', earns: 1 }])
    // Without being asked, nothing of theirs counts.
    expect((await ask(token, 'rank_cards')).text).toContain('"spending" is missing')
  })

  it('reads nothing of someone else, who cannot revoke it', async () => {
    const [ada, bob] = [await addSpender(), await test.addPerson()]
    const { id } = await createToken(ada)
    const own = await createToken(bob)
    expect((await ask(own.token, 'your_cards')).answer.cards).toEqual([])
    expect((await ask(own.token, 'your_spending')).isError).toBe(true)
    expect((await revoke(bob, id)).statusCode).toBe(404)
    const { tokens } = (await test.call('GET', apiPaths.accessTokens, bob)).json()
    expect(tokens.map((each: { id: string }) => each.id)).toEqual([own.id])
  })

  it('stops working when it is revoked, expired or wrong, and opens nothing but the tools', async () => {
    const person = await test.addPerson()
    const revoked = await createToken(person)
    expect((await post(`Bearer ${revoked.token}`)).status).toBe(200)
    expect((await revoke(person, revoked.id)).statusCode).toBe(204)
    const expired = await createToken(person)
    const login = await test.app.inject({
      url: apiPaths.authorize,
      headers: { authorization: `Bearer ${expired.token}` },
    })
    expect(login.statusCode).toBe(401)
    now = new Date(START.getTime() + 30 * DAY_MS)
    const wrong = [revoked.token, expired.token, person.token, `cardsight_${'x'.repeat(43)}`]
    for (const authorization of [...wrong.map((token) => `Bearer ${token}`), 'Basic YTpi', 'Bearer ']) {
      const answer = await post(authorization)
      expect([authorization, answer.status]).toEqual([authorization, 401])
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'signed-out' }] })
    }
    now = START
  })

  it('is in the security log with its first use, and then once an hour', async () => {
    const person = await test.addPerson()
    const { token } = await createToken(person)
    await Promise.all([1, 2, 3].map(() => post(`Bearer ${token}`)))
    now = new Date(START.getTime() + HOUR_MS - 1)
    await post(`Bearer ${token}`)
    expect(await eventsOf(person)).toEqual(['token-created', 'token-used'])
    now = new Date(START.getTime() + HOUR_MS)
    await post(`Bearer ${token}`)
    expect(await eventsOf(person)).toEqual(['token-created', 'token-used', 'token-used'])
    const { tokens } = (await test.call('GET', apiPaths.accessTokens, person)).json()
    expect(tokens).toMatchObject([{ lastUsedAt: now.toISOString() }])
    now = START
  })

  it('is in the export without its hash, ends with everything else, and is deleted with the account', async () => {
    const person = await test.addPerson()
    const { token } = await createToken(person, { name: 'Desk' })
    const { signInSecurity } = (await test.call('GET', apiPaths.userExport(person.id), person)).json().data
    expect(signInSecurity.accessTokens).toEqual([
      {
        ...{ name: 'Desk', hasCards: true, hasSpending: true, isExtension: false, lastUsedAt: null },
        createdAt: START.toISOString(),
        expiresAt: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      },
    ])
    const body = { endsCalendar: false, endsHousehold: false, endsTokens: true }
    await test.call('POST', apiPaths.signOutEverywhere, person, { body })
    expect((await post(`Bearer ${token}`)).status).toBe(401)
    const other = await test.addPerson()
    const last = await createToken(other)
    await test.deps.database.db.deleteFrom('users').where('id', '=', other.id).execute()
    expect((await post(`Bearer ${last.token}`)).status).toBe(401)
  })
})
