import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { claimDueItem } from './bank-sync.ts'

const NOW = new Date('2026-11-10T12:00:00Z')
const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
const ORIGIN = { provider: 'plaid', environment: 'sandbox' } as const

describe.each(bothDatabases)('a lease on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    await fillTables(database.db)
  })
  afterAll(() => database.close())

  it.each([
    ['none', null, true],
    ['one that ended', at(-1), true],
    ['one that another server has', at(1), false],
    ['one of a server whose clock is a few seconds ahead', at(1.1), false],
    ['one from a clock that was a day ahead', at(24 * 60), true],
  ])('%s: whether the item can be claimed', async (_, leasedUntil, isFree) => {
    const { db } = database
    await db
      .updateTable('bank_items')
      .set({ ...ORIGIN, source: 'provider', next_sync_at: at(-5), leased_until: leasedUntil })
      .execute()
    const claimed = await claimDueItem(db, [ORIGIN], { now: NOW, leasedUntil: at(1) })
    expect(claimed !== null).toBe(isFree)
  })
})
