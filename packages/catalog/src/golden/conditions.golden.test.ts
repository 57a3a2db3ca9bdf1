import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe("the issuer's portal", () => {
  it('Capital One Venture X: 10x, 5x and 5x through the portal, 2x without, at 1.45 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 1000),
      spend('2026-01-11', 'flights', 500),
      spend('2026-01-12', 'entertainment', 100),
      spend('2026-01-13', 'dining', 100),
    ]
    // 1,700 × 2 × 1.45 = 4,930 cents
    expect(earned('capital-one-venture-x', history)).toBe(49_30)
    // (10,000 + 2,500 + 500 + 200) × 1.45 = 19,140 cents
    expect(earned('capital-one-venture-x', history, { habits: { portal: true } })).toBe(191_40)
  })

  it('Chase Sapphire Reserve: 8x through the portal, 4x booked directly, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 100), // 400 or 800
      spend('2026-01-11', 'hotels', 100), // 400 or 800
      spend('2026-01-12', 'cruise', 100), // 100 or 800
      spend('2026-01-13', 'dining', 100), // 300
      spend('2026-01-14', 'rideshare', 100, { at: 'lyft' }), // 500
    ]
    // 1,700 × 1.5; 3,200 × 1.5
    expect(earned('chase-sapphire-reserve', history)).toBe(25_50)
    expect(earned('chase-sapphire-reserve', history, { habits: { portal: true } })).toBe(48_00)
  })

  it('American Express Gold: 3x on flights; 5x on hotels and 2x on cars through the portal', () => {
    const history = [
      spend('2026-01-10', 'flights', 100), // 300
      spend('2026-01-11', 'hotels', 100), // 100 or 500
      spend('2026-01-12', 'car-rental', 100), // 100 or 200
    ]
    // 500 × 1.5; 1,000 × 1.5
    expect(earned('american-express-gold-card', history)).toBe(7_50)
    expect(earned('american-express-gold-card', history, { habits: { portal: true } })).toBe(15_00)
  })

  it('Discover it Cash Back: 5% on hotels through the portal, which started on 2026-10-19, for the whole year', () => {
    const history = [spend('2026-01-18', 'hotels', 100), spend('2026-10-19', 'hotels', 100)]
    // (5 + 5) × 2, and without the portal (1 + 1) × 2
    expect(earned('discover-it-cash-back', history, { habits: { portal: true } })).toBe(20_00)
    expect(earned('discover-it-cash-back', history)).toBe(4_00)
  })

  it('Citi AAdvantage Executive: 12x through the portal for the whole year, because 10x ended on 2026-08-22', () => {
    const history = [spend('2026-08-22', 'hotels', 100), spend('2026-08-23', 'car-rental', 100)]
    // (1,200 + 1,200) × 1.4 = 3,360 cents; without 200 × 1.4
    expect(
      earned('citi-aadvantage-executive-world-elite-masterc', history, { habits: { portal: true } }),
    ).toBe(33_60)
    expect(earned('citi-aadvantage-executive-world-elite-masterc', history)).toBe(2_80)
  })
})

describe('rules with a start or end date', () => {
  it('Chase Freedom Unlimited: 2% with Lyft until 2027-09-30, which is month 11 of year 1, then 1.5%', () => {
    const history = ['2026-09-30', '2026-10-01'].map((day) => spend(day, 'rideshare', 100, { at: 'lyft' }))
    // September 2.00 + October 1.50; then 3.00 a year
    expect(evaluate('chase-freedom-unlimited', history).money).toEqual([3_50, 6_50, 9_50])
  })

  it('Chase Sapphire Preferred: 3x on gas for the whole year since 2026-06-15, at 1.5 cents', () => {
    const history = [
      spend('2026-06-14', 'gas', 100), // 300
      spend('2026-06-15', 'gas', 100), // 300
      spend('2026-06-16', 'rideshare', 100, { at: 'lyft' }), // 500
      spend('2026-06-17', 'online-grocery', 100), // 300
      spend('2026-06-18', 'online-grocery', 100, { at: 'walmart' }), // 100
      spend('2026-06-19', 'streaming', 50), // 150
      spend('2026-06-20', 'transit', 40), // 80: travel, with transit
      spend('2026-06-21', 'vacation-rental', 200, { at: 'airbnb' }), // 600
    ]
    // 2,330 × 1.5 = 3,495 cents
    expect(earned('chase-sapphire-preferred', history)).toBe(34_95)
  })
})

