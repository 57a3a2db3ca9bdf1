import type { Leaf } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { type ReviewedPurchase, reviewMerchants } from './review-merchants.ts'

const bought = (
  name: string,
  cents: number,
  leaf: Leaf,
  certainty?: 'probable' | 'unknown',
  confidence = certainty === 'probable' ? 0.5 : 0,
): ReviewedPurchase => ({
  day: parseDay('2026-05-02'),
  cents: toCents(cents),
  leaf,
  merchant: null,
  account: null,
  name,
  ...(certainty === undefined ? {} : { certainty, confidence }),
})

describe('merchants to review', () => {
  it('are those whose category is not sure, highest total first', () => {
    const { merchants } = reviewMerchants([
      bought('Safeway', 9000, 'supermarket'),
      bought('Luna', 1000, 'dining', 'probable'),
      bought('Qxv', 1500, 'other', 'unknown'),
      bought('Luna', 700, 'dining', 'probable'),
    ])
    expect(merchants).toEqual([
      { name: 'Luna', leaf: 'dining', certainty: 'probable', confidence: 0.5, cents: 1700, count: 2 },
      { name: 'Qxv', leaf: 'other', certainty: 'unknown', confidence: 0, cents: 1500, count: 1 },
    ])
  })

  it('are unknown if one of their purchases is', () => {
    const probable = bought('Luna', 1000, 'dining', 'probable')
    const unknown = bought('Luna', 700, 'other', 'unknown')
    const both = { name: 'Luna', leaf: 'other', certainty: 'unknown', confidence: 0, cents: 1700, count: 2 }
    expect(reviewMerchants([probable, unknown]).merchants).toEqual([both])
    expect(reviewMerchants([unknown, probable]).merchants).toEqual([both])
  })

  it('count what was bought there: refunds lower a total, but not the spending', () => {
    const { spentCents, unknownCents, merchants } = reviewMerchants([
      bought('Safeway', 6000, 'supermarket'),
      bought('Qxv', 4000, 'other', 'unknown'),
      bought('Qxv', -1000, 'other', 'unknown'),
      bought('Zzk', 500, 'other', 'unknown'),
      bought('Zzk', -500, 'other', 'unknown'),
    ])
    // 60 + 40 + 5 spent, of which 40 + 5 at unknown merchants.
    expect([spentCents, unknownCents]).toEqual([10_500, 4500])
    expect(merchants.map(({ name, cents }) => [name, cents])).toEqual([['Qxv', 3000]])
  })

  it('have the confidence of their least certain purchase', () => {
    const { merchants } = reviewMerchants([
      bought('Luna', 1000, 'dining', 'probable', 0.8),
      bought('Luna', 700, 'fast-food', 'probable', 0.4),
      bought('Luna', 100, 'dining', 'probable', 0.6),
    ])
    expect(merchants).toMatchObject([{ leaf: 'fast-food', confidence: 0.4 }])
  })

  it('say how much of the spending is a guess, and how much of that is expected to be wrong', () => {
    const { guessedCents, doubtfulCents } = reviewMerchants([
      bought('Safeway', 6000, 'supermarket'),
      bought('Luna', 1000, 'dining', 'probable', 0.8),
      bought('Sol', 2000, 'dining', 'probable', 0.35),
      bought('Qxv', 500, 'other', 'unknown'),
    ])
    // 10 + 20 + 5, and 10 × 0.2 + 20 × 0.65 + 5.
    expect([guessedCents, doubtfulCents]).toEqual([3500, 2000])
  })
})
