import { describe, expect, it } from 'vitest'
import { linkedWindow } from './linked-window.ts'

const now = new Date('2026-11-10T12:00:00Z')

describe('the days of a run on linked accounts', () => {
  it('B-CALL-18: are the last 12 months by default', () => {
    expect(linkedWindow({}, now)).toEqual({
      window: { first: '2025-11-10', last: '2026-11-10' },
      nMonths: 12,
    })
  })

  it('are the given number of months up to today', () => {
    expect(linkedWindow({ nMonths: 3 }, now).window).toEqual({ first: '2026-08-10', last: '2026-11-10' })
    expect(() => linkedWindow({ nMonths: 2.5 }, now)).toThrow('must be a whole number')
  })

  it('are the given dates, with days divided by 30 as months', () => {
    const dates = { startDate: '2026-09-01', endDate: '2026-10-30' }
    // 30 + 30 days
    expect(linkedWindow(dates, now)).toEqual({
      window: { first: '2026-09-01', last: '2026-10-30' },
      nMonths: 2,
    })
  })

  it('can be a month shorter than 30 days, or a year with a leap day', () => {
    const march = new Date('2026-03-10T12:00:00Z')
    expect(() => linkedWindow({ startDate: '2026-02-10', endDate: '2026-03-10' }, march)).not.toThrow()
    expect(() => linkedWindow({ startDate: '2026-02-11', endDate: '2026-03-10' }, march)).toThrow('30 days')
    const leap = new Date('2028-03-01T12:00:00Z')
    const year = { startDate: '2027-03-01', endDate: '2028-03-01', nMonths: 12 }
    expect(linkedWindow(year, leap).nMonths).toBe(12)
    expect(() => linkedWindow({ startDate: '2027-02-28', endDate: '2028-03-01' }, leap)).toThrow('365 days')
  })

  it('can end tomorrow, which has begun in the east, and not later', () => {
    expect(() => linkedWindow({ startDate: '2026-09-01', endDate: '2026-11-11' }, now)).not.toThrow()
    expect(() => linkedWindow({ startDate: '2026-09-01', endDate: '2026-11-12' }, now)).toThrow('future')
  })

  it.each([
    [{ startDate: '2026-10-10', endDate: '2026-09-01' }, 'after startDate'],
    [{ startDate: '2023-01-01', endDate: '2023-06-01' }, 'two years ago'],
    [{ startDate: '0000-01-01', endDate: '2026-06-01' }, 'too long ago'],
    [{ endDate: '2026-06-01' }, 'startDate: is missing'],
  ])('rejects %j', (asked, words) => {
    expect(() => linkedWindow(asked, now)).toThrow(words)
  })
})
