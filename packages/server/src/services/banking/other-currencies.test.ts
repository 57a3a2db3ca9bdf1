import { apiPaths } from '@cardsight/contract/api-paths'
import { bankStatusSchema } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { customLogin } from '../../testing/custom-login.ts'
import { databases } from '../../testing/databases.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { spentCents } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'

const NOW = new Date('2026-11-10T12:00:00Z')
const day = '2026-11-02'

/** In dollars: 100 + 20 of purchases. In euros: three posted transactions. One is in a currency without an ISO code. */
const login = customLogin([
  {
    name: 'Card',
    mask: '1001',
    rows: [
      { day, dollars: 100, text: 'KROGER #12' },
      { day, dollars: 40, text: 'LE TILLEUL', currency: 'EUR' },
      { day, dollars: -15, text: 'LE TILLEUL', currency: 'EUR' },
      { day, dollars: 7, text: 'SOMETHING', currency: 'BTC' },
      { day, posted: '2026-11-12', dollars: 9, text: 'LE TILLEUL', currency: 'EUR' },
    ],
  },
  {
    name: 'Euro Card',
    mask: '1002',
    currency: 'EUR',
    rows: [
      { day, dollars: 30, text: 'HOTEL MIRADOURO' },
      { day, dollars: 20, text: 'KROGER #12', currency: 'USD' },
    ],
  },
  {
    ...{ name: 'Savings', mask: '1003', type: 'depository', subtype: 'savings', currency: 'EUR' },
    rows: [{ day, dollars: 500, text: 'TRANSFER' }],
  },
])

const exported = z.object({
  data: z.object({
    bank: z.object({
      institutions: z.array(
        z.object({ notIncluded: z.array(z.object({ currency: z.string(), count: z.number() })) }),
      ),
      transactions: z.array(z.object({ name: z.string(), amountCents: z.number(), currency: z.string() })),
    }),
  }),
})

describe.each(databases)('money of other currencies, on %s', (engine) => {
  let sandbox: SandboxBank
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock: () => NOW })
    test = await createBankingApp(engine, { bank: sandbox.bank, clock: () => NOW })
    person = await test.addPerson()
    await linkItem(test.deps, person.id, await sandbox.link(login))
    await syncDueItems(test.deps)
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })

  it('is in no result', async () => {
    expect(await spentCents(test.deps, person.id)).toBe(12_000)
  })

  it('is counted by currency in the status, for accounts that count', async () => {
    const answer = await test.call('GET', apiPaths.bankStatus, person)
    const [status] = bankStatusSchema.parse(answer.json()).institutions
    expect(new Map(status?.leftOut.map(({ currency, count }) => [currency, count]))).toEqual(
      new Map([
        ['EUR', 3],
        ['BTC', 1],
      ]),
    )
  })

  it('is listed with its currency and without a category', async () => {
    const answer = await test.call('GET', '/api/plaid/auth/transactions', person)
    const listed: { name: string; amount: number; currency: string; category: string | null }[] =
      answer.json().transactions
    const inEuros = listed.filter(({ currency }) => currency === 'EUR')
    expect(inEuros.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-15, 9, 30, 40, 500])
    expect(inEuros.every(({ category }) => category === null)).toBe(true)
    expect(listed.filter(({ currency, category }) => currency === 'USD' && category !== null)).toHaveLength(2)
  })

  it('is exported with its currency and a count of what is left out', async () => {
    const answer = await test.call('GET', `/api/users/${person.id}/export`, person)
    const { institutions, transactions } = exported.parse(answer.json()).data.bank
    expect(transactions.filter(({ currency }) => currency === 'EUR')).toHaveLength(5)
    expect(transactions.filter(({ currency }) => currency === 'USD')).toHaveLength(2)
    const counts = institutions.flatMap(({ notIncluded }) => notIncluded)
    // Four posted ones in euros, with that of the savings account, and one in the other currency.
    expect(
      counts.filter(({ currency }) => currency === 'EUR').reduce((sum, { count }) => sum + count, 0),
    ).toBe(4)
    expect(counts.find(({ currency }) => currency === 'BTC')?.count).toBe(1)
  })
})
