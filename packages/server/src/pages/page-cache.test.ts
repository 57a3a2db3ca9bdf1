import { describe, expect, it } from 'vitest'
import { createPageCache, type ReadyPage } from './page-cache.ts'

const page = (etag: string, isCacheable = true): ReadyPage => ({
  status: 200,
  headers: {},
  isHtml: true,
  scriptHashes: [],
  etag,
  body: async () => Buffer.alloc(0),
  isEmpty: true,
  isCacheable,
})

function setUp({ maxPages = 2, maxAgeMs = 1000 } = {}) {
  let nowMs = 1
  let made = 0
  const cache = createPageCache({ maxPages, maxAgeMs, clock: () => new Date(nowMs) })
  return {
    take: (key: string, make = async () => page(`${key}-${++made}`)) => cache.take(key, make),
    made: () => made,
    size: cache.size,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = setUp()
    const pages = await Promise.all([cache.take('/'), cache.take('/'), cache.take('/')])
    expect(pages.map(({ etag }) => etag)).toEqual(['/-1', '/-1', '/-1'])
  })

  it("renders it again when it's too old", async () => {
    const cache = setUp()
    await cache.take('/')
    cache.pass(999)
    expect((await cache.take('/')).etag).toBe('/-1')
    cache.pass(2)
    expect((await cache.take('/')).etag).toBe('/-2')
  })

  it('evicts the least recently requested page', async () => {
    const cache = setUp()
    await cache.take('/a')
    await cache.take('/b')
    await cache.take('/a')
    await cache.take('/c')
    expect(cache.size()).toBe(2)
    expect((await cache.take('/a')).etag).toBe('/a-1')
    expect((await cache.take('/b')).etag).toBe('/b-4')
  })

  it('caches neither uncacheable pages nor failures', async () => {
    const cache = setUp()
    expect((await cache.take('/', async () => page('once', false))).etag).toBe('once')
    await expect(cache.take('/x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(cache.size()).toBe(0)
  })
})
