import { describe, expect, it } from 'vitest'
import { contrastOfOklch } from '../testing/color-contrast.ts'
import { faceTones, premiumTones } from './card-face-colors.ts'

const hues = Array.from({ length: 72 }, (_, step) => step * 5)

describe.each([
  ['every kind', faceTones],
  ['premium', premiumTones],
])('%s', (_kind, tones) => {
  it.each(['ground', 'edge', 'pattern'] as const)('keeps text readable over its %s at any hue', (part) => {
    const worst = Math.min(...hues.map((hue) => contrastOfOklch(tones.text, tones[part], hue)))
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })
})
