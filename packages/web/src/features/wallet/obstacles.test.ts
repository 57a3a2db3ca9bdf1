import { describe, expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-answer.ts'
import { noLimits, obstaclesOf } from './obstacles.ts'

const cards = [
  walletCard('sapphire', { issuer: 'Chase' }),
  walletCard('gold', { issuer: 'American Express' }),
  walletCard('quick', { issuer: 'Capital One' }),
]

describe('cards that a user cannot get', () => {
  it('are none by default', () => {
    expect(obstaclesOf(noLimits, cards)).toEqual([])
  })

  it('include every card of an issuer that rejects people with five new cards in 24 months, and name the rule', () => {
    expect(obstaclesOf({ ...noLimits, openedIn24Months: 4 }, cards)).toEqual([])
    expect(obstaclesOf({ ...noLimits, openedIn24Months: 5 }, cards)).toEqual([
      { cardId: 'sapphire', rule: 'five or more cards opened in 24 months (5/24)', isBonusOnly: false },
    ])
  })

  it('lose only the bonus if the user has had it, once per lifetime with some issuers', () => {
    expect(obstaclesOf({ ...noLimits, hadBonus: ['gold', 'quick'] }, cards)).toEqual([
      { cardId: 'gold', rule: 'once per lifetime, and you already received it', isBonusOnly: true },
      { cardId: 'quick', rule: 'you already received it', isBonusOnly: true },
    ])
  })

  it('include unwanted cards, whatever else applies', () => {
    const limits = { ...noLimits, hadBonus: ['gold'], unwanted: ['gold'] }
    expect(obstaclesOf(limits, cards)).toEqual([
      { cardId: 'gold', rule: 'you don’t want it', isBonusOnly: false },
    ])
  })
})
