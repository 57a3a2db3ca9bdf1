import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import type { AccountList, TransactionPage } from '@cardsight/contract/banking'
import { addDays, parseDay } from '@cardsight/engine/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import { type BankingApp, card, createBankingApp, type Line, type Person } from '../../testing/banking-app.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { startSimpleFin, type TestSimpleFin } from '../../testing/simplefin-bank.ts'

const names = ['WHOLE FOODS MARKET', 'SHELL OIL 5744', 'NETFLIX.COM', 'CHIPOTLE 0042', 'KROGER #12']
/** Ten purchases a week apart, $10 to $100: $550. */
const purchases = Array.from(
  { length: 10 },
  (_, index): Line => [
    addDays(parseDay('2026-09-01'), 7 * index),
    1000 * (index + 1),
    names[index % 5] ?? '',
    { transactionId: `p-${index}` },
  ],
)

describe.each(bothDatabases)('an account that two sources deliver, on %s', (engine) => {
  let simpleFin: TestSimpleFin
  let test: BankingApp
  beforeAll(async () => {
    const clock = () => new Date('2026-11-10T12:00:00Z')
    simpleFin = await startSimpleFin({ clock })
    test = await createBankingApp(engine, { otherBanks: [simpleFin.bank], clock })
  })
  afterAll(async () => {
    await test.close()
    await simpleFin.close()
  })

  const second: NewBankAccount = { ...card, accountId: 'card-2', name: 'Card', mask: null }
  /** The same purchases as another source states them: posted later, with other words around the name. */
  const asSecond = ([day, cents, name]: Line, index: number): Line =>
    ofSecond(addDays(parseDay(day), index % 4), cents, name.toLowerCase(), index)
  const ofSecond = (day: string, cents: number, name: string, index: number): Line => [
    day,
    cents,
    name,
    { accountId: 'card-2', transactionId: `s-${index}` },
  ]
  const addFirst = (person: Person) =>
    test.addLink(person, { item: { linkedAt: new Date('2026-11-10T11:00:00Z') }, lines: purchases })
  const addSecond = (person: Person, lines: readonly Line[], account = second) =>
    test.addLink(person, {
      item: { provider: 'simplefin', environment: 'simulated', institutionId: null },
      accounts: [account],
      lines,
    })
  const withBoth = async (lines = purchases.map(asSecond), account = second) => {
    const person = await test.addPerson()
    await addFirst(person)
    await addSecond(person, lines, account)
    return person
  }
  const accountsOf = async (person: Person): Promise<AccountList> =>
    (await test.call('GET', apiPaths.accounts, person)).json()
  const spentBy = async (person: Person, query: Record<string, string | string[]> = {}) => {
    const run: CardsDetails = (await test.call('GET', apiPaths.linkedRun, person, { query })).json()
    return run.spending
  }

  it('counts once, and is listed as already counted', async () => {
    const person = await withBoth()
    expect(await accountsOf(person)).toMatchObject([
      { account_id: 'card-1', enabled: true },
      { account_id: 'card-2', enabled: false, alreadyCounted: true },
    ])
    expect(await spentBy(person)).toBe(550)
    // A browser that doesn't know yet asks for both.
    expect(await spentBy(person, { account: ['card-1', 'card-2'] })).toBe(550)
    const { transactions }: TransactionPage = (await test.call('GET', apiPaths.transactions, person)).json()
    expect(transactions).toHaveLength(10)
  })

  it('counts by itself, and twice if the person says so', async () => {
    const person = await withBoth()
    expect(await spentBy(person, { account: 'card-2' })).toBe(550)
    expect(await spentBy(person, { account: ['card-1', 'card-2'], again: 'card-2' })).toBe(1100)
  })

  it('counts from the source with the longer history', async () => {
    const older: Line = ['2026-02-01', 5000, 'KROGER #12', { accountId: 'card-2', transactionId: 's-old' }]
    const person = await withBoth([older, ...purchases.map(asSecond)])
    expect(await accountsOf(person)).toMatchObject([
      { account_id: 'card-1', alreadyCounted: true },
      { account_id: 'card-2', enabled: true },
    ])
    expect(await spentBy(person)).toBe(600)
  })

  it.each([
    ['other last digits', purchases.map(asSecond), { ...second, mask: '9999' }],
    [
      'other amounts',
      purchases.map(([day, cents, name], index) => ofSecond(day, cents + 1, name, index)),
      second,
    ],
    [
      'days that are four apart',
      purchases.map(([day, cents, name], index) => ofSecond(addDays(parseDay(day), 4), cents, name, index)),
      second,
    ],
    [
      'other names',
      purchases.map(([day, cents], index) => ofSecond(day, cents, 'ZZYZX HOLDINGS', index)),
      second,
    ],
  ])('is another account with %s', async (_, lines, account) => {
    const person = await withBoth(lines, account)
    expect((await accountsOf(person)).map(({ enabled }) => enabled)).toEqual([true, true])
    expect(await spentBy(person)).toBeGreaterThanOrEqual(1100)
  })

  it('counts once in a file next to a link, which goes on', async () => {
    const person = await test.addPerson()
    await addFirst(person)
    const account = { id: 'a', name: 'Visa', mask: '3333', subtype: 'credit card' }
    const rows = purchases
      .slice(0, 6)
      .map(([day, amountCents, name]) => ({ account: 'a', day, amountCents, name }))
    const body = { institutionName: 'Tartan Bank', accounts: [account], rows }
    expect((await test.call('POST', apiPaths.imports, person, { body })).statusCode).toBe(200)
    expect((await accountsOf(person)).map(({ enabled }) => enabled)).toEqual([true, false])
    expect(await spentBy(person)).toBe(550)
  })
})
