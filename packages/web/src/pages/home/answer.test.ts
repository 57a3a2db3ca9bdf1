import { describe, expect, it } from 'vitest'
import { sampleCard, sampleCards } from '../../testing/sample-card.ts'
import { homeAnswerOf } from './answer.ts'

const ranking = {
  assumes: 'Good credit',
  top: sampleCards,
  ties: [],
  gainOverPlain: 99.6,
  leaders: { withoutBonus: null, overThreeYears: null },
}

it('shows the top cards, in dollars and cents', () => {
  expect(homeAnswerOf(ranking).cards.map(({ cardId, total }) => [cardId, total])).toEqual([
    ['ferry', '$1,514.50'],
    ['anchor', '$900.00'],
    ['buoy', '-$12.50'],
  ])
})

it('B-CONST-25: says what it is based on, with year and source', () => {
  // 519 + 220 + 329 + 856 + 301 + 170 = 2395
  expect(homeAnswerOf(ranking).basis).toContain('$2,395.00 a month')
  expect(homeAnswerOf(ranking).basis).toContain('2024, U.S. Bureau of Labor Statistics')
})

describe('the reasons of the pick', () => {
  it('are what it earns and what it gains over a plain card', () => {
    expect(homeAnswerOf(ranking).reasons).toEqual([
      '$1,235 in rewards plus a $280 intro bonus, with no annual fee.',
      '$100 more than a no-fee 2% card.',
    ])
  })

  it('have the fee, the ties and who leads over three years', () => {
    const top = [sampleCard({ introMoney: 0, annualFee: 95 })]
    const overThreeYears = { cardId: 'anchor', name: 'Anchor Cash', totalMoney: 2700 }
    const { reasons } = homeAnswerOf({
      ...ranking,
      ...{ top, ties: ['Buoy Card'], leaders: { withoutBonus: null, overThreeYears } },
    })
    expect(reasons).toEqual([
      '$1,235 in rewards, minus the $95 annual fee.',
      '$100 more than a no-fee 2% card.',
      'A tie with Buoy Card: less than $25 apart.',
      'Over 3 years: Anchor Cash, $2,700.',
    ])
  })
})
