import { describe, expect, it, vi } from 'vitest'
import {
  formatDay,
  formatDayLong,
  formatDayShort,
  formatMonth,
  formatMonthLong,
  typedYear,
} from './format-date.ts'

describe('calendar days', () => {
  it('have a short form, MM/DD/YY', () => {
    expect(formatDayShort('2026-09-03')).toBe('09/03/26')
    expect(formatDayShort('2000-12-31')).toBe('12/31/00')
  })

  it('have a long form with month, day and year', () => {
    expect(formatDayLong('2026-09-03')).toBe('September 3, 2026')
    expect(formatDayLong('2024-02-29')).toBe('February 29, 2024')
  })

  it('have a form with a short month', () => {
    expect(formatDay('2026-09-03')).toBe('Sep 3, 2026')
    expect(formatDay('2027-05-31')).toBe('May 31, 2027')
  })

  // January 1 at midnight UTC is December 31 in every American time zone.
  it('stay the same day in every time zone', () => {
    expect(formatDayLong('2026-01-01')).toBe('January 1, 2026')
  })

  it.each(['2026-13-01', '2026-00-10', '2026-01-32', '2026-1-1', '09/03/26', ''])('reject %j', (text) => {
    expect(() => formatDayShort(text)).toThrow('Not a calendar day')
  })
})

it('months have a short and a long form', () => {
  expect(formatMonth('2026-03')).toBe('Mar 2026')
  expect(formatMonthLong('2026-03')).toBe('March 2026')
  expect(() => formatMonth('2026-3')).toThrow('Not a calendar day')
})

it('ends the year of typed amounts on the server’s day, wherever the visitor is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  // Still October 31 in New York, for four more hours
  const now = new Date('2026-11-01T00:30:00Z')
  expect(now.getDate()).toBe(31)
  expect(typedYear(now)).toEqual({ first: '2025-11-01', last: '2026-11-01' })
  vi.unstubAllEnvs()
})
