import { describe, expect, it } from 'vitest'
import { release } from './index.ts'
import { contrast, readableOn } from './readable-color.ts'
import { sampleCard } from './testing/sample-card.ts'

describe('contrast', () => {
  it('is 21 for black on white and 1 for equal colors', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#336699', '#336699')).toBe(1)
    // Luminance of #767676 is 0.1812: 1.05 / 0.2312 = 4.54.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('is raised by darkening under white lettering and by lightening under black', () => {
    expect(readableOn('#102030', '#ffffff')).toBe('#102030')
    expect(contrast(readableOn('#c8b868', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(5.5)
    expect(contrast(readableOn('#706038', '#14181f'), '#14181f')).toBeGreaterThanOrEqual(5.5)
  })
})

describe('a face', () => {
  it('has the colors of the real card', () => {
    const face = "{ colors: ['#c8b868', '#b0a050'], finish: metal, text: dark, vertical: true }"
    expect(sampleCard({ face }).card.face).toEqual({
      colors: ['#c8b868', '#b0a050'],
      ink: '#14181f',
      finish: 'metal',
      isVertical: true,
    })
  })

  it("has the issuer's color if the looks of the card aren't known", () => {
    expect(sampleCard().card.face).toMatchObject({ colors: ['#3f2a6f'], ink: '#ffffff' })
  })

  it.each(release.cards.map((card) => [card.id, card.face] as const))(
    'has readable lettering on every color: %s',
    (_id, { colors, ink }) => {
      // A pattern in the ink's color at 8% opacity covers the face, so text must be readable on that mix too.
      for (const color of colors.map((ground) => mix(ground, ink, 0.08))) {
        expect(contrast(color, ink)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})

function mix(ground: string, ink: string, opacity: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(ground, at) * (1 - opacity) + channel(ink, at) * opacity),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
