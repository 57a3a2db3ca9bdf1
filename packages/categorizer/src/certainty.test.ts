import { describe, expect, it } from 'vitest'
import { certaintyOf, confidenceOfLayer } from './certainty.ts'

describe('the certainty of a category', () => {
  it('is sure, probable or unknown by its confidence', () => {
    expect([1, 0.78, 0.77, 0.3, 0.29, 0].map(certaintyOf)).toEqual([
      'sure',
      'sure',
      'probable',
      'probable',
      'unknown',
      'unknown',
    ])
  })

  it('is sure for every layer but a category that Plaid itself doubts', () => {
    const { doubtfulPlaid, ...layers } = confidenceOfLayer
    expect(new Set(Object.values(layers).map(certaintyOf))).toEqual(new Set(['sure']))
    expect(certaintyOf(doubtfulPlaid)).toBe('probable')
  })
})
