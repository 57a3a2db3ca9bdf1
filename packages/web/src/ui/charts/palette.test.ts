import { describe, expect, it } from 'vitest'
import { contrastRatio, tokenColors } from '../../testing/token-colors.ts'
import { categoryColorPairs, categoryColors, sliceColor, sliceColorPairs, sliceColors } from './palette.ts'

it('S-DASH1-15 has 27 colors for merchants and 16 for categories, all different in both themes', () => {
  for (const theme of [0, 1] as const) {
    expect(new Set(sliceColorPairs.map((pair) => pair[theme])).size).toBe(27)
    expect(new Set(categoryColorPairs.map((pair) => pair[theme])).size).toBe(16)
  }
})

describe.each([...sliceColorPairs, ...categoryColorPairs])('%s and %s', (light, dark) => {
  it('have a contrast of 3:1 against a panel of their theme', () => {
    expect(contrastRatio(light, tokenColors.light.panel ?? '')).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(dark, tokenColors.dark.panel ?? '')).toBeGreaterThanOrEqual(3)
  })
})

it('gives browsers both colors', () => {
  expect(sliceColors).toHaveLength(27)
  expect(categoryColors).toHaveLength(16)
  expect(categoryColors[0]).toBe(`light-dark(${categoryColorPairs[0]?.join(', ')})`)
})

it('starts again after the last color', () => {
  expect(sliceColor(27)).toBe(sliceColors[0])
})
