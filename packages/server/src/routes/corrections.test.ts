import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import { MAX_CORRECTIONS, type SpendingLines, type TransactionPage } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, card, createBankingApp, type Line, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

const lines: readonly Line[] = [
  ['2026-03-01', 50_00, 'SHELL OIL 57544'],
  ['2026-03-01', 50_00, 'SHELL OIL 57544'],
  ['2026-03-05', -150_00, 'PAYMENT THANK YOU'],
  ['2026-03-06', 30_00, 'ZELLE PAYMENT TO ANNA 8812'],
  ['2026-03-07', 40_00, 'ZELLE PAYMENT TO ANNA 9134'],
  ['2026-03-08', 12_34, 'QXV 4471'],
]
const row = { account: card.accountId, day: '2026-03-01', cents: 50_00, text: 'SHELL OIL 57544' } as const

describe.each(databases)('corrections of transactions on %s', (engine) => {
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp(engine)
    person = await test.addPerson()
    await test.addLink(person, { lines })
  })
  afterAll(() => test.close())

  const change = (body: unknown, who = person) => test.call('PUT', apiPaths.corrections, who, { body })
  const spending = async () => {
    const details: CardsDetails = (await test.call('GET', apiPaths.linkedRun, person)).json()
    return Object.fromEntries(details.transactions_statistics.map((each) => [each.category, each.spending]))
  }
  const purchases = async () =>
    (await test.call('GET', apiPaths.purchases, person))
      .json()
      .purchases.map(({ leaf }: { leaf: string }) => leaf)
  const removeAll = async () => {
    const { merchants, wordings, rows, names } = (await test.call('GET', apiPaths.corrections, person)).json()
    const noLonger = (each: object) => ({ ...each, to: null })
    const answer = await change({
      merchants: merchants.map(noLonger),
      wordings: wordings.map(noLonger),
      rows: rows.map(noLonger),
      names: names.map((each: object) => ({ ...each, name: null })),
    })
    expect(answer.json()).toEqual({ merchants: [], wordings: [], rows: [], names: [] })
  }

  it('change runs, purchases and the list at once, and nothing once they are removed', async () => {
    const before = await spending()
    expect(before).toEqual({ 'Gas Stations': 100, Other: 12.34 })
    const answer = await change({
      merchants: [{ merchant: 'QXV', to: 'excluded' }],
      wordings: [{ wording: 'Zelle payment to Anna', to: 'gym' }],
      rows: [{ ...row, nth: 1, to: 'dining' }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      merchants: [{ merchant: 'qxv', to: 'excluded' }],
      wordings: [{ wording: 'zelle payment to anna', to: 'gym' }],
      rows: [{ ...row, nth: 1, to: 'dining' }],
      names: [],
    })
    // One of the two equal rows, and the lines that we take for transfers.
    expect(await spending()).toEqual({ 'Gas Stations': 50, Restaurants: 50, 'Gyms and Fitness Centers': 70 })
    expect((await purchases()).sort()).toEqual(['dining', 'gas', 'gym', 'gym'])
    const { transactions } = (await test.call('GET', apiPaths.transactions, person)).json()
    const gym = 'Gyms and Fitness Centers'
    const categories = transactions.map(({ category }: { category: string | null }) => category)
    // Newest first. Equal rows are numbered in the order of a list, and runs count the same number of them.
    expect(categories).toEqual([null, gym, gym, null, 'Gas Stations', 'Restaurants'])
    expect((await test.call('GET', apiPaths.merchants, person)).json()).toEqual({ merchants: [] })
    await removeAll()
    expect(await spending()).toEqual(before)
  })

  it('count equal rows across pages of the list', async () => {
    await change({ rows: [{ ...row, nth: 0, to: 'dining' }] })
    const categories: (string | null)[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = { limit: '1', ...(cursor !== null && { cursor }) }
      const page: TransactionPage = (await test.call('GET', apiPaths.transactions, person, { query })).json()
      categories.push(page.transactions[0]?.category ?? null)
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(categories.slice(-2)).toEqual(['Restaurants', 'Gas Stations'])
    await removeAll()
  })

  it('split purchases and name merchants, in runs and for every device', async () => {
    const before = await spending()
    const split = [
      { to: 'dining', cents: 20_00 },
      { to: 'excluded', cents: 5_00 },
    ]
    const names = [
      { scope: 'merchant', key: 'QXV', name: 'Corner' },
      { scope: 'wording', key: 'SHELL OIL 9', name: 'Fuel' },
    ]
    const answer = await change({ rows: [{ ...row, nth: 0, to: 'gas', name: 'Trip', split }], names })
    expect(answer.json()).toEqual({
      merchants: [],
      wordings: [],
      rows: [{ ...row, nth: 0, to: 'gas', name: 'Trip', split }],
      names: [
        { scope: 'merchant', key: 'qxv', name: 'Corner' },
        { scope: 'wording', key: 'shell oil', name: 'Fuel' },
      ],
    })
    // 50.00 of the other row, and 50.00 − 20.00 − 5.00 of this one.
    expect(await spending()).toEqual({ 'Gas Stations': 75, Restaurants: 20, Other: 12.34 })
    const { transactions } = (await test.call('GET', apiPaths.transactions, person)).json()
    const named = transactions.map(({ name }: { name: string }) => name)
    expect(named).toEqual(expect.arrayContaining(['Corner', 'Fuel', 'Trip']))
    await removeAll()
    expect(await spending()).toEqual(before)
  })

  it('replace earlier ones, and the last one of a change counts', async () => {
    await change({ rows: [{ ...row, nth: 0, to: 'dining' }] })
    const twice = ['gym', 'drugstore'].map((to) => ({ ...row, nth: 0, to }))
    expect((await change({ rows: twice })).json().rows).toEqual([{ ...row, nth: 0, to: 'drugstore' }])
    await removeAll()
  })

  it('are limited', async () => {
    const many = (count: number, to: string | null) =>
      Array.from({ length: count }, (_, index) => ({ ...row, cents: index, nth: 0, to }))
    const someone = await test.addPerson()
    expect((await change({ rows: many(MAX_CORRECTIONS, 'gas') }, someone)).statusCode).toBe(200)
    expect((await change({ rows: [{ ...row, nth: 9, to: 'gas' }] }, someone)).statusCode).toBe(400)
    expect((await change({ rows: many(1, 'gym') }, someone)).statusCode).toBe(200)
    expect((await change({ rows: many(1, null) }, someone)).statusCode).toBe(200)
    expect((await change({ rows: [{ ...row, nth: 9, to: 'gas' }] }, someone)).statusCode).toBe(200)
  })

  it.each([
    { rows: [{ ...row, nth: 0, to: 'no-such-leaf' }] },
    { rows: [{ ...row, nth: -1, to: 'gas' }] },
    { rows: [{ ...row, day: '2026-02-31', nth: 0, to: 'gas' }] },
    { rows: [{ ...row, nth: 0, to: 'gas', split: [{ to: 'gym', cents: 50_00 }] }] },
    { rows: [{ ...row, nth: 0, to: 'gas', split: [{ to: 'gym', cents: -1 }] }] },
    { names: [{ scope: 'row', key: 'QXV', name: 'x' }] },
    { names: [{ scope: 'merchant', key: 'QXV', name: '' }] },
    { merchants: [{ merchant: '', to: 'gas' }] },
    { wordings: [{ wording: 'a\u0000b', to: 'gas' }] },
    null,
  ])('reject %j', async (body) => {
    expect((await change(body)).statusCode).toBe(400)
  })

  it('don’t change the lines, which the Spending page corrects itself', async () => {
    await change({ merchants: [{ merchant: 'QXV', to: 'gym' }] })
    const part = async (query: Record<string, string>): Promise<SpendingLines> => {
      const answer = await test.call('GET', apiPaths.spendingLines, person, { query })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    // The half year before the last one.
    expect((await part({})).lines.days).toEqual([])
    const found = await part({ part: '1' })
    expect(
      (await test.call('GET', apiPaths.spendingLines, person, { query: { part: '4' } })).statusCode,
    ).toBe(400)
    const { days, texts, cents, kind, certainty, merchant } = found.lines
    expect(days).toEqual(lines.map(([day]) => day))
    expect(cents).toEqual([50_00, 50_00, -150_00, 30_00, 40_00, 12_34])
    expect(texts[5]).toBe('QXV 4471')
    expect(kind.map((index) => found.kinds[index])).toEqual([
      'gas',
      'gas',
      'card-payment',
      'transfer',
      'transfer',
      'other',
    ])
    expect(certainty).toEqual([2, 2, 2, 2, 2, 0])
    expect(found.merchants[merchant[0] ?? -1]).toEqual({ name: 'Shell', key: expect.anything() })
    await removeAll()
  })
})
