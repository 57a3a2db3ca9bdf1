import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../testing/color-contrast.ts'
import source from './tokens.css?raw'

const colors = Object.fromEntries(
  [...source.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
)
const contrast = (one: string, other: string) => contrastRatio(colors[one] ?? '', colors[other] ?? '')

const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-sunk', 'panel', 'marigold', 'marigold-tint', 'hairline']],
  ['ink-soft', ['paper', 'paper-sunk', 'panel', 'hairline', 'evergreen-tint']],
  ['evergreen', ['paper', 'paper-sunk', 'panel', 'evergreen-tint']],
  ['evergreen-deep', ['panel', 'evergreen-tint']],
  ['marigold-deep', ['panel', 'paper', 'marigold-tint']],
  ['brick', ['paper', 'panel', 'brick-tint']],
  ['brick-deep', ['panel', 'brick-tint']],
  ['teal', ['paper', 'panel', 'teal-tint']],
  ['panel', ['evergreen', 'evergreen-deep', 'brick', 'brick-deep', 'ink']],
  ['paper', ['ink', 'evergreen']],
]

describe.each(text)('%s as text', (ink, grounds) => {
  it.each(grounds)('has a contrast of 4.5:1 on %s', (ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(['paper', 'panel', 'paper-sunk'])('the border of a control has a contrast of 3:1 on %s', (ground) => {
  expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3)
})

it.each(['paper', 'panel', 'paper-sunk', 'evergreen-tint'])(
  'the focus ring has a contrast of 3:1 on %s',
  (ground) => {
    expect(contrast('evergreen', ground)).toBeGreaterThanOrEqual(3)
  },
)
