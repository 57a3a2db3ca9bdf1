import { apiPaths } from '@cardsight/contract/api-paths'
import { merchantNameKey } from '@cardsight/engine/spending'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { makeSession, makeUser } from '../testing/factories.ts'
import { type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts'
import { startTcpForwarder, type TcpForwarder } from '../testing/tcp-forwarder.ts'
import { createTestApp } from '../testing/test-app.ts'
import { silentLog } from '../testing/test-database.ts'

const WRITERS = 4
const WRITES_EACH_SIDE = 150
const WITHIN = { timeout: 300_000, interval: 50 }

let pair: PostgresPair
let forwarder: TcpForwarder
let database: Database
let test: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  pair = await startPostgresPair()
  forwarder = await startTcpForwarder(pair.primaryPort)
  const databaseUrl = `postgres://postgres@127.0.0.1:${forwarder.port}/postgres`
  database = await openDatabase({ databaseUrl, dataDir: ':memory:', log: silentLog })
  await migrate(database.db)
  test = await createTestApp('postgres', { database })
})
afterAll(async () => {
  await test.close()
  await forwarder.close()
  await pair.remove()
})

it('a failover of the database loses no acknowledged write, and the server continues without a restart', async () => {
  const { id } = await makeUser(database.db)
  const { token } = await makeSession(database.db, id)
  const headers = { authorization: `Bearer ${token}` }
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let [next, isStopping] = [0, false]

  const write = async () => {
    while (!isStopping) {
      const merchant = nameOf(next)
      next += 1
      const { statusCode } = await test.app.inject({
        method: 'PUT',
        url: apiPaths.merchants,
        headers,
        payload: { merchant, category: 'restaurant' },
      })
      statuses.add(statusCode)
      if (statusCode === 200) {
        acknowledged.push(merchant)
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  const until = (count: number) =>
    vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(count), WITHIN)

  await until(WRITES_EACH_SIDE)
  await pair.killPrimary()
  await vi.waitFor(() => expect(statuses).toContain(503), WITHIN)
  const answer = await test.app.inject(apiPaths.overview)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')

  const before = acknowledged.length
  await pair.promoteReplica()
  forwarder.switchTo(pair.replicaPort)
  await until(before + WRITES_EACH_SIDE)
  isStopping = true
  await Promise.all(writers)

  expect(statuses).toEqual(new Set([200, 503]))
  const stored = await database.db.selectFrom('merchant_corrections').select('merchant').execute()
  const found = new Set(stored.map(({ merchant }) => merchant))
  expect(acknowledged.filter((merchant) => !found.has(merchantNameKey(merchant)))).toEqual([])
  expect(new Set(acknowledged.map((merchant) => merchantNameKey(merchant))).size).toBe(acknowledged.length)
})

/** Letters only, because numbers aren't part of a merchant's name. */
function nameOf(i: number): string {
  return `qxv${Array.from(String(i), (digit) => 'abcdefghij'[Number(digit)]).join('')}`
}
