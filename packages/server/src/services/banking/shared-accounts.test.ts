import { apiPaths } from '@cardsight/contract/api-paths'
import type { TransactionPage } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { type CustomAccount, customLogin } from '../../testing/custom-login.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { allTransactions, spentCents } from '../../testing/user-transactions.ts'
import { linkInstitution } from './link-institution.ts'
import { listInstitutions } from './list-institutions.ts'
import { syncDueItems } from './sync-due-items.ts'

const NOON_MS = Date.parse('2026-11-10T12:00:00Z')
const MINUTE_MS = 60_000
const day = '2026-11-02'
const checking = { type: 'depository', subtype: 'checking' }

const joint: CustomAccount = {
  ...checking,
  name: 'Joint Checking',
  mask: '0042',
  rows: [{ day, dollars: 100, text: 'KROGER #12' }],
}
const ownCard = (mask: string, dollars: number): CustomAccount => ({
  name: `Card ${mask}`,
  mask,
  rows: [{ day, dollars, text: 'KROGER #12' }],
})

describe('an account that two logins share', () => {
  let now = new Date(NOON_MS)
  let sandbox: SandboxBank
  let test: BankingApp
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock: () => now })
    test = await createBankingApp('postgres', { bank: sandbox.bank, clock: () => now })
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })

  /** Links as the browser does: with the names and masks that the widget returns. */
  const link = async (userId: string, accounts: readonly CustomAccount[]) => {
    const publicToken = await sandbox.link(customLogin(accounts))
    const metadata = {
      institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
      accounts: accounts.map(({ name, mask }) => ({ name, mask })),
    }
    // Links are in the order of their times.
    now = new Date(now.getTime() + MINUTE_MS)
    await linkInstitution(test.deps, { userId, publicToken, metadata })
    await syncDueItems(test.deps)
  }
  const listed = async (userId: string) =>
    (await listInstitutions(test.deps, userId)).map(({ accounts }) => accounts.map(({ name }) => name))

  const disconnect = async (itemId = '') => {
    const { db } = test.deps.database
    await db.updateTable('bank_items').set({ state: 'gone' }).where('id', '=', itemId).execute()
  }
  const listTransactions = async (person: Person): Promise<TransactionPage['transactions']> =>
    (await test.call('GET', apiPaths.transactions, person)).json().transactions
  const listedDollars = async (person: Person) =>
    (await listTransactions(person)).map(({ amount }) => amount).toSorted((a, b) => a - b)
  const listedAccounts = async (person: Person) =>
    (await listTransactions(person)).map(({ account_id }) => account_id)

  it.each([
    ['by the id of the bank', { persistentId: 'joint-1' }, { persistentId: 'joint-1', name: 'Household' }],
    ['by name and mask, where the bank has no id', {}, {}],
  ])('counts once: %s', async (_, first, second) => {
    const { id } = await test.addPerson()
    await link(id, [{ ...joint, ...first }, ownCard('1111', 20)])
    await link(id, [{ ...joint, ...second }, ownCard('2222', 3)])
    expect(await listed(id)).toEqual([['Card 1111', 'Joint Checking'], ['Card 2222']])
    // 100 of the joint account, 20 and 3 of the cards.
    expect(await spentCents(test.deps, id)).toBe(12_300)
  })

  it('is listed once, from the login that results use, and exported as often as it is stored', async () => {
    const person = await test.addPerson()
    const { id } = person
    const savings = { ...checking, subtype: 'savings', name: 'Joint Savings', mask: '0077' }
    const shared = [
      { ...joint, persistentId: 'joint-1' },
      { ...savings, persistentId: 'joint-2', rows: [{ day, dollars: 5, text: 'WITHDRAWAL' }] },
    ]
    await link(id, [...shared, ownCard('1111', 20)])
    await link(id, [...shared, ownCard('2222', 3)])
    expect(await listedDollars(person)).toEqual([3, 5, 20, 100])
    const [first, second] = await listInstitutions(test.deps, id)
    const stored = await allTransactions(test.deps.database.db, id)
    const accountOf = (itemId = '') =>
      stored.find((row) => row.itemId === itemId && row.amountCents === 10_000)?.accountId
    expect(await listedAccounts(person)).toContain(accountOf(first?.item.id))
    expect(await listedAccounts(person)).not.toContain(accountOf(second?.item.id))
    const exported = (await test.call('GET', apiPaths.userExport(id), person)).json()
    expect(exported.data.bank.transactions).toHaveLength(stored.length)
    expect(stored).toHaveLength(6)

    // Results use the other login while the first one is disconnected, and so does the list.
    await disconnect(first?.item.id)
    expect(await listedDollars(person)).toEqual([3, 5, 20, 100])
    expect(await listedAccounts(person)).toContain(accountOf(second?.item.id))
    expect(await listedAccounts(person)).not.toContain(accountOf(first?.item.id))
  })

  it('counts for the other login once the first one is disconnected', async () => {
    const { id } = await test.addPerson()
    await link(id, [joint, ownCard('1111', 20)])
    await link(id, [joint, ownCard('2222', 3)])
    const [first] = await listInstitutions(test.deps, id)
    await disconnect(first?.item.id)
    expect(await listed(id)).toEqual([['Card 1111'], ['Card 2222', 'Joint Checking']])
    expect(await spentCents(test.deps, id)).toBe(10_300)
  })

  it('counts once, and is refused alone, in a link that combines several banks', async () => {
    const { id } = await test.addPerson()
    await link(id, [{ ...joint, persistentId: 'joint-1' }, ownCard('1111', 20)])
    const { db } = test.deps.database
    // As SimpleFIN does it: a link with other banks has another id.
    await db
      .updateTable('bank_items')
      .set({ institution_id: 'two-banks' })
      .where('user_id', '=', id)
      .execute()
    await expect(link(id, [{ ...joint, persistentId: 'joint-1' }])).rejects.toThrow('is already linked')
    await link(id, [{ ...joint, persistentId: 'joint-1' }, ownCard('2222', 3)])
    expect(await spentCents(test.deps, id)).toBe(12_300)
  })

  it('counts for each of two people', async () => {
    for (const { id } of [await test.addPerson(), await test.addPerson()]) {
      await link(id, [joint])
      expect(await spentCents(test.deps, id)).toBe(10_000)
    }
  })

  it('is not the same one if the ids of the bank differ', async () => {
    const { id } = await test.addPerson()
    await link(id, [{ ...joint, persistentId: 'a' }])
    await link(id, [{ ...joint, persistentId: 'b' }])
    expect(await spentCents(test.deps, id)).toBe(20_000)
  })

  it.each([
    ['of the same login', { persistentId: 'joint-1' }],
    ['of a login without ids of the bank', {}],
  ])('is refused if the new link has nothing else: %s', async (_, ids) => {
    const { id } = await test.addPerson()
    await link(id, [{ ...joint, ...ids }, ownCard('1111', 20)])
    await expect(link(id, [{ ...joint, ...ids }])).rejects.toThrow(
      'First Platypus Bank is already linked. If it asks for your login, choose Renew Access next to it.',
    )
    expect(await listed(id)).toHaveLength(1)
  })
})

describe('cash management, prepaid and PayPal accounts', () => {
  it('count like checking accounts and credit cards', async () => {
    const clock = () => new Date(NOON_MS)
    const sandbox = await startSandboxBank({ clock })
    const test = await createBankingApp('postgres', { bank: sandbox.bank, clock })
    const { id: userId } = await test.addPerson()
    const kinds = [
      ['depository', 'cash management'],
      ['depository', 'prepaid'],
      ['depository', 'paypal'],
      ['credit', 'paypal'],
      ['depository', 'money market'],
    ] as const
    const accounts = kinds.map(([type, subtype], index) => ({
      ...ownCard(`100${index}`, 10 ** index),
      ...{ type, subtype },
    }))
    const publicToken = await sandbox.link(customLogin(accounts))
    const linked = await linkInstitution(test.deps, { userId, publicToken, metadata: null })
    expect(linked.accounts.map(({ kind }) => kind)).toEqual([
      'checking',
      'checking',
      'checking',
      'credit card',
      null,
    ])
    await syncDueItems(test.deps)
    // 1 + 10 + 100 + 1000 dollars, without the 10,000 of the money market account.
    expect(await spentCents(test.deps, userId)).toBe(111_100)
    await test.close()
    await sandbox.close()
  })
})
