import { describe, expect, it } from 'vitest'
import { dayRange, daysIn, parseDay } from '../day.ts'
import {
  CUSTOM,
  checkCustomRange,
  coverageOf,
  DEFAULT_DATE_TYPE,
  dateTypes,
  isDateType,
  latestYear,
  monthsInWindow,
  type PresetDateType,
  presetWindow,
  savedMonths,
} from './window.ts'

const today = parseDay('2026-11-15')

describe('preset windows', () => {
  it.each<[PresetDateType, string]>([
    [1, '2025-11-15'],
    [2, '2026-05-15'],
    [3, '2026-08-15'],
    [4, '2026-10-15'],
    [5, '2025-11-15'],
    [7, '2026-02-15'],
  ])('B-DATES-1, B-DATES-2, B-DATES-3: code %i goes back to %s', (dateType, first) => {
    expect(presetWindow(dateType, today)).toEqual({ first, last: today })
  })

  it('start on the last day of a shorter month', () => {
    expect(presetWindow(4, parseDay('2026-03-31')).first).toBe('2026-02-28')
    expect(presetWindow(1, parseDay('2024-02-29')).first).toBe('2023-02-28')
  })

  it('B-DATES-1: are 12 months by default', () => {
    expect(DEFAULT_DATE_TYPE).toBe(1)
    expect(monthsInWindow(DEFAULT_DATE_TYPE, presetWindow(1, today))).toBe(12)
  })

  it('B-DATES-4: use the code 6 for a custom range, in months of 30 days', () => {
    const window = dayRange(parseDay('2026-01-01'), parseDay('2026-02-14'))
    expect(daysIn(window)).toBe(45)
    expect(monthsInWindow(CUSTOM, window)).toBe(1.5)
    expect(CUSTOM).toBe(6)
  })

  it('B-DATES-5: are saved as 12, 6, 3, 1, 9 months, and as null for Max and a custom range', () => {
    expect(dateTypes.map(savedMonths)).toEqual([12, 6, 3, 1, null, null, 9])
  })

  it('have the codes 1 to 7', () => {
    expect([0, 1, 7, 8, 1.5].map(isDateType)).toEqual([false, true, true, false, false])
  })
})

describe('a custom range', () => {
  const check = (first: string, last: string) => checkCustomRange(parseDay(first), parseDay(last), today)

  it('B-VALID-24: has at least 30 days, including both ends', () => {
    expect(check('2026-01-01', '2026-01-29')).toBe('too-short')
    expect(check('2026-01-01', '2026-01-30')).toBeNull()
  })

  it('B-VALID-25: has ends at most 365 days apart', () => {
    expect(check('2025-01-01', '2026-01-01')).toBeNull() // 365
    expect(check('2025-01-01', '2026-01-02')).toBe('too-long')
  })

  it("B-VALID-21: doesn't go past today", () => {
    expect(check('2026-10-01', '2026-11-15')).toBeNull()
    expect(check('2026-10-01', '2026-11-16')).toBe('in-future')
  })

  it("doesn't end before it starts", () => {
    expect(check('2026-10-02', '2026-10-01')).toBe('reversed')
  })
})

describe('the latest year of a period', () => {
  const latest = (first: string, last: string) => latestYear(dayRange(parseDay(first), parseDay(last)))

  it('is the period itself up to 365 days, including both ends', () => {
    expect(latest('2026-03-01', '2026-05-31')).toEqual({ first: '2026-03-01', last: '2026-05-31' })
    expect(latest('2025-11-16', '2026-11-15')).toEqual({ first: '2025-11-16', last: '2026-11-15' }) // 365
  })

  it('is the last 365 days of a longer period', () => {
    expect(latest('2025-11-15', '2026-11-15')).toEqual({ first: '2025-11-16', last: '2026-11-15' })
    expect(latest('2023-01-01', '2024-12-31')).toEqual({ first: '2024-01-02', last: '2024-12-31' }) // a leap year
  })
})

describe('the coverage of a range', () => {
  const year = presetWindow(1, today)
  const since = (first: string, range = year) => coverageOf(range, parseDay(first))

  it('is the whole range with an earlier history, or without a known one', () => {
    const whole = { covered: year, window: year, isLimited: false, isProjected: true }
    expect(since('2025-11-14')).toEqual(whole)
    expect(coverageOf(year)).toEqual(whole)
  })

  it('starts with the history, whose days are repeated to fill a year', () => {
    // August 19 to November 15: 13 + 30 + 31 + 15 = 89 days.
    const covered = dayRange(parseDay('2026-08-19'), today)
    expect(since('2026-08-19')).toEqual({ covered, window: covered, isLimited: true, isProjected: true })
    expect(daysIn(covered)).toBe(89)
  })

  it('is not limited by a history of a year', () => {
    expect(since('2025-11-16').isLimited).toBe(false)
    expect(since('2025-11-17').isLimited).toBe(true)
  })

  it('is not projected below 28 days, whatever the range', () => {
    const wholeYear = dayRange(parseDay('2025-11-16'), today)
    for (const range of [year, presetWindow(3, today)]) {
      expect(since('2026-10-19', range)).toMatchObject({ isProjected: true, window: { first: '2026-10-19' } })
      expect(since('2026-10-20', range)).toMatchObject({ isProjected: false, window: wholeYear })
    }
  })
})
