import { noCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { readWatchHash, watchAnswerPath } from './watch-paths.ts'

const hashOf = (path: string) => path.slice(path.indexOf('#'))

describe('addresses that add a watch', () => {
  it('name the card', () => {
    expect(readWatchHash(hashOf(pagePaths.watchCard('citi-double-cash')))).toEqual({
      kind: 'card',
      cardId: 'citi-double-cash',
    })
  })

  it('have the amounts of an answer', () => {
    const costs = { ...noCosts, grocery: 600, travel: 400, details: { flights: 120 } }
    const path = watchAnswerPath('apple-card', costs)
    expect(path.startsWith(`${pagePaths.watches}#`)).toBe(true)
    expect(readWatchHash(hashOf(path))).toEqual({ kind: 'answer', cardId: 'apple-card', costs })
  })

  it('have none for linked accounts', () => {
    const request = readWatchHash(hashOf(watchAnswerPath('apple-card', null)))
    expect(request).toEqual({ kind: 'answer', cardId: 'apple-card', costs: null })
  })

  it.each(['', '#', '#answer=apple-card&1=x', '#other=1'])('ask for nothing with %j', (hash) =>
    expect(readWatchHash(hash)).toBeNull(),
  )
})
