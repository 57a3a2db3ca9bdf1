import { apiPaths } from '@cardsight/contract/api-paths'
import { noCosts } from '@cardsight/contract/costs'
import { householdSchema } from '@cardsight/contract/household'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccount, markEmailVerified } from '../repositories/users.ts'
import { type BankingApp, card, checking, createBankingApp, type Line } from '../testing/banking-app.ts'

const joint = { ...checking, name: 'Joint Checking', mask: '0042' }
/** $2,400 of groceries in a year: $200 a month. Each link has its own ids for the same account. */
const jointLines = (accountId: string): Line[] => [
  ['2025-11-15', 1_200_00, 'KROGER #0123', { accountId, transactionId: `${accountId} 1` }],
  ['2026-03-15', 1_200_00, 'KROGER #0123', { accountId, transactionId: `${accountId} 2` }],
]
/** $1,200 of groceries and $600 at restaurants: $100 and $50 a month. */
const cardLines: Line[] = [
  ['2025-11-15', 1_200_00, 'KROGER #0123'],
  ['2026-02-20', 600_00, 'CHIPOTLE 0042'],
]

describe('an account that both people of a household linked', () => {
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp('postgres')
  })
  afterAll(() => test.close())

  const addHousehold = async () => {
    const { db } = test.deps.database
    const [ada, bo] = [await test.addPerson(), await test.addPerson()]
    const emails: string[] = []
    for (const { id } of [ada, bo]) {
      const email = (await findAccount(db, id))?.email ?? ''
      await markEmailVerified(db, id, { email, at: test.deps.clock() })
      emails.push(email)
    }
    await test.call('POST', apiPaths.householdInvitation, ada, { body: { email: emails[1] } })
    const { received } = householdSchema.parse((await test.call('GET', apiPaths.household, bo)).json())
    await test.call('POST', apiPaths.householdAccept, bo, { body: { id: received[0]?.id } })
    return [ada, bo] as const
  }
  type Someone = Parameters<typeof test.addLink>[0]
  const linkJoint = (person: Someone, accountId: string, more: object = {}) =>
    test.addLink(person, {
      accounts: [{ ...joint, accountId, ...more }],
      lines: jointLines(accountId),
    })
  const together = async (person: Someone) =>
    householdSchema.strict().parse((await test.call('GET', apiPaths.household, person)).json()).together

  it.each([
    ['by the id of the bank', { persistentId: 'joint-1' }, { persistentId: 'joint-1', name: 'Household' }],
    ['by name and mask, where the bank has no id', {}, {}],
  ])('is left out of what each sees of the other: %s', async (_, first, second) => {
    const [ada, bo] = await addHousehold()
    await linkJoint(ada, 'joint-of-ada', first)
    await linkJoint(bo, 'joint-of-bo', second)
    await test.addLink(bo, { accounts: [card], lines: cardLines })
    const ofBo = { source: 'linked', monthly: { ...noCosts, grocery: 100, restaurant: 50 } }
    const ofAda = { source: 'linked', monthly: noCosts }
    // Ada's own $200, and Bo's $100 and $50. Bo's own $300 and $50, and nothing more of Ada's.
    expect(await together(ada)).toMatchObject({ theirs: { spending: ofBo }, yours: { spending: ofAda } })
    expect(await together(bo)).toMatchObject({ theirs: { spending: ofAda }, yours: { spending: ofBo } })
  })

  it.each(['gone', 'login-required'] as const)(
    'counts for the other person while the first link is %s',
    async (state) => {
      const [ada, bo] = await addHousehold()
      const { itemId } = await linkJoint(ada, 'joint-of-ada')
      await linkJoint(bo, 'joint-of-bo')
      const { db } = test.deps.database
      await db
        .updateTable('bank_items')
        .set({ state })
        .where('user_id', '=', ada.id)
        .where('id', '=', itemId)
        .execute()
      const spending = { source: 'linked', monthly: { ...noCosts, grocery: 200 } }
      expect(await together(ada)).toMatchObject({ theirs: { spending } })
    },
  )

  it.each([
    ['with other ids of the bank', { persistentId: 'a' }, { persistentId: 'b' }],
    ['with another mask', {}, { mask: '0043' }],
  ])('is another account %s', async (_, first, second) => {
    const [ada, bo] = await addHousehold()
    await linkJoint(ada, 'joint-of-ada', first)
    await linkJoint(bo, 'joint-of-bo', second)
    const spending = { source: 'linked', monthly: { ...noCosts, grocery: 200 } }
    expect(await together(ada)).toMatchObject({ theirs: { spending }, yours: { spending } })
  })
})
