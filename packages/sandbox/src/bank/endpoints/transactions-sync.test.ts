import { PersonalFinanceCategoryVersion, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { follow } from '../../testing/follow.ts'
import { openTestBank, refusalOf } from '../../testing/open-bank.ts'

/** Bought on the 14th, posts on the 16th; two rows on one day of October. */
const custom = JSON.stringify({
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      transactions: [
        { date_transacted: '2026-10-02', date_posted: '2026-10-03', amount: 45.1, description: 'KROGER #12' },
        { date_transacted: '2026-10-02', date_posted: '2026-10-03', amount: 45.1, description: 'KROGER #12' },
        {
          date_transacted: '2026-11-14',
          date_posted: '2026-11-16',
          amount: 9.5,
          description: 'Zzyzx Emporium',
        },
      ],
    },
  ],
})
const customLogin = { username: 'user_custom', password: custom }

describe('/transactions/sync', () => {
  it('is not ready, then has thirty days, then all days that were asked for', async () => {
    const timeline = { initialMs: 2000, historicalMs: 10_000 }
    const { plaid, link, passMs } = await openTestBank({ timeline })
    const access_token = await link({ days: 365 })
    const first = (await plaid.transactionsSync({ access_token })).data
    expect(first).toEqual({
      added: [],
      modified: [],
      removed: [],
      next_cursor: '',
      has_more: false,
      accounts: [],
      transactions_update_status: 'NOT_READY',
      request_id: expect.any(String),
    })
    passMs(2000)
    const early = await follow(plaid, access_token)
    passMs(8000)
    const { data } = await plaid.transactionsSync({ access_token, cursor: early.cursor, count: 1 })
    expect(data.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE')
    const late = await follow(plaid, access_token, early)
    const oldest = (rows: typeof late.rows) => [...rows.values()].map(({ date }) => date).toSorted()[0] ?? ''
    // Thirty days that end on 15 November begin on 17 October; 365 begin on 16 November of the year before.
    expect(oldest(early.rows) >= '2026-10-17').toBe(true)
    expect(oldest(late.rows) >= '2025-11-16' && oldest(late.rows) < '2025-11-25').toBe(true)
    expect(late.rows.size).toBeGreaterThan(early.rows.size)
  })

  it('takes no cursor, null and the empty string for the beginning', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 30 })
    const answers = [
      await plaid.transactionsSync({ access_token }),
      await plaid.transactionsSync({ access_token, cursor: '' }),
      // The types forbid null, and the provider's own quickstart sends it.
      await plaid.transactionsSync({ access_token, cursor: null as unknown as string }),
    ]
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.added))).size).toBe(1)
  })

  it('turns a pending row into a posted one by taking it away and adding another that names it', async () => {
    const { plaid, link, passDays } = await openTestBank()
    const access_token = await link(customLogin)
    const first = await follow(plaid, access_token)
    const pending = [...first.rows.values()].find((row) => row.pending)
    expect(pending).toMatchObject({ amount: 9.5, date: '2026-11-14', pending_transaction_id: null })
    passDays(1)
    const { data } = await plaid.transactionsSync({ access_token, cursor: first.cursor })
    expect(data.removed).toEqual([
      { transaction_id: pending?.transaction_id, account_id: pending?.account_id },
    ])
    expect(data.added).toHaveLength(1)
    expect(data.added[0]).toMatchObject({
      amount: 9.5,
      date: '2026-11-16',
      authorized_date: '2026-11-14',
      pending: false,
      pending_transaction_id: pending?.transaction_id,
    })
    expect(data.added[0]?.transaction_id).not.toBe(pending?.transaction_id)
  })

  it('bounds added, modified and removed together by count', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const { data } = await plaid.transactionsSync({ access_token, count: 7 })
    expect(data.added).toHaveLength(7)
    expect(data.has_more).toBe(true)
    expect(data.next_cursor.length).toBeLessThanOrEqual(256)
    expect(data.next_cursor).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })

  it('refuses the next page when the data changed, again and again, but not the cursor of the loop', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const before = await follow(plaid, access_token)
    await plaid.transactionsRefresh({ access_token })
    const page = (await plaid.transactionsSync({ access_token, cursor: before.cursor, count: 2 })).data
    expect(page.has_more).toBe(true)
    await plaid.transactionsRefresh({ access_token })
    for (const _attempt of [1, 2]) {
      const retry = plaid.transactionsSync({ access_token, cursor: page.next_cursor, count: 2 })
      expect(await refusalOf(retry)).toMatchObject({
        status: 400,
        error_type: 'TRANSACTIONS_ERROR',
        error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
      })
    }
    const after = await follow(plaid, access_token, before, 2)
    expect(new Set(after.rows.keys())).toEqual(new Set((await follow(plaid, access_token)).rows.keys()))
  })

  it('knows its own cursors only', async () => {
    const { plaid, link } = await openTestBank()
    const [access_token, other] = [await link({ days: 30 }), await link({ days: 30 })]
    const { cursor } = await follow(plaid, other)
    for (const wrong of [cursor, 'nonsense', Buffer.from('x 1').toString('base64')]) {
      expect(await refusalOf(plaid.transactionsSync({ access_token, cursor: wrong }))).toMatchObject({
        error_type: 'INVALID_REQUEST',
        error_code: 'INVALID_FIELD',
        error_message: 'cursor not associated with access_token',
      })
    }
  })

  it('keeps a stream of cursors for each account', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const account_id = (await plaid.accountsGet({ access_token })).data.accounts[3]?.account_id ?? ''
    const { data } = await plaid.transactionsSync({ access_token, count: 500, options: { account_id } })
    expect(new Set(data.added.map((row) => row.account_id))).toEqual(new Set([account_id]))
    const mixed = plaid.transactionsSync({ access_token, cursor: data.next_cursor })
    expect(await refusalOf(mixed)).toMatchObject({ error_code: 'INVALID_FIELD' })
  })

  it('starts the pull when the Item was linked for something else', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ products: [Products.Auth] })
    const first = (await plaid.transactionsSync({ access_token, options: { days_requested: 30 } })).data
    expect(first.transactions_update_status).toBe('NOT_READY')
    const second = (await plaid.transactionsSync({ access_token, count: 500 })).data
    expect(second.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE')
    expect(second.added.every(({ date }) => date >= '2026-10-17')).toBe(true)
  })

  it('speaks either version of the categories, and adds the bank’s own words when asked', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const detailedIn = async (personal_finance_category_version: PersonalFinanceCategoryVersion) => {
      const options = { personal_finance_category_version, include_original_description: true }
      const { added } = (await plaid.transactionsSync({ access_token, count: 500, options })).data
      return added.find(({ original_description }) => original_description === 'NORTHWIND LABS PAYROLL')
        ?.personal_finance_category
    }
    const rest = { primary: 'INCOME', confidence_level: 'HIGH' }
    const { V1, V2 } = PersonalFinanceCategoryVersion
    expect(await detailedIn(V1)).toEqual({ ...rest, detailed: 'INCOME_WAGES', version: 'v1' })
    expect(await detailedIn(V2)).toEqual({ ...rest, detailed: 'INCOME_SALARY', version: 'v2' })
  })

  it.each([
    [{ count: 0 }, 'INVALID_FIELD'],
    [{ count: 501 }, 'INVALID_FIELD'],
    [{ cursor: 5 }, 'INVALID_FIELD'],
    [{ options: { account_id: 'x' } }, 'INVALID_ACCOUNT_ID'],
    [{ options: { personal_finance_category_version: 'v3' } }, 'INVALID_FIELD'],
    [{ access_token: undefined }, 'MISSING_FIELDS'],
    [{ access_token: 'access-production-1' }, 'INVALID_ACCESS_TOKEN'],
    [{ page: 1 }, 'UNKNOWN_FIELDS'],
  ])('refuses %j with %s', async (wrong, code) => {
    const { plaid, link } = await openTestBank()
    const body = { access_token: await link({ days: 1 }), ...wrong }
    // Broken on purpose: the client's types forbid what the bank must refuse.
    const call = plaid.transactionsSync(body as { access_token: string })
    expect(await refusalOf(call)).toMatchObject({ status: 400, error_code: code })
  })
})
