import { Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'
import { syncAll } from '../../testing/sync-all.ts'

const autumn = { start_date: '2026-09-01', end_date: '2026-09-30' }

describe('/transactions/get', () => {
  it('returns the transactions in the date range, inclusive, newest first, in pages', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    const whole = (await plaid.transactionsGet({ access_token, ...autumn, options: { count: 500 } })).data
    const dates = whole.transactions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect([dates.at(-1), dates[0]]).toEqual(['2026-09-01', '2026-09-30'])
    expect(whole.total_transactions).toBe(whole.transactions.length)
    const page = (await plaid.transactionsGet({ access_token, ...autumn, options: { count: 3, offset: 2 } }))
      .data
    expect(page.transactions).toEqual(whole.transactions.slice(2, 5))
    expect(page.total_transactions).toBe(whole.total_transactions)
    expect(page.item.error).toBeNull()
  })

  it('is not ready on the first call for an Item that was linked for another product', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ products: [Products.Auth] })
    const call = () => plaid.transactionsGet({ access_token, ...autumn })
    expect(await errorOf(call())).toMatchObject({ status: 400, error_code: 'PRODUCT_NOT_READY' })
    expect((await call()).status).toBe(200)
  })

  it.each([
    [{ start_date: '2026-02-30' }, 'start_date must be a date of the form YYYY-MM-DD'],
    [{ end_date: 'today' }, 'end_date must be a date of the form YYYY-MM-DD'],
    [{ end_date: '2026-08-31' }, 'start_date must not be after end_date'],
    [{ options: { count: 501 } }, 'options.count must be an integer from 1 to 500'],
  ])('rejects %j', async (wrong, message) => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 1 })
    expect(await errorOf(plaid.transactionsGet({ access_token, ...autumn, ...wrong }))).toMatchObject({
      error_code: 'INVALID_FIELD',
      error_message: message,
    })
  })
})

describe('/transactions/recurring/get', () => {
  it('finds the recurring bills and income of user_good', async () => {
    const { plaid, link } = await openTestBank()
    const { data } = await plaid.transactionsRecurringGet({ access_token: await link() })
    const names = data.outflow_streams.map(({ merchant_name, description }) => merchant_name ?? description)
    expect(names).toEqual(
      expect.arrayContaining(['Netflix', 'Spotify', 'Hulu', 'Planet Fitness', 'GEICO', 'Verizon', 'Xfinity']),
    )
    expect(names).not.toContain('Kroger')
    const payroll = data.inflow_streams.find(({ description }) => description.includes('PAYROLL'))
    expect(payroll).toMatchObject({ frequency: 'BIWEEKLY', status: 'MATURE', is_active: true })
    expect(payroll?.last_amount.amount).toBe(-2650)
  })

  it('returns a stream with every required key', async () => {
    const monthlyCharges = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].map((day) => ({
      date_transacted: day,
      date_posted: day,
      amount: 100,
      description: 'NETFLIX.COM',
    }))
    const password = JSON.stringify({
      override_accounts: [{ type: 'credit', subtype: 'credit card', transactions: monthlyCharges }],
    })
    const { plaid, link } = await openTestBank()
    const { data } = await plaid.transactionsRecurringGet({
      access_token: await link({ username: 'user_custom', password }),
    })
    const amount = { amount: 100, iso_currency_code: 'USD', unofficial_currency_code: null }
    expect(data.inflow_streams).toEqual([])
    expect(data.outflow_streams).toEqual([
      {
        account_id: expect.any(String),
        stream_id: expect.any(String),
        category: null,
        category_id: null,
        description: 'NETFLIX.COM',
        merchant_name: 'Netflix',
        first_date: '2026-08-01',
        last_date: '2026-11-01',
        // The intervals are 31, 30 and 31 days, so the median is 31.
        predicted_next_date: '2026-12-02',
        frequency: 'MONTHLY',
        transaction_ids: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
        average_amount: amount,
        last_amount: amount,
        is_active: true,
        status: 'MATURE',
        personal_finance_category: {
          primary: 'ENTERTAINMENT',
          detailed: 'ENTERTAINMENT_TV_AND_MOVIES',
          confidence_level: 'VERY_HIGH',
          version: 'v2',
        },
        is_user_modified: false,
      },
    ])
  })
})

describe('/transactions/refresh of user_transactions_dynamic', () => {
  it('posts all pending transactions, adds new ones and raises one old amount by a dollar', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const before = await syncAll(plaid, access_token)
    const pending = [...before.rows.values()].filter(({ pending }) => pending)
    // 5 streams × 6 months + 17 one-time transactions + 3 pending.
    expect(before.rows.size).toBe(50)
    expect(pending).toHaveLength(3)
    await plaid.transactionsRefresh({ access_token })
    const { data } = await plaid.transactionsSync({ access_token, cursor: before.cursor })
    expect(data.removed.map(({ transaction_id }) => transaction_id)).toEqual(
      pending.map(({ transaction_id }) => transaction_id),
    )
    expect(data.added.filter(({ pending }) => pending)).toHaveLength(3)
    const posted = data.added.filter(({ pending }) => !pending)
    expect(posted).toHaveLength(3)
    expect(data.modified).toHaveLength(1)
    const [raised] = data.modified
    const old = before.rows.get(raised?.transaction_id ?? '')
    expect((raised?.amount ?? 0) - (old?.amount ?? 0)).toBe(1)
  })
})

describe('/sandbox/transactions/create', () => {
  const row = {
    date_transacted: '2026-11-10',
    date_posted: '2026-11-11',
    amount: 12.34,
    description: 'KROGER',
  }

  it('adds the transactions to the depository account', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const before = await syncAll(plaid, access_token)
    await plaid.sandboxTransactionsCreate({ access_token, transactions: [row, row] })
    const { data } = await plaid.transactionsSync({ access_token, cursor: before.cursor })
    const created = data.added.filter(({ amount }) => amount === 12.34)
    expect(created).toHaveLength(2)
    const { accounts } = (await plaid.accountsGet({ access_token })).data
    expect(accounts.find(({ account_id }) => account_id === created[0]?.account_id)?.type).toBe('depository')
  })

  it.each([
    [{ date_posted: '2026-11-16' }],
    [{ date_transacted: '2026-10-31' }],
    [{ date_posted: '2026-11-09' }],
  ])('rejects dates that are out of order or outside the last two weeks: %j', async (wrong) => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const call = plaid.sandboxTransactionsCreate({ access_token, transactions: [{ ...row, ...wrong }] })
    expect(await errorOf(call)).toMatchObject({ error_code: 'INVALID_FIELD' })
  })

  it('rejects eleven transactions, none, and other logins', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const many = Array.from({ length: 11 }, () => row)
    for (const transactions of [many, []]) {
      const call = plaid.sandboxTransactionsCreate({ access_token, transactions })
      expect(await errorOf(call)).toMatchObject({ error_code: 'INVALID_FIELD' })
    }
    const call = plaid.sandboxTransactionsCreate({ access_token: await link(), transactions: [row] })
    expect(await errorOf(call)).toMatchObject({ error_code: 'INVALID_FIELD' })
  })
})
