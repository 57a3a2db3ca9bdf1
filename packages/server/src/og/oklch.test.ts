import { expect, it } from 'vitest'
import { oklchToHex } from './oklch.ts'

// The corners of sRGB in OKLCH, from CSS Color 4.
it.each([
  [0, 0, 0, '#000000'],
  [1, 0, 0, '#ffffff'],
  [0.62796, 0.25768, 29.234, '#ff0000'],
  [0.86644, 0.29483, 142.495, '#00ff00'],
  [0.45201, 0.31321, 264.052, '#0000ff'],
])('oklch(%f %f %f) is %s', (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex)
})

it('clips colors that no screen can show', () => {
  expect(oklchToHex(0.9, 0.4, 29)).toMatch(/^#ff[0-9a-f]{4}$/)
})
