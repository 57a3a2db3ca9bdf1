import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { readSharedQuery, type SharedWallet, toSharedQuery } from './share-link.ts'

const shared: SharedWallet = {
  costs: { ...noCosts, grocery: 504, gas: 179, restaurant: 166, travel: 400, recreation: 487, other: 100 },
  settings: {
    owned: ['plain-two'],
    size: 3,
    years: 2,
    isIntro: false,
    profile: { ...defaultProfile, points: 'cash', debt: { balance: 2500, payment: 100 } },
    keepsSmallCards: false,
  },
}
/** Everything that a link can say about a person. */
const person: Profile = {
  credit: 'excellent',
  thinFile: true,
  deposit: 300,
  programs: { 'delta-skymiles': 600, 'world-of-hyatt': null },
  memberships: ['aaa', 'costco'],
  memberSpending: { costco: 4000 },
  points: 'own',
  pointValues: { 'chase-ultimate-rewards': 150 },
  credits: ['uber-cash'],
  creditAmounts: { resy: 60, 'travel-credit': 0 },
  activatesCategories: false,
  booksInPortals: true,
  hasBusiness: true,
  rent: 0,
  debt: { balance: 2500, payment: 100 },
}

describe('a shared wallet', () => {
  it('is parsed unchanged', () => {
    expect(readSharedQuery(toSharedQuery(shared))).toEqual(shared)
  })

  it('carries the profile, except for rent, which wallets don’t count', () => {
    const settings = { ...shared.settings, profile: { ...person, rent: 1500 } }
    expect(readSharedQuery(toSharedQuery({ ...shared, settings }))?.settings.profile).toEqual(person)
  })

  it('carries details, and raises the amount that they are a part of', () => {
    const costs = { ...shared.costs, details: { flights: 300, utilities: 0 } }
    expect(readSharedQuery(toSharedQuery({ ...shared, costs }))?.costs).toEqual(costs)
    expect(readSharedQuery('travel=100&flights=300')?.costs.travel).toBe(300)
  })

  it('contains the six totals, the settings and changes of the profile, and nothing else', () => {
    expect([...new URLSearchParams(toSharedQuery(shared)).keys()]).toEqual([
      ...['grocery', 'gas', 'restaurant', 'travel', 'recreation', 'other'],
      ...['size', 'years', 'bonus', 'held', 'points', 'balance', 'payment'],
    ])
  })

  it.each([
    ['floor', 'cash'],
    ['usual', 'transfers'],
    ['high', 'transfers'],
    ['optimistic', 'transfers'],
  ])('reads links from before profiles: points worth %s are used as %s', (outlook, points) => {
    const profile = readSharedQuery(`grocery=5&points=${outlook}`)?.settings.profile
    expect(profile).toEqual({ ...defaultProfile, points })
  })

  it('reads the balance of links from before payments, with a payment of 5%', () => {
    expect(readSharedQuery('grocery=5&balance=2500')?.settings.profile.debt).toEqual({
      balance: 2500,
      payment: 125,
    })
  })

  it('ignores invalid values', () => {
    const read = readSharedQuery(
      'grocery=-5&gas=<b>&travel=100000&size=99&years=0&points=wild&credit=best&programs=<b>:5,delta:x&pointValues=a:5000&memberships=,&rotating=1&balance=-1&payment=x&held=<script>,a,b,c,d,e,f,g,h,i,j,k,l,m',
    )
    expect(read).toEqual({
      costs: noCosts,
      settings: {
        owned: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
        size: 2,
        years: 1,
        isIntro: true,
        profile: { ...defaultProfile, programs: { delta: null }, activatesCategories: false },
        keepsSmallCards: false,
      },
    })
  })

  it('is null without any amount', () => {
    expect(readSharedQuery('?size=3')).toBeNull()
  })
})
