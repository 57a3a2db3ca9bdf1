import { describe, expect, it } from 'vitest'
import { themeColors } from '../layout/theme.ts'
import { contrastRatio, tokenColors } from '../testing/token-colors.ts'

const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-sunk', 'panel', 'marigold-tint', 'hairline', 'evergreen-tint']],
  ['ink-soft', ['paper', 'paper-sunk', 'panel', 'hairline', 'evergreen-tint']],
  ['evergreen', ['paper', 'paper-sunk', 'panel', 'evergreen-tint']],
  ['evergreen-deep', ['panel', 'evergreen-tint']],
  ['marigold-ink', ['marigold']],
  ['marigold-deep', ['panel', 'paper', 'marigold-tint']],
  ['brick', ['paper', 'panel', 'brick-tint']],
  ['brick-deep', ['panel', 'brick-tint']],
  ['teal', ['paper', 'panel', 'teal-tint']],
  ['series-first', ['paper', 'panel']],
  ['series-second', ['paper', 'panel']],
  ['series-third', ['paper', 'panel']],
  ['panel', ['evergreen', 'evergreen-deep', 'brick', 'brick-deep', 'ink']],
  ['paper', ['ink', 'evergreen']],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const color = (name: string) => {
    const hex = tokenColors[theme][name]
    expect(hex, `the color ${name}`).toBeDefined()
    return hex ?? ''
  }
  const contrast = (one: string, other: string) => contrastRatio(color(one), color(other))

  describe.each(text)('%s as text', (ink, grounds) => {
    it.each(grounds)('has a contrast of 4.5:1 on %s', (ground) => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    })
  })

  it.each(['paper', 'panel', 'paper-sunk'])(
    'the border of a control has a contrast of 3:1 on %s',
    (ground) => {
      expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(['paper', 'panel', 'paper-sunk', 'evergreen-tint'])(
    'the focus ring has a contrast of 3:1 on %s',
    (ground) => {
      expect(contrast('evergreen', ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it('the browser interface has the color of the page', () => {
    expect(themeColors[theme]).toBe(color('paper'))
  })
})

it.each(['ink', 'ink-soft', 'evergreen', 'evergreen-deep', 'brick', 'teal'])(
  '%s of the dark theme has a contrast of 4.5:1 on a dark band',
  (name) => {
    const { [name]: ink = '', band = '' } = tokenColors.dark
    expect(contrastRatio(ink, band)).toBeGreaterThanOrEqual(4.5)
  },
)

it('every color has a value in both themes', () => {
  expect(Object.keys(tokenColors.light)).toEqual(Object.keys(tokenColors.dark))
  expect(Object.values(tokenColors.dark)).not.toContain(undefined)
})
