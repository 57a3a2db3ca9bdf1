import { outliveRequest } from './request-deadline.ts'

/** The most keys of one lookup. */
const MAX_KEYS = 64

type Waiting<Key, Found> = Readonly<{
  key: Key
  resolve: (found: Found) => void
  reject: (error: unknown) => void
}>

/**
 * Combines lookups of requests that arrive at about the same time. `lookUp` returns what it found for each key, in their
 * order. It starts after all of its lookups were requested, so nothing it finds is older than a request.
 */
export function batchLookups<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = []

  const answer = async (batch: readonly Waiting<Key, Found>[]) => {
    try {
      const found = await lookUp(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) {
        // The same length as the keys, so an undefined value is one that was found.
        resolve(found[index] as Found)
      }
    } catch (error) {
      for (const { reject } of batch) {
        reject(error)
      }
    }
  }

  const start = () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MAX_KEYS) {
      void answer(all.slice(from, from + MAX_KEYS))
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1) {
        // The deadline of one request must not end the lookups of others.
        outliveRequest(() => setImmediate(start))
      }
    })
}
