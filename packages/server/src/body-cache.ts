import { shareWork } from './request-deadline.ts'
import { type BytesInUse, type SharedBytes, shareBytes } from './shared-bytes.ts'

/** Returns the cached body of a key, or the result of `make`. Requests at the same time share one result. */
export type BodyCache = (key: string, make: () => Promise<Uint8Array>) => Promise<BytesInUse>

export type BodyCacheLimits = Readonly<{ maxBodies: number; maxBytes: number }>

/** Creates an in-memory cache of response bodies that evicts the least recently used ones. It caches no failure. */
export function createBodyCache({ maxBodies, maxBytes }: BodyCacheLimits): BodyCache {
  // A map is in order of insertion, so its first key is the least recently used one.
  const bodies = new Map<string, Cached>()
  const pending = new Map<string, Promise<SharedBytes>>()
  let bytes = 0

  const evict = (key: string, { size, cacheUse }: Cached) => {
    bodies.delete(key)
    bytes -= size
    cacheUse.release()
  }

  const add = (key: string, body: SharedBytes) => {
    // The buffer may be larger than the body, and stays in memory with it.
    const size = body.bytes.buffer.byteLength
    bodies.set(key, { body, size, cacheUse: body.use() })
    bytes += size
    for (const [oldest, cached] of bodies) {
      if (bodies.size <= maxBodies && bytes <= maxBytes) {
        return
      }
      evict(oldest, cached)
    }
  }

  const create = async (key: string, make: () => Promise<Uint8Array>) => {
    try {
      return shareBytes(await make())
    } finally {
      pending.delete(key)
    }
  }

  const take = async (key: string, make: () => Promise<Uint8Array>) => {
    const cached = bodies.get(key)
    if (cached !== undefined) {
      bodies.delete(key)
      bodies.set(key, cached)
      return cached.body.use()
    }
    const shared = pending.get(key) ?? create(key, make)
    pending.set(key, shared)
    const body = await shared
    const use = body.use()
    // The first of those who waited for it.
    if (!bodies.has(key)) {
      add(key, body)
    }
    return use
  }

  return (key, make) => shareWork(() => take(key, make))
}

type Cached = Readonly<{ body: SharedBytes; size: number; cacheUse: BytesInUse }>
