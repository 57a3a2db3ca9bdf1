import { describe, expect, it } from 'vitest'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, year2025 } from '../testing/make.ts'
import { averagePerMonth, totalSpending } from './average-spending.ts'

describe('total and average spending', () => {
  it('is the sum of all purchases minus refunds', () => {
    const spend = spendFrom(
      [buy('2025-01-01', 10.01), buy('2025-02-01', -4), buy('2025-02-02', 0.99)],
      year2025,
    )
    expect(totalSpending(spend)).toBe(700)
    expect(totalSpending(spendFrom([], year2025))).toBe(0)
  })

  it('S-DASH1-12, B-CONST-4: uses months of 30 days', () => {
    expect(averagePerMonth(toCents(120_000), 360)).toBe(10_000) // 12 months
    expect(averagePerMonth(toCents(90_000), 45)).toBe(60_000) // 90,000 × 30 / 45
    expect(averagePerMonth(toCents(100_000), 365)).toBe(8219) // 8,219.18
  })

  it('rounds half a cent away from zero', () => {
    expect(averagePerMonth(toCents(1), 60)).toBe(1)
    expect(averagePerMonth(toCents(-1), 60)).toBe(-1)
    expect(averagePerMonth(toCents(1), 61)).toBe(0)
  })

  it('rejects zero days', () => {
    expect(averagePerMonth(toCents(1), 1)).toBe(30)
    expect(() => averagePerMonth(toCents(1), 0)).toThrow('there is no average over 0 days')
    expect(() => averagePerMonth(toCents(1), -30)).toThrow(RangeError)
    expect(() => averagePerMonth(toCents(1), 30.5)).toThrow(RangeError)
  })
})
