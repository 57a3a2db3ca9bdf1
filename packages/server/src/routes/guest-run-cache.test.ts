import { makeCard, makeRelease, tinyRelease } from '@cardsight/answers/testing'
import type { Release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { addressLimits } from '../http/address-limits.ts'
import { createIdentityApp } from '../testing/identity-app.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createRunTasks } from '../threads/run-tasks.ts'
import { createInlineThreads, type Threads } from '../threads/threads.ts'

const sample: Record<string, string> = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) {
    await app.close()
  }
})

/** All apps share one database, and still don't find each other's runs. */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('embedded')
})
afterAll(() => database.close())

type Query = Record<string, string>

/** An app that counts the runs on its threads. */
async function openApp({ catalog = tinyRelease, ...overrides }: Partial<Deps> = {}) {
  const { runThreads, count } = countRuns(catalog)
  const shared = { ...database, close: async () => {} }
  const test = await createTestApp('embedded', { database: shared, catalog, runThreads, ...overrides })
  opened.push(test)
  const ask = (query: Query = sample, encoding = 'identity') =>
    test.app.inject({ url: apiPaths.freeManualRun, query, headers: { 'accept-encoding': encoding } })
  return { ask, count }
}

function countRuns(catalog: Release) {
  const threads = createInlineThreads(createRunTasks(catalog, { checksAnswers: true }))
  let runs = 0
  const counting: Threads<ReturnType<typeof createRunTasks>> = {
    ...threads,
    call: (name, input) => {
      runs += name === 'runOnCosts' ? 1 : 0
      return threads.call(name, input)
    },
  }
  const runThreads = { quick: counting, bulk: threads, start: async () => {}, close: threads.close }
  return { runThreads, count: () => runs }
}

/** Every pair of questions here differs in one thing that a run depends on. */
const questions: Query[] = [
  sample,
  { ...sample, 1: '505' },
  { ...sample, 9: '0' },
  { ...sample, flights: '120' },
  { ...sample, rent: '1500' },
  { ...sample, credit: 'fair' },
  { ...sample, rotating: 'no' },
  { ...sample, startDate: '2025-11-09', endDate: '2026-11-09', nMonths: '12' },
]
const forms = questions.flatMap((question) => [question, { ...question, form: 'numbers' }])

describe('a guest’s run that was requested before', () => {
  it.each(['identity', 'br', 'gzip'])('has the bytes that a new server sends, with %s', async (encoding) => {
    const { ask, count } = await openApp()
    for (const question of forms) {
      await ask(question, encoding)
    }
    const calculated = count()
    expect(calculated).toBe(forms.length)
    const other = await openApp()
    for (const question of forms.toReversed()) {
      const [cached, fresh] = [await ask(question, encoding), await other.ask(question, encoding)]
      expect(cached.statusCode).toBe(200)
      expect(cached.rawPayload).toEqual(fresh.rawPayload)
      expect(cached.headers['content-encoding']).toBe(fresh.headers['content-encoding'])
      expect(cached.headers['x-request-id']).not.toBe(fresh.headers['x-request-id'])
    }
    expect(count()).toBe(calculated)
    expect(other.count()).toBe(forms.length)
  })

  it('is calculated once, whatever the order of its parameters', async () => {
    const { ask, count } = await openApp()
    const reversed = Object.fromEntries([...Object.entries({ form: 'numbers', ...sample })].reverse())
    const answers = await Promise.all([ask({ ...sample, form: 'numbers' }), ask(reversed)])
    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(count()).toBe(1)
  })

  it('is calculated again on another day', async () => {
    let now = new Date('2026-11-10T23:59:59Z')
    const clock = () => now
    const { ask, count } = await openApp({ clock })
    const days = { ...sample, startDate: '2025-11-09', endDate: '2026-11-09', nMonths: '12' }
    await ask(days)
    await ask(sample)
    now = new Date('2026-11-11T00:00:00Z')
    const tomorrow = await openApp({ clock })
    for (const question of [days, sample]) {
      expect((await ask(question)).body).toBe((await tomorrow.ask(question)).body)
    }
    expect(count()).toBe(4)
  })

  it('never comes from another catalog', async () => {
    const { ask } = await openApp()
    await ask()
    const other = await openApp({ catalog: makeRelease([makeCard('other', 'Other')]) })
    expect(Object.keys((await ask()).json().cards)).toContain('far-miles')
    expect(Object.keys((await other.ask()).json().cards)).toEqual(['other'])
  })

  it('counts against the limit of its address', async () => {
    // Two literal runs, within a day.
    const limits = { ...addressLimits, run: { most: 90, withinMs: 86_400_000 } }
    const { ask, count } = await openApp({ addressLimits: limits })
    const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect(count()).toBe(1)
  })

  it('is calculated again if the first attempt failed', async () => {
    const { runThreads, count } = countRuns(tinyRelease)
    let fails = true
    const quick: typeof runThreads.quick = {
      ...runThreads.quick,
      call: async (name, input) => {
        if (fails) {
          throw new Error('the thread ended')
        }
        return runThreads.quick.call(name, input)
      },
    }
    const { ask } = await openApp({ runThreads: { ...runThreads, quick } })
    expect((await ask()).statusCode).toBe(500)
    fails = false
    expect((await ask()).statusCode).toBe(200)
    expect(count()).toBe(1)
  })
})

it('a signed-in run on typed costs is calculated every time, with the same bytes', async () => {
  const { runThreads, count } = countRuns(tinyRelease)
  const test = await createIdentityApp('embedded', { catalog: tinyRelease, runThreads })
  opened.push(test)
  const { token } = await test.signUp()
  const ask = (url: string) =>
    test.app.inject({ url, query: sample, headers: { authorization: `Bearer ${token}` } })
  const guest = await ask(apiPaths.freeManualRun)
  const signedIn = [await ask(apiPaths.manualRun), await ask(apiPaths.manualRun)]
  expect(signedIn.map(({ body }) => body)).toEqual([guest.body, guest.body])
  expect(count()).toBe(3)
})