describe('mobile wallets', () => {
  it('Apple Card: 2%, and 3% at partners, with a mobile wallet, otherwise 1%; 3% with Apple either way', () => {
    const history = [
      spend('2026-01-10', 'electronics', 1000, { at: 'apple' }), // 30.00
      spend('2026-01-11', 'clothing', 100, { at: 'nike' }), // 1.00 or 3.00
      spend('2026-01-12', 'other', 200), // 2.00 or 4.00
    ]
    expect(earned('apple-card', history)).toBe(33_00)
    expect(earned('apple-card', history, { habits: { 'mobile-wallet': true } })).toBe(37_00)
  })

  it('Samsung Galaxy Card: 3% with a mobile wallet beats 2% on streaming, not 5% with Samsung', () => {
    const history = [
      spend('2026-01-10', 'electronics', 500, { at: 'samsung' }), // 25.00
      spend('2026-01-11', 'streaming', 100), // 2.00 or 3.00
      spend('2026-01-12', 'dining', 100), // 1.00 or 3.00
    ]
    expect(earned('samsung-galaxy-card', history)).toBe(28_00)
    expect(earned('samsung-galaxy-card', history, { habits: { 'mobile-wallet': true } })).toBe(31_00)
  })

  it('Kroger Rewards: 2% in its stores, but not at its gas stations', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 100, { at: 'kroger' }), // 2.00
      spend('2026-01-11', 'gas', 100, { at: 'kroger' }), // 1.00
    ]
    expect(earned('kroger-rewards-world-elite-mastercard', history)).toBe(3_00)
  })

  it('Kroger Rewards: 5% with a mobile wallet up to $3,000 a year, then 1%', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 2500, { at: 'kroger' }), // 50.00 or 125.00
      spend('2026-02-10', 'other', 1000), // 10.00 or 500 × 5% + 500 × 1% = 30.00
    ]
    expect(earned('kroger-rewards-world-elite-mastercard', history)).toBe(60_00)
    expect(
      earned('kroger-rewards-world-elite-mastercard', history, { habits: { 'mobile-wallet': true } }),
    ).toBe(155_00)
  })
})

describe('direct booking and weekend evenings', () => {
  it('Citi Strata Premier: 3x on hotels booked directly, 1x otherwise, at 1.5 cents', () => {
    const history = [spend('2026-01-10', 'hotels', 200), spend('2026-01-11', 'dining', 100)]
    // (600 + 300) × 1.5; (200 + 300) × 1.5
    expect(earned('citi-strata-premier', history)).toBe(13_50)
    expect(earned('citi-strata-premier', history, { habits: { 'direct-booking': false } })).toBe(7_50)
  })

  it('Hilton Aspire: 7x on flights booked directly, 14x with Hilton, at 0.35 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 400), // 2,800 or 1,200
      spend('2026-01-11', 'hotels', 300, { at: 'hilton' }), // 4,200
    ]
    // 7,000 × 0.35; 5,400 × 0.35
    expect(earned('hilton-honors-american-express-aspire-card', history)).toBe(24_50)
    expect(
      earned('hilton-honors-american-express-aspire-card', history, { habits: { 'direct-booking': false } }),
    ).toBe(18_90)
  })

  it('Citi Strata Elite: 6x on dining on weekend evenings, if the cardholder dines then', () => {
    const history = [spend('2026-01-10', 'dining', 100), spend('2026-01-11', 'other', 200)]
    // (300 + 200 × 1.5) × 1.5; (600 + 300) × 1.5
    expect(earned('citi-strata-elite', history)).toBe(9_00)
    expect(earned('citi-strata-elite', history, { habits: { 'weekend-evening': true } })).toBe(13_50)
  })
})

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
})

describe('purchases abroad', () => {
  it('Atmos Rewards Summit: 3x on everything abroad and no fee, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'other', 500, { isAbroad: true }), // 1,500
      spend('2026-01-11', 'other', 500), // 500
      spend('2026-01-12', 'dining', 100), // 300
      spend('2026-01-13', 'flights', 400, { at: 'alaska-airlines' }), // 1,200
    ]
    expect(earned('atmos-rewards-summit', history)).toBe(52_50)
  })

  it("Citi Double Cash: the 3% fee is deducted every year, in the purchase's category", () => {
    const history = [
      spend('2026-01-10', 'hotels', 1000, { isAbroad: true }), // 20.00 - 30.00
      spend('2026-01-11', 'other', 700), // 14.00
    ]
    const { money, by, audit } = evaluate('citi-double-cash', history)
    expect({ money, by }).toEqual({ money: [4_00, 8_00, 12_00], by: { travel: -10_00, other: 14_00 } })
    expect(audit.extras).toEqual([{ kind: 'foreign-fee', money: -30_00 }])
  })

  it('Blue Cash Preferred: 6% at U.S. supermarkets, 1% at one abroad, minus the fee', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 100), // 6.00
      spend('2026-01-11', 'supermarket', 100, { isAbroad: true }), // 1.00 - 2.70
    ]
    expect(earned('blue-cash-preferred-card', history)).toBe(4_30)
  })

  it('American Express Gold: 4x at U.S. supermarkets, 1x abroad; dining is 4x anywhere', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 100, { isAbroad: true }), // 100
      spend('2026-01-11', 'dining', 100, { isAbroad: true }), // 400
    ]
    // 500 × 1.5
    expect(earned('american-express-gold-card', history)).toBe(7_50)
  })

  it('Blue Cash Preferred: 1% abroad on dining does not make up for 2.7%', () => {
    // 333.33 × (1% - 2.7%) = -5.66661
    const history = [spend('2026-01-10', 'dining', 333.33, { isAbroad: true })]
    expect(evaluate('blue-cash-preferred-card', history).money).toEqual([-5_67, -11_33, -17_00])
  })

  it('Cash Magnet: 1.5% minus 2.7%', () => {
    // 250 × 1.5% - 250 × 2.7% = 3.75 - 6.75
    expect(earned('cash-magnet-card', [spend('2026-01-10', 'rail', 250, { isAbroad: true })])).toBe(-3_00)
  })

  it('Chase Freedom: a fee without a stated percentage is not counted', () => {
    expect(earned('chase-freedom', [spend('2026-05-10', 'dining', 100, { isAbroad: true })])).toBe(1_00)
  })
})
