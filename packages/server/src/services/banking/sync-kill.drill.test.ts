import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open-database.ts'
import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { createCipher } from '../../secrets/cipher.ts'
import { runProgram } from '../../testing/child-program.ts'
import { unpackSnapshot } from '../../testing/embedded-snapshot.ts'
import { makeUser } from '../../testing/factories.ts'
import { type Fault, type FaultServer, startFaultServer } from '../../testing/fault-server.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '../../testing/test-database.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'

const SYNC_ONCE = new URL('./fixtures/sync-once.ts', import.meta.url)
const NOON = new Date('2026-11-10T12:00:00Z')
/** A lease is a minute. */
const AFTER_THE_LEASE = new Date('2026-11-10T12:01:01Z')
/** Opens the embedded engine four times: 5 s on an idle machine, over 30 s on a busy one. */
const FOUR_OPENINGS_MS = 180_000

describe('kill -9 of a server while it syncs', () => {
  const key = randomBytes(32)
  let sandbox: SandboxBank
  let faults: FaultServer
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock: () => NOON, pageSize: 100 })
    faults = await startFaultServer(sandbox.baseUrl)
  })
  afterAll(async () => {
    await faults.close()
    await sandbox.close()
  })

  const depsOf = (database: Database, now: Date) => ({
    otherBanks: [],
    database,
    bank: sandbox.bank,
    cipher: createCipher([key]),
    clock: () => now,
    log: pino({ level: 'silent' }),
  })
  const link = async (database: Database) => {
    const { id: userId } = await makeUser(database.db)
    const { accessToken } = await linkItem(depsOf(database, NOON), userId, await sandbox.link())
    return { userId, accessToken }
  }
  const countAtBank = async (accessToken: string) => {
    const range = { start_date: '2020-01-01', end_date: '2026-12-31' }
    const request = { access_token: accessToken, ...range, options: { count: 1 } }
    return (await sandbox.plaid.transactionsGet(request)).data.total_transactions
  }
  const idsOf = async (database: Database, userId: string) =>
    (await allTransactions(database.db, userId)).map(({ transactionId }) => transactionId)
  /** Not by account, or rows whose accounts were lost would be missed. */
  const countRows = async ({ db }: Database) =>
    (await db.selectFrom('bank_transactions').select('transaction_id').execute()).length
  const startChild = (databaseUrl: string, dataDir: string) => {
    const { clientId, secret } = sandbox.keys
    const keys = [clientId, secret, key.toString('base64')]
    return runProgram(SYNC_ONCE, databaseUrl, dataDir, faults.baseUrl, ...keys, NOON.toISOString())
  }
  /** Resolves at the nth occurrence of that call, which then gets the fault. */
  const untilCalled = (path: string, times: number, fault: Fault) =>
    new Promise<void>((resolve) => {
      let calls = 0
      faults.decide((called) => {
        calls += called === path ? 1 : 0
        if (called !== path || calls !== times) {
          return 'pass'
        }
        resolve()
        return fault
      })
    })

  /** Whatever was there when it died, the next server completes it: nothing lost and nothing twice. */
  async function expectWholeAfter(
    database: Database,
    { userId, accessToken }: Awaited<ReturnType<typeof link>>,
  ) {
    await syncDueItems(depsOf(database, NOON))
    expect(await countRows(database)).toBe(0)
    expect((await listBankAccounts(database.db, userId)).length).toBeGreaterThan(0)
    await syncDueItems(depsOf(database, AFTER_THE_LEASE))
    const ids = await idsOf(database, userId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(await countAtBank(accessToken))
  }

  it('between two pages', async () => {
    const database = await createTestDatabase('postgres')
    const person = await link(database)
    const reached = untilCalled('/transactions/sync', 3, 'hang')
    const child = startChild(database.url ?? '', ':memory:')
    await reached
    await child.killAbruptly()
    await expectWholeAfter(database, person)
    await database.close()
  })

  it('between its rows and its cursor', async () => {
    const database = await createTestDatabase('postgres')
    const person = await link(database)
    faults.decide(() => 'pass')
    const child = await killWhileItWaitsForAccounts(database)
    expect(child).toBeGreaterThan(0)
    await expectWholeAfter(database, person)
    await database.close()

    /**
     * The rows are written by then and the cursor isn't: the accounts table comes in between, and we lock it.
     */
    async function killWhileItWaitsForAccounts({ db, url }: TestDatabase): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await sql`lock table bank_accounts in exclusive mode`.execute(transaction)
        const child = startChild(url ?? '', ':memory:')
        let waiting = 0
        while (waiting === 0) {
          const { rows } = await sql<{ count: number }>`
            select count(*) as count from pg_locks where not granted and relation = 'bank_accounts'::regclass`.execute(
            transaction,
          )
          waiting = rows[0]?.count ?? 0
        }
        await child.killAbruptly()
        return waiting
      })
    }
  })

  it('on the embedded database, as it begins to write', { timeout: FOUR_OPENINGS_MS }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cardsight-sync-'))
    const open = () => openDatabase({ databaseUrl: null, dataDir, log: silentLog })
    await unpackSnapshot(dataDir)
    const first = await open()
    const { userId, accessToken } = await link(first)
    await first.close()
    const reached = untilCalled('/item/get', 1, 'pass')
    const child = startChild('', dataDir)
    await reached
    await child.killAbruptly()
    const second = await open()
    const expected = await countAtBank(accessToken)
    // How far it got is random; that it's all or nothing isn't.
    expect([0, expected]).toContain(await countRows(second))
    await syncDueItems(depsOf(second, AFTER_THE_LEASE))
    const ids = await idsOf(second, userId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(expected)
    await second.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
