import { sample } from '@cardsight/engine/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCountingWeb } from '../testing/counting-web.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createPageThreads } from './page-threads.ts'

const { web, takeCount } = createCountingWeb()
const site = {
  publicUrl: 'http://localhost:3000',
  supportEmail: 'support@localhost',
  hasDebugDashboard: true,
}
const pageThreads = createPageThreads(site)
let test: Awaited<ReturnType<typeof createTestApp>>
let plain: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  test = await createTestApp('embedded', { web, pageThreads })
  plain = await createTestApp('embedded', { web, database: test.deps.database })
})
afterAll(async () => {
  await plain.app.close()
  await test.close()
  await pageThreads.close()
})

describe('pages with what a visitor chose', () => {
  it.each(
    sample([
      '/current-best-cards?grocery=501',
      '/best-credit-cards/travel-spend?travel=502&filter=Travel',
      '/best-credit-cards/travel-spend.data?travel=503',
      '/find-your-second-card?amount=504',
      '/cards/changes?year=2025&field=fee',
      '/cards/changes?year=2001',
      '/top-cards.json?grocery=505',
      '/compare?cards=citi-double-cash,apple-card&grocery=506',
      '/signin?social=denied',
    ]),
  )('%s is the same as on the main thread, which renders nothing', async (url) => {
    takeCount()
    const { statusCode, headers, body } = await test.app.inject(url)
    expect(takeCount()).toBe(0)
    const expected = await plain.app.inject(url)
    expect([statusCode, headers.location]).toEqual([expected.statusCode, expected.headers.location])
    expect(headers['content-security-policy']).toBe(expected.headers['content-security-policy'])
    expect(body === expected.body, 'the bodies are the same').toBe(true)
  })

  it('are rendered even if the API refuses a part, and say so', async () => {
    const { statusCode, json } = await test.app.inject('/top-cards.json?grocery=507&memberships=nobody')
    expect([statusCode, json()]).toMatchObject([503, { error: expect.stringContaining('try again') }])
  })
})
