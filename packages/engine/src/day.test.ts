import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDays,
  dayNumber,
  dayOfMoment,
  dayOfNumber,
  dayRange,
  daysBetween,
  daysIn,
  endOfMonth,
  isDay,
  isWithin,
  monthOfDayNumber,
  parseDay,
} from './day.ts'

const start = parseDay('1990-01-01')
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(start, count))

describe('parseDay', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '0100-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(parseDay(text)).toBe(text)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0050-01-01',
    '2026-1-5',
    '11/15/2026',
    '2026-11-15T00:00:00Z',
    ' 2026-11-15',
    '2026-11-15\n',
    '',
  ])('rejects %j', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => parseDay(text)).toThrow(`'${text}' is not a day written as YYYY-MM-DD`)
  })
})

describe('counting days', () => {
  it('handles leap years', () => {
    expect(daysBetween(parseDay('2024-02-28'), parseDay('2024-03-01'))).toBe(2)
    expect(daysBetween(parseDay('2023-02-28'), parseDay('2023-03-01'))).toBe(1)
    expect(daysBetween(parseDay('2024-01-01'), parseDay('2025-01-01'))).toBe(366)
    expect(daysBetween(parseDay('2025-01-01'), parseDay('2024-12-25'))).toBe(-7)
  })

  it('ignores daylight saving time', () => {
    expect(addDays(parseDay('2026-03-08'), 1)).toBe('2026-03-09')
    expect(daysBetween(parseDay('2026-03-01'), parseDay('2026-04-01'))).toBe(31)
    expect(daysBetween(parseDay('2026-10-31'), parseDay('2026-11-30'))).toBe(30)
  })

  it('crosses months and years in both directions', () => {
    expect(addDays(parseDay('2025-12-31'), 1)).toBe('2026-01-01')
    expect(addDays(parseDay('2024-03-01'), -1)).toBe('2024-02-29')
    expect(addDays(parseDay('2026-11-15'), 0)).toBe('2026-11-15')
  })

  it('rejects fractions and days out of range', () => {
    expect(() => addDays(start, 0.5)).toThrow('0.5 is not a whole number of days')
    expect(() => addDays(parseDay('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addDays(parseDay('0100-01-01'), -1)).toThrow(RangeError)
    expect(() => addDays(start, Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
    expect(() => addMonths(parseDay('0100-01-31'), -1)).toThrow(RangeError)
    expect(() => addMonths(parseDay('9999-12-01'), 1)).toThrow(RangeError)
  })

  it('undoes an addition by adding the negative count', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = addDays(day, count)
        expect(daysBetween(day, other)).toBe(count)
        expect(addDays(other, -count)).toBe(day)
      }),
    )
  })

  it('sorts days chronologically', () => {
    expect(compareDays(start, start)).toBe(0)
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(compareDays(a, b))).toBe(Math.sign(daysBetween(b, a)))
      }),
    )
  })
})

describe('a range of days', () => {
  const range = dayRange(parseDay('2026-01-30'), parseDay('2026-02-02'))

  it('includes both ends in its length', () => {
    expect(daysIn(range)).toBe(4) // 30 and 31 January, 1 and 2 February
    expect(daysIn(dayRange(start, start))).toBe(1)
  })

  it('contains both ends and no day outside', () => {
    expect(isWithin(range, parseDay('2026-01-30'))).toBe(true)
    expect(isWithin(range, parseDay('2026-02-02'))).toBe(true)
    expect(isWithin(range, parseDay('2026-01-29'))).toBe(false)
    expect(isWithin(range, parseDay('2026-02-03'))).toBe(false)
  })

  it("can't end before it starts", () => {
    expect(() => dayRange(parseDay('2026-02-02'), parseDay('2026-02-01'))).toThrow(
      "a range can't end on 2026-02-01 if it starts on 2026-02-02",
    )
  })
})

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-08-31', -30, '2024-02-29'],
  ])('%s plus %i months is %s', (day, count, expected) => {
    expect(addMonths(parseDay(day), count)).toBe(expected)
  })

  it('count from the year 0 and end where the next one starts', () => {
    const month = monthOfDayNumber(dayNumber(parseDay('2026-03-31')))
    expect(month).toBe(2026 * 12 + 2)
    expect(dayOfNumber(endOfMonth(month))).toBe('2026-04-01')
    expect(dayOfNumber(endOfMonth(monthOfDayNumber(dayNumber(parseDay('2025-12-01')))))).toBe('2026-01-01')
  })
})

describe('day numbers', () => {
  it('count from Jan 1, 1970 and convert back to the same day', () => {
    expect(dayNumber(parseDay('1970-01-02'))).toBe(1)
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayOfNumber(dayNumber(day))).toBe(day)
      }),
    )
  })

  it('are rejected if they are not whole or outside the years 0100 to 9999', () => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, -683_004, 2_932_897]) {
      expect(() => dayOfNumber(none)).toThrow(`${none} days from Jan 1, 1970 isn't a day`)
    }
    expect([dayOfNumber(-683_003), dayOfNumber(2_932_896)]).toEqual(['0100-01-01', '9999-12-31'])
  })

  it('match the days and months of Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -683_003, max: 2_932_896 }), (number) => {
        const date = new Date(number * 86_400_000)
        const day = dayOfNumber(number)
        expect(day).toBe(date.toISOString().slice(0, 10))
        expect([isDay(day), dayNumber(day)]).toEqual([true, number])
        const month = monthOfDayNumber(number)
        expect(month).toBe(date.getUTCFullYear() * 12 + date.getUTCMonth())
        expect(endOfMonth(month)).toBe(
          Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 86_400_000,
        )
      }),
    )
  })
})

it('is the day of a moment in UTC', () => {
  expect(dayOfMoment(new Date('2026-11-17T23:59:59.999-05:00'))).toBe('2026-11-18')
})
