import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { chooseCards, compareNotes, readCompareQuery, shareAddress } from './compare-query.ts'

const read = (query: string) => readCompareQuery(new URLSearchParams(query))

describe('the compare query', () => {
  it.each([
    ['', [], null],
    ['cards=a,b', ['a', 'b'], null],
    ['cards=a,b,c', ['a', 'b', 'c'], null],
    ['cards=a&cards=b&cards=', ['a', 'b'], '/compare?cards=a,b'],
    ['cards=&cards=&cards=', [], '/compare'],
    ['cards=a,,b,a', ['a', 'b'], '/compare?cards=a,b'],
    ['cards=a&cards=b&gas=50&utm=x', ['a', 'b'], '/compare?cards=a,b&gas=50'],
    ['cards=a%20%26x,b&cards=c', ['a &x', 'b', 'c'], '/compare?cards=a%20%26x,b,c'],
  ])('%j asks for %j, better at %s', (query, cardIds, betterAddress) => {
    expect(read(query)).toEqual({ cardIds, betterAddress })
  })

  it('accepts its own canonical URL unchanged', () => {
    expect(read('cards=a%20%26x,b,c')).toEqual({ cardIds: ['a &x', 'b', 'c'], betterAddress: null })
  })

  it('shares amounts and what differs from the usual profile', () => {
    const costs = { ...emptyCosts, gas: '50', other: '700', details: { flights: '20' } }
    expect(shareAddress(['a', 'b'], costs, { ...defaultProfile, credit: 'fair' })).toBe(
      '/compare?cards=a,b&gas=50&other=700&flights=20&credit=fair',
    )
  })

  it('shows the first four known cards, and says what it leaves out', () => {
    const chosen = chooseCards(['a', 'nobody', 'b', 'c', 'd', 'e'], new Set(['a', 'b', 'c', 'd', 'e']))
    expect(chosen).toEqual({ shown: ['a', 'b', 'c', 'd'], unknown: ['nobody'], tooMany: true })
    expect(compareNotes(chosen)).toEqual([
      'We don’t have a card called “nobody”, so we left it out.',
      'Only 4 cards fit side by side. These are the first 4.',
    ])
  })

  it('has no notes if nothing is left out', () => {
    expect(compareNotes(chooseCards(['a', 'b'], new Set(['a', 'b'])))).toEqual([])
  })
})
