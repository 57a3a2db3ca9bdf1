import { blogFeedSchema } from '@cardsight/contract/site'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { builtWeb } from '../process/built-web.ts'
import { createTestApp } from '../testing/test-app.ts'

const item = (n: number) => ({
  link: `https://news.example/${n}`,
  title: `Post ${n}`,
  pubDate: '',
  guid: `${n}`,
})

let test: Awaited<ReturnType<typeof createTestApp>>
afterEach(() => test.close())

async function ask(overrides: Partial<Deps>) {
  test = await createTestApp('postgres', overrides)
  return async () => blogFeedSchema.parse((await test.app.inject('/api/blog')).json()).items
}

describe('GET /api/blog', () => {
  it('B-CALL-24, B-CONST-20, S-HOME-06: lists the first three items of the external feed, as the home page does', async () => {
    const posts = await ask({ web: builtWeb, blogFeed: { read: async () => [1, 2, 3, 4].map(item) } })
    expect(await posts()).toEqual([item(1), item(2), item(3)])
    const home = (await test.app.inject('/')).body
    expect(home.match(/Post \d(?=<)/g)).toEqual(['Post 1', 'Post 2', 'Post 3'])
  })

  it('B-CALL-24, S-HOME-06: lists the three latest posts of the built-in blog without an external feed', async () => {
    const posts = await ask({ web: builtWeb })
    // A call doesn't wait for a slow feed: on a busy machine the first response is empty.
    await expect.poll(posts).toHaveLength(3)
    const own = await posts()
    for (const { link, title, enclosure } of own) {
      const page = await test.app.inject(new URL(link).pathname)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(title)
      expect(new URL(enclosure?.link ?? '').pathname).toMatch(/^\/og\/.*\.png$/)
    }
  })

  it("B-ERR-27: is empty while the feed can't be read; the log says why, at most once a minute", async () => {
    const lines: string[] = []
    const posts = await ask({
      blogFeed: { read: () => Promise.reject(new Error('the feed is gone')) },
      log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
    })
    expect(await posts()).toEqual([])
    expect(await posts()).toEqual([])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the feed is gone')
  })

  it('keeps showing the last posts through a failure, and the new ones after it', async () => {
    let now = new Date('2026-11-10T12:00:00Z')
    const answers = [async () => [item(1)], () => Promise.reject(new Error('down')), async () => [item(2)]]
    const posts = await ask({
      clock: () => now,
      blogFeed: { read: () => (answers.shift() ?? (async () => []))() },
    })
    const seen: string[] = []
    for (const minutes of [0, 11, 12.5]) {
      now = new Date(Date.UTC(2026, 10, 10, 12, 0) + minutes * 60_000)
      seen.push((await posts()).map(({ title }) => title).join())
    }
    expect(seen).toEqual(['Post 1', 'Post 1', 'Post 2'])
  })

  it("doesn't make a page wait for a feed that hangs", async () => {
    const posts = await ask({ blogFeed: { read: () => new Promise(() => {}) } })
    expect(await posts()).toEqual([])
  })
})
