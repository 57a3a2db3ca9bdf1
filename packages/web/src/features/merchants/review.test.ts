import type { MerchantToReview } from '@cardsight/contract/schemas'
import { describe, expect, it } from 'vitest'
import { plausibleCategories } from './plausible-categories.ts'
import { categorizedPercent, isEnoughKnown, listToReview, rowsToShow } from './review.ts'

const merchant = (
  name: string,
  sum: number,
  certainty: MerchantToReview['certainty'] = 'unknown',
): MerchantToReview => ({ name, leaf: 'other', certainty, sum, count: 1 })

describe('categorized spending', () => {
  it('is enough from three quarters on', () => {
    expect(isEnoughKnown({ spent: 100, unknown: 25 })).toBe(true)
    expect(isEnoughKnown({ spent: 100, unknown: 25.01 })).toBe(false)
    expect(isEnoughKnown({ spent: 0, unknown: 0 })).toBe(true)
    // A quarter of 1.20 is 0.30, but 0.1 + 0.2 is more than that.
    expect(isEnoughKnown({ spent: 1.2, unknown: 0.1 + 0.2 })).toBe(true)
  })

  it('is rounded down to whole percent', () => {
    expect(categorizedPercent({ spent: 1000, unknown: 250.01 })).toBe(74)
    expect(categorizedPercent({ spent: 1000, unknown: 250 })).toBe(75)
    expect(categorizedPercent({ spent: 0, unknown: 0 })).toBe(100)
  })
})

describe('the list of merchants', () => {
  it('has those of one certainty, highest total first', () => {
    const merchants = [merchant('A', 5), merchant('B', 90, 'probable'), merchant('C', 70)]
    expect(listToReview({ merchants }, 'unknown', []).map(({ name }) => name)).toEqual(['C', 'A'])
    expect(listToReview({ merchants }, 'probable', []).map(({ name }) => name)).toEqual(['B'])
  })

  it('keeps a merchant in its place after the user chose a category', () => {
    // Once it is chosen, B is no longer among the merchants to review.
    const merchants = [merchant('A', 50), merchant('C', 10)]
    const listed = listToReview({ merchants }, 'unknown', [merchant('B', 30)])
    expect(listed.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  it('has ten rows, and ten more after ten choices', () => {
    expect([0, 9, 10, 19, 20].map(rowsToShow)).toEqual([10, 10, 20, 20, 30])
  })
})

describe('one-click categories', () => {
  it('start with restaurants for small amounts, and with shops for large ones', () => {
    expect(plausibleCategories({ sum: 60, count: 5 })[0]).toBe('restaurant')
    expect(plausibleCategories({ sum: 600, count: 1 }).slice(0, 3)).toEqual(['shops', 'service', 'travel'])
  })

  it('are five different ones, whatever the amount', () => {
    for (const sum of [0, 24.99, 25, 120, 10_000]) {
      expect(new Set(plausibleCategories({ sum, count: 1 })).size).toBe(5)
    }
  })
})
