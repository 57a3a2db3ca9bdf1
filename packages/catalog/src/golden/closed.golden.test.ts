import { backtest, compileCatalog, defaultAssumptions, rankCards, spendFrom } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { engineCards } from '../index.ts'
import { reckon, spend, wholeYear } from './history.ts'

const history = [spend('2026-01-10', 'supermarket', 10_000)]

describe('a card closed to applicants', () => {
  it('Citi Custom Cash: is reckoned for those who hold it, without its last offer', () => {
    // 500 × 5% + 9,500 × 1%; $1,500 in 180 days would be 3,041.66… a year
    expect(reckon('citi-custom-cash', history)).toMatchObject({ money: [120_00, 240_00, 360_00], bonus: 0 })
  })

  it('U.S. Bank Shopper: keeps its fee and loses its offer', () => {
    // 10,000 × 1.5%
    expect(reckon('us-bank-shopper', history)).toMatchObject({
      bonus: 0,
      total: [150_00, 205_00, 260_00], // 150; 300 - 95; 450 - 190
    })
  })

  it('Free Spirit Travel More: points of an airline that is gone are worth nothing', () => {
    expect(reckon('free-spirit-travel-more-world-elite-mastercard', history)).toMatchObject({
      points: [20_000, 40_000, 60_000],
      total: [0, -79_00, -158_00],
    })
  })

  it('is never among the recommendations, and every open card is', () => {
    const compiled = compileCatalog(engineCards, defaultAssumptions)
    const { overall } = backtest(spendFrom(history, wholeYear), compiled)
    const ranked = [...rankCards(compiled, overall, { years: 1, isIntro: true })]
    const open = engineCards.flatMap((card, place) => (card.isOpen ? [place] : []))
    expect(ranked.toSorted((a, b) => a - b)).toEqual(open)
    expect(open.length).toBeLessThan(engineCards.length)
  })
})
