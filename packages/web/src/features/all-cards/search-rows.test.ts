import { expect, it } from 'vitest'
import { searchRows } from './search-rows.ts'

const rows = [
  { brief: { name: 'Gold Card', issuer: 'American Express' } },
  { brief: { name: 'Dunkin’ Rewards', issuer: 'Gold Coast Bank' } },
  { brief: { name: 'Café Visa', issuer: 'Chase' } },
]

const namesFor = (query: string) => searchRows(rows, query).map(({ brief }) => brief.name)

it.each([
  ['', ['Gold Card', 'Dunkin’ Rewards', 'Café Visa']],
  ['  ', ['Gold Card', 'Dunkin’ Rewards', 'Café Visa']],
  ['gold', ['Gold Card', 'Dunkin’ Rewards']],
  ['GOLD express', ['Gold Card']],
  ["dunkin'", ['Dunkin’ Rewards']],
  ['cafe', ['Café Visa']],
  ['platinum', []],
])('finds cards whose name or issuer has every word of %j', (query, names) => {
  expect(namesFor(query)).toEqual(names)
})

it('keeps the list itself without a query, so that nothing has to be rendered again', () => {
  expect(searchRows(rows, '')).toBe(rows)
})
