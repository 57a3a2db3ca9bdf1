/** In-memory cache of rendered pages: the same page for everyone, until it's too old or evicted. */
import { LRUCache } from 'lru-cache'
import type { EncodedBody } from '../http/encodings.ts'

export type ReadyPage = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  isHtml: boolean
  /** Hashes of the page's own inline scripts. */
  scriptHashes: readonly string[]
  etag: string
  body: EncodedBody
  isEmpty: boolean
  /** False for a page that must not be shown again, such as one without its data. */
  isCacheable: boolean
}>

type Limits = { maxPages: number; maxAgeMs: number; clock: () => Date }

export function createPageCache({ maxPages, maxAgeMs, clock }: Limits) {
  const pages = new LRUCache<string, Promise<ReadyPage>>({
    max: maxPages,
    ttl: maxAgeMs,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  })

  /** Returns the cached page, or the result of `make`. Concurrent requests share it, cacheable or not. */
  function take(key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const cached = pages.get(key)
    if (cached !== undefined) {
      return cached
    }
    const made = make()
    const forget = () => pages.peek(key) === made && pages.delete(key)
    pages.set(key, made)
    made.then((page) => page.isCacheable || forget(), forget)
    return made
  }

  return { take, size: () => pages.size }
}

export type PageCache = ReturnType<typeof createPageCache>
