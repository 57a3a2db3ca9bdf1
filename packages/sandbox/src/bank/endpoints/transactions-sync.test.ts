import { PersonalFinanceCategoryVersion, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'
import { emptySync, syncAll } from '../../testing/sync-all.ts'

/** One purchase on the 14th that posts on the 16th, and two identical ones in October. */
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

/** Detailed categories that the taxonomy has in one version only. */
const onlyInVersion1 = /^(?:none|INCOME_WAGES|INCOME_OTHER_INCOME|TRANSFER_IN_CASH_ADVANCES_AND_LOANS)$/
const onlyInVersion2 =
  /^(?:none|OTHER_OTHER|LOAN_DISBURSEMENTS_.*|INCOME_(?:SALARY|OTHER|RENTAL|MILITARY|GIG_ECONOMY|CHILD_SUPPORT|CONTRACTOR|LONG_TERM_DISABILITY)|BANK_FEES_(?:CASH_ADVANCE|LATE_FEES)|LOAN_PAYMENTS_(?:BNPL|CASH_ADVANCES|EWA)|TRANSFER_(?:IN|OUT)_WIRE|TRANSFER_OUT_CRYPTO|.*_FROM_APPS)$/

describe('/transactions/sync', () => {
  it('is not ready at first, then has 30 days, then all requested days', async () => {
    const timeline = { initialMs: 2000, historicalMs: 10_000 }
    const { plaid, link, advanceMs } = await openTestBank({ timeline })
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
    advanceMs(2000)
    const early = await syncAll(plaid, access_token)
    advanceMs(8000)
    const { data } = await plaid.transactionsSync({ access_token, cursor: early.cursor, count: 1 })
    expect(data.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE')
    const late = await syncAll(plaid, access_token, early)
    const oldest = (rows: typeof late.rows) => [...rows.values()].map(({ date }) => date).toSorted()[0] ?? ''
    // Thirty days that end on November 15 start on October 17; 365 days start on November 16 of the previous year.
    expect(oldest(early.rows) >= '2026-10-17').toBe(true)
    expect(oldest(late.rows) >= '2025-11-16' && oldest(late.rows) < '2025-11-25').toBe(true)
    expect(late.rows.size).toBeGreaterThan(early.rows.size)
  })

  it('starts from the beginning without a cursor, with null and with an empty string', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 30 })
    const responses = [
      await plaid.transactionsSync({ access_token }),
      await plaid.transactionsSync({ access_token, cursor: '' }),
      // The types forbid null, but the provider's own quickstart sends it.
      await plaid.transactionsSync({ access_token, cursor: null as unknown as string }),
    ]
    expect(new Set(responses.map(({ data }) => JSON.stringify(data.added))).size).toBe(1)
  })

  it('replaces a pending transaction with a posted one that references it', async () => {
    const { plaid, link, advanceDays } = await openTestBank()
    const access_token = await link(customLogin)
    const first = await syncAll(plaid, access_token)
    const pending = [...first.rows.values()].find((row) => row.pending)
    expect(pending).toMatchObject({ amount: 9.5, date: '2026-11-14', pending_transaction_id: null })
    advanceDays(1)
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

  it('references the pending transaction even if it posts on the day of the link', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const { rows, cursor } = await syncAll(plaid, access_token)
    const pending = [...rows.values()]
      .filter((row) => row.pending)
      .map(({ transaction_id }) => transaction_id)
    expect(pending).toHaveLength(3)
    await plaid.transactionsRefresh({ access_token })
    const { data } = await plaid.transactionsSync({ access_token, cursor })
    expect(data.removed.map(({ transaction_id }) => transaction_id)).toEqual(pending)
    const posted = data.added.filter((row) => !row.pending)
    expect(posted.map(({ pending_transaction_id }) => pending_transaction_id)).toEqual(pending)
    expect(posted.every(({ date, authorized_date }) => date === authorized_date)).toBe(true)
    expect(data.added.filter((row) => row.pending).map((row) => row.pending_transaction_id)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('limits added, modified and removed together by count', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const { data } = await plaid.transactionsSync({ access_token, count: 7 })
    expect(data.added).toHaveLength(7)
    expect(data.has_more).toBe(true)
    expect(data.next_cursor.length).toBeLessThanOrEqual(256)
    expect(data.next_cursor).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })

  it('rejects the next page if data changed in between, but not the cursor that the loop started from', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic' })
    const before = await syncAll(plaid, access_token)
    await plaid.transactionsRefresh({ access_token })
    const page = (await plaid.transactionsSync({ access_token, cursor: before.cursor, count: 2 })).data
    expect(page.has_more).toBe(true)
    await plaid.transactionsRefresh({ access_token })
    for (const _attempt of [1, 2]) {
      const retry = plaid.transactionsSync({ access_token, cursor: page.next_cursor, count: 2 })
      expect(await errorOf(retry)).toMatchObject({
        status: 400,
        error_type: 'TRANSACTIONS_ERROR',
        error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
      })
    }
    const after = await syncAll(plaid, access_token, before, { count: 2 })
    expect(new Set(after.rows.keys())).toEqual(new Set((await syncAll(plaid, access_token)).rows.keys()))
  })

  it('rejects cursors of other Items and malformed ones', async () => {
    const { plaid, link } = await openTestBank()
    const [access_token, other] = [await link({ days: 30 }), await link({ days: 30 })]
    const { cursor } = await syncAll(plaid, other)
    for (const wrong of [cursor, 'nonsense', Buffer.from('x 1').toString('base64')]) {
      expect(await errorOf(plaid.transactionsSync({ access_token, cursor: wrong }))).toMatchObject({
        error_type: 'INVALID_REQUEST',
        error_code: 'INVALID_FIELD',
        error_message: 'cursor not associated with access_token',
      })
    }
  })

  it('has a separate cursor stream for each account', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const account_id = (await plaid.accountsGet({ access_token })).data.accounts[3]?.account_id ?? ''
    const { data } = await plaid.transactionsSync({ access_token, count: 500, options: { account_id } })
    expect(new Set(data.added.map((row) => row.account_id))).toEqual(new Set([account_id]))
    const mixed = plaid.transactionsSync({ access_token, cursor: data.next_cursor })
    expect(await errorOf(mixed)).toMatchObject({ error_code: 'INVALID_FIELD' })
  })

  it('returns each current row once if a client restarts after data changed in between', async () => {
    const { plaid, link, today } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic', days: 90 })
    const before = await syncAll(plaid, access_token)
    // 5 streams × 3 months + 17 one-time transactions + 3 pending.
    expect(before.rows.size).toBe(35)
    const { data } = await plaid.transactionsSync({ access_token, count: 10 })
    const created = {
      date_transacted: today(),
      date_posted: today(),
      amount: 12.34,
      description: 'KROGER',
    }
    await plaid.sandboxTransactionsCreate({ access_token, transactions: [created] })
    const next = plaid.transactionsSync({ access_token, cursor: data.next_cursor, count: 10 })
    expect(await errorOf(next)).toMatchObject({ error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION' })
    const read: string[] = []
    for (let cursor = '', hasMore = true; hasMore; ) {
      const page = (await plaid.transactionsSync({ access_token, cursor, count: 10 })).data
      read.push(...page.added.map(({ transaction_id }) => transaction_id))
      cursor = page.next_cursor
      hasMore = page.has_more
    }
    // The same rows, and the one that was created
    expect(read).toHaveLength(36)
    expect(new Set(read)).toEqual(new Set([...before.rows.keys(), read.at(-1)]))
  })

  it('starts the pull for an Item that was linked for another product', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ products: [Products.Auth] })
    const first = (await plaid.transactionsSync({ access_token, options: { days_requested: 30 } })).data
    expect(first.transactions_update_status).toBe('NOT_READY')
    const second = (await plaid.transactionsSync({ access_token, count: 500 })).data
    expect(second.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE')
    expect(second.added.every(({ date }) => date >= '2026-10-17')).toBe(true)
  })

  it('supports both category versions, and adds the original description on request', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 90 })
    const detailedIn = async (personal_finance_category_version: PersonalFinanceCategoryVersion) => {
      const options = { personal_finance_category_version, include_original_description: true }
      const { added } = (await plaid.transactionsSync({ access_token, count: 500, options })).data
      return added.find(({ original_description }) =>
        original_description?.startsWith('NORTHWIND LABS PAYROLL'),
      )?.personal_finance_category
    }
    const rest = { primary: 'INCOME', confidence_level: 'HIGH' }
    const { V1, V2 } = PersonalFinanceCategoryVersion
    expect(await detailedIn(V1)).toEqual({ ...rest, detailed: 'INCOME_WAGES', version: 'v1' })
    expect(await detailedIn(V2)).toEqual({ ...rest, detailed: 'INCOME_SALARY', version: 'v2' })
  })

  it.each(['user_good', 'user_messy', 'user_ewa_user'])(
    'sets a category on every row of %s, from the version that was asked for',
    async (username) => {
      const { plaid, link } = await openTestBank()
      const access_token = await link({ username, days: 365 })
      const codesIn = async (personal_finance_category_version: PersonalFinanceCategoryVersion) => {
        const options = { personal_finance_category_version }
        const { rows } = await syncAll(plaid, access_token, emptySync, { options })
        const categories = [...rows.values()].map((row) => row.personal_finance_category)
        expect(
          categories.filter((category) => category?.version !== personal_finance_category_version),
        ).toEqual([])
        return new Set(categories.map((category) => category?.detailed ?? 'none'))
      }
      const { V1, V2 } = PersonalFinanceCategoryVersion
      expect([...(await codesIn(V1))].filter((code) => onlyInVersion2.test(code))).toEqual([])
      expect([...(await codesIn(V2))].filter((code) => onlyInVersion1.test(code))).toEqual([])
    },
  )

  it.each([
    [{ count: 0 }, 'INVALID_FIELD'],
    [{ count: 501 }, 'INVALID_FIELD'],
    [{ cursor: 5 }, 'INVALID_FIELD'],
    [{ options: { account_id: 'x' } }, 'INVALID_ACCOUNT_ID'],
    [{ options: { personal_finance_category_version: 'v3' } }, 'INVALID_FIELD'],
    [{ access_token: undefined }, 'MISSING_FIELDS'],
    [{ access_token: 'access-production-1' }, 'INVALID_ACCESS_TOKEN'],
    [{ page: 1 }, 'UNKNOWN_FIELDS'],
  ])('rejects %j with %s', async (wrong, code) => {
    const { plaid, link } = await openTestBank()
    const body = { access_token: await link({ days: 1 }), ...wrong }
    // Invalid on purpose: the client's types forbid what the bank must reject.
    const call = plaid.transactionsSync(body as { access_token: string })
    expect(await errorOf(call)).toMatchObject({ status: 400, error_code: code })
  })
})
