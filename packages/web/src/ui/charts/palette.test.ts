import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../testing/colour.ts'
import { categoryColours, sliceColour, sliceColours } from './palette.ts'

it('S-DASH1-15 has 27 colours for merchants and 16 for categories, all different', () => {
  expect(new Set(sliceColours).size).toBe(27)
  expect(new Set(categoryColours).size).toBe(16)
})

describe.each([...sliceColours, ...categoryColours])('%s', (colour) => {
  it('stands out from a white panel by 3:1', () => {
    expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(3)
  })
})

it('begins again after the last colour', () => {
  expect(sliceColour(27)).toBe(sliceColours[0])
})
