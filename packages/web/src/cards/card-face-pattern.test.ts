import { expect, it } from 'vitest'
import { type CardKind, cardFacePattern } from './card-face-pattern.ts'

const kinds: CardKind[] = [
  'cash-back',
  'travel',
  'student',
  'secured',
  'store',
  'premium',
  'balance-transfer',
]

it.each(kinds)('draws %s with a path small enough for a page of many cards', (kind) => {
  const path = cardFacePattern(kind, 'Everyday Cash')
  expect(path).toMatch(/^M[\d\sMHVLZhvaqt.-]+$/)
  expect(path.length).toBeLessThan(2_500)
})

it('gives every kind its own pattern', () => {
  expect(new Set(kinds.map((kind) => cardFacePattern(kind, 'Everyday Cash'))).size).toBe(kinds.length)
})
