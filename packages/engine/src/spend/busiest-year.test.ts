import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { centsOfBusiestYear } from './busiest-year.ts'

const amount = (day: string, cents: number) => ({ day: parseDay(day), cents })

describe('the busiest year', () => {
  it('is found whatever day it begins on, and counts refunds as spending', () => {
    const amounts = [
      amount('2024-06-01', 100),
      amount('2026-03-01', 30),
      amount('2025-09-01', 70),
      amount('2026-02-01', -5),
    ]
    // 70 + 5 + 30 from September to March; 100 lies more than a year before.
    expect(centsOfBusiestYear(amounts)).toBe(105)
  })

  it('has as many days as the longest window of a run', () => {
    // From 28 February 2024 to 28 February 2025 are 367 days, both counted.
    expect(centsOfBusiestYear([amount('2024-02-28', 1), amount('2025-02-28', 1)])).toBe(2)
    expect(centsOfBusiestYear([amount('2024-02-27', 1), amount('2025-02-28', 1)])).toBe(1)
  })

  it('is empty where nothing moved', () => {
    expect(centsOfBusiestYear([])).toBe(0)
  })
})
