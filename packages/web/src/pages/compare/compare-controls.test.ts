import { expect, it } from 'vitest'
import { findChoices } from './compare-controls.tsx'

const choices = [
  { cardId: 'blue', name: 'Blue Cash', issuer: 'American Express' },
  { cardId: 'platinum', name: 'The Platinum Card', issuer: 'American Express' },
  { cardId: 'cash', name: 'Cash Magnet', issuer: 'Example Bank' },
]

const idsFor = (query: string, most = 8) => findChoices(choices, query, most).map(({ cardId }) => cardId)

it('finds cards by every word of name and issuer, names that start with it first', () => {
  expect(idsFor('cash')).toEqual(['cash', 'blue'])
  expect(idsFor('american plat')).toEqual(['platinum'])
  expect(idsFor('AMERICAN')).toEqual(['blue', 'platinum'])
  expect(idsFor('nobody')).toEqual([])
})

it('lists the first cards without a query', () => {
  expect(idsFor(' ', 2)).toEqual(['blue', 'platinum'])
})
