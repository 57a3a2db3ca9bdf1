/** Returns the cached body of a key, or the result of `make`. Requests at the same time share one result. */
export type BodyCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

export type BodyCacheLimits = Readonly<{ maxBodies: number; maxBytes: number }>

/** Creates an in-memory cache of response bodies that evicts the least recently used ones. It caches no failure. */
export function createBodyCache({ maxBodies, maxBytes }: BodyCacheLimits): BodyCache {
  // A map is in order of insertion, so its first key is the least recently used one.
  const bodies = new Map<string, Uint8Array>()
  const pending = new Map<string, Promise<Uint8Array>>()
  let bytes = 0

  const remove = (key: string) => {
    bytes -= bodies.get(key)?.buffer.byteLength ?? 0
    bodies.delete(key)
  }

  const add = (key: string, body: Uint8Array) => {
    bodies.set(key, body)
    // The buffer may be larger than the body, and stays in memory with it.
    bytes += body.buffer.byteLength
    for (const oldest of bodies.keys()) {
      if (bodies.size <= maxBodies && bytes <= maxBytes) {
        return
      }
      remove(oldest)
    }
  }

  const create = async (key: string, make: () => Promise<Uint8Array>) => {
    try {
      const body = await make()
      add(key, body)
      return body
    } finally {
      pending.delete(key)
    }
  }

  return async (key, make) => {
    const cached = bodies.get(key)
    if (cached !== undefined) {
      bodies.delete(key)
      bodies.set(key, cached)
      return cached
    }
    const shared = pending.get(key) ?? create(key, make)
    pending.set(key, shared)
    return shared
  }
}
