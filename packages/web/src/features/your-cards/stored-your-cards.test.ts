import { noYourCards } from '@cardsight/contract/your-cards'
import { afterEach, expect, it } from 'vitest'
import { clearAll, readText, writeText } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'
import { newCard, withCard } from './list/edit-list.ts'
import { readStoredYourCards, writeStoredYourCards } from './stored-your-cards.ts'

afterEach(clearAll)

const one = withCard(noYourCards, newCard(noYourCards, 'gold'))

it('returns what was stored, as the same object', () => {
  expect(readStoredYourCards()).toEqual(noYourCards)
  writeStoredYourCards(one)
  expect(readStoredYourCards()).toBe(one)
  expect(JSON.parse(readText('local', yourCardsKeys.yourCards) ?? '')).toEqual(one)
})

it('reads what another tab has stored', () => {
  writeText('local', yourCardsKeys.yourCards, JSON.stringify(one))
  expect(readStoredYourCards()).toEqual(one)
  expect(readStoredYourCards()).toBe(readStoredYourCards())
})

it('is cleared with everything else of ours', () => {
  writeStoredYourCards(one)
  clearAll()
  expect(readStoredYourCards()).toEqual(noYourCards)
})

it('keeps a list that it can’t read, also after the next change', async () => {
  const broken = '{"version":7,"cards":[{"id":"gold"}]}'
  writeText('local', yourCardsKeys.yourCards, broken)
  expect(readStoredYourCards()).toEqual(noYourCards)
  await Promise.resolve()
  writeStoredYourCards(one)
  expect(readText('local', yourCardsKeys.unreadYourCards)).toBe(broken)
})

it('reads an opening date after today: the clock of the browser may be late', () => {
  const future = { ...one, cards: one.cards.map((card) => ({ ...card, opened: '2099-01-01' })) }
  writeText('local', yourCardsKeys.yourCards, JSON.stringify(future))
  expect(readStoredYourCards()).toEqual(future)
})
