import { describe, expect, it } from 'vitest'
import { growthOf, SUPERLINEAR } from './growth.ts'

const letters = (chars: number) => 'a'.repeat(chars)

describe('growthOf', () => {
  it('separates linear from quadratic work', () => {
    expect(growthOf(countLetters, letters)).toBeLessThan(SUPERLINEAR)
    expect(growthOf(countPairs, letters)).toBeGreaterThan(SUPERLINEAR)
  })
})

function countLetters(text: string): number {
  return text.split('a').length
}

function countPairs(text: string): number {
  let pairs = 0
  for (let i = 0; i < text.length; i += 8) {
    for (let j = i; j < text.length; j++) {
      pairs += text.charCodeAt(i) === text.charCodeAt(j) ? 1 : 0
    }
  }
  return pairs
}
