import { describe, expect, it } from 'vitest'
import { evidenceOf, intervalOf, isMissed } from './evidence.ts'

const equal = (count: number) => evidenceOf(Array.from({ length: count }, () => ({ weight: 0.1 })))

describe('the evidence of weighed lines', () => {
  it('is their number if they weigh the same, and less if one is heavier', () => {
    expect(equal(40).lines).toBeCloseTo(40)
    // (1 + 1 + 2)² / (1 + 1 + 4)
    expect(evidenceOf([{ weight: 1 }, { weight: 1 }, { weight: 2 }]).lines).toBeCloseTo(16 / 6)
    expect(evidenceOf([])).toEqual({ weight: 0, lines: 0 })
  })

  it('gives the interval that Wilson gives', () => {
    // 8 of 10: (0.8 + 1.9208 / 10 ± 1.96 √(0.016 + 0.009604)) / 1.38416 = (0.99208 ± 0.31363) / 1.38416.
    const [low, high] = intervalOf(0.8, equal(10))
    expect(low).toBeCloseTo(0.4902, 3)
    expect(high).toBeCloseTo(0.9433, 3)
    expect(intervalOf(0.8, equal(0))).toEqual([0, 1])
  })

  it('shows a miss only if the gap is large and can’t be chance', () => {
    expect(isMissed(0.9, 0.8, equal(10))).toBe(false)
    expect(isMissed(0.9, 0.8, equal(1000))).toBe(true)
    expect(isMissed(0.84, 0.8, equal(1000))).toBe(false)
  })
})
