import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../testing/color-contrast.ts'
import { categoryColors, sliceColor, sliceColors } from './palette.ts'

it('S-DASH1-15 has 27 colors for merchants and 16 for categories, all different', () => {
  expect(new Set(sliceColors).size).toBe(27)
  expect(new Set(categoryColors).size).toBe(16)
})

describe.each([...sliceColors, ...categoryColors])('%s', (color) => {
  it('has a contrast of 3:1 against a white panel', () => {
    expect(contrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(3)
  })
})

it('starts again after the last color', () => {
  expect(sliceColor(27)).toBe(sliceColors[0])
})
