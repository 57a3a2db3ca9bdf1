import { apiPaths } from '@cardsight/contract/api-paths'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const SITE = 'https://cards.example'

describe('POST /api/csp-reports', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeEach(async () => {
    test = await createTestApp('postgres', { publicUrl: SITE })
  })
  afterEach(() => test.close())

  const send = (type: string, payload: unknown) =>
    test.app.inject({
      method: 'POST',
      url: apiPaths.cspReports,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    })
  const stored = () => test.deps.database.db.selectFrom('csp_reports').selectAll().execute()

  const listed = (change: Record<string, unknown> = {}) => ({
    type: 'csp-violation',
    age: 10,
    url: `${SITE}/restore-password/s3cret`,
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: `${SITE}/restore-password/s3cret`,
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/pixel?user=jane',
      sample: 'jane',
      ...change,
    },
  })

  it('counts reports of both formats by day, without anything about the person', async () => {
    const single = {
      'csp-report': {
        'document-uri': `${SITE}/restore-password/an0ther`,
        'violated-directive': "img-src 'self' data:",
        'blocked-uri': 'https://evil.example',
      },
    }
    expect((await send('application/reports+json', [listed(), listed()])).statusCode).toBe(200)
    expect((await send('application/csp-report', single)).statusCode).toBe(200)
    expect(await stored()).toEqual([
      {
        day: '2026-11-10',
        page: '/restore-password',
        directive: 'img-src',
        blocked: 'evil.example',
        reports: 3,
      },
    ])
  })

  it('ignores reports of other kinds, other sites and no shape, and rejects what is not JSON', async () => {
    for (const payload of [
      [{ ...listed(), type: 'deprecation' }],
      [listed({ documentURL: 'https://other.example/' })],
      { 'csp-report': 'text' },
      null,
    ]) {
      expect((await send('application/reports+json', payload)).statusCode).toBe(200)
    }
    const broken = { method: 'POST', url: apiPaths.cspReports, payload: '{' } as const
    const headers = { 'content-type': 'application/csp-report' }
    expect((await test.app.inject({ ...broken, headers })).statusCode).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('stores a sample of many reports: 60 a minute', async () => {
    for (const part of [1, 2, 3, 4]) {
      const hosts = Array.from({ length: 20 }, (_, index) => `https://host-${part}-${index}.example`)
      await send(
        'application/reports+json',
        hosts.map((blockedURL) => listed({ blockedURL })),
      )
    }
    expect(await stored()).toHaveLength(60)
  })

  it('is named in the headers of every response', async () => {
    const { headers } = await test.app.inject(apiPaths.health)
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  })
})
