import type { MerchantToReview } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { type CardRates, createInfluence } from './influence.ts'

const merchant = (changes: Partial<MerchantToReview>): MerchantToReview => ({
  name: 'Luna',
  leaf: 'dining',
  certainty: 'probable',
  confidence: 0.5,
  sum: 100,
  count: 1,
  ...changes,
})

const dining: CardRates = new Map([
  ['restaurant', 0.04],
  ['service', 0.01],
  ['other', 0.01],
])

describe('the influence of a merchant on the results', () => {
  it('is what its dollars in doubt would earn more or less in another category', () => {
    // $1,242 at a confidence of 0.33, and 4% for dining instead of 1% for everything else.
    const bill = merchant({ sum: 1242, confidence: 0.33 })
    expect(createInfluence([dining])(bill)).toBeCloseTo(1242 * 0.67 * 0.03)
  })

  it('is the highest of all cards, because any of them may be overtaken', () => {
    const flat: CardRates = new Map([
      ['restaurant', 0.02],
      ['other', 0.02],
    ])
    expect(createInfluence([flat, dining])(merchant({}))).toBeCloseTo(100 * 0.5 * 0.03)
  })

  it('puts a smaller bill in a bonus category before a larger one that earns the same anywhere', () => {
    const weigh = createInfluence([dining])
    // An unknown $30 may be a restaurant. A phone bill of $400 may be, too, but it's less in doubt.
    const service = merchant({ leaf: 'phone', confidence: 0.95, sum: 400 })
    expect(weigh(merchant({ leaf: 'other', certainty: 'unknown', confidence: 0, sum: 30 }))).toBeCloseTo(0.9)
    expect(weigh(service)).toBeCloseTo(400 * 0.05 * 0.03)
  })

  it('follows the dollars in doubt where no card pays differently', () => {
    const weigh = createInfluence([new Map([['other', 0.02]])])
    expect(weigh(merchant({ sum: 200 }))).toBeGreaterThan(weigh(merchant({ sum: 100 })))
  })

  it('takes the lowest rate of a card for categories without spending', () => {
    const rates: CardRates = new Map([
      ['restaurant', 0.04],
      ['gas', 0.02],
    ])
    expect(createInfluence([rates])(merchant({}))).toBeCloseTo(100 * 0.5 * 0.02)
  })
})
