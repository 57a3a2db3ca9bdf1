import type { DebtResult } from '@cardsight/contract/backtest'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { smallFound } from '../testing/small-found.ts'
import { type DebtCards, DebtList } from './debt-answer.tsx'

const cards: DebtCards = new Map(smallFound.texts.cards.map((text) => [text.cardId, text]))
const ids = [...cards.keys()]
const stay = { cost: 1780, months: 22, owed: 0 }

/** Rows of cards that save these amounts. */
function show(...savings: readonly number[]) {
  const results = savings.map((saved, index): DebtResult => {
    const cardId = ids[index] ?? ''
    const cost = stay.cost - saved
    return {
      ...{ cardId, cardName: cardId, cost, saved, transferFee: 240, interest: cost - 240, annualFees: 0 },
      ...{ months: 18, owed: 0, introMonths: 18, introPercent: 0, percent: 20 },
      ...{ feePercent: 3, isAveragePercent: false, isUsualFee: false },
    }
  })
  const answer = { use: 'transfer', balance: 8000, payment: 458, averagePercent: 22, stay, results } as const
  render(
    <MemoryRouter>
      <DebtList answer={answer} cards={cards} />
    </MemoryRouter>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('save you nothing'))
}

it('has one line where saving ends, above the first card that saves nothing', () => {
  expect(show(1540, 0, -20)).toEqual([false, true, false])
})

it('has no such line if all cards save money', () => {
  expect(show(1540, 20)).toEqual([false, false])
})
