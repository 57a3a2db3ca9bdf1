import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBankItem } from '../../repositories/bank-items.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { makeUser } from '../../testing/factories.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'

const NOON = new Date('2026-11-10T12:00:00Z')
const HOUR_MS = 60 * 60_000

const custom = JSON.stringify({
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      meta: { name: 'Blue Card', mask: '4242' },
      transactions: [
        {
          date_transacted: '2026-10-01',
          date_posted: '2026-10-02',
          amount: 42.1,
          description: 'TRADER JOES #552',
          currency: 'USD',
        },
        {
          date_transacted: '2026-10-01',
          date_posted: '2026-10-02',
          amount: 42.1,
          description: 'TRADER JOES #552',
          currency: 'USD',
        },
        {
          date_transacted: '2026-10-05',
          date_posted: '2026-10-06',
          amount: -7.99,
          description: 'TRADER JOES #552',
          currency: 'USD',
        },
        {
          date_transacted: '2026-11-09',
          date_posted: '2026-11-12',
          amount: 5,
          description: 'STARBUCKS 1234',
          currency: 'USD',
        },
      ],
    },
  ],
})

describe.each(bothDatabases)('syncing on %s', (engine) => {
  let now = NOON
  let bank: SandboxBank
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    bank = await startSandboxBank({ clock: () => now, pageSize: 100 })
    test = await createTestApp(engine, { bank: bank.bank, clock: () => now })
  })
  afterAll(async () => {
    await test.close()
    await bank.close()
  })

  const linkFor = async (login: Parameters<SandboxBank['link']>[0] = {}) => {
    const { id: userId } = await makeUser(test.deps.database.db)
    const item = await linkItem(test.deps, userId, await bank.link(login))
    const look = async () => {
      const found = await findBankItem(test.deps.database.db, userId, item.handle)
      if (found === null) {
        throw new Error('the link is gone')
      }
      return found
    }
    const rows = () => allTransactions(test.deps.database.db, userId)
    return { ...item, userId, look, rows }
  }

  it('stores every transaction exactly as the bank has it: cents, purchase dates, pending status', async () => {
    const { look, rows } = await linkFor({ username: 'user_custom', password: custom })
    await syncDueItems(test.deps)
    const stored = await rows()
    expect(stored.map(({ day, amountCents, isPending }) => ({ day, amountCents, isPending }))).toEqual([
      { day: '2026-10-01', amountCents: 4210, isPending: false },
      { day: '2026-10-01', amountCents: 4210, isPending: false },
      { day: '2026-10-05', amountCents: -799, isPending: false },
      { day: '2026-11-09', amountCents: 500, isPending: true },
    ])
    expect(stored[0]).toMatchObject({ accountType: 'credit', accountSubtype: 'credit card' })
    expect(await look()).toMatchObject({
      state: 'ready',
      history: 'complete',
      syncedAt: now,
      lastError: null,
    })
  })

  it('fetches two years in many pages, and nothing twice', async () => {
    const { rows, accessToken } = await linkFor()
    await syncDueItems(test.deps)
    const { data } = await bank.plaid.transactionsGet({
      access_token: accessToken,
      start_date: '2020-01-01',
      end_date: '2026-12-31',
      options: { count: 1 },
    })
    const first = await rows()
    expect(first.length).toBe(data.total_transactions)
    expect(first.length).toBeGreaterThan(500)
    now = new Date(now.getTime() + 26 * HOUR_MS)
    await syncDueItems(test.deps)
    const ids = (await rows()).map(({ transactionId }) => transactionId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining(first.filter((row) => !row.isPending).map((row) => row.transactionId)),
    )
  })

  it('replaces pending transactions with posted ones', async () => {
    const { rows, accessToken } = await linkFor({ username: 'user_transactions_dynamic', password: 'any' })
    await syncDueItems(test.deps)
    const pending = (await rows()).filter(({ isPending }) => isPending)
    expect(pending.length).toBeGreaterThan(0)
    await bank.plaid.transactionsRefresh({ access_token: accessToken })
    now = new Date(now.getTime() + 26 * HOUR_MS)
    await syncDueItems(test.deps)
    const later = await rows()
    const remaining = new Set(later.map(({ transactionId }) => transactionId))
    expect(pending.filter(({ transactionId }) => remaining.has(transactionId))).toEqual([])
    const { data } = await bank.plaid.transactionsGet({
      access_token: accessToken,
      start_date: '2020-01-01',
      end_date: '2026-12-31',
      options: { count: 500 },
    })
    expect(remaining).toEqual(new Set(data.transactions.map(({ transaction_id }) => transaction_id)))
  })

  it("asks for the user's login when the bank does, and continues after it", async () => {
    const { look, rows, accessToken } = await linkFor()
    await syncDueItems(test.deps)
    const before = await rows()
    await bank.plaid.sandboxItemResetLogin({ access_token: accessToken })
    now = new Date(now.getTime() + 26 * HOUR_MS)
    await syncDueItems(test.deps)
    expect(await look()).toMatchObject({ state: 'login-required', lastError: 'login-required' })
    expect((await rows()).length).toBe(before.length)
    await bank.renew(accessToken)
    now = new Date(now.getTime() + 26 * HOUR_MS)
    await syncDueItems(test.deps)
    expect(await look()).toMatchObject({ state: 'ready', lastError: null })
    expect((await rows()).length).toBeGreaterThan(before.length)
  })

  it('recognizes a link that was ended elsewhere, keeps its data and stops syncing', async () => {
    const { look, rows, accessToken } = await linkFor({ username: 'user_custom', password: custom })
    await syncDueItems(test.deps)
    await bank.bank.removeItem(accessToken)
    now = new Date(now.getTime() + 26 * HOUR_MS)
    await syncDueItems(test.deps)
    expect(await look()).toMatchObject({ state: 'gone' })
    expect(await rows()).toHaveLength(4)
    await expect(bank.bank.removeItem(accessToken)).resolves.toBeUndefined()
  })

  it('polls every few seconds while history comes in, because webhooks may not reach us', async () => {
    const slow = await startSandboxBank({
      clock: () => now,
      timeline: { initialMs: 2000, historicalMs: 10_000 },
    })
    const deps = { ...test.deps, bank: slow.bank }
    const { id: userId } = await makeUser(deps.database.db)
    const { handle } = await linkItem(deps, userId, await slow.link())
    const seen: string[] = []
    for (let seconds = 0; seconds <= 12; seconds += 1) {
      await syncDueItems(deps)
      seen.push((await findBankItem(deps.database.db, userId, handle))?.history ?? '')
      now = new Date(now.getTime() + 1000)
    }
    // At 0 s nothing; at 2 s the first month; at 10 s everything.
    expect(seen).toEqual([...Array(2).fill('none'), ...Array(8).fill('recent'), ...Array(3).fill('complete')])
    await slow.close()
  })
})
