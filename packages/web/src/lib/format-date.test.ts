import { describe, expect, it } from 'vitest'
import { formatDayLong, formatDayShort } from './format-date.ts'

describe('calendar days', () => {
  it('are short as MM/DD/YY', () => {
    expect(formatDayShort('2026-09-03')).toBe('09/03/26')
    expect(formatDayShort('2000-12-31')).toBe('12/31/00')
  })

  it('are readable as month, day and year', () => {
    expect(formatDayLong('2026-09-03')).toBe('September 3, 2026')
    expect(formatDayLong('2024-02-29')).toBe('February 29, 2024')
  })

  // The first of January, read as midnight UTC, is the 31st of December in every American zone.
  it('stay the same day in every time zone', () => {
    expect(formatDayLong('2026-01-01')).toBe('January 1, 2026')
  })

  it.each(['2026-13-01', '2026-00-10', '2026-01-32', '2026-1-1', '09/03/26', ''])('refuse %j', (text) => {
    expect(() => formatDayShort(text)).toThrow('Not a calendar day')
  })
})
