import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundDivision, roundParts, roundPoints, roundShares, roundWorth, worth } from './exact.ts'

const anyUnits = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })
const anyValue = fc.integer({ min: 0, max: 1000 })
const anySubcents = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })

/** The same calculation with BigInt. */
function exactly(units: number, value: number, extra: number): bigint {
  return BigInt(units) * BigInt(value) + BigInt(extra)
}

describe('worth', () => {
  it('is exact even if the product exceeds 2^53', () => {
    fc.assert(
      fc.property(anyUnits, anyValue, anySubcents, (units, value, extra) => {
        const { cents, subcents } = worth(units, value, extra)
        expect(BigInt(cents) * 10_000_000n + BigInt(subcents)).toBe(exactly(units, value, extra))
        expect(subcents >= 0 && subcents < 10_000_000).toBe(true)
      }),
    )
  })
})

describe('roundWorth', () => {
  it.each([
    [50_000, 100, 1], // half a cent
    [49_999, 100, 0],
    [-50_000, 100, -1],
    [-49_999, 100, 0],
    [150_000, 100, 2],
    [-150_000, 100, -2],
  ])('rounds %i units at %i half away from zero to %i', (units, value, cents) => {
    expect(roundWorth(units, value)).toBe(cents)
  })

  it('is within half a cent of the exact value', () => {
    fc.assert(
      fc.property(anyUnits, anyValue, anySubcents, (units, value, extra) => {
        const off = exactly(units, value, extra) - BigInt(roundWorth(units, value, extra)) * 10_000_000n
        expect(off <= 5_000_000n && off >= -5_000_000n).toBe(true)
      }),
    )
  })
})

describe('roundPoints and roundDivision', () => {
  it('round half away from zero and never return -0', () => {
    expect([149_999, 150_000, -150_000, -149_999].map(roundPoints)).toEqual([1, 2, -2, -1])
    expect([1, 3, -1, -3, 0].map((amount) => roundDivision(amount, 2))).toEqual([1, 2, -1, -2, 0])
    expect(Object.is(roundDivision(-1, 3), 0)).toBe(true)
  })
})

describe('roundParts', () => {
  const cent = 10_000_000

  it('rounds up the largest fractions, earlier ones first', () => {
    expect(roundParts([cent + 5, 2 * cent + 9, 3 * cent + 5], 8)).toEqual([2, 3, 3])
    expect(roundParts([cent, -2 * cent, 3 * cent], 2)).toEqual([1, -2, 3])
    expect(roundParts([], 0)).toEqual([])
    // Three halves are 1.5, which rounds to 2, so the last of the three is rounded down.
    expect(roundParts([cent / 2, cent / 2, cent / 2], 2)).toEqual([1, 1, 0])
    expect(roundParts([cent / 4, cent / 4, cent / 4], 1)).toEqual([1, 0, 0])
  })

  it('rounds up the same parts as a sort by fractions would', () => {
    const anyFraction = fc.oneof(
      fc.integer({ min: 0, max: cent - 1 }),
      fc.constantFrom(0, 1, cent / 2, cent - 1),
    )
    fc.assert(
      fc.property(fc.array(anyFraction, { minLength: 1, maxLength: 20 }), (fractions) => {
        const exact = fractions.reduce((sum, fraction) => sum + fraction, 0)
        const whole = Math.floor((exact * 2 + cent) / (cent * 2))
        const byFraction = fractions
          .map((_, index) => index)
          .sort((a, b) => (fractions[b] ?? 0) - (fractions[a] ?? 0) || a - b)
        const lucky = new Set(byFraction.slice(0, whole))
        expect(
          roundParts(
            fractions.map((fraction) => 7 * cent + fraction),
            whole + 7 * fractions.length,
          ),
        ).toEqual(fractions.map((_, index) => (lucky.has(index) ? 8 : 7)))
      }),
    )
  })
})

it('rounds no share up or down twice', () => {
  const round = (fractions: number[], whole: number, one: number) => {
    const parts = fractions.map(() => 0)
    roundShares(parts, fractions, whole, one)
    return parts
  }
  // Tenths. Neither is half or more, and both are rounded up.
  expect(round([4, 0], 2, 10)).toEqual([1, 1])
  expect(round([0, 4, 3], 2, 10)).toEqual([0, 1, 1])
  // Halves, which are rounded up first. Both are rounded down again, or the later one.
  expect(round([1, 1], 0, 2)).toEqual([0, 0])
  expect(round([1, 1], 1, 2)).toEqual([1, 0])
})
