import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { newCard, withCard } from '../../../features/your-cards/stored-your-cards.ts'
import { ownedAfter } from '../use-your-cards.ts'

function listOf(...cardIds: string[]): YourCards {
  return cardIds.reduce((list, cardId) => withCard(list, newCard(list, cardId)), noYourCards)
}

it('keeps the cards of results and wallet equal', () => {
  const owned = { named: ['gold', 'other'], accounts: { a: 'flex' } }
  const before = listOf('gold')
  expect(ownedAfter(owned, before, listOf('gold', 'flex', 'double')).named).toEqual([
    'gold',
    'other',
    'double',
  ])
  expect(ownedAfter(owned, before, noYourCards).named).toEqual(['other'])
  const closed = {
    ...before,
    cards: before.cards.map((card) => ({ ...card, closed: parseDay('2026-01-01') })),
  }
  expect(ownedAfter(owned, before, closed).named).toEqual(['other'])
  expect(ownedAfter(owned, before, before)).toBe(owned)
})
