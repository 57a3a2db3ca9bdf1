import type { Leaf } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import {
  certaintyOf,
  confidenceOfBrands,
  confidenceOfLayer,
  confidenceOfMerchants,
  confidenceOfWords,
} from './certainty.ts'

describe('the certainty of a category', () => {
  it('is sure, probable or unknown by its confidence', () => {
    expect([1, 0.94, 0.93, 0.25, 0.24, 0].map(certaintyOf)).toEqual([
      'sure',
      'sure',
      'probable',
      'probable',
      'unknown',
      'unknown',
    ])
  })

  it('is sure for every layer but names that tell little, and categories that are broad or that Plaid doubts', () => {
    const { mcc, plaid, 'issuer-category': issuer, merchant, brand, words, ...doubtful } = confidenceOfLayer
    expect([mcc, plaid, issuer, merchant, brand, words].map(certaintyOf)).toEqual(Array(6).fill('sure'))
    expect(new Set(Object.values(doubtful).map(certaintyOf))).toEqual(new Set(['probable']))
  })

  it('is only probable for words that several kinds of businesses have in their names', () => {
    expect(certaintyOf(confidenceOfWords('dining'))).toBe('sure')
    expect(['gym', 'sports-recreation', 'phone', 'hotels'] as const).toSatisfy((leaves: readonly Leaf[]) =>
      leaves.every((leaf) => certaintyOf(confidenceOfWords(leaf)) === 'probable'),
    )
  })

  it('is only probable for brands and merchants of kinds whose names are wrong in more than 5% of the lines', () => {
    expect(certaintyOf(confidenceOfBrands('dining'))).toBe('sure')
    expect(certaintyOf(confidenceOfMerchants('clothing'))).toBe('sure')
    expect(
      (['healthcare', 'clothing', 'digital-media'] as const).map(confidenceOfBrands).map(certaintyOf),
    ).toEqual(Array(3).fill('probable'))
    expect(certaintyOf(confidenceOfMerchants('digital-media'))).toBe('probable')
  })
})
