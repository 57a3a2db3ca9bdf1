import { describe, expect, it } from 'vitest'
import { RequestTooSlow, withRequest } from '../request-deadline.ts'
import { createBodyCache } from './body-cache.ts'

const bytes = (length: number) => async () => new Uint8Array(length)
const never = () => Promise.reject(new Error('should be cached'))

function openPromise() {
  let [resolve, reject] = [(_: Uint8Array) => {}, (_: Error) => {}]
  const promise = new Promise<Uint8Array>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

describe('a cache of bodies', () => {
  it('returns the body of a key again, and no other', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 1000 })
    const first = await cache('a', async () => Uint8Array.of(1, 2))
    expect(await cache('a', never)).toBe(first)
    expect(await cache('b', async () => Uint8Array.of(3))).toEqual(Uint8Array.of(3))
  })

  it('makes a body once for requests at the same time', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 1000 })
    const { promise, resolve } = openPromise()
    const both = [cache('a', () => promise), cache('a', never)]
    resolve(Uint8Array.of(7))
    expect(await Promise.all(both)).toEqual([Uint8Array.of(7), Uint8Array.of(7)])
  })

  it('passes a failure to everyone who waits, and tries again for the next', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 1000 })
    const { promise, reject } = openPromise()
    const both = [cache('a', () => promise), cache('a', never)]
    reject(new Error('out of memory'))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache('a', async () => Uint8Array.of(8))).toEqual(Uint8Array.of(8))
  })

  it('evicts the least recently used body if there are too many', async () => {
    const cache = createBodyCache({ maxBodies: 2, maxBytes: 1000 })
    await cache('a', bytes(1))
    await cache('b', bytes(1))
    await cache('a', never)
    await cache('c', bytes(1))
    await cache('a', never)
    await cache('c', never)
    await expect(cache('b', never)).rejects.toThrow('should be cached')
  })

  it('evicts as many as new bytes need', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 100 })
    await cache('a', bytes(40))
    await cache('b', bytes(40))
    await cache('c', bytes(20))
    // 80 + 60 is too much without a and b; 20 + 60 isn't.
    await cache('d', bytes(60))
    await cache('c', never)
    await cache('d', never)
    await expect(cache('a', never)).rejects.toThrow('should be cached')
    await expect(cache('b', never)).rejects.toThrow('should be cached')
  })

  it('does not cache a body above the limit, and stays usable', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 100 })
    expect(await cache('a', bytes(101))).toHaveLength(101)
    await expect(cache('a', never)).rejects.toThrow('should be cached')
    await cache('b', bytes(100))
    await cache('b', never)
  })

  it('counts the whole buffer of a body', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 100 })
    await cache('a', async () => new Uint8Array(101).subarray(0, 1))
    await expect(cache('a', never)).rejects.toThrow('should be cached')
  })

  it('leaves a body above the limit to everyone who waited for it', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 100 })
    const { promise, resolve } = openPromise()
    const both = [cache('a', () => promise), cache('a', never)]
    resolve(new Uint8Array(101))
    expect((await Promise.all(both)).map((body) => body.length)).toEqual([101, 101])
  })

  it('makes a body again for someone who still waits, if the first client left', async () => {
    const cache = createBodyCache({ maxBodies: 10, maxBytes: 1000 })
    const { promise, reject } = openPromise()
    const leaving = new AbortController()
    const { signal: deadline } = new AbortController()
    const ask = (over: AbortSignal, make: () => Promise<Uint8Array>) =>
      withRequest({ deadline, over, address: '203.0.113.1' }, () => cache('a', make))
    const left = expect(ask(leaving.signal, () => promise)).rejects.toThrow(RequestTooSlow)
    const staying = ask(deadline, bytes(10))
    leaving.abort()
    reject(new RequestTooSlow())
    await left
    expect(await staying).toHaveLength(10)
  })
})
