import { describe, expect, it } from 'vitest'
import { days, earned, evaluate, spend } from './evaluate.ts'

describe("the issuer's portal", () => {
  it('Capital One Venture X: 10x, 5x and 5x through the portal, 2x without, at 1.45 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 1000),
      spend('2026-01-11', 'flights', 500),
      spend('2026-01-12', 'entertainment', 100),
      spend('2026-01-13', 'dining', 100),
    ]
    // 1,700 × 2 × 1.45 = 4,930 cents, and 80% of the $300 travel credit
    expect(earned('capital-one-venture-x', history)).toBe(49_30 + 240_00)
    // (10,000 + 2,500 + 500 + 200) × 1.45 = 19,140 cents
    expect(earned('capital-one-venture-x', history, { habits: { portal: true } })).toBe(191_40 + 240_00)
  })

  it('Chase Sapphire Reserve: 8x through the portal, 4x booked directly, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 100), // 400 or 800
      spend('2026-01-11', 'hotels', 100), // 400 or 800
      spend('2026-01-12', 'cruise', 100), // 100 or 800
      spend('2026-01-13', 'dining', 100), // 300
      spend('2026-01-14', 'rideshare', 100, { at: 'lyft' }), // 500
    ]
    // 1,700 × 1.5; 3,200 × 1.5; and 90% of the $300 travel credit
    expect(earned('chase-sapphire-reserve', history)).toBe(25_50 + 270_00)
    expect(earned('chase-sapphire-reserve', history, { habits: { portal: true } })).toBe(48_00 + 270_00)
  })

  it('American Express Gold: 3x on flights; 5x on hotels and 2x on cars through the portal', () => {
    const history = [
      spend('2026-01-10', 'flights', 100), // 300
      spend('2026-06-11', 'hotels', 100), // 100 or 500
      spend('2026-06-12', 'car-rental', 100), // 100 or 200
    ]
    // 500 × 1.5; 1,000 × 1.5
    expect(earned('american-express-gold-card', history)).toBe(7_50)
    expect(earned('american-express-gold-card', history, { habits: { portal: true } })).toBe(15_00)
    // Flights earn 3x in the portal too: 300 + 500 + 200
    const portalOnly = { portal: true, 'direct-booking': false }
    expect(earned('american-express-gold-card', history, { habits: portalOnly })).toBe(15_00)
  })

  it('American Express Gold: 5x on hotels through the portal, also for purchases before the change in May', () => {
    const history = [spend('2026-05-01', 'hotels', 100), spend('2026-05-02', 'hotels', 100)]
    // 1,000 × 1.5; without the portal 200 × 1.5
    expect(earned('american-express-gold-card', history, { habits: { portal: true } })).toBe(15_00)
    expect(earned('american-express-gold-card', history)).toBe(3_00)
  })

  it('Discover it Cash Back: 5% on hotels and vacation rentals through the portal, also before October', () => {
    const history = [spend('2026-09-30', 'hotels', 100), spend('2026-10-01', 'vacation-rental', 100)]
    // 5 + 5, and without the portal 1 + 1
    expect(earned('discover-it-cash-back', history, { habits: { portal: true } })).toBe(10_00)
    expect(earned('discover-it-cash-back', history)).toBe(2_00)
  })

  it('Citi AAdvantage Executive: 12x through the portal, also before the change in August', () => {
    const history = [spend('2026-08-22', 'hotels', 100), spend('2026-08-23', 'car-rental', 100)]
    // 2,400 × 1.4 = 3,360 cents; without 200 × 1.4
    expect(
      earned('citi-aadvantage-executive-world-elite-masterc', history, { habits: { portal: true } }),
    ).toBe(33_60)
    expect(earned('citi-aadvantage-executive-world-elite-masterc', history)).toBe(2_80)
  })
})

