import DataLoader from 'dataloader'
import { outliveRequest } from '../request-deadline.ts'

/** The most keys of one lookup. */
const MAX_KEYS = 64

/**
 * Combines lookups of requests that arrive at about the same time. `lookUp` returns what it found for each key, in their
 * order. It starts after all of its lookups were requested, so nothing it finds is older than a request.
 */
export function batchLookups<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const loader = new DataLoader(lookUp, {
    cache: false,
    maxBatchSize: MAX_KEYS,
    // The deadline of one request must not end the lookups of others.
    batchScheduleFn: (start) => outliveRequest(() => setImmediate(start)),
  })
  return (key) => loader.load(key)
}
