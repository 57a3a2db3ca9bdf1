import { describe, expect, it } from 'vitest'
import { sampleCard, sampleCards } from '../../testing/sample-card.ts'
import { countSentence, pickSentences } from './landing-text.ts'

it.each([
  [0, 'No cards found for the specified filters.'],
  [1, 'Showing 1 result.'],
  [23, 'Showing 23 results.'],
])('S-BEST-12, S-BEST-13, B-ERR-23: %d cards: %s', (count, sentence) => {
  expect(countSentence(count)).toBe(sentence)
})

describe('the pick', () => {
  const nobody = { withoutBonus: null, overThreeYears: null }

  it('says by how much it ranks first', () => {
    // 1,514.50 - 900
    expect(pickSentences({ top: sampleCards, leaders: nobody })).toEqual([
      'Ferry Miles would have earned the most in a year: $1,514.50, $614.50 more than the next card.',
    ])
  })

  it('claims no lead over a card with the same total, or over none', () => {
    const twins = [sampleCard(), sampleCard({ cardId: 'twin' })]
    for (const top of [twins, twins.slice(0, 1)]) {
      expect(pickSentences({ top, leaders: nobody })).toEqual([
        'Ferry Miles would have earned the most in a year: $1,514.50.',
      ])
    }
  })

  it('says when another card would have ranked first', () => {
    const anchor = { cardId: 'anchor', name: 'Anchor Cash', totalMoney: 1300 }
    const leaders = { withoutBonus: anchor, overThreeYears: { ...anchor, totalMoney: 3900 } }
    expect(pickSentences({ top: sampleCards, leaders }).slice(1)).toEqual([
      'No bonus? Anchor Cash wins ($1,300.00).',
      'Keeping it 3 years? Anchor Cash wins ($3,900.00).',
    ])
  })

  it('is empty if no card matches', () => {
    expect(pickSentences({ top: [], leaders: nobody })).toEqual([])
  })
})
