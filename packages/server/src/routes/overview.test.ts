import { release } from '@cardsight/catalog'
import { describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createRefusingBank } from '../testing/refusing-bank.ts'
import { createTestApp } from '../testing/test-app.ts'

describe.each(databases)('overview on %s', (engine) => {
  it("reports the catalog in the database and the provider's number of banks", async () => {
    const bank = createRefusingBank({ environment: 'production' })
    const { app, close } = await createTestApp(engine, { bank })
    const answer = await app.inject('/api/overview')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      catalog: {
        version: release.version,
        cardCount: release.cards.filter(({ status }) => status.state === 'open').length,
        publishedAt: '2026-11-10T12:00:00.000Z',
      },
      bank: { isSimulated: false, institutionCount: 3 },
    })
    expect(answer.json().catalog.cards).toHaveLength(12)
    expect(answer.body.length).toBeLessThan(8 * 1024)
    await close()
  })
})

describe('overview', () => {
  it("works without the number of banks while the provider doesn't respond, and retries later", async () => {
    let nowMs = Date.UTC(2026, 10, 10)
    let asked = 0
    const { app, close } = await createTestApp('postgres', {
      clock: () => new Date(nowMs),
      bank: createRefusingBank({
        environment: 'production',
        countInstitutions: async () => {
          asked += 1
          if (asked === 1) {
            throw new Error('no answer')
          }
          return 11_000
        },
      }),
    })
    const count = async () => (await app.inject('/api/overview')).json().bank.institutionCount
    expect(await count()).toBeNull()
    expect(await count()).toBeNull()
    nowMs += 31_000
    expect(await count()).toBe(11_000)
    expect(await count()).toBe(11_000)
    expect(asked).toBe(2)
    await close()
  })
})
