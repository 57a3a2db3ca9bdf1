import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../packages/server/src/testing/test-database.ts'
import { choosePeople, fillDatabase } from './growth-fill.ts'
import { listScans } from './growth-plans.ts'
import { personWork } from './growth-work.ts'

describe('work on one of 100 people with 20,000 transactions', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('postgres')
    await fillDatabase(database.db, { people: 100, rowsPerPerson: 200, rulesPerPerson: 40 })
  })
  afterAll(() => database.close())

  const { rules: _ofOtherTables, ...ofTransactions } = personWork
  it.each(Object.entries(ofTransactions))('reads transactions by index only: %s', async (_name, work) => {
    const { db } = database
    const [person] = await choosePeople(db, 1)
    if (person === undefined) {
      throw new Error('There is nobody')
    }
    const scans = await listScans(db, (recorded) => work(recorded, person))
    expect(scans.length).toBeGreaterThan(0)
    const ofTransactions = scans.filter(({ table }) => table === 'bank_transactions')
    expect(ofTransactions.filter(({ scan }) => scan === 'Seq Scan')).toEqual([])
    expect(ofTransactions.length).toBeGreaterThan(0)
  })

  it('would be caught if it read all transactions', async () => {
    const scans = await listScans(database.db, (db) =>
      db.selectFrom('bank_transactions').select('name').where('name', '=', 'MERCHANT 7').execute(),
    )
    expect(scans).toMatchObject([{ table: 'bank_transactions', scan: 'Seq Scan' }])
  })

  it('can read the small tables by index, too', async () => {
    await database.db.connection().execute(async (connection) => {
      // PostgreSQL reads a small table as a whole if it may, even if there is an index.
      await sql`set enable_seqscan = off`.execute(connection)
      const [person] = await choosePeople(connection, 1)
      if (person === undefined) {
        throw new Error('There is nobody')
      }
      for (const work of Object.values(personWork)) {
        const scans = await listScans(connection, (recorded) => work(recorded, person))
        expect(scans.filter(({ scan }) => scan === 'Seq Scan')).toEqual([])
      }
    })
  })
})
