/** Totals of picks, worked out by hand from the cards' terms. Those of brands and acceptance are in `brand-spending.test.ts`. */
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import type { Person } from './person.ts'
import { rankFor } from './rank-for.ts'

const nothing = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }

/** Dollars of one year without bonuses, after the fee. */
function totalOf(cardId: string, costs: Person['costs'], changes: Partial<Profile> = {}): number {
  const profile = { ...defaultProfile, credit: 'excellent' as const, ...changes }
  const { results } = rankFor(profile, { costs }, { years: 1, bonus: false })
  return results.find((row) => row.cardId === cardId)?.total ?? Number.NaN
}

describe('a card that a club doesn’t take', () => {
  const costs = { ...nothing, grocery: 300, other: 500, details: { warehouseClubs: 500 } }
  const member = { memberships: ['costco'], memberSpending: { costco: 6000 } }

  it('Blue Cash Everyday earns nothing at Costco, which takes no Amex', () => {
    // 3,600 × 3% of groceries; $6,000 at Costco earn nothing, and 1% for people who aren’t members
    expect(totalOf('blue-cash-everyday-card', costs, member)).toBe(108)
    expect(totalOf('blue-cash-everyday-card', costs)).toBe(168)
  })

  it('Autograph is a Visa, so it earns 1% there', () => {
    // 9,600 × 1%
    expect(totalOf('wells-fargo-autograph', costs, member)).toBe(96)
  })
})

describe('a cap holds one year’s worth a year', () => {
  it('U.S. Bank Cash+ with $5,000 of utilities a month', () => {
    // 4 quarters × 2,000 × 5% + 52,000 × 1% = 400 + 520
    expect(totalOf('us-bank-cash-plus-visa-signature', { ...nothing, details: { utilities: 5000 } })).toBe(
      920,
    )
  })

  it('Blue Cash Preferred with $1,000 of groceries a month', () => {
    // 6,000 × 6% + 6,000 × 1%; no fee in the first year
    expect(totalOf('blue-cash-preferred-card', { ...nothing, grocery: 1000 })).toBe(420)
  })

  it('PNC Cash Rewards with $1,500 of gas a month', () => {
    // 8,000 × 4% + 10,000 × 1%
    expect(totalOf('pnc-cash-rewards', { ...nothing, gas: 1500 })).toBe(420)
  })
})

describe('a credit counts by its breadth, and no more than the spending', () => {
  const hotels = (dollars: number) => ({ ...nothing, travel: dollars, details: { hotels: dollars } })

  it('Sapphire Reserve’s travel credit counts at 90% by default', () => {
    // 12,000 × 4 points at 1 cent + 300 × 90% - 795
    expect(totalOf('chase-sapphire-reserve', hotels(1000))).toBe(-45)
  })

  it('Venture X’s portal credit counts at 80%, of what the person spends on trips at most', () => {
    // 12,000 × 2% + 300 × 80% - 395, and 240 × 2% + 240 × 80% - 395
    expect(totalOf('capital-one-venture-x', hotels(1000))).toBe(85)
    expect(totalOf('capital-one-venture-x', hotels(20))).toBeCloseTo(-198.2, 2)
  })

  it('Delta Gold’s flight credit counts at 65% for people who use it, once $10,000 is on the card', () => {
    const flights = { ...nothing, travel: 400, details: { flights: 400 } }
    const gain = (other: number) => {
      const costs = { ...flights, other }
      const used = { credits: ['delta'] }
      const id = 'delta-skymiles-gold-american-express-card'
      return totalOf(id, costs, used) - totalOf(id, costs)
    }
    // 4,800 + 12 × 400 = 9,600 a year; 4,800 + 12 × 500 = 10,800 a year
    expect(gain(400)).toBe(0)
    expect(gain(500)).toBeCloseTo(130, 2)
  })
})

describe('a debt costs its transfer fee and interest', () => {
  const cost = (cardId: string, balance: number, payment: number) =>
    -totalOf(cardId, { ...nothing, grocery: 500 }, { debt: { balance, payment } })

  it('Wells Fargo Reflect: paid off in 21 months without interest', () => {
    // 4,200 × 5% = 210; 4,410 / 210 = 21 payments
    expect(cost('wells-fargo-reflect', 4200, 210)).toBe(210)
  })

  it('Citi Double Cash: paid off in 18 months without interest', () => {
    // 3,600 × 3% = 108; 3,708 / 206 = 18 payments
    expect(cost('citi-double-cash', 3600, 206)).toBe(108)
  })

  it('Citi Double Cash: what is left after 18 months costs interest at the lowest APR for excellent credit', () => {
    // 3,600 + 108 - 18 × 200 = 108 is owed. A month of 18.49% on it: 1.66; then it's paid off.
    expect(cost('citi-double-cash', 3600, 200)).toBeCloseTo(109.66, 2)
  })
})
