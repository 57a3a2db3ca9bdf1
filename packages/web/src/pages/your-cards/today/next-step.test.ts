import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { adviceOf, answerOf, walletOf } from '../../../testing/wallet-answer.ts'
import type { CardReview } from '../../../worker/wallet-calculator.ts'
import { countChanges, nextStepOf } from './next-step.ts'

const keep: CardReview = {
  cardId: 'a',
  verdict: 'keep',
  adds: toCents(12_00),
  fee: toCents(95_00),
  downgrade: null,
  clawbackMonths: 0,
}

/** The wallet of a and b, of which the person has a. */
function walletWithNewCard() {
  const best = walletOf({ a: 300_00, b: 200_00 })
  const cards = best.cards.map((card) => ({ ...card, isOwned: card.cardId === 'a' }))
  return adviceOf(answerOf({ ...best, cards }, { owned: walletOf({ a: 350_00 }) }))
}

describe('the next step', () => {
  it('is to leave a card before another one is added', () => {
    const downgrade = { cardId: 'free', adds: toCents(30_00) }
    const reviews: CardReview[] = [
      keep,
      { ...keep, cardId: 'c', verdict: 'downgrade', adds: toCents(-85_00), downgrade },
    ]
    // $30 instead of a loss of $85.
    expect(nextStepOf(walletWithNewCard(), reviews)).toEqual({
      kind: 'change',
      cardId: 'c',
      toId: 'free',
      cents: 115_00,
    })
    expect(countChanges(walletWithNewCard(), reviews)).toBe(2)
    const cancel: CardReview = { ...keep, verdict: 'cancel', adds: toCents(-85_00) }
    const step = { kind: 'cancel', cardId: 'a', cents: 85_00 }
    expect(nextStepOf(walletWithNewCard(), [cancel])).toEqual({ ...step, leavesNone: false })
    expect(nextStepOf(adviceOf(answerOf(walletOf({}))), [cancel])).toEqual({ ...step, leavesNone: true })
  })

  it('is to get a new card of the wallet, and what the wallet then earns more', () => {
    // $500 instead of $350.
    expect(nextStepOf(walletWithNewCard(), [keep])).toEqual({ kind: 'get', cardId: 'b', cents: 150_00 })
  })

  it('is none if the wallet is the cards that the person has', () => {
    const best = walletOf({ a: 300_00 })
    const cards = best.cards.map((card) => ({ ...card, isOwned: true }))
    const advice = adviceOf(answerOf({ ...best, cards }, { owned: best }))
    expect([nextStepOf(advice, [keep]), countChanges(advice, [keep])]).toEqual([{ kind: 'keep' }, 0])
  })
})
