import { backtest, compileCatalog, rankCards } from '@cardsight/engine/backtest'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { spendFrom } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { engineCards } from '../index.ts'
import { evaluate, spend, today, wholeYear } from './evaluate.ts'

const history = [spend('2026-01-10', 'supermarket', 10_000)]

describe('a card closed to new applicants', () => {
  it('Citi Custom Cash: earns rewards for cardholders, without its last offer', () => {
    // 500 × 5% + 9,500 × 1%; $1,500 in 180 days would be 3,041.66… a year
    expect(evaluate('citi-custom-cash', history)).toMatchObject({ money: [120_00, 240_00, 360_00], bonus: 0 })
  })

  it('U.S. Bank Shopper: has a fee but no offer', () => {
    // 10,000 × 1.5%
    expect(evaluate('us-bank-shopper', history)).toMatchObject({
      bonus: 0,
      total: [150_00, 205_00, 260_00], // 150; 300 - 95; 450 - 190
    })
  })

  it('Free Spirit Travel More: points of a defunct airline are worth nothing', () => {
    expect(evaluate('free-spirit-travel-more-world-elite-mastercard', history)).toMatchObject({
      points: [20_000, 40_000, 60_000],
      total: [0, -79_00, -158_00],
    })
  })

  it('is never ranked, and every open card is', () => {
    const compiled = compileCatalog(engineCards, { ...defaultAssumptions, today })
    const { overall } = backtest(spendFrom(history, wholeYear), compiled)
    const ranked = [...rankCards(compiled, overall, { years: 1, isIntro: true })]
    const open = engineCards.flatMap((card, index) => (card.isOpen ? [index] : []))
    expect(ranked.toSorted((a, b) => a - b)).toEqual(open)
    expect(open.length).toBeLessThan(engineCards.length)
  })
})
