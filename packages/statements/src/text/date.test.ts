import { describe, expect, it } from 'vitest'
import { dayIn, parseDate } from './date.ts'
import { findDateOrder } from './date-order.ts'

describe('a date', () => {
  it.each([
    ['01/05/2026', '2026-01-05'],
    ['1/5/26', '2026-01-05'],
    ["1/5'26", '2026-01-05'],
    ["1/ 5'26", '2026-01-05'],
    ['01-05-2026', '2026-01-05'],
    ['12/31/99', '1999-12-31'],
    ['2026-01-05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026-01-05T23:59:59Z', '2026-01-05'],
    ['2026-01-05 12:00:00 EST', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['20260105120000[-5:EST]', '2026-01-05'],
    ['Jan 5, 2026', '2026-01-05'],
    ['Mon, Jan 5, 2026', '2026-01-05'],
    ['5 January 2026', '2026-01-05'],
    ['05-JAN-26', '2026-01-05'],
    ['01/05/2026 11:20 AM', '2026-01-05'],
  ])('%s is %s with the month first', (text, day) => {
    const date = parseDate(text)
    expect(date === null ? null : dayIn(date, 'mdy')).toBe(day)
  })

  it.each(['', '12.34', '13/45/2026', '30/02/2026', 'hello 2026', '1/1/1899', '2026', 'Total 2026-01-05'])(
    'rejects %s',
    (text) => {
      expect(parseDate(text)).toBeNull()
    },
  )
})

describe('the order of month and day', () => {
  it.each([
    ['a day above twelve shows it', '03/04/2026 03/14/2026', 'mdy', true],
    ['a day above twelve shows it', '03/04/2026 14/03/2026', 'dmy', true],
    ['dates with periods have the day first', '03.04.2026 05.04.2026', 'dmy', true],
    ['equal numbers are the same day either way', '03/03/2026 04/04/2026', 'mdy', true],
    ['rows are in date order', '01/02/2026 02/02/2026 03/02/2026 04/02/2026 01/03/2026', 'dmy', true],
    ['nothing shows it', '03/04/2026 04/03/2026', 'mdy', false],
    ['years come first', '2026-03-04 2026-04-03', 'ymd', true],
  ])('%s: %s', (_, texts, order, isCertain) => {
    const dates = texts
      .split(' ')
      .map(parseDate)
      .filter((date) => date !== null)
    expect(findDateOrder(dates)).toEqual({ order, isCertain })
  })
})
