import { describe, expect, it } from 'vitest'
import { readSharedQuery, type SharedWallet, toSharedQuery } from './share-link.ts'

const shared: SharedWallet = {
  costs: { grocery: 504, gas: 179, restaurant: 166, travel: 400, recreation: 487, other: 100 },
  settings: {
    owned: ['plain-two'],
    size: 3,
    years: 2,
    isIntro: false,
    outlook: 'floor',
    balanceCents: 250_000,
  },
}

describe('a shared wallet', () => {
  it('is parsed unchanged', () => {
    expect(readSharedQuery(toSharedQuery(shared))).toEqual(shared)
  })

  it('carries details, and raises the amount that they are a part of', () => {
    const costs = { ...shared.costs, details: { flights: 300, utilities: 0 } }
    expect(readSharedQuery(toSharedQuery({ ...shared, costs }))?.costs).toEqual(costs)
    expect(readSharedQuery('travel=100&flights=300')?.costs.travel).toBe(300)
  })

  it('contains the six totals and the settings, and nothing else', () => {
    expect([...new URLSearchParams(toSharedQuery(shared)).keys()]).toEqual([
      ...['grocery', 'gas', 'restaurant', 'travel', 'recreation', 'other'],
      ...['size', 'years', 'bonus', 'points', 'balance', 'held'],
    ])
  })

  it('reads links with the former name of the high point values', () => {
    expect(readSharedQuery('grocery=5&points=high')?.settings.outlook).toBe('high')
    expect(readSharedQuery('grocery=5&points=optimistic')?.settings.outlook).toBe('high')
  })

  it('ignores invalid values', () => {
    const read = readSharedQuery(
      'grocery=-5&gas=<b>&travel=100000&size=99&years=0&points=wild&balance=-1&held=<script>,a,b,c,d,e,f,g,h,i,j,k,l,m',
    )
    expect(read).toEqual({
      costs: { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 },
      settings: {
        owned: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
        size: 2,
        years: 1,
        isIntro: true,
        outlook: 'usual',
        balanceCents: 0,
      },
    })
  })

  it('is null without any amount', () => {
    expect(readSharedQuery('?size=3')).toBeNull()
  })
})
