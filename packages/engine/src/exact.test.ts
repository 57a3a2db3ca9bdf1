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
  it('gives what is left to the largest rests, the earlier first', () => {
    expect(roundParts([1, 2, 3], [5, 9, 5], 8)).toEqual([2, 3, 3])
    expect(roundParts([1, -2, 3], [0, 0, 0], 2)).toEqual([1, -2, 3])
    expect(roundParts([], [], 0)).toEqual([])
  })
})
