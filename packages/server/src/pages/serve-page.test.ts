import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtWeb } from '../process/built-web.ts'
import { createTestApp } from '../testing/test-app.ts'

describe('pages', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { web: builtWeb })
  })
  afterAll(() => test.close())

  it('are rendered on the server with data from the API', async () => {
    const { body, statusCode, headers } = await test.app.inject(pagePaths.about)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const { catalog } = (await test.app.inject(apiPaths.overview)).json()
    expect(body).toContain(`${catalog.cardCount} open cards, last updated`)
  })

  it('allow every inline script of a cached page by its hash, and nothing else inline', async () => {
    const { body, headers } = await test.app.inject('/')
    const scripts = inlineScripts(body)
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    }
    expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/)
    expect(body).not.toContain('nonce="')
  })

  it('are compressed in an encoding the client accepts', async () => {
    const plain = await test.app.inject('/about')
    const br = await test.app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, br' } })
    const gz = await test.app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  })

  it('return 304 to a client that has them', async () => {
    const first = await test.app.inject('/about')
    const again = await test.app.inject({
      url: '/about',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('answer HEAD with headers only', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/about' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })

  it("S-ROUTE-14: answer an unknown path with 404 and the not-found page, which isn't cached", async () => {
    const answer = await test.app.inject('/no/such/page')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Oops!')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('reject other methods', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/about', payload: {} })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it('let clients cache hashed assets for a year, and serve them precompressed', async () => {
    const { body } = await test.app.inject('/')
    const asset = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? 'none'
    const answer = await test.app.inject({ url: asset, headers: { 'accept-encoding': 'br' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    const compressedForm = await test.app.inject(`${asset}.br`)
    expect(compressedForm.statusCode).toBe(404)
  })

  it('have an icon for browsers that request /favicon.ico', async () => {
    const { statusCode, headers, rawPayload } = await test.app.inject('/favicon.ico')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/vnd.microsoft.icon',
      'cache-control': 'public, max-age=3600',
    })
    // An icon directory begins with 0, the type 1 and the number of its pictures; the first one is 16 pixels
    // wide.
    expect([...rawPayload.subarray(0, 7)]).toEqual([0, 0, 1, 0, 3, 0, 16])
  })

  it.each(['identity', 'br'])(
    'let the service worker request only this site, and check for a new version (%s)',
    async (encoding) => {
      const answer = await test.app.inject({
        url: '/service-worker.js',
        headers: { 'accept-encoding': encoding },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/)
    },
  )

  it.each([
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/assets/../package.json',
    '/assets/%2e%2e/server/index.js',
  ])('reveal nothing at %s', async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(404)
  })
})

describe('S-ROUTE-11: /dashboard_debug', () => {
  it.each([
    [true, 200],
    [false, 404],
  ])('switched on: %s, returns %i and is never indexed', async (hasDebugDashboard, status) => {
    const { app, close } = await createTestApp('postgres', { web: builtWeb, hasDebugDashboard })
    const answer = await app.inject('/dashboard_debug')
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('content="noindex"')
    await close()
  })
})

describe("a page whose database doesn't respond", () => {
  it('is still served, but not cached', async () => {
    const { app, deps } = await createTestApp('postgres', { web: builtWeb })
    await deps.database.close()
    const answer = await app.inject(pagePaths.about)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('We can’t load the catalog right now.')
    expect(answer.headers['cache-control']).toContain('no-store')
    await app.close()
  })
})

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
}
