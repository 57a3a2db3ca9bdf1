import { describe, expect, it } from 'vitest'
import { openTestBank } from '../../testing/open-bank.ts'
import { syncAll } from '../../testing/sync-all.ts'

const password = JSON.stringify({
  version: '2',
  seed: 'any',
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 120.5,
      currency: 'USD',
      meta: { name: 'My Card', official_name: 'My Own Card', mask: '4242', limit: 5000 },
      transactions: [
        {
          date_transacted: '2026-06-01',
          date_posted: '2026-06-02',
          amount: 100.01,
          description: 'KROGER #7',
        },
        {
          date_transacted: '2026-06-01',
          date_posted: '2026-06-02',
          amount: 100.01,
          description: 'KROGER #7',
        },
        {
          date_transacted: '2026-06-09',
          date_posted: '2026-06-10',
          amount: -20.5,
          description: 'AMAZON.COM',
        },
        {
          date_transacted: '2026-06-20',
          date_posted: '2026-06-20',
          amount: 7,
          description: 'Zzyzx Emporium',
        },
        { date_transacted: '2026-11-14', date_posted: '2026-11-17', amount: 30, description: 'SHELL OIL 12' },
      ],
    },
    { type: 'depository', subtype: 'checking', transactions: [] },
    { type: 'depository', subtype: 'savings', force_available_balance: 1, identity: { anything: true } },
  ],
})

describe('user_custom', () => {
  it('has exactly the accounts from the JSON', async () => {
    const { plaid, link } = await openTestBank()
    const { accounts } = (
      await plaid.accountsGet({ access_token: await link({ username: 'user_custom', password }) })
    ).data
    expect(accounts.map(({ name, mask, subtype }) => [name, mask, subtype])).toEqual([
      ['My Card', '4242', 'credit card'],
      ['Custom Account 2', '1111', 'checking'],
      ['Custom Account 3', '2222', 'savings'],
    ])
    // 5,000 limit − 120.50 owed.
    expect(accounts[0]?.balances).toMatchObject({ current: 120.5, limit: 5000, available: 4879.5 })
    expect(accounts[2]?.balances.available).toBe(1)
  })

  it('has exactly the transactions from the JSON, including duplicates; those not yet posted are pending', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_custom', password })
    const { account_id = '' } = (await plaid.accountsGet({ access_token })).data.accounts[0] ?? {}
    const rows = [...(await syncAll(plaid, access_token)).rows.values()].filter(
      (row) => row.account_id === account_id,
    )
    expect(
      rows.map((row) => [
        row.date,
        row.amount,
        row.name,
        row.pending,
        row.personal_finance_category?.detailed,
      ]),
    ).toEqual([
      ['2026-06-02', 100.01, 'KROGER #7', false, 'FOOD_AND_DRINK_GROCERIES'],
      ['2026-06-02', 100.01, 'KROGER #7', false, 'FOOD_AND_DRINK_GROCERIES'],
      ['2026-06-10', -20.5, 'AMAZON.COM', false, 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'],
      ['2026-06-20', 7, 'Zzyzx Emporium', false, 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE'],
      ['2026-11-14', 30, 'SHELL OIL 12', true, 'TRANSPORTATION_GAS'],
    ])
    expect(rows[3]?.personal_finance_category?.confidence_level).toBe('LOW')
  })

  it('generates transactions only for accounts without a transactions key', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_custom', password })
    const { accounts } = (await plaid.accountsGet({ access_token })).data
    const rows = [...(await syncAll(plaid, access_token)).rows.values()]
    const counts = accounts.map(
      ({ account_id }) => rows.filter((row) => row.account_id === account_id).length,
    )
    expect(counts.slice(0, 2)).toEqual([5, 0])
    expect(counts[2]).toBeGreaterThan(20)
  })

  it('returns transactions with every required key', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_custom', password })
    const [row] = (await plaid.transactionsSync({ access_token, count: 1 })).data.added
    expect(row).toEqual({
      transaction_id: expect.stringMatching(/^[A-Za-z0-9]{37}$/),
      account_id: expect.stringMatching(/^[A-Za-z0-9]{37}$/),
      amount: 100.01,
      iso_currency_code: 'USD',
      unofficial_currency_code: null,
      date: '2026-06-02',
      authorized_date: '2026-06-01',
      authorized_datetime: null,
      datetime: null,
      name: 'KROGER #7',
      merchant_name: 'Kroger',
      merchant_entity_id: expect.any(String),
      merchant_category_code: '5411',
      logo_url: null,
      website: null,
      location: {
        address: null,
        city: null,
        region: null,
        postal_code: null,
        country: 'US',
        lat: null,
        lon: null,
        store_number: '7',
      },
      payment_meta: {
        reference_number: null,
        ppd_id: null,
        payee: null,
        by_order_of: null,
        payer: null,
        payment_method: null,
        payment_processor: null,
        reason: null,
      },
      payment_channel: 'in store',
      pending: false,
      pending_transaction_id: expect.any(String),
      account_owner: null,
      transaction_code: null,
      transaction_type: 'place',
      check_number: null,
      category: null,
      category_id: null,
      counterparties: [
        {
          name: 'Kroger',
          type: 'merchant',
          website: null,
          logo_url: null,
          entity_id: row?.merchant_entity_id,
          confidence_level: 'VERY_HIGH',
        },
      ],
      personal_finance_category: {
        primary: 'FOOD_AND_DRINK',
        detailed: 'FOOD_AND_DRINK_GROCERIES',
        confidence_level: 'VERY_HIGH',
        version: 'v2',
      },
      personal_finance_category_icon_url: 'https://plaid-category-icons.plaid.com/PFC_FOOD_AND_DRINK.png',
    })
  })
})
