import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'

describe('/accounts/get', () => {
  it('returns the accounts of user_good with every required key', async () => {
    const { plaid, link } = await openTestBank()
    const { accounts } = (await plaid.accountsGet({ access_token: await link() })).data
    expect(accounts.map(({ name, mask, subtype }) => [name, mask, subtype])).toEqual([
      ['Plaid Checking', '0000', 'checking'],
      ['Plaid Saving', '1111', 'savings'],
      ['Plaid CD', '2222', 'cd'],
      ['Plaid Credit Card', '3333', 'credit card'],
    ])
    expect(accounts[3]).toEqual({
      account_id: expect.stringMatching(/^[A-Za-z0-9]{37}$/),
      balances: {
        available: 7715.63,
        current: 1284.37,
        limit: 9000,
        iso_currency_code: 'USD',
        unofficial_currency_code: null,
      },
      mask: '3333',
      name: 'Plaid Credit Card',
      official_name: 'Simulated Diamond Credit Card',
      type: 'credit',
      subtype: 'credit card',
      holder_category: 'personal',
    })
  })

  it('uses different account ids for each Item of the same login', async () => {
    const { plaid, link } = await openTestBank()
    const idsOf = async (access_token: string) =>
      (await plaid.accountsGet({ access_token })).data.accounts.map(({ account_id }) => account_id)
    const ids = [...(await idsOf(await link())), ...(await idsOf(await link()))]
    expect(new Set(ids).size).toBe(8)
  })

  it('returns only the requested accounts and rejects ids of another Item', async () => {
    const { plaid, link } = await openTestBank()
    const [access_token, other] = [await link(), await link()]
    const [id = ''] = (await plaid.accountsGet({ access_token })).data.accounts.map(
      (account) => account.account_id,
    )
    const options = { account_ids: [id] }
    expect((await plaid.accountsGet({ access_token, options })).data.accounts).toHaveLength(1)
    expect((await plaid.accountsBalanceGet({ access_token, options })).data.accounts).toHaveLength(1)
    expect(await errorOf(plaid.accountsGet({ access_token: other, options }))).toMatchObject({
      error_code: 'INVALID_ACCOUNT_ID',
      error_message: 'failed to find requested account ID for requested item',
    })
  })

  it('returns a display message when the institution is down', async () => {
    const down: string[] = []
    const { plaid, link } = await openTestBank({ downInstitutions: () => down })
    const access_token = await link()
    down.push('ins_109508')
    expect(await errorOf(plaid.accountsGet({ access_token }))).toMatchObject({
      status: 400,
      error_type: 'INSTITUTION_ERROR',
      error_code: 'INSTITUTION_DOWN',
      display_message:
        'This financial institution is not currently responding to requests. We apologize for the inconvenience.',
    })
    expect((await plaid.itemGet({ access_token })).status).toBe(200)
  })

  it('returns no checking account and no card for user_no_cards', async () => {
    const { plaid, link } = await openTestBank()
    const { accounts } = (
      await plaid.accountsGet({ access_token: await link({ username: 'user_no_cards' }) })
    ).data
    expect(accounts.map(({ subtype }) => subtype)).toEqual(['savings', 'cd'])
  })
})
