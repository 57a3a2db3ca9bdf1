/** In-memory cache of rendered pages: the same page for everyone, until it's too old or evicted. */
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
type Entry = { page: Promise<ReadyPage>; madeAt: number }

export function createPageCache({ maxPages, maxAgeMs, clock }: Limits) {
  const entries = new Map<string, Entry>()

  /** Returns the cached page, or the result of `make`. Concurrent requests share it, cacheable or not. */
  function take(key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const now = clock().getTime()
    const found = entries.get(key)
    if (found !== undefined && now - found.madeAt < maxAgeMs) {
      entries.delete(key)
      entries.set(key, found)
      return found.page
    }
    const entry: Entry = { page: make(), madeAt: now }
    entries.delete(key)
    entries.set(key, entry)
    entry.page.then(
      (page) => page.isCacheable || forget(key, entry),
      () => forget(key, entry),
    )
    evictOldest()
    return entry.page
  }

  function forget(key: string, entry: Entry) {
    if (entries.get(key) === entry) {
      entries.delete(key)
    }
  }

  function evictOldest() {
    const oldest = entries.keys().next()
    if (entries.size > maxPages && !oldest.done) {
      entries.delete(oldest.value)
    }
  }

  return { take, size: () => entries.size }
}

export type PageCache = ReturnType<typeof createPageCache>
