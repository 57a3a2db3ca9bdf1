import { describe, expect, it } from 'vitest'
import { dateAfterDays, daysToDate } from './calendar.ts'

const MS_PER_DAY = 86_400_000

describe('the calendar', () => {
  it('agrees with Date on every day of eight centuries, in both directions', () => {
    const wrong: string[] = []
    for (let ms = Date.UTC(1600, 0, 1); ms < Date.UTC(2400, 0, 1); ms += MS_PER_DAY) {
      const expected = new Date(ms)
      const { year, month, date } = dateAfterDays(ms / MS_PER_DAY)
      const isSame =
        year === expected.getUTCFullYear() &&
        month === expected.getUTCMonth() + 1 &&
        date === expected.getUTCDate()
      if (!isSame || daysToDate(year, month, date) !== ms / MS_PER_DAY) {
        wrong.push(expected.toISOString())
      }
    }
    expect(wrong).toEqual([])
  })

  it('counts from Jan 1, 1970 in both directions', () => {
    expect(dateAfterDays(0)).toEqual({ year: 1970, month: 1, date: 1 })
    expect(dateAfterDays(-1)).toEqual({ year: 1969, month: 12, date: 31 })
    expect(daysToDate(0, 3, 1)).toBe(-719_468)
    expect(dateAfterDays(-719_469)).toEqual({ year: 0, month: 2, date: 29 })
  })

  it('continues into the next month for a date past the end of a month', () => {
    expect(daysToDate(2023, 2, 29)).toBe(daysToDate(2023, 3, 1))
    expect(daysToDate(2026, 4, 31)).toBe(daysToDate(2026, 5, 1))
  })
})
