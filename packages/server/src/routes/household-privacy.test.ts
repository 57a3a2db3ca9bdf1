import { apiPaths } from '@cardsight/contract/api-paths'
import { noCosts } from '@cardsight/contract/costs'
import { householdSchema } from '@cardsight/contract/household'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccount, markEmailVerified } from '../repositories/users.ts'
import { type BankingApp, card, createBankingApp, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

/** Bo's own data. None of these texts may reach Ada. */
const secrets = [
  '3333',
  'card-1',
  'Tartan',
  'KROGER',
  'CHIPOTLE',
  'DELTA',
  'transaction',
  'Dinner',
  'account-1',
  '1005',
  'uber',
]
const boCard = {
  id: 'my-own-id',
  cardId: 'one',
  nickname: 'Dinner',
  opened: '2024-03-14',
  closed: '2026-01-31',
  mask: '1005',
  bonus: {
    spendCents: 400_000,
    by: '2024-06-12',
    reward: { kind: 'points', points: 60_000 },
    spent: { cents: 400_000, asOf: '2024-05-05' },
    isEarned: true,
  },
  choices: [{ from: '2024-10-01', options: ['gas'] }],
  authorizedUsers: { count: 1, feeCents: 17_500 },
  credits: ['uber-cash'],
  ticks: [{ creditId: 'uber-cash', on: '2024-11-02', cents: 1000 }],
  activated: ['2024-10-01'],
  pointValue: 150,
  accountIds: ['account-1'],
}

describe.each(databases)('what a household shares on %s', (engine) => {
  let test: BankingApp
  let [ada, bo]: Person[] = []
  const people = () => {
    if (ada === undefined || bo === undefined) {
      throw new Error('both people are added before the tests')
    }
    return [ada, bo] as const
  }
  beforeAll(async () => {
    test = await createBankingApp(engine)
    ada = await test.addPerson()
    bo = await test.addPerson()
    const { db } = test.deps.database
    const emails: string[] = []
    for (const { id } of people()) {
      const email = (await findAccount(db, id))?.email ?? ''
      await markEmailVerified(db, id, { email, at: test.deps.clock() })
      emails.push(email)
    }
    await test.addLink(bo, {
      accounts: [card],
      lines: [
        // Before the 12 months up to 2026-11-10, so it doesn't count.
        ['2025-11-09', 9_999_00, 'KROGER #0123'],
        ['2025-11-15', 6_000_00, 'KROGER #0123'],
        ['2026-02-20', 1_230_00, 'CHIPOTLE 0042'],
        ['2026-02-25', -30_00, 'CHIPOTLE 0042'],
        ['2026-03-01', 606_00, 'DELTA AIR LINES'],
        ['2026-03-05', -7_000_00, 'PAYMENT THANK YOU'],
      ],
    })
    await test.call('PUT', apiPaths.yourCards, bo, {
      body: { version: 1, cards: [boCard, { id: 'b', cardId: 'two', opened: '2025-05' }] },
    })
    await test.call('POST', apiPaths.householdInvitation, ada, { body: { email: emails[1] } })
    const listed = householdSchema.parse((await test.call('GET', apiPaths.household, bo)).json()).received[0]
    const accepted = await test.call('POST', apiPaths.householdAccept, bo, { body: { id: listed?.id } })
    expect(accepted.statusCode, accepted.body).toBe(200)
  })
  afterAll(() => test.close())

  const read = async (person: Person) => {
    const answer = await test.call('GET', apiPaths.household, person)
    return { body: answer.body, household: householdSchema.strict().parse(answer.json()) }
  }

  const shared = {
    spending: {
      source: 'linked',
      // $6,000, $1,230 - $30, and $606, each divided by 12 months: $500, $100 and $50.50, which rounds to $51.
      monthly: { ...noCosts, grocery: 500, restaurant: 100, travel: 51 },
    },
    cards: [
      { cardId: 'one', opened: '2024-03', closed: '2026-01', bonusReceived: '2024-06' },
      { cardId: 'two', opened: '2025-05', closed: null, bonusReceived: null },
    ],
  }

  it('is monthly totals by category, and cards with months', async () => {
    const [first, second] = people()
    const seen = (await read(first)).household.together
    expect(seen?.theirs).toEqual(shared)
    expect(seen?.yours).toEqual({ spending: null, cards: [] })
    // Bo sees the same as Ada, as his own side.
    expect((await read(second)).household.together).toMatchObject({
      theirs: { spending: null, cards: [] },
      yours: shared,
    })
  })

  it('is no merchant, transaction, account, mask, nickname or day', async () => {
    const [first, second] = people()
    const { body, household } = await read(first)
    for (const secret of [...secrets, boCard.id]) {
      expect(body.toLowerCase()).not.toContain(secret.toLowerCase())
    }
    // The email of this test's users contains their id.
    const { theirs } = household.together ?? {}
    expect(JSON.stringify(theirs)).not.toContain(second.id)
    expect(JSON.stringify(theirs)).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })

  it('is also available while a bank needs a new login', async () => {
    const [first, second] = people()
    const { db } = test.deps.database
    await db
      .updateTable('bank_items')
      .set({ state: 'login-required' })
      .where('user_id', '=', second.id)
      .execute()
    expect((await read(first)).household.together?.theirs).toEqual(shared)
  })

  it("doesn't open any other call to the other person", async () => {
    const [first, second] = people()
    for (const path of [apiPaths.user(second.id), apiPaths.userExport(second.id)]) {
      expect((await test.call('GET', path, first)).statusCode).toBe(403)
    }
    const purchases = await test.call('GET', apiPaths.purchases, first, {
      query: { nMonths: '12', account: card.accountId },
    })
    expect(purchases.statusCode).toBe(404)
  })
})
