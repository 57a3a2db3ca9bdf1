import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToDollars, dollarsToCents, isCents, splitCents, toCents } from './money.ts'

const anyCents = fc.integer({ min: -1e12, max: 1e12 }).map(toCents)
const anyWeights = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0))

describe('toCents', () => {
  it('accepts whole numbers and rejects fractions and unsafe integers', () => {
    expect(toCents(150)).toBe(150)
    expect(() => toCents(1.5)).toThrow('1.5 is not a whole number of cents')
    expect(() => toCents(2 ** 53)).toThrow(RangeError)
    expect(() => toCents(Number.NaN)).toThrow(RangeError)
  })

  it('never returns -0', () => {
    expect(toCents(-0)).toBe(0)
    expect(isCents(-0)).toBe(false)
  })
})

describe('dollarsToCents', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['12.34', 1234],
    ['-12.34', -1234],
    ['007.50', 750],
    ['0.004', 0],
    ['-0.004', 0],
    ['90071992547409.91', 9007199254740991],
  ])('converts %s exactly', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents)
  })

  it.each([
    ['1.005', 101],
    ['-1.005', -101],
    ['1.00499999', 100],
    ['0.995', 100],
    ['19.995', 2000],
  ])('rounds %s half away from zero', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents)
  })

  it('reads a number as its printed decimal', () => {
    expect(dollarsToCents(1.005)).toBe(101) // 1.005 × 100 is 100.49999999999999 in floating point
    expect(dollarsToCents(0.1 + 0.2)).toBe(30)
    expect(dollarsToCents(1e-7)).toBe(0)
    expect(dollarsToCents(-1e-7)).toBe(0)
  })

  it.each(['', ' 1', '1,200', '$5', '1e3', '.5', '5.', '--1', '+1', 'NaN'])('rejects %j', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(`'${dollars}' is not an amount in dollars`)
  })

  it('rejects amounts beyond the safe integers', () => {
    expect(() => dollarsToCents('90071992547409.92')).toThrow(RangeError)
    expect(() => dollarsToCents(1e21)).toThrow(RangeError)
    expect(() => dollarsToCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('converts dollars back to the same cents, as a string and as a number', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents)
        expect(dollarsToCents(String(centsToDollars(cents)))).toBe(cents)
      }),
    )
  })
})

describe('centsToDollars', () => {
  it('never prints more than two decimals', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(String(centsToDollars(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

describe('splitCents', () => {
  it('gives leftover cents to the largest remainders', () => {
    // 100 by 1:1:1 is 33⅓ each. One cent is left and all remainders are equal, so the first share gets it.
    expect(splitCents(toCents(100), [1, 1, 1])).toEqual([34, 33, 33])
    // 100 by 1:2:3 is 16⅔, 33⅓, 50; the cent goes to the ⅔, wherever it is.
    expect(splitCents(toCents(100), [1, 2, 3])).toEqual([17, 33, 50])
    expect(splitCents(toCents(100), [3, 2, 1])).toEqual([50, 33, 17])
    // 5 by 1:0:1 is 2½, 0, 2½; a weight of zero gets nothing.
    expect(splitCents(toCents(5), [1, 0, 1])).toEqual([3, 0, 2])
  })

  it('negates the shares of a negative amount', () => {
    expect(splitCents(toCents(-100), [1, 2, 3])).toEqual([-17, -33, -50])
    expect(splitCents(toCents(0), [1, 2])).toEqual([0, 0])
  })

  it('rejects invalid weights', () => {
    expect(() => splitCents(toCents(1), [])).toThrow('no weight is above zero')
    expect(() => splitCents(toCents(1), [0, 0])).toThrow('no weight is above zero')
    expect(() => splitCents(toCents(1), [1, -1])).toThrow('-1 is not a weight')
    expect(() => splitCents(toCents(1), [0.5])).toThrow('0.5 is not a weight')
  })

  it('adds up to the amount', () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (amount, weights) => {
        const shares = splitCents(amount, weights)
        expect(shares).toHaveLength(weights.length)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      }),
    )
  })

  it('keeps every share within a cent of its exact value', () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (amount, weights) => {
        const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
        const shares = splitCents(amount, weights)
        for (const [index, weight] of weights.entries()) {
          const off = BigInt(shares[index] ?? 0) * total - BigInt(amount) * BigInt(weight)
          expect(off < total && -off < total).toBe(true)
        }
      }),
    )
  })

  it('stays exact if amount × weight exceeds the safe integers', () => {
    // 9007199254740991 = 2 × 4503599627370495 + 1, by two equal weights too large to multiply as numbers.
    expect(splitCents(toCents(Number.MAX_SAFE_INTEGER), [2 ** 50, 2 ** 50])).toEqual([
      4503599627370496, 4503599627370495,
    ])
  })
})