describe('rules with a start or end date', () => {
  it('Chase Freedom Unlimited: 2% with Lyft until 2027-09-30, a date in the future, then 1.5%', () => {
    const history = ['2027-09-30', '2027-10-01'].map((day) => spend(day, 'rideshare', 100, { at: 'lyft' }))
    // 2.00 + 1.50
    expect(earned('chase-freedom-unlimited', history, { window: days('2027-01-01', '2027-12-31') })).toBe(
      3_50,
    )
  })

  it('Aeroplan Card: 3x on dining and groceries until 2026-12-31, then 2x, at 1.4 cents', () => {
    const history = [
      spend('2026-12-31', 'dining', 100), // 300
      spend('2027-01-01', 'dining', 100), // 200
      spend('2027-01-02', 'supermarket', 100), // 200
      spend('2027-01-03', 'flights', 100), // 300
      spend('2027-01-04', 'gas', 100), // 200
      spend('2027-01-05', 'other', 100), // 100
    ]
    // 1,300 × 1.4 = 1,820 cents
    expect(earned('chase-aeroplan', history, { window: days('2026-11-15', '2027-11-14') })).toBe(18_20)
  })

  it('Aeroplan Card: 3x on travel and 2x on gas, also before the change in September', () => {
    const history = [
      spend('2026-09-09', 'hotels', 100), // 300
      spend('2026-09-09', 'gas', 100), // 200
      spend('2026-09-10', 'hotels', 100), // 300
      spend('2026-09-10', 'gas', 100), // 200
      spend('2026-01-10', 'flights', 100, { at: 'air-canada' }), // 300
    ]
    // 1,300 × 1.4 = 1,820 cents
    expect(earned('chase-aeroplan', history)).toBe(18_20)
  })

  it('IHG One Rewards Premier: 5x on groceries, and on all travel until 2026-12-31', () => {
    const history = [
      spend('2026-09-30', 'supermarket', 100), // 500
      spend('2026-10-01', 'supermarket', 100), // 500
      spend('2026-12-31', 'cruise', 100), // 500
      spend('2027-01-01', 'cruise', 100), // 300
      spend('2027-01-02', 'flights', 100), // 500: booked directly
      spend('2027-01-03', 'car-rental', 100), // 500
    ]
    // 2,800 × 0.59 = 1,652 cents
    expect(
      earned('ihg-rewards-club-premier-credit-card', history, { window: days('2026-07-01', '2027-06-30') }),
    ).toBe(16_52)
  })

  it('Chase Sapphire Preferred: 3x on gas, also before the change in June, at 1.5 cents', () => {
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
  it('Citi Strata Premier: 3x on hotels and travel agencies, however they are booked, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 200), // 600
      spend('2026-01-11', 'dining', 100), // 300
      spend('2026-01-12', 'travel-agency', 100), // 300
    ]
    // 1,200 × 1.5
    expect(earned('citi-strata-premier', history)).toBe(18_00)
    expect(earned('citi-strata-premier', history, { habits: { 'direct-booking': false } })).toBe(18_00)
  })

  it('Hilton Aspire: 7x on flights booked directly, 14x with Hilton, at 0.35 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 400), // 2,800 or 1,200
      spend('2026-01-11', 'hotels', 300, { at: 'hilton' }), // 4,200
    ]
    // 7,000 × 0.35; 5,400 × 0.35; and each year a free night: 521 × 75% = 390.75 at the usual 0.45 cents, 303.9166… at 0.35
    expect(earned('hilton-honors-american-express-aspire-card', history)).toBe(328_42)
    expect(
      earned('hilton-honors-american-express-aspire-card', history, { habits: { 'direct-booking': false } }),
    ).toBe(322_82)
    // Flights earn 7x in the portal too
    const portalOnly = { portal: true, 'direct-booking': false }
    expect(earned('hilton-honors-american-express-aspire-card', history, { habits: portalOnly })).toBe(328_42)
  })

  it('Citi Strata Elite: 6x on dining on weekend evenings, if the cardholder dines then', () => {
    const history = [spend('2026-01-10', 'dining', 100), spend('2026-01-11', 'other', 200)]
    // (300 + 200 × 1.5) × 1.5; (600 + 300) × 1.5
    expect(earned('citi-strata-elite', history)).toBe(9_00)
    expect(earned('citi-strata-elite', history, { habits: { 'weekend-evening': true } })).toBe(13_50)
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

  it('Hilton Surpass: 6x at U.S. restaurants, 3x at others, at 0.35 cents', () => {
    const history = [
      spend('2026-01-10', 'dining', 100), // 600
      spend('2026-01-11', 'dining', 100, { isAbroad: true }), // 300
    ]
    // 900 × 0.35
    expect(earned('hilton-honors-american-express-surpass-card', history)).toBe(3_15)
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

  it('Chase Freedom: a fee without a stated percentage counts at the usual 3%', () => {
    // 1% - 3%
    expect(earned('chase-freedom', [spend('2026-05-10', 'dining', 100, { isAbroad: true })])).toBe(-2_00)
  })
})
