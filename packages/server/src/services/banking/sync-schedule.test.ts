import { describe, expect, it } from 'vitest'
import { dailyPause, pauseAfterFailure, pauseAfterSync } from './sync-schedule.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

describe('a synced item', () => {
  const linkedAt = new Date('2026-11-10T12:00:00Z')
  const pauseAt = (ageMs: number, isComplete: boolean) =>
    pauseAfterSync(
      { id: '80000000-0000-4000-8000-000000000000', linkedAt, isComplete },
      new Date(linkedAt.getTime() + ageMs),
    )

  it.each([
    [0, 2 * SECOND],
    [29 * SECOND, 2 * SECOND],
    [30 * SECOND, 5 * SECOND],
    [3 * MINUTE, 30 * SECOND],
    [15 * MINUTE, 10 * MINUTE],
    // A bank without its full history after a day isn't waited for: 0x8000 is the middle of the spread.
    [24 * HOUR, 24 * HOUR],
  ])('that is still importing %i ms after it was linked is due again after %i ms', (ageMs, pauseMs) => {
    expect(pauseAt(ageMs, false)).toBe(pauseMs)
  })

  it('is due again after about a day once its history is complete', () => {
    expect(pauseAt(0, true)).toBe(24 * HOUR)
  })

  it('has its own time within two hours a day, so that not all are due at once', () => {
    expect(dailyPause('00000000-0000-4000-8000-000000000000')).toBe(23 * HOUR)
    // 23 h + 2 h × 0xc000 / 0x10000
    expect(dailyPause('c0000000-0000-4000-8000-000000000000')).toBe(24.5 * HOUR)
  })
})

describe('a failed item', () => {
  it('waits twice as long each time, up to six hours', () => {
    expect([1, 2, 3].map((times) => pauseAfterFailure('unavailable', times))).toEqual([
      10_000, 20_000, 40_000,
    ])
    expect(pauseAfterFailure('institution-down', 30)).toBe(6 * HOUR)
  })

  it('waits at least a minute if the provider limits calls per minute', () => {
    expect([1, 4].map((times) => pauseAfterFailure('limited', times))).toEqual([MINUTE, 80 * SECOND])
  })

  it.each([
    ['limited', 5 * MINUTE, 5 * MINUTE],
    ['unavailable', 30 * SECOND, 30 * SECOND],
    // Never sooner than by default: 10 s for the first failure, a minute for rate limits.
    ['unavailable', SECOND, 10 * SECOND],
    ['limited', SECOND, MINUTE],
    ['unavailable', 900 * HOUR, 6 * HOUR],
  ] as const)('that is %s with a requested delay of %i ms waits %i ms', (kind, retryAfterMs, pauseMs) => {
    expect(pauseAfterFailure(kind, 1, retryAfterMs)).toBe(pauseMs)
  })
})
