import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { builtWeb } from '../process/built-web.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'
import { type SlowProxy, startSlowProxy } from '../testing/slow-proxy.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/test-database.ts'

/**
 * Long enough for a sign-in on a busy machine. With the delay, its dozen queries take more than twice as
 * long.
 */
const DEADLINE_MS = 6_000
const QUERY_DELAY_MS = 1_200

let real: TestDatabase
let proxy: SlowProxy
let test: IdentityApp
beforeAll(async () => {
  real = await createTestDatabase('postgres')
  proxy = await startSlowProxy(real.url ?? '')
  const database = await openDatabase({ databaseUrl: proxy.url, dataDir: ':memory:', log: silentLog })
  test = await createIdentityApp('postgres', { database, requestDeadlineMs: DEADLINE_MS })
})
afterAll(async () => {
  await test.close()
  await proxy.close()
  await real.close()
})

const signIn = (email: string) =>
  test.call('POST', '/auth/sign-in', { body: { email, password: GOOD_PASSWORD } })
const sessionsOf = (id: string) =>
  real.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()

it("returns 503 in time for a sign-in with a slow database, writes nothing partially, and works again when it's fast", async () => {
  const { email, id } = await test.signUp()
  const fast = proxy.queryCount()
  expect((await signIn(email)).statusCode).toBe(200)
  const queriesOfSignIn = proxy.queryCount() - fast

  proxy.delayQueries(QUERY_DELAY_MS)
  const [before, slow] = [await sessionsOf(id), proxy.queryCount()]
  const answer = await signIn(email)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().errors[0].code).toBe('unavailable')

  // The attempt is returned last, after the transaction was rolled back.
  await vi.waitFor(async () => expect(await countedTries()).toBe(0), { timeout: 120_000 })
  expect(proxy.queryCount() - slow).toBeLessThan(queriesOfSignIn)
  expect(await sessionsOf(id)).toEqual(before)

  proxy.delayQueries(0)
  expect((await signIn(email)).statusCode).toBe(200)
  expect(await sessionsOf(id)).toHaveLength(before.length + 1)
})

it('responds in time for a page that waits for a slow database, with a page', async () => {
  const database = await openDatabase({ databaseUrl: proxy.url, dataDir: ':memory:', log: silentLog })
  const pages = await createTestApp('postgres', { database, web: builtWeb, requestDeadlineMs: 300 })
  proxy.delayQueries(1_000)
  const queries = proxy.queryCount()
  const answer = await pages.app.inject({ url: '/about', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.body).toContain('Please try again in a moment')
  await vi.waitFor(() => expect(proxy.queryCount()).toBeGreaterThan(queries), { timeout: 60_000 })
  proxy.delayQueries(0)
  await pages.close()
})

it('gives up on a silent database earlier if requests have less time', async () => {
  proxy.delayQueries(2_000)
  const settings = { databaseUrl: proxy.url, dataDir: ':memory:', requestDeadlineMs: 400 }
  const { db, close } = await openDatabase({ ...settings, log: silentLog })
  // On a busy machine, connecting may already take too long.
  await expect(db.selectFrom('users').select('id').execute()).rejects.toThrow(
    /within 0\.3 s|connection timeout/,
  )
  proxy.delayQueries(0)
  await close()
})

async function countedTries(): Promise<number> {
  const rows = await real.db
    .selectFrom('rate_limits')
    .select('tries')
    .where('rule', '!=', 'sign-up address')
    .execute()
  return rows.reduce((sum, { tries }) => sum + tries, 0)
}
