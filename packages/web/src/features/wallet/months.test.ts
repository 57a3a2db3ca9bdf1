import { expect, it } from 'vitest'
import { monthKey, monthName, monthSpan } from './months.ts'

const MARCH = 2026 * 12 + 2

it('names months and ranges of months, also across years', () => {
  expect(monthName(MARCH)).toBe('Mar 2026')
  expect(monthKey(MARCH)).toBe('2026-03')
  expect(monthSpan(MARCH, MARCH)).toBe('Mar 2026')
  expect(monthSpan(MARCH, MARCH + 2)).toBe('Mar to May 2026')
  expect(monthSpan(MARCH - 4, MARCH)).toBe('Nov 2025 to Mar 2026')
})
