import { expect, it } from 'vitest'
import { searchCards } from './search-cards.ts'

const cards = [
  { name: 'Gold Card', issuer: 'American Express' },
  { name: 'Dunkin’ Rewards', issuer: 'Gold Coast Bank' },
  { name: 'Café Visa', issuer: 'Chase' },
]

const namesFor = (query: string) => searchCards(cards, query, (card) => card).map(({ name }) => name)

it.each([
  ['', ['Gold Card', 'Dunkin’ Rewards', 'Café Visa']],
  ['  ', ['Gold Card', 'Dunkin’ Rewards', 'Café Visa']],
  ['gold', ['Gold Card', 'Dunkin’ Rewards']],
  ['GOLD express', ['Gold Card']],
  ["dunkin'", ['Dunkin’ Rewards']],
  ['cafe', ['Café Visa']],
  ['dunkin rewards credit card', ['Dunkin’ Rewards']],
  ['platinum', []],
])('finds cards whose name or issuer has every word of %j', (query, names) => {
  expect(namesFor(query)).toEqual(names)
})

it('keeps the list itself without a query, so that nothing has to be rendered again', () => {
  expect(searchCards(cards, ' ', (card) => card)).toBe(cards)
})
