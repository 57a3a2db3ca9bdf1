import { tinyRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

const sample = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const year = { startDate: '2025-11-10', endDate: '2026-11-10', nMonths: '12' }
const query = { ...sample, ...year }

async function signIn({ deps }: TestApp): Promise<Record<string, string>> {
  const { db } = deps.database
  const { token } = await makeSession(db, (await makeUser(db)).id)
  return { authorization: `Bearer ${token}` }
}

describe('a signed-in user’s run on typed costs', () => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await createTestApp('postgres', { catalog: tinyRelease })
    headers = await signIn(test)
  })
  afterAll(() => test.close())

  it("B-CALL-19, B-CALL-21, B-ROLE-3: returns the same as a guest's run", async () => {
    const [own, free] = await Promise.all([
      test.app.inject({ url: apiPaths.manualRun, query, headers }),
      test.app.inject({ url: apiPaths.freeManualRun, query }),
    ])
    expect(own.statusCode).toBe(200)
    expect(own.json()).toEqual(free.json())
  })

  it('returns 400 for invalid input, and 401 to a visitor with any input', async () => {
    const wrong = { ...query, 1: 'lots' }
    expect((await test.app.inject({ url: apiPaths.manualRun, query: wrong, headers })).statusCode).toBe(400)
    expect((await test.app.inject({ url: apiPaths.manualRun, query: wrong })).statusCode).toBe(401)
  })

  it("B-CALL-22, B-ROLE-11: has the engine's raw debug output, which isn't indexed", async () => {
    const answer = await test.app.inject({ url: apiPaths.runDebug, query, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const { cards, spendingCents, best } = answer.json()
    expect(spendingCents).toBe(2_203_200)
    expect(cards).toContainEqual(
      expect.objectContaining({ id: 'two-percent', moneyCents: [44_064, 88_128, 132_192] }),
    )
    // Far Miles: 330.48 and 750.00
    expect(best).toMatchObject({ money: 33_048, introMoney: 75_000, total: 108_048 })
  })
})

describe('the debug output, switched off', () => {
  it("B-ROLE-12, S-ROUTE-11: doesn't exist for anyone", async () => {
    const test = await createTestApp('postgres', { catalog: tinyRelease, hasDebugDashboard: false })
    const headers = await signIn(test)
    expect((await test.app.inject({ url: apiPaths.runDebug, query, headers })).statusCode).toBe(404)
    expect((await test.app.inject({ url: apiPaths.runDebug, query })).statusCode).toBe(404)
    await test.close()
  })
})
