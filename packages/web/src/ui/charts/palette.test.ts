import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../testing/colour.ts'
import { categoryColours, sliceColour, sliceColours } from './palette.ts'

it('S-DASH1-15 has 27 colors for merchants and 16 for categories, all different', () => {
  expect(new Set(sliceColours).size).toBe(27)
  expect(new Set(categoryColours).size).toBe(16)
})

describe.each([...sliceColours, ...categoryColours])('%s', (colour) => {
  it('has a contrast of 3:1 against a white panel', () => {
    expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(3)
  })
})

it('starts again after the last color', () => {
  expect(sliceColour(27)).toBe(sliceColours[0])
})
