import type { DebtAnswer } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { averageCosts } from '../../content/average-spending.ts'
import { sampleCard, sampleCards } from '../../testing/sample-card.ts'
import { homeAnswerOf } from './answer.ts'

const ranking = {
  assumes: 'Good credit',
  top: sampleCards,
  ties: [],
  gainOverPlain: 99.6,
  leaders: { withoutBonus: null, overThreeYears: null },
  debts: { own: null, byFilter: {} },
}

it('shows the top cards in whole dollars, with the sign of a loss', () => {
  const { cards } = homeAnswerOf(ranking, averageCosts)
  expect(cards.map(({ cardId, total }) => [cardId, total])).toEqual([
    ['ferry', '$1,515'],
    ['anchor', '$900'],
    ['buoy', '−$12'],
  ])
})

it('links to the page that ranks the same amounts', () => {
  expect(homeAnswerOf(ranking, { ...averageCosts, gas: 0 }).path).toBe(
    '/current-best-cards?grocery=519&restaurant=329&travel=170&recreation=301&other=856',
  )
})

describe('the pick', () => {
  it('says how its total comes about, and what it gains over a plain card', () => {
    const { sum, gain } = homeAnswerOf(ranking, averageCosts)
    expect(sum).toBe('$1,235 in rewards plus a $280 intro bonus, with no annual fee.')
    expect(gain).toBe('$100 more than a plain 2% card')
  })

  it.each([
    [0.3, 'As much as a plain 2% card'],
    [-41.2, '$41 less than a plain 2% card'],
  ])('says so if it gains nothing: %s', (gainOverPlain, gain) => {
    expect(homeAnswerOf({ ...ranking, gainOverPlain }, averageCosts).gain).toBe(gain)
  })

  it('is the cheapest card, with its cost and no rewards, for people who carry a balance', () => {
    const result = {
      ...{ cardId: 'ferry', cardName: 'Ferry Miles', cost: 240, saved: 1540, transferFee: 240, interest: 0 },
      ...{ annualFees: 0, months: 18, owed: 0, introMonths: 18, introPercent: 0, percent: 20 },
      ...{ feePercent: 3, isAveragePercent: false, isUsualFee: false },
    }
    const own: DebtAnswer = {
      ...{ use: 'transfer', balance: 8000, payment: 458, averagePercent: 22 },
      stay: { cost: 1780, months: 22, owed: 0 },
      results: [result],
    }
    const top = [sampleCard({ money: -240, introMoney: 0, totalMoney: -240 })]
    const answer = homeAnswerOf({ ...ranking, top, debts: { own, byFilter: {} } }, averageCosts)
    expect(answer).toMatchObject({
      gain: '0% for 18 months, 3% fee: you’d pay $240 instead of $1,780.',
      sum: 'For a balance of $8,000, paid off at $458 a month.',
      label: 'Cost until your balance is paid off',
    })
    expect(answer.cards[0]?.total).toBe('$240')
  })

  it('has the fee, the cards that come close and who leads over three years', () => {
    const top = [sampleCard({ introMoney: 0, annualFee: 95 })]
    const overThreeYears = { cardId: 'anchor', name: 'Anchor Cash', totalMoney: 2700 }
    const { sum, others } = homeAnswerOf(
      { ...ranking, ...{ top, ties: ['Buoy Card'], leaders: { withoutBonus: null, overThreeYears } } },
      averageCosts,
    )
    expect(sum).toBe('$1,235 in rewards, minus the $95 annual fee.')
    expect(others).toEqual(['Nearly as much: Buoy Card.', 'Over 3 years: Anchor Cash, $2,700.'])
  })

  it('has what the pick earns from year two on, and the best card to keep', () => {
    const later = { yearly: 640, keep: { name: 'Anchor Cash', yearly: 900 } }
    expect(homeAnswerOf({ ...ranking, later }, averageCosts).others).toEqual([
      'From year two on: $640 a year.',
      'Best after year one: Anchor Cash, $900 a year.',
    ])
  })
})

it.each([
  [['2026-11-10', '2026-08-18'], 'Terms last confirmed Aug 18 to Nov 10, 2026.'],
  [['2025-12-31', '2026-01-02'], 'Terms last confirmed Dec 31, 2025 to Jan 2, 2026.'],
  [['2026-08-18', '2026-08-18'], 'Terms last confirmed Aug 18, 2026.'],
])('says when the terms of the cards were confirmed: %s', (days, text) => {
  const top = days.map((asOf) => sampleCard({ asOf }))
  expect(homeAnswerOf({ ...ranking, top }, averageCosts).confirmed).toBe(text)
})
