import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type CardsDetails,
  explanationSchema,
  runNumbersSchema,
  valueOverTimeSchema,
} from '@cardsight/contract/backtest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BankingApp,
  card,
  checking,
  createBankingApp,
  type Line,
  type Person,
  savings,
} from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

const fromChecking = { accountId: checking.accountId }

/**
 * Purchases: card 100 + 40 - 10 + 50 = 180.00, checking 60.00. The rest aren't purchases, or are outside the
 * year.
 */
const lines: readonly Line[] = [
  ['2025-11-09', 70_00, 'KROGER #0123'],
  ['2026-01-05', 100_00, 'KROGER #0123'],
  ['2026-02-10', 40_00, 'CHIPOTLE 0042'],
  ['2026-02-20', -10_00, 'CHIPOTLE 0042'],
  ['2026-03-01', 50_00, 'SHELL OIL 57544'],
  ['2026-03-05', -150_00, 'PAYMENT THANK YOU'],
  ['2026-03-06', 95_00, 'ANNUAL MEMBERSHIP FEE'],
  ['2026-04-01', 60_00, 'SAFEWAY #1234', fromChecking],
  ['2026-04-02', 500_00, 'TRANSFER TO SAVINGS', { ...fromChecking, categoryPrimary: 'TRANSFER_OUT' }],
  ['2026-04-03', -2000_00, 'ACME PAYROLL', { ...fromChecking, categoryPrimary: 'INCOME' }],
  ['2026-04-04', 33_00, 'SAFEWAY #1234', { accountId: savings.accountId }],
  ['2026-11-09', 9_00, 'STARBUCKS 8821', { isPending: true }],
]
const year = { startDate: '2025-11-10', endDate: '2026-11-10', nMonths: '12' }

describe.each(databases)('a run on linked accounts on %s', (engine) => {
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp(engine)
    person = await test.addPerson()
    await test.addLink(person, { accounts: [card, checking, savings], lines })
  })
  afterAll(() => test.close())

  const run = async (query: Record<string, string | string[]>, method: 'GET' | 'POST' = 'GET') =>
    test.call(method, apiPaths.linkedRun, person, { query })
  const moneyOf = ({ results }: CardsDetails, cardId: string) =>
    results[1].find((entry) => entry.cardId === cardId)?.money

  it('B-CALL-17, B-CALL-21: GET with accounts and dates counts their purchases, to the cent', async () => {
    const answer = await run({ account: [card.accountId, checking.accountId], ...year })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    const details: CardsDetails = answer.json()
    expect(details.spending).toBe(240)
    expect(details.avgSpending).toBe(20)
    // 240 × 2 %
    expect(moneyOf(details, 'two-percent')).toBe(4.8)
    // (40 - 10) × 5 % + 210 × 1 %
    expect(moneyOf(details, 'capped-dining')).toBe(3.6)
  })

  it('B-CALL-17, B-RUN-6: an account that the query leaves out is absent from the result', async () => {
    const details: CardsDetails = (await run({ account: card.accountId, ...year })).json()
    expect(details.spending).toBe(180)
    // 180 × 2 %
    expect(moneyOf(details, 'two-percent')).toBe(3.6)
    expect(JSON.stringify(details)).toContain('Kroger')
    expect(JSON.stringify(details)).not.toContain('Safeway')

    const other = (await run({ account: checking.accountId, ...year })).json()
    expect(other.spending).toBe(60)
    expect(JSON.stringify(other)).toContain('Safeway')
    expect(JSON.stringify(other)).not.toContain('Kroger')
  })

  it('B-CALL-17, B-CALL-18: POST returns the same, by default for all accounts and the last 12 months', async () => {
    const [whole, plain] = await Promise.all([
      run({ account: [card.accountId, checking.accountId], ...year }),
      run({}, 'POST'),
    ])
    expect(plain.statusCode).toBe(200)
    expect(plain.json()).toEqual(whole.json())
  })

  it('repeats a shorter range to make a year', async () => {
    const range = { startDate: '2026-01-01', endDate: '2026-03-14' }
    const details: CardsDetails = (await run({ account: card.accountId, ...range })).json()
    expect(details.spending).toBe(180)
    // 73 days, 5 times in 365: 5 × 180 × 2 %
    expect(moneyOf(details, 'two-percent')).toBe(18)
    // 180 × 30 / 73
    expect(details.avgSpending).toBe(73.97)
  })

  it('B-DATA-28: lists merchants, categories, and the spending by month and week', async () => {
    const details: CardsDetails = (await run(year)).json()
    expect(details.transactions_statistics.map(({ category, spending }) => [category, spending])).toEqual([
      ['Supermarkets & Groceries', 160],
      ['Gas Stations', 50],
      ['Restaurants', 30],
    ])
    expect(details.topSpendings).toContainEqual({ name: 'Chipotle', sum: 30 })
    for (const span of [details.spendingStats.month, details.spendingStats.week]) {
      expect(Object.keys(span).sort()).toEqual(['category_order', 'spending_averages', 'time_buckets'])
      expect(span.time_buckets).toHaveLength(6)
    }
  })

  it('returns the same run in compact form', async () => {
    const numbers = runNumbersSchema.parse((await run({ ...year, form: 'numbers' })).json())
    expect(numbers.insights.spending).toBe(240)
  })

  it("has an explanation that adds up to the run's amounts", async () => {
    const query = { account: card.accountId, ...year, card: 'capped-dining', years: '1' }
    const answer = await test.call('GET', apiPaths.linkedExplanation, person, { query })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    const explanation = explanationSchema.parse(answer.json())
    // 30 × 5 % + 150 × 1 %
    expect(explanation).toMatchObject({ spending: 180, money: 3, from: '2025-11-10', to: '2026-11-10' })
    const only = await test.call('GET', apiPaths.linkedExplanation, person, {
      query: { ...query, only: 'Restaurants' },
    })
    expect(only.json()).toMatchObject({ only: 'Restaurants', spending: 30, money: 1.5 })
    const unknown = await test.call('GET', apiPaths.linkedExplanation, person, {
      query: { ...query, card: 'no-such-card' },
    })
    expect(unknown.statusCode).toBe(404)
  })

  it('has a value over time that ends at the totals of the run', async () => {
    const query = { account: card.accountId, ...year, card: ['capped-dining', 'two-percent'] }
    const answer = await test.call('GET', apiPaths.linkedValue, person, { query })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    // 180.00 a year: 30 × 5% + 150 × 1%, and 180 × 2%
    const totals = valueOverTimeSchema.parse(answer.json()).cards.map(({ money }) => [money[12], money[36]])
    expect(totals).toEqual([
      [3, 9],
      [3.6, 10.8],
    ])
  })

  it('B-CALL-22, B-ROLE-11: the debug output takes accounts and dates, and counts what was left out', async () => {
    const query = { account: [card.accountId, checking.accountId], ...year }
    const answer = await test.call('GET', apiPaths.runDebug, person, { query })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.json()).toMatchObject({
      spendingCents: 240_00,
      purchases: 5,
      leftOut: { 'card-payment': 1, 'bank-fee': 1, transfer: 1, income: 1 },
    })
    const mixed = await test.call('GET', apiPaths.runDebug, person, { query: { 1: 'lots', ...year } })
    expect(mixed.statusCode).toBe(400)
  })

  it.each([
    [{ startDate: '2026-11-01', endDate: '2026-11-10' }, 'Minimum date range is 30 days'],
    [
      { startDate: '2025-11-09', endDate: '2026-11-10' },
      'difference between the start and end dates must be smaller than 365 days.',
    ],
    [{ startDate: '2026-01-01' }, 'endDate: is missing; set both dates or neither'],
    [{ ...year, nMonths: '3' }, "nMonths: doesn't match the two dates"],
    [{ ...year, form: 'prose' }, 'form: must be numbers or omitted'],
    [{ account: 'a b' }, 'account: must be an account_id'],
  ])('rejects %j', async (query, sentence) => {
    const answer = await run(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe(sentence)
  })
})

