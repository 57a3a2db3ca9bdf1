import { describe, expect, it } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

describe('Retry-After', () => {
  const date = 'Tue, 10 Nov 2026 12:00:00 GMT'

  it.each([
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': '0' }, 0],
    // 12:01:30 less 12:00:00
    [{ 'retry-after': 'Tue, 10 Nov 2026 12:01:30 GMT', date }, 90_000],
  ])('%j is %i ms', (headers, pauseMs) => {
    expect(readRetryAfter(headers)).toBe(pauseMs)
  })

  it.each([
    undefined,
    {},
    { 'retry-after': 'soon', date },
    { 'retry-after': '-5' },
    { 'retry-after': '1e9' },
    { 'retry-after': '99999999999999' },
    { 'retry-after': 'Tue, 10 Nov 2026 11:59:00 GMT', date },
    { 'retry-after': 'Tue, 10 Nov 2026 12:01:30 GMT' },
  ])('ignores %j', (headers) => {
    expect(readRetryAfter(headers)).toBeNull()
  })
})
