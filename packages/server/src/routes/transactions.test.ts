import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import type { TransactionPage } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, card, createBankingApp, type Line, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

const lines: readonly Line[] = [
  ['2026-03-01', 50_00, 'SHELL OIL 57544'],
  ['2026-03-05', -150_00, 'PAYMENT THANK YOU'],
  ['2026-03-05', 12_34, 'QXV 4471'],
  ['2026-11-09', 9_00, 'STARBUCKS 8821', { isPending: true }],
]

describe.each(databases)('a user’s transactions on %s', (engine) => {
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp(engine)
    person = await test.addPerson()
    await test.addLink(person, { lines })
  })
  afterAll(() => test.close())

  const page = async (query: Record<string, string>): Promise<TransactionPage> => {
    const answer = await test.call('GET', apiPaths.transactions, person, { query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const correct = (merchant: string, category: string | null) =>
    test.call('PUT', apiPaths.merchants, person, { body: { merchant, category } })
  const spendingByCategory = async () => {
    const details: CardsDetails = (await test.call('GET', apiPaths.linkedRun, person)).json()
    return details.transactions_statistics.map(({ category, spending }) => [category, spending])
  }

  it('B-CALL-14: are listed newest first, with the category that runs use', async () => {
    const { transactions, nextCursor } = await page({})
    expect(nextCursor).toBeNull()
    expect(transactions).toEqual([
      {
        id: 'transaction-3',
        account_id: card.accountId,
        date: '2026-11-09',
        date_disp: '11/09/26',
        name: 'Starbucks',
        amount: 9,
        currency: 'USD',
        category: 'Restaurants',
        certainty: 'sure',
        pending: true,
      },
      expect.objectContaining({
        name: 'QXV',
        amount: 12.34,
        currency: 'USD',
        category: 'Other',
        certainty: 'unknown',
        pending: false,
      }),
      expect.objectContaining({ amount: -150, category: null, certainty: null }),
      expect.objectContaining({ name: 'Shell', amount: 50, category: 'Gas Stations' }),
    ])
  })

  it('B-CALL-14: are paged, each of them once', async () => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const next: TransactionPage = await page({ limit: '1', ...(cursor !== null && { cursor }) })
      ids.push(...next.transactions.map(({ id }) => id))
      cursor = next.nextCursor
    } while (cursor !== null)
    expect(ids).toEqual(['transaction-3', 'transaction-2', 'transaction-1', 'transaction-0'])
  })

  it.each([
    { cursor: 'nonsense' },
    { cursor: Buffer.from('["2026-02-31","x","y"]').toString('base64url') },
    { limit: '0' },
    { limit: '501' },
  ])('reject %j', async (query) => {
    expect((await test.call('GET', apiPaths.transactions, person, { query })).statusCode).toBe(400)
  })

  it("keep a corrected merchant category in every run, until it's removed", async () => {
    const before = await spendingByCategory()
    expect(before).toEqual([
      ['Gas Stations', 50],
      ['Other', 12.34],
    ])
    const answer = await correct('qXv', 'restaurant')
    expect(answer.json()).toEqual({ merchants: [{ merchant: 'qxv', category: 'restaurant' }] })
    expect(await spendingByCategory()).toEqual([
      ['Gas Stations', 50],
      ['Restaurants', 12.34],
    ])
    expect((await page({})).transactions[1]).toMatchObject({ category: 'Restaurants', certainty: 'sure' })
    expect((await test.call('GET', apiPaths.merchants, person)).json()).toEqual(answer.json())
    expect((await correct('QXV', null)).json()).toEqual({ merchants: [] })
    expect(await spendingByCategory()).toEqual(before)
  })

  it('take a correction by the finest category, and list merchants that are unknown until then', async () => {
    const reviewed = async () => {
      const details: CardsDetails = (await test.call('GET', apiPaths.linkedRun, person)).json()
      return details.merchantReview
    }
    const unknown = { name: 'QXV', leaf: 'other', certainty: 'unknown', confidence: 0, sum: 12.34, count: 1 }
    const inDoubt = { unknown: 12.34, guessed: 12.34, doubtful: 12.34 }
    expect(await reviewed()).toEqual({ spent: 62.34, ...inDoubt, merchants: [unknown] })
    await correct('QXV', 'fast-food')
    expect(await reviewed()).toEqual({ spent: 62.34, unknown: 0, guessed: 0, doubtful: 0, merchants: [] })
    expect(await spendingByCategory()).toContainEqual(['Restaurants', 12.34])
    await correct('QXV', null)
  })

  it.each([
    { merchant: 'Shell', category: 'no-such-category' },
    { merchant: '   ', category: 'gas' },
    { merchant: 'a\u0000b', category: 'gas' },
    { merchant: 'Shell' },
    null,
  ])('reject the correction %j', async (body) => {
    expect((await test.call('PUT', apiPaths.merchants, person, { body })).statusCode).toBe(400)
  })
})
