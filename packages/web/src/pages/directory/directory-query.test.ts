import { describe, expect, it } from 'vitest'
import {
  type DirectoryQuery,
  directoryPath,
  findCards,
  readDirectoryQuery,
  withFilter,
} from './directory-query.ts'
import type { DirectoryCard } from './listed-card.ts'

const read = (query: string) => readDirectoryQuery(new URLSearchParams(query))

const base: DirectoryCard = {
  ...{ cardId: 'gold', name: 'Gold', issuer: 'Bank A', isOpen: true, tags: ['Travel'], earns: '3x points' },
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  ...{ bonus: 0, bonusText: 'None', fee: 95, feeText: '$95', credit: 'Good', asOf: '2026-10-01' },
  ...{ total: 300, note: null },
}

const cards: readonly DirectoryCard[] = [
  { ...base, cardId: 'old', name: 'Old', isOpen: false, total: 900 },
  base,
  {
    ...base,
    cardId: 'plain',
    name: 'Plain',
    issuer: 'Bank B',
    tags: ['Cash Back'],
    fee: 0,
    total: 200,
    bonus: 200,
  },
  { ...base, cardId: 'variant', name: 'Another Plain', tags: ['Cash Back', 'Student'], fee: 0, total: null },
  { ...base, cardId: 'work', name: 'Work', tags: ['Business'], total: 500 },
]

const found = (query: string) => findCards(cards, read(query)).map(({ cardId }) => cardId)

describe('the cards of a query', () => {
  it('are open personal cards by total, then those without one', () => {
    expect(found('')).toEqual(['gold', 'plain', 'variant'])
  })

  it.each<[string, string[]]>([
    ['closed=1', ['gold', 'plain', 'variant', 'old']],
    ['filter=Business', ['work']],
    ['filter=Cash+Back', ['plain', 'variant']],
    ['filter=Cash+Back&filter=Student', ['variant']],
    ['issuer=Bank+B', ['plain']],
    ['q=plain', ['plain', 'variant']],
    ['q=travel', ['gold']],
    ['q=nothing', []],
    ['sort=fee', ['plain', 'variant', 'gold']],
    ['sort=bonus', ['plain', 'gold', 'variant']],
    ['sort=name', ['variant', 'gold', 'plain']],
  ])('%s', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })
})

describe('the query', () => {
  it('has a short URL, which reads back as the same', () => {
    const query: DirectoryQuery = {
      ...{ text: 'gold', filters: ['Travel'], issuer: 'Bank A', sort: 'fee', hasClosed: true, show: 50 },
    }
    const path = directoryPath(query)
    expect(path).toBe('/cards?q=gold&filter=Travel&issuer=Bank+A&sort=fee&closed=1&show=50')
    expect(read(path.slice(path.indexOf('?')))).toEqual(query)
    expect(directoryPath(read(''))).toBe('/cards')
    expect(directoryPath(read('show=all'))).toBe('/cards?show=all')
  })

  it('skips what no link of ours has', () => {
    expect(read('filter=Gold&sort=price&show=1e9&closed=yes&issuer=')).toEqual(read(''))
  })

  it('starts again at the first row with another filter', () => {
    const query = read('filter=Travel&show=75')
    expect(directoryPath(withFilter(query, 'Student'))).toBe('/cards?filter=Travel&filter=Student')
    expect(directoryPath(withFilter(query, 'Travel'))).toBe('/cards')
  })
})
