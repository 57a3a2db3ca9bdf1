import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { centsOfBusiestYear } from './busiest-year.ts'

const amount = (day: string, cents: number) => ({ day: parseDay(day), cents })

describe('the busiest year', () => {
  it('can start on any day and counts refunds as spending', () => {
    const amounts = [
      amount('2024-06-01', 100),
      amount('2026-03-01', 30),
      amount('2025-09-01', 70),
      amount('2026-02-01', -5),
    ]
    // 70 + 5 + 30 from September to March; 100 is more than a year earlier.
    expect(centsOfBusiestYear(amounts)).toBe(105)
  })

  it('has as many days as the longest window of a run', () => {
    // Feb 28, 2024 to Feb 28, 2025 is 367 days, including both ends.
    expect(centsOfBusiestYear([amount('2024-02-28', 1), amount('2025-02-28', 1)])).toBe(2)
    expect(centsOfBusiestYear([amount('2024-02-27', 1), amount('2025-02-28', 1)])).toBe(1)
  })

  it('is zero without amounts', () => {
    expect(centsOfBusiestYear([])).toBe(0)
  })
})
