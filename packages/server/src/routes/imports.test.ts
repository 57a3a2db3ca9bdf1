import { once } from 'node:events'
import { connect } from 'node:net'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import type { AccountList, SavedImport } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

const account = { id: 'a', name: 'Visa Platinum', mask: '4410', subtype: 'credit card' }
const rows = [
  { account: 'a', day: '2026-03-01', amountCents: 20_00, name: 'CHIPOTLE 0042' },
  { account: 'a', day: '2026-03-01', amountCents: 20_00, name: 'CHIPOTLE 0042' },
  { account: 'a', day: '2026-04-01', amountCents: 100_00, name: 'UNKNOWN PLACE', mcc: '5411' },
]
const saved = { institutionName: 'Old Mill Credit Union', accounts: [account], rows }

describe.each(databases)('statements saved to the account on %s', (engine) => {
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp(engine)
  })
  afterAll(() => test.close())

  const save = (person: Person, body: unknown) => test.call('POST', apiPaths.imports, person, { body })
  const accountsOf = async (person: Person): Promise<AccountList> =>
    (await test.call('GET', apiPaths.accounts, person)).json()
  const runOf = async (person: Person): Promise<CardsDetails> =>
    (await test.call('GET', apiPaths.linkedRun, person)).json()

  it('are listed like a linked institution, count in runs and can be removed', async () => {
    const person = await test.addPerson()
    const answer = await save(person, saved)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      institutionName: 'Old Mill Credit Union',
      source: 'import',
      state: 'ready',
      isImporting: false,
      accountCount: 1,
    })
    expect(await accountsOf(person)).toMatchObject([
      {
        name: 'Visa Platinum',
        mask: '4410',
        subtype: 'credit card',
        institutionName: 'Old Mill Credit Union',
      },
    ])
    const details = await runOf(person)
    expect(details.transactions_statistics.map(({ category, spending }) => [category, spending])).toEqual([
      ['Supermarkets & Groceries', 100],
      // Two equal rows on one day are two purchases.
      ['Restaurants', 40],
    ])
    const query = { accessToken: answer.json().handle }
    expect((await test.call('POST', apiPaths.createLinkToken, person, { query })).statusCode).toBe(404)
    const removed = await test.call('POST', apiPaths.removeAccess, person, { query })
    expect(removed.json()).toEqual({ removed: 1 })
    expect(await accountsOf(person)).toEqual([])
  })

  it("saved again, or with an overlapping file, only add what's new", async () => {
    const person = await test.addPerson()
    await save(person, saved)
    await Promise.all([save(person, saved), save(person, saved)])
    const later = { account: 'b', day: '2026-05-01', amountCents: 5_00, name: 'CHIPOTLE 0042' }
    await save(person, {
      ...saved,
      accounts: [{ ...account, id: 'b', name: 'Another name of the file' }],
      rows: [...rows.map((row) => ({ ...row, account: 'b' })), later],
    })
    expect(await accountsOf(person)).toHaveLength(1)
    // 2 × 20 + 100 + 5
    expect((await runOf(person)).spending).toBe(145)
  })

  it('count once if accounts of one request overlap', async () => {
    const person = await test.addPerson()
    const twice = [account, { ...account, id: 'b' }]
    await save(person, {
      ...saved,
      accounts: twice,
      rows: [...rows, ...rows.map((row) => ({ ...row, account: 'b' }))],
    })
    expect((await runOf(person)).spending).toBe(140)
  })

  it.each([
    [{ ...saved, rows: [] }, 'rows'],
    [{ ...saved, rows: [{ ...rows[0], account: 'z' }] }, 'rows'],
    [{ ...saved, rows: [{ ...rows[0], day: '2026-02-30' }] }, 'rows.0.day'],
    [{ ...saved, rows: [{ ...rows[0], amountCents: 1.5 }] }, 'rows.0.amountCents'],
    [{ ...saved, rows: [{ ...rows[0], name: 'a\u0000b' }] }, 'rows.0.name'],
    [{ ...saved, institutionName: ' ' }, 'institutionName'],
    [{ ...saved, accounts: [{ ...account, subtype: 'yacht' }] }, 'accounts.0.subtype'],
  ])('are rejected if invalid: %#', async (body, param) => {
    const answer = await save(await test.addPerson(), body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].param).toBe(param)
  })
})

describe('the maximum number of rows per import', () => {
  it('is 60,000 rows', async () => {
    const test = await createBankingApp()
    const person = await test.addPerson()
    const save = (count: number) =>
      test.call('POST', apiPaths.imports, person, { body: { ...saved, rows: manyRows(count) } })
    expect((await save(60_001)).statusCode).toBe(400)
    expect((await save(60_000)).statusCode).toBe(200)
    const page = await test.call('GET', apiPaths.transactions, person, { query: { limit: '1' } })
    expect(page.json().transactions).toMatchObject([{ date: '2026-09-19', name: 'Chipotle', amount: 1 }])
    await test.close()
  })
})

function manyRows(count: number): SavedImport['rows'] {
  return Array.from({ length: count }, (_, place) => ({
    account: 'a',
    day: `2026-0${1 + (place % 9)}-1${place % 10}`,
    amountCents: 1_00,
    name: `CHIPOTLE ${place}`,
    mcc: null,
    issuerCategory: null,
    isAbroad: false,
  }))
}

describe('imports whose bodies stall', () => {
  it('hold up nobody but their own account', async () => {
    const test = await createBankingApp('embedded')
    const [slow, quick] = [await test.addPerson(), await test.addPerson()]
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const send = (person: Person, address: string, body: string, length: number) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address })
      const head = `POST ${apiPaths.imports} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${person.token}\r\n`
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`)
      return socket.setEncoding('utf8')
    }
    const answers: string[] = []
    const stalled = Array.from({ length: 8 }, () =>
      send(slow, '127.0.0.2', '{', 1000).on('data', (text: string) => answers.push(text)),
    )
    // Two of them are waiting for their bodies.
    await expect.poll(() => answers.length).toBe(6)
    expect(answers.map((text) => text.slice(0, 12))).toEqual(Array<string>(6).fill('HTTP/1.1 429'))
    expect(answers.join('')).toMatch(/retry-after: 5/i)
    const body = JSON.stringify(saved)
    const [text] = await once(send(quick, '127.0.0.3', body, body.length), 'data')
    expect(text).toMatch(/^HTTP\/1\.1 200/)
    for (const socket of stalled) {
      socket.destroy()
    }
    await expect
      .poll(async () => (await test.call('POST', apiPaths.imports, slow, { body: saved })).statusCode)
      .toBe(200)
    await test.close()
  })

  it('are refused before their bodies if nobody is signed in', async () => {
    const test = await createBankingApp('embedded')
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(
      `POST ${apiPaths.imports} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    )
    const [text] = await once(socket, 'data')
    expect(text).toMatch(/^HTTP\/1\.1 401/)
    socket.destroy()
    await test.close()
  })
})
