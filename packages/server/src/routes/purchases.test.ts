import { apiPaths } from '@cardsight/contract/api-paths'
import { type LinkedPurchases, linkedPurchasesSchema } from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, card, createBankingApp, type Person } from '../testing/banking-app.ts'

const query = { startDate: '2025-11-10', endDate: '2026-11-10', nMonths: '12' }

describe('the purchases of linked accounts', () => {
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp('postgres')
    person = await test.addPerson()
    await test.addLink(person, {
      accounts: [card],
      lines: [
        ['2025-11-09', 70_00, 'KROGER #0123'],
        ['2026-01-05', 100_00, 'KROGER #0123'],
        ['2026-02-20', -10_00, 'CHIPOTLE 0042'],
        ['2026-03-05', -150_00, 'PAYMENT THANK YOU'],
      ],
    })
  })
  afterAll(() => test.close())

  it('are those in the date range, with negative refunds and nothing that identifies anyone', async () => {
    const answer = await test.call('GET', apiPaths.purchases, person, { query })
    const { window, purchases }: LinkedPurchases = linkedPurchasesSchema.strict().parse(answer.json())
    expect(window).toEqual({ first: '2025-11-10', last: '2026-11-10' })
    expect(purchases.map(({ day, cents, leaf, account }) => [day, cents, leaf, account])).toEqual([
      ['2026-01-05', 100_00, 'supermarket', card.accountId],
      ['2026-02-20', -10_00, 'fast-food', card.accountId],
    ])
    expect(answer.body).not.toMatch(/kroger #|chipotle 0042/i)
  })

  it('belong to one user only', async () => {
    const other = await test.addPerson()
    const answer = await test.call('GET', apiPaths.purchases, other, {
      query: { ...query, account: card.accountId },
    })
    expect(answer.statusCode).toBe(404)
  })
})
