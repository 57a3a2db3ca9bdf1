import { afterEach, expect, it } from 'vitest'
import { clearAll, storageKeys, writeText } from '../../lib/storage.ts'
import {
  noOwnedCards,
  ownedCardIds,
  readOwnedCards,
  withCardIds,
  writeOwnedCards,
} from './stored-owned-cards.ts'

afterEach(clearAll)

it('returns what was stored, as the same object', () => {
  expect(readOwnedCards()).toBe(noOwnedCards)
  const cards = { named: ['gold'], accounts: { one: 'flex', two: null } }
  writeOwnedCards(cards)
  expect(readOwnedCards()).toBe(cards)
  expect(readOwnedCards()).toBe(readOwnedCards())
})

it('is cleared with everything else of ours', () => {
  writeOwnedCards({ named: ['gold'], accounts: {} })
  clearAll()
  expect(readOwnedCards()).toEqual(noOwnedCards)
})

it.each([
  ['no JSON', '{', noOwnedCards],
  ['another shape', '[1]', noOwnedCards],
  ['null', 'null', noOwnedCards],
  [
    'no ids',
    '{"named":[1,"<b>","gold","gold"],"accounts":{"a":5,"b":"flex","c":null}}',
    {
      named: ['gold'],
      accounts: { b: 'flex', c: null },
    },
  ],
])('drops what is not an id: %s', (_, text, cards) => {
  writeText('local', storageKeys.ownedCards, text)
  expect(readOwnedCards()).toEqual(cards)
})

it('lists named and confirmed cards once, and takes a new list', () => {
  const cards = { named: ['gold', 'flex'], accounts: { one: 'flex', two: null, three: 'double' } }
  expect(ownedCardIds(cards)).toEqual(['gold', 'flex', 'double'])
  expect(withCardIds(cards, ['flex', 'new'])).toEqual({
    named: ['new'],
    accounts: { one: 'flex', two: null },
  })
})