describe('a run without purchases', () => {
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp('embedded')
  })
  afterAll(() => test.close())

  const update = (itemId: string, change: { state?: 'login-required'; last_error?: string }) =>
    test.deps.database.db.updateTable('bank_items').set(change).where('id', '=', itemId).execute()
  const runOf = (person: Person) => test.call('GET', apiPaths.linkedRun, person, { query: year })

  it('says that the bank is still sending', async () => {
    const person = await test.addPerson()
    await test.addLink(person, { item: { history: 'none' } })
    const answer = await runOf(person)
    expect(answer.statusCode).toBe(412)
    expect(answer.json()).toEqual({
      error: "Your bank is still sending your transactions. We'll show your results as soon as they're in.",
      errors: [expect.objectContaining({ code: 'still-importing' })],
    })
  })

  it("B-ERR-6: says that the bank can't be reached, if that's why there is no data", async () => {
    const person = await test.addPerson()
    const { itemId } = await test.addLink(person, { item: { history: 'none' } })
    await update(itemId, { last_error: 'institution-down' })
    const answer = await runOf(person)
    expect(answer.statusCode).toBe(412)
    expect(answer.json().errors).toEqual([
      {
        code: 'bank-attention',
        msg: 'Plaid is experiencing connectivity issues with Tartan Bank.',
        param: { error_type: 'popup', institutionName: 'Tartan Bank' },
      },
    ])
  })

  it('B-ERR-6: says that the bank needs a login, if one of its accounts is requested', async () => {
    const person = await test.addPerson()
    const { itemId } = await test.addLink(person)
    await update(itemId, { state: 'login-required' })
    const query = { ...year, account: card.accountId }
    const answer = await test.call('GET', apiPaths.linkedRun, person, { query })
    expect(answer.json().errors).toEqual([
      {
        code: 'bank-attention',
        msg: 'Tartan Bank asks you to sign in again.',
        param: { error_type: 'popup', institutionName: 'Tartan Bank' },
      },
    ])
  })

  it('B-ERR-6: asks for the login although there are purchases, unless only other banks are requested', async () => {
    const person = await test.addPerson()
    const { itemId } = await test.addLink(person, {
      accounts: [card],
      lines: [['2026-03-05', 40_00, 'KROGER']],
    })
    await test.addLink(person, {
      accounts: [checking],
      lines: [['2026-03-06', 20_00, 'KROGER', fromChecking]],
    })
    expect((await runOf(person)).statusCode).toBe(200)
    await update(itemId, { state: 'login-required' })
    const all = await runOf(person)
    expect(all.statusCode).toBe(412)
    expect(all.json().errors[0].param).toEqual({ error_type: 'popup', institutionName: 'Tartan Bank' })
    const query = { ...year, account: checking.accountId }
    const other = await test.call('GET', apiPaths.linkedRun, person, { query })
    expect(other.statusCode).toBe(200)
    expect(other.json().spending).toBe(20)
  })

  it('says that there are no purchases, also to users without accounts', async () => {
    const [linked, bare] = [await test.addPerson(), await test.addPerson()]
    await test.addLink(linked, { lines: [['2026-03-05', -150_00, 'PAYMENT THANK YOU']] })
    for (const person of [linked, bare]) {
      const answer = await runOf(person)
      expect(answer.statusCode).toBe(412)
      expect(answer.json().errors).toEqual([
        { code: 'no-purchases', msg: 'There are no purchases in these accounts between these dates.' },
      ])
    }
  })
})
