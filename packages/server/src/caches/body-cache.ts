import { LRUCache } from 'lru-cache'
import { shareWork } from '../request-deadline.ts'

/** Returns the cached body of a key, or the result of `make`. Requests at the same time share one result. */
export type BodyCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

export type BodyCacheLimits = Readonly<{ maxBodies: number; maxBytes: number }>

/** Creates an in-memory cache of response bodies that evicts the least recently used ones. It caches no failure. */
export function createBodyCache({ maxBodies, maxBytes }: BodyCacheLimits): BodyCache {
  const bodies = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    max: maxBodies,
    maxSize: maxBytes,
    // The buffer may be larger than the body, and stays in memory with it.
    sizeCalculation: (body) => body.buffer.byteLength,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Everyone who waits for a body gets it, even if the cache is full.
    ignoreFetchAbort: true,
  })
  return (key, make) => shareWork(() => bodies.forceFetch(key, { context: make }))
}
