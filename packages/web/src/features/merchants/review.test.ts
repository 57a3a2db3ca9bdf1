import type { MerchantToReview } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { plausibleCategories } from './plausible-categories.ts'
import { categorizedPercent, doubtOf, isEnoughKnown, listToReview, rowsToShow } from './review.ts'

const merchant = (name: string, sum: number, confidence = 0): MerchantToReview => ({
  name,
  leaf: 'other',
  certainty: confidence === 0 ? 'unknown' : 'probable',
  confidence,
  sum,
  count: 1,
})

describe('categorized spending', () => {
  it('is enough from three quarters on', () => {
    expect(isEnoughKnown({ spent: 100, doubtful: 25 })).toBe(true)
    expect(isEnoughKnown({ spent: 100, doubtful: 25.01 })).toBe(false)
    expect(isEnoughKnown({ spent: 0, doubtful: 0 })).toBe(true)
    // A quarter of 1.20 is 0.30, but 0.1 + 0.2 is more than that.
    expect(isEnoughKnown({ spent: 1.2, doubtful: 0.1 + 0.2 })).toBe(true)
  })

  it('is rounded down to whole percent', () => {
    expect(categorizedPercent({ spent: 1000, doubtful: 250.01 })).toBe(74)
    expect(categorizedPercent({ spent: 1000, doubtful: 250 })).toBe(75)
    expect(categorizedPercent({ spent: 0, doubtful: 0 })).toBe(100)
  })
})

describe('the list of merchants', () => {
  it('starts with the most dollars in doubt', () => {
    // 90 × 0.2 = 18 in doubt, less than the unknown 70 and 20.
    const merchants = [merchant('A', 20), merchant('B', 90, 0.8), merchant('C', 70)]
    expect(listToReview({ merchants }, [], doubtOf).map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  })

  it('keeps a merchant in its place after the user chose a category', () => {
    // Once it is chosen, B is no longer among the merchants to review.
    const merchants = [merchant('A', 50), merchant('C', 10)]
    const listed = listToReview({ merchants }, [merchant('B', 30)], doubtOf)
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
