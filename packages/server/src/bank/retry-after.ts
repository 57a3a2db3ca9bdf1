import { z } from 'zod'

const SECOND_MS = 1000

const namedHeaders = z.object({ 'retry-after': z.string(), date: z.string().optional() })

/**
 * Returns the delay of a Retry-After header in milliseconds, or null if it isn't readable. A date is relative
 * to the response's own `Date` header, because the provider's clock may differ from ours.
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
