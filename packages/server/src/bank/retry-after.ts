import { z } from 'zod'

const SECOND_MS = 1000

const namedHeaders = z.object({ 'retry-after': z.string(), date: z.string().optional() })

/**
 * How long an answer asks us to stay away, in milliseconds; null where it says nothing that can be read. A moment is
 * measured by the `Date` of the same answer, since the provider's clock may not be ours.
 */
export function readRetryAfter(headers: unknown): number | null {
  const named = namedHeaders.safeParse(headers)
  if (!named.success) {
    return null
  }
  const { 'retry-after': value, date = '' } = named.data
  if (/^\d{1,9}$/.test(value)) {
    return Number(value) * SECOND_MS
  }
  const pauseMs = Date.parse(value) - Date.parse(date)
  return pauseMs > 0 ? pauseMs : null
}
