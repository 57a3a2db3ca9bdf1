import { addDays, daysBetween, parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { type DateRange, nextStart, rangeFrom } from './date-ranges.ts'

const today = parseDay('2026-11-10')

function rangesFrom(cursor: string | null): DateRange[] {
  const range = rangeFrom(cursor, today)
  return range.isLast ? [range] : [range, ...rangesFrom(range.end)]
}

describe('the ranges of a first sync', () => {
  it('cover 400 days without a gap, in 45 or 46 days each, up to the end of tomorrow', () => {
    const ranges = rangesFrom(null)
    // 400 days up to today, and tomorrow for servers in other time zones: 45 * 8 = 360, and 41 are left.
    expect(ranges).toHaveLength(9)
    // October 7, 2025 to November 10, 2026 are 25 + 365 + 10 = 400 days.
    expect(ranges[0]?.first).toBe('2025-10-07')
    expect(ranges.at(-1)?.end).toBe('2026-11-12')
    for (const [index, { first, end }] of ranges.entries()) {
      expect(daysBetween(first, end)).toBeLessThanOrEqual(46)
      expect(ranges[index + 1]?.first ?? end).toBe(end)
    }
  })
})

describe('the range of a later sync', () => {
  it('starts a week earlier, because banks correct transactions', () => {
    expect(nextStart(today, [])).toBe('2026-11-03')
    expect(rangesFrom('2026-11-03')).toEqual([{ first: '2026-11-03', end: '2026-11-12', isLast: true }])
  })

  it('starts at the oldest pending transaction, which is yet to post or vanish', () => {
    const pending = ['2026-11-09', '2026-10-25', '2026-11-01'].map(parseDay)
    expect(nextStart(today, pending)).toBe('2026-10-25')
  })

  it('stays within one call, however old a pending transaction is', () => {
    const start = nextStart(today, [parseDay('2026-01-01')])
    expect(start).toBe(addDays(today, -43))
    expect(rangesFrom(start)).toHaveLength(1)
  })
})
