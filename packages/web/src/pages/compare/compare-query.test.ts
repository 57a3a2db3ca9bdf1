import { describe, expect, it } from 'vitest'
import { chooseCards, compareNotes, readCompareQuery } from './compare-query.ts'

const read = (query: string) => readCompareQuery(new URLSearchParams(query))

describe('the compare query', () => {
  it.each([
    ['', [], null],
    ['cards=a,b', ['a', 'b'], null],
    ['cards=a,b,c', ['a', 'b', 'c'], null],
    ['cards=a&cards=b&cards=', ['a', 'b'], '/compare?cards=a,b'],
    ['cards=&cards=&cards=', [], '/compare'],
    ['cards=a,,b,a', ['a', 'b'], '/compare?cards=a,b'],
    ['cards=a%20%26x,b&cards=c', ['a &x', 'b', 'c'], '/compare?cards=a%20%26x,b,c'],
  ])('%j asks for %j, better at %s', (query, cardIds, betterAddress) => {
    expect(read(query)).toEqual({ cardIds, betterAddress })
  })

  it('accepts its own canonical URL unchanged', () => {
    expect(read('cards=a%20%26x,b,c')).toEqual({ cardIds: ['a &x', 'b', 'c'], betterAddress: null })
  })

  it('shows the first three known cards, and says what it leaves out', () => {
    const chosen = chooseCards(['a', 'nobody', 'b', 'c', 'd'], new Set(['a', 'b', 'c', 'd']))
    expect(chosen).toEqual({ shown: ['a', 'b', 'c'], unknown: ['nobody'], tooMany: true })
    expect(compareNotes(chosen)).toEqual([
      'We don’t have a card called “nobody”, so we left it out.',
      'Only 3 cards fit side by side. These are the first 3.',
    ])
  })

  it('has no notes if nothing is left out', () => {
    expect(compareNotes(chooseCards(['a', 'b'], new Set(['a', 'b'])))).toEqual([])
  })
})
