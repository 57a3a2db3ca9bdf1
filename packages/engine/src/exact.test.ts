import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundDivision, roundParts, roundPoints, roundWorth, worth } from './exact.ts'

const anyUnits = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })
const anyValue = fc.integer({ min: 0, max: 1000 })
const anyRests = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })

/** The same in whole numbers of any size. */
function exactly(units: number, value: number, rests: number): bigint {
  return BigInt(units) * BigInt(value) + BigInt(rests)
}

describe('worth', () => {
  it('is exact where the product is not', () => {
    fc.assert(
      fc.property(anyUnits, anyValue, anyRests, (units, value, rests) => {
        const { cents, rest } = worth(units, value, rests)
        expect(BigInt(cents) * 10_000_000n + BigInt(rest)).toBe(exactly(units, value, rests))
        expect(rest >= 0 && rest < 10_000_000).toBe(true)
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

  it('is within half a cent', () => {
    fc.assert(
      fc.property(anyUnits, anyValue, anyRests, (units, value, rests) => {
        const off = exactly(units, value, rests) - BigInt(roundWorth(units, value, rests)) * 10_000_000n
        expect(off <= 5_000_000n && off >= -5_000_000n).toBe(true)
      }),
    )
  })
})

describe('roundPoints and roundDivision', () => {
  it('round half away from zero, and know one zero', () => {
    expect([149_999, 150_000, -150_000, -149_999].map(roundPoints)).toEqual([1, 2, -2, -1])
    expect([1, 3, -1, -3, 0].map((amount) => roundDivision(amount, 2))).toEqual([1, 2, -1, -2, 0])
    expect(Object.is(roundDivision(-1, 3), 0)).toBe(true)
  })
})

describe('roundParts', () => {
  const cent = 10_000_000

  it('gives what is left to the largest rests, the earlier first', () => {
    expect(roundParts([1, 2, 3], [5, 9, 5], 8)).toEqual([2, 3, 3])
    expect(roundParts([1, -2, 3], [0, 0, 0], 2)).toEqual([1, -2, 3])
    expect(roundParts([], [], 0)).toEqual([])
    // three halves are 1.5, rounded 2: the last of the equal ones gets nothing
    expect(roundParts([0, 0, 0], [cent / 2, cent / 2, cent / 2], 2)).toEqual([1, 1, 0])
    expect(roundParts([0, 0, 0], [cent / 4, cent / 4, cent / 4], 1)).toEqual([1, 0, 0])
  })

  it('does as a sort by rests would, whatever the rests', () => {
    const anyRest = fc.oneof(fc.integer({ min: 0, max: cent - 1 }), fc.constantFrom(0, 1, cent / 2, cent - 1))
    fc.assert(
      fc.property(fc.array(anyRest, { minLength: 1, maxLength: 20 }), (rests) => {
        const exact = rests.reduce((sum, rest) => sum + rest, 0)
        const whole = Math.floor((exact * 2 + cent) / (cent * 2))
        const byRest = rests
          .map((_, place) => place)
          .sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0) || a - b)
        const lucky = new Set(byRest.slice(0, whole))
        expect(
          roundParts(
            rests.map(() => 7),
            rests,
            whole + 7 * rests.length,
          ),
        ).toEqual(rests.map((_, place) => (lucky.has(place) ? 8 : 7)))
      }),
    )
  })
})
