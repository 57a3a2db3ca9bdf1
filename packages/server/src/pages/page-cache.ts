/** Public pages, kept in memory: the same page for everyone until it ages or is pushed out. */
import type { EncodedBodies } from '../http/encodings.ts'

export type KeptPage = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: EncodedBodies
}>

type Limits = { maxPages: number; maxAgeMs: number; clock: () => Date }
type Entry = { page: Promise<KeptPage | null>; madeAt: number }

export function createPageCache({ maxPages, maxAgeMs, clock }: Limits) {
  const entries = new Map<string, Entry>()

  /** The kept page, or the one that `make` gives; asked for by many at once it is made once. Null is not kept. */
  function take(key: string, make: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
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
      (page) => page ?? forget(key, entry),
      () => forget(key, entry),
    )
    pushOutOldest()
    return entry.page
  }

  function forget(key: string, entry: Entry) {
    if (entries.get(key) === entry) {
      entries.delete(key)
    }
  }

  function pushOutOldest() {
    const oldest = entries.keys().next()
    if (entries.size > maxPages && !oldest.done) {
      entries.delete(oldest.value)
    }
  }

  return { take, size: () => entries.size }
}

export type PageCache = ReturnType<typeof createPageCache>
