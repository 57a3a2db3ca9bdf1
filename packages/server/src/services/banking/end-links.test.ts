import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BankError } from '../../bank/bank-error.ts'
import { listDueBankEndings } from '../../repositories/bank-endings.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { type BankingApp, createBankingApp, type Line, type Person } from '../../testing/banking-app.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { createRefusingBank } from '../../testing/refusing-bank.ts'
import { endDueLinks, endLinks } from './end-links.ts'

const DAY_MS = 24 * 3600_000
const START = new Date('2026-11-10T12:00:00Z')
const lines: readonly Line[] = [['2026-03-01', 50_00, 'SHELL OIL 57544']]

describe.each(bothDatabases)('removing a link on %s', (engine) => {
  let test: BankingApp
  let now = START
  let isDown = false
  const ended: string[] = []
  beforeAll(async () => {
    const removeItem = async (accessToken: string) => {
      if (isDown) {
        throw new BankError('unavailable', null)
      }
      ended.push(accessToken)
    }
    test = await createBankingApp(engine, { bank: createRefusingBank({ removeItem }), clock: () => now })
  })
  afterAll(() => test.close())

  const waiting = () =>
    listDueBankEndings(test.deps.database.db, [test.deps.bank], { now: new Date('2100-01-01'), most: 100 })
  const transactionsOf = async (person: Person) =>
    (await test.call('GET', apiPaths.transactions, person)).json().transactions
  const leave = ({ id, token }: Person) =>
    test.app.inject({
      method: 'DELETE',
      url: apiPaths.user(id),
      headers: { authorization: `Bearer ${token}` },
    })

  it('deletes stored data right away while the provider is down, and removes the link there later', async () => {
    const person = await test.addPerson()
    const { itemId } = await test.addLink(person, { lines })
    isDown = true
    expect((await test.call('POST', apiPaths.unlinkAll, person)).json()).toEqual({ removed: 1 })
    expect(await transactionsOf(person)).toEqual([])
    expect((await test.call('GET', apiPaths.accounts, person)).json()).toEqual([])
    expect(await waiting()).toMatchObject([{ itemId, attempts: 1 }])

    await endDueLinks(test.deps)
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    now = new Date(now.getTime() + DAY_MS)
    await endDueLinks(test.deps)
    expect(await waiting()).toMatchObject([{ attempts: 2 }])

    isDown = false
    now = new Date(now.getTime() + DAY_MS)
    await endDueLinks(test.deps)
    expect(ended).toEqual([`access-${itemId}`])
    expect(await waiting()).toEqual([])
  })

  it("doesn't make the user wait for a provider that hangs", async () => {
    const person = await test.addPerson()
    const { itemId } = await test.addLink(person, { lines })
    const items = await listBankItems(test.deps.database.db, person.id)
    const bank = createRefusingBank({ removeItem: () => new Promise(() => {}) })
    expect(await endLinks({ ...test.deps, bank }, items, 10)).toBe(1)
    expect(await waiting()).toMatchObject([{ itemId, attempts: 0 }])
    now = new Date(now.getTime() + DAY_MS)
    await endDueLinks(test.deps)
    expect(ended.at(-1)).toBe(`access-${itemId}`)
  })

  it('gives up after months: a provider that never responded has dropped the link', async () => {
    const person = await test.addPerson()
    await test.addLink(person)
    isDown = true
    await test.call('POST', apiPaths.unlinkAll, person)
    for (let day = 0; day < 100; day += 1) {
      now = new Date(now.getTime() + DAY_MS)
      await endDueLinks(test.deps)
    }
    expect(await waiting()).toEqual([])
    isDown = false
  })

  it('deletes an account even while the provider is down, and removes its links later', async () => {
    const { id, token } = await test.addPerson()
    const person = { id, token }
    const { itemId } = await test.addLink(person, { lines })
    await test.deps.database.db
      .updateTable('sessions')
      .set({ signed_in_with: 'social', created_at: now })
      .where('user_id', '=', id)
      .execute()
    isDown = true
    expect((await leave(person)).statusCode).toBe(204)
    expect(await waiting()).toMatchObject([{ itemId }])
    isDown = false
    now = new Date(now.getTime() + DAY_MS)
    await endDueLinks(test.deps)
    expect(ended.at(-1)).toBe(`access-${itemId}`)
  })

  it('exports links, transactions and corrections, but no tokens', async () => {
    const person = await test.addPerson()
    await test.addLink(person, { lines })
    const body = { merchant: 'Shell', category: 'other' }
    await test.call('PUT', apiPaths.merchants, person, { body })
    const row = { account: 'card-1', day: '2026-03-01', cents: 50_00, text: 'SHELL OIL 57544', nth: 0 }
    await test.call('PUT', apiPaths.corrections, person, {
      body: {
        wordings: [{ wording: 'SHELL OIL 1', to: 'gas' }],
        rows: [{ ...row, to: 'excluded', name: 'Trip', split: [{ to: 'gas', cents: 1_00 }] }],
        names: [{ scope: 'merchant', key: 'Shell', name: 'Fuel' }],
      },
    })
    const answer = await test.call('GET', apiPaths.userExport(person.id), person)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data.bank).toMatchObject({
      institutions: [{ institutionName: 'Tartan Bank', accounts: [{ mask: '3333' }] }],
      transactions: [{ day: '2026-03-01', amountCents: 50_00, name: 'SHELL OIL 57544' }],
      merchantCorrections: [{ merchant: 'shell', leaf: 'other' }],
      wordingCorrections: [{ wording: 'shell oil', leaf: 'gas' }],
      rowCorrections: [
        {
          day: '2026-03-01',
          accountId: 'card-1',
          amountCents: 50_00,
          name: 'SHELL OIL 57544',
          nth: 0,
          leaf: 'excluded',
          merchant: 'Trip',
          split: '[{"to":"gas","cents":100}]',
        },
      ],
      merchantNames: [{ scope: 'merchant', key: 'shell', name: 'Fuel' }],
    })
    expect(answer.body).not.toContain('access-')
    expect(answer.body).not.toContain('sealed')
  })
})
