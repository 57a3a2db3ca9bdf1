import { describe, expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-card.ts'
import { interestCents, rankByCost } from './interest.ts'

const cheap = walletCard('cheap', { apr: [12, 20] })
const dear = walletCard('dear', { apr: [24.5, 29] })
const silent = walletCard('silent')

describe('a balance that is carried', () => {
  it('costs the lowest rate that is stated: 3,000 dollars at 24.5 % are 735 a year', () => {
    expect(interestCents(300_000, [dear])).toBe(73_500)
    expect(interestCents(300_000, [dear, cheap])).toBe(36_000)
    expect(interestCents(300_000, [silent])).toBeNull()
  })

  it('turns a ranking round: the card that pays more and costs more falls behind', () => {
    const cards = new Map([cheap, dear, silent].map((card) => [card.cardId, card]))
    const next = [
      { cardId: 'dear', added: 60_000 },
      { cardId: 'cheap', added: 30_000 },
      { cardId: 'silent', added: 50_000 },
    ]
    expect(rankByCost(next, [], cards, 300_000)).toEqual([
      { cardId: 'cheap', adds: 30_000, interest: 36_000, left: -6000 },
      { cardId: 'dear', adds: 60_000, interest: 73_500, left: -13_500 },
    ])
  })
})
