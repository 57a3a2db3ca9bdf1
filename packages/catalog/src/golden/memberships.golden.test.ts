import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('memberships and tiers', () => {
  const amazon = [
    spend('2026-01-10', 'online-shopping', 1000, { at: 'amazon' }),
    spend('2026-01-11', 'supermarket', 200, { at: 'whole-foods' }),
    spend('2026-01-12', 'gas', 100),
  ]
  const prime = { memberships: ['amazon-prime'] }

  it('Amazon Prime Rewards Visa: 5% with Amazon for Prime members, 3% for others', () => {
    // 1,200 × 3% + 100 × 2%; 1,200 × 5% + 100 × 2%
    expect(earned('amazon-prime-rewards-visa-signature-card', amazon)).toBe(38_00)
    expect(earned('amazon-prime-rewards-visa-signature-card', amazon, prime)).toBe(62_00)
    // Audible is named for Prime members only: 100 × 1%; 100 × 5%
    const audible = [spend('2026-01-10', 'digital-media', 100, { at: 'audible' })]
    expect(earned('amazon-prime-rewards-visa-signature-card', audible)).toBe(1_00)
    expect(earned('amazon-prime-rewards-visa-signature-card', audible, prime)).toBe(5_00)
  })

  it('Amazon Store Card: 5% with Amazon for Prime members, and nothing else', () => {
    expect(earned('amazon-store-card', amazon)).toBe(0)
    expect(earned('amazon-store-card', amazon, prime)).toBe(60_00)
  })

  it('Sam’s Club Mastercard: 3% at Sam’s Club with Plus, 1% without', () => {
    const history = [
      spend('2026-01-10', 'wholesale-club', 1000, { at: 'sams-club' }), // 10.00 or 30.00
      spend('2026-01-11', 'gas', 6200), // 6,000 × 5% + 200 × 1% = 302.00
      spend('2026-01-12', 'dining', 50), // 1.50
    ]
    expect(earned('sams-club-mastercard', history)).toBe(313_50)
    expect(earned('sams-club-mastercard', history, { memberships: ['sams-club-plus'] })).toBe(333_50)
  })

  it('Sam’s Club Mastercard: 5% on gas up to $6,000 a year, and $5,000 of rewards a year in all', () => {
    const history = [
      spend('2026-01-11', 'gas', 8000), // 6,000 × 5% + 2,000 × 1% = 320.00
      spend('2026-01-12', 'dining', 150_000), // 4,500.00
      spend('2026-01-13', 'other', 30_000), // 300.00, of which 180.00 are left
    ]
    expect(earned('sams-club-mastercard', history)).toBe(5000_00)
    expect(evaluate('sams-club-mastercard', history).by.other).toBe(180_00)
  })

  const honors = { tiers: ['penfed-honors-advantage'] }

  it('PenFed Power Cash Rewards: 2% with Honors Advantage, 1.5% without', () => {
    const history = [spend('2026-01-10', 'other', 1000)]
    expect(earned('penfed-power-cash-rewards', history)).toBe(15_00)
    expect(earned('penfed-power-cash-rewards', history, honors)).toBe(20_00)
  })

  it('PenFed Pathfinder: 4x and 3x with Honors Advantage, 3x and 2x without, at 0.85 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 1000), // 3,000 or 4,000
      spend('2026-01-11', 'dining', 200), // 400 or 600
      spend('2026-01-12', 'other', 100), // 150
    ]
    // 3,550 × 0.85 = 3,017.5 cents; 4,750 × 0.85 = 4,037.5 cents
    expect(earned('penfed-pathfinder-rewards', history)).toBe(30_18)
    expect(earned('penfed-pathfinder-rewards', history, honors)).toBe(40_38)
  })

  it('U.S. Bank Smartly: 2.5%, 3% and 4% by balance on $10,000 a month, then 2%', () => {
    const history = [
      spend('2026-01-10', 'other', 12_000), // 10,000 boosted, 2,000 × 2% = 40.00
      spend('2026-01-11', 'insurance', 1000), // never boosted: 20.00
      spend('2026-02-10', 'other', 1000), // boosted
    ]
    // 14,000 × 2%; 11,000 × 2.5% + 60; 11,000 × 3% + 60; 11,000 × 4% + 60
    expect(earned('us-bank-smartly-visa-signature', history)).toBe(280_00)
    const withTier = (tier: string) => earned('us-bank-smartly-visa-signature', history, { tiers: [tier] })
    expect(withTier('us-bank-smartly-10k')).toBe(335_00)
    expect(withTier('us-bank-smartly-50k')).toBe(390_00)
    expect(withTier('us-bank-smartly-100k')).toBe(500_00)
  })

  it('Coinbase One Card: a person with several statuses earns the highest rate, under one cap', () => {
    const history = [spend('2026-01-10', 'other', 11_000)]
    // 11,000 × 2%; 10,000 × 2.5% + 1,000 × 2%; 10,000 × 4% + 1,000 × 2%
    expect(earned('coinbase-one', history)).toBe(220_00)
    expect(earned('coinbase-one', history, { tiers: ['coinbase-10k'] })).toBe(270_00)
    const all = { tiers: ['coinbase-10k', 'coinbase-50k', 'coinbase-200k'] }
    expect(earned('coinbase-one', history, all)).toBe(420_00)
  })

  it.each([
    ['bofa-rewards-member', 16_50], // 1,000 × 1.5% × 1.1
    ['bofa-rewards-preferred-plus', 18_75], // × 1.25
    ['bofa-rewards-preferred-honors', 22_50], // × 1.5
    ['bofa-rewards-premier', 26_25], // × 1.75
  ])('Bank of America Unlimited Cash: 1.5%, and more with %s', (tier, cents) => {
    const history = [spend('2026-01-10', 'other', 1000)]
    expect(earned('bank-of-america-unlimited-cash-rewards', history)).toBe(15_00)
    expect(earned('bank-of-america-unlimited-cash-rewards', history, { tiers: [tier] })).toBe(cents)
  })

  it("Bank of America Customized Cash: BofA Rewards raises every rate but the first year's 6%", () => {
    const history = [
      spend('2026-01-10', 'dining', 800), // 800 × 5.25% = 42.00; 48.00 in the first year
      spend('2026-01-11', 'supermarket', 1000), // 35.00
      spend('2026-01-12', 'other', 100), // 1.75
    ]
    const settings = { tiers: ['bofa-rewards-premier'] }
    // 78.75 a year; 6 once
    expect(evaluate('bank-of-america-customized-cash-rewards', history, settings)).toMatchObject({
      money: [78_75, 157_50, 236_25],
      firstYear: 6_00,
    })
  })

  it('Atmos Rewards Ascent: 10% more points with a Bank of America account, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 500, { at: 'alaska-airlines' }), // 1,500 or 1,650
      spend('2026-01-11', 'internet-tv', 100), // 200 or 220
      spend('2026-01-12', 'parking-tolls', 100), // 100 or 110
    ]
    // 1,800 × 1.5; 1,980 × 1.5
    expect(earned('atmos-rewards-ascent', history)).toBe(27_00)
    expect(earned('atmos-rewards-ascent', history, { memberships: ['bofa-account'] })).toBe(29_70)
  })
})
