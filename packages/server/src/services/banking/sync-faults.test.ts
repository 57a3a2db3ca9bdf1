import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../bank/bank.ts'
import { createLog } from '../../logging/log.ts'
import { findBankItem, requestSync } from '../../repositories/bank-items.ts'
import { createCipher } from '../../secrets/cipher.ts'
import { makeUser } from '../../testing/factories.ts'
import { type Fault, type FaultServer, startFaultServer } from '../../testing/fault-server.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { resealTokens } from './reseal-tokens.ts'
import { syncDueItems } from './sync-due-items.ts'

const SYNC = '/transactions/sync'
const HOUR_MS = 60 * 60_000

describe('a bank that fails', () => {
  let now = new Date('2026-11-10T12:00:00Z')
  const lines: string[] = []
  let sandbox: SandboxBank
  let faults: FaultServer
  let test: Awaited<ReturnType<typeof createTestApp>>
  /** Gives up on a bank that never answers. Any other answer may take a busy machine long. */
  let impatient: Bank
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock: () => now, pageSize: 20 })
    faults = await startFaultServer(sandbox.baseUrl)
    const bank = sandbox.openBank({ baseUrl: faults.baseUrl })
    impatient = sandbox.openBank({ baseUrl: faults.baseUrl, timeoutMs: 700 })
    const log = createLog('trace', { write: (line) => lines.push(line) })
    test = await createTestApp('postgres', { bank, clock: () => now, log })
  })
  afterAll(async () => {
    await test.close()
    await faults.close()
    await sandbox.close()
  })
  beforeEach(() => {
    faults.decide(() => 'pass')
    lines.length = 0
  })

  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const link = async () => {
    const { id: userId } = await makeUser(test.deps.database.db)
    const login = { username: 'user_transactions_dynamic', password: 'any' }
    const item = await linkItem(test.deps, userId, await sandbox.link(login))
    const look = () => findBankItem(test.deps.database.db, userId, item.handle)
    const ids = async () =>
      (await allTransactions(test.deps.database.db, userId)).map((row) => row.transactionId).sort()
    /** What the bank has, read directly. */
    const bankTransactions = async () => {
      const { data } = await sandbox.plaid.transactionsGet({
        access_token: item.accessToken,
        start_date: '2020-01-01',
        end_date: '2027-12-31',
        options: { count: 500 },
      })
      return data.transactions.map(({ transaction_id }) => transaction_id).sort()
    }
    return { ...item, userId, look, ids, bankTransactions }
  }
  /** The first page arrives, the second doesn't. */
  const onSecondPage = (fault: Fault) => {
    let pages = 0
    faults.decide((path) => {
      pages += path === SYNC ? 1 : 0
      return path === SYNC && pages === 2 ? fault : 'pass'
    })
  }
  const json = (status: number, error_type: string, error_code: string): Fault => ({
    status,
    body: JSON.stringify({
      error_type,
      error_code,
      error_message: 'x',
      display_message: null,
      request_id: 'r',
    }),
  })

  it.each<[string, Fault, string]>([
    ['is down', json(400, 'INSTITUTION_ERROR', 'INSTITUTION_DOWN'), 'institution-down'],
    ['reports too many calls', json(429, 'RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT'), 'limited'],
    [
      'reports it in an invalid response',
      { status: 429, body: 'slow down', contentType: 'text/plain' },
      'limited',
    ],
    ['breaks', json(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'), 'unavailable'],
    [
      'is behind a broken proxy',
      { status: 502, body: '<h1>Bad</h1>', contentType: 'text/html' },
      'unavailable',
    ],
    ['never answers', 'hang', 'unavailable'],
    ['resets the connection', 'reset', 'unavailable'],
    ['drops the connection in the middle of a page', 'cut', 'unavailable'],
    ['answers nothing', { status: 200, body: '' }, 'unavailable'],
    ['answers null', { status: 200, body: 'null' }, 'unavailable'],
    ['responds with other types', { status: 200, body: '{"added":[{"amount":"1"}]}' }, 'unavailable'],
    [
      'redirects us elsewhere',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } },
      'unavailable',
    ],
  ])(
    'that %s on the second page leaves nothing half stored, and is retried later',
    async (_, fault, kind) => {
      const { look, ids, bankTransactions } = await link()
      onSecondPage(fault)
      await syncDueItems(fault === 'hang' ? { ...test.deps, bank: impatient } : test.deps)
      expect(await ids()).toEqual([])
      expect(await look()).toMatchObject({ state: 'ready', history: 'none', lastError: kind })
      const called = faults.calls.length
      await syncDueItems(test.deps)
      expect(faults.calls.length).toBe(called)
      wait(61_000)
      await syncDueItems(test.deps)
      expect(await ids()).toEqual(await bankTransactions())
      expect(await look()).toMatchObject({ history: 'complete', lastError: null })
      // Not even redacted: it never reached the log.
      expect(lines.join('')).not.toMatch(/access-sandbox|\[secret\]/)
    },
  )

  it("that requests a delay isn't called until then", async () => {
    const { ids, bankTransactions } = await link()
    const busy: Fault = { status: 503, body: 'busy', headers: { 'retry-after': '600' } }
    faults.decide((path) => (path === SYNC ? busy : 'pass'))
    await syncDueItems(test.deps)
    faults.decide(() => 'pass')
    wait(599_000)
    await syncDueItems(test.deps)
    expect(await ids()).toEqual([])
    wait(1_000)
    await syncDueItems(test.deps)
    expect(await ids()).toEqual(await bankTransactions())
  })

  it('restarts at the same cursor if data changes between two pages', async () => {
    const { ids, bankTransactions, accessToken } = await link()
    let pages = 0
    faults.decide(async (path): Promise<Fault> => {
      pages += path === SYNC ? 1 : 0
      if (path === SYNC && pages === 2) {
        await sandbox.plaid.transactionsRefresh({ access_token: accessToken })
      }
      return 'pass'
    })
    await syncDueItems(test.deps)
    expect(pages).toBeGreaterThan(4)
    expect(await ids()).toEqual(await bankTransactions())
  })

  it('gives up for now if data never stops changing', async () => {
    const { ids, look } = await link()
    const mutated = json(400, 'TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
    faults.calls.length = 0
    faults.decide((path) => (path === SYNC ? mutated : 'pass'))
    await syncDueItems(test.deps)
    expect(faults.calls.filter((path) => path === SYNC)).toHaveLength(4)
    expect(await ids()).toEqual([])
    expect(await look()).toMatchObject({ state: 'ready', lastError: 'mutated' })
  })

  it('restarts from the beginning if the cursor is unknown, and deletes what no longer exists', async () => {
    const { ids, bankTransactions, id, accessToken } = await link()
    await syncDueItems(test.deps)
    const { db } = test.deps.database
    await db.updateTable('bank_items').set({ cursor: 'bm90IG91cnM=' }).where('id', '=', id).execute()
    // All pending transactions get new ids, and none of the old ones is reported as removed.
    await sandbox.plaid.transactionsRefresh({ access_token: accessToken })
    wait(26 * HOUR_MS)
    await syncDueItems(test.deps)
    expect(await ids()).toEqual(await bankTransactions())
  })

  it("stores what it has if only the state of the link can't be read", async () => {
    const { ids, bankTransactions, look } = await link()
    faults.decide((path) => (path === SYNC ? 'pass' : json(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR')))
    await syncDueItems(test.deps)
    expect(await ids()).toEqual(await bankTransactions())
    expect(await look()).toMatchObject({ history: 'complete', freshAt: null })
  })

  it('stops between two pages when the server is stopping, and the next one takes over right away', async () => {
    const { ids, bankTransactions, look } = await link()
    const stopping = new AbortController()
    faults.decide((path) => {
      if (path === SYNC) {
        stopping.abort()
      }
      return 'pass'
    })
    await syncDueItems(test.deps, stopping.signal)
    expect(await ids()).toEqual([])
    expect(await look()).toMatchObject({ lastError: null })
    await syncDueItems(test.deps)
    expect(await ids()).toEqual(await bankTransactions())
  })

  it('is never called for one link by two servers at once', async () => {
    const { id } = await link()
    await link()
    faults.calls.length = 0
    await Promise.all([syncDueItems(test.deps), syncDueItems(test.deps), syncDueItems(test.deps)])
    // At most two links of three pages each, and no page twice.
    const pages = faults.calls.filter((path) => path === SYNC).length
    const { count } = await countPages(id)
    expect(pages).toBe(2 * count)

    async function countPages(itemId: string) {
      const { db } = test.deps.database
      const rows = await db
        .selectFrom('bank_transactions')
        .select('transaction_id')
        .where('item_id', '=', itemId)
        .execute()
      return { count: Math.ceil(rows.length / 20) }
    }
  })

  it('is called again if a webhook arrives while its pages are read', async () => {
    const { id, userId, look } = await link()
    const stopping = new AbortController()
    faults.decide(async (path): Promise<Fault> => {
      await requestSync(test.deps.database.db, { id, userId }, now)
      if (path === '/item/get') {
        stopping.abort()
      }
      return 'pass'
    })
    await syncDueItems(test.deps, stopping.signal)
    expect(await look()).toMatchObject({ history: 'complete' })
    faults.decide(() => 'pass')
    faults.calls.length = 0
    await syncDueItems(test.deps)
    expect(faults.calls.filter((path) => path === SYNC)).toHaveLength(1)
  })

  it('is left to another server by one that stalled until its lease ended', async () => {
    const { ids, bankTransactions, look } = await link()
    let pages = 0
    faults.decide(async (path): Promise<Fault> => {
      pages += path === SYNC ? 1 : 0
      if (path === SYNC && pages === 2) {
        wait(61_000)
        await syncDueItems({ ...test.deps, bank: sandbox.bank })
      }
      return 'pass'
    })
    await syncDueItems(test.deps)
    expect(pages).toBe(2)
    expect(await ids()).toEqual(await bankTransactions())
    expect(await look()).toMatchObject({ history: 'complete', lastError: null })
  })

  it("is called with a re-encrypted token after a key rotation, and never with one that can't be decrypted", async () => {
    const { id, look, ids, bankTransactions } = await link()
    const other = createCipher([randomBytes(32)])
    await syncDueItems({ ...test.deps, cipher: other })
    expect(await look()).toMatchObject({ state: 'ready', lastError: 'unavailable' })
    const sealed = (await look())?.sealedAccessToken ?? ''
    const [first, second] = [randomBytes(32), randomBytes(32)]
    const token = test.deps.cipher.open(sealed, id)
    const { db } = test.deps.database
    const asFirst = createCipher([first]).seal(token, id)
    await db.updateTable('bank_items').set({ sealed_access_token: asFirst }).where('id', '=', id).execute()
    await resealTokens({ ...test.deps, cipher: createCipher([second, first]) })
    const cipher = createCipher([second])
    expect(cipher.open((await look())?.sealedAccessToken ?? '', id)).toBe(token)
    wait(61_000)
    await syncDueItems({ ...test.deps, cipher })
    expect(await ids()).toEqual(await bankTransactions())
  })
})
