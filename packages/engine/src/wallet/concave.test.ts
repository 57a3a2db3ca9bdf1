import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highest } from './concave.ts'

const draft = (gain: number) => ({ split: { gain } })

/** Rises or falls by less from number to number, and cannot be made below some of them. */
const slopes = fc
  .array(fc.integer({ min: -9, max: 9 }), { maxLength: 40 })
  .map((all) => all.toSorted((a, b) => b - a))
const concave = slopes.chain((falling) =>
  fc.nat({ max: falling.length }).map((from) => ({
    most: falling.length,
    gainAt: (value: number) =>
      value < from ? null : falling.slice(0, value).reduce((sum, slope) => sum + slope, 0),
  })),
)

describe('highest', () => {
  it('finds what trying every number finds, also where the first ones cannot be had', () => {
    fc.assert(
      fc.property(concave, ({ most, gainAt }) => {
        const draftAt = (value: number) => {
          const gain = gainAt(value)
          return gain === null ? null : draft(gain)
        }
        const gains = Array.from(
          { length: most + 1 },
          (_, value) => gainAt(value) ?? Number.NEGATIVE_INFINITY,
        )
        expect(gainAt(highest(most, draftAt))).toBe(Math.max(...gains))
      }),
    )
  })

  it('goes up where neither of two numbers can be had', () => {
    // Halving 0 to 9 begins at 4 and 5. From 7 on it gains 3, 2, 1.
    const draftAt = (value: number) => (value < 7 ? null : draft(10 - value))
    expect(highest(9, draftAt)).toBe(7)
  })
})
