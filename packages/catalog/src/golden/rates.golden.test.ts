import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('flat rates', () => {
  it('Fidelity Rewards Visa Signature: 2%, and a multi-year total is rounded once', () => {
    // 1,234.56 × 2% = 24.6912; two years 49.3824, three years 74.0736
    const history = [spend('2026-01-10', 'other', 1234.56)]
    expect(evaluate('fidelity-rewards-visa-signature', history).money).toEqual([24_69, 49_38, 74_07])
  })

  it('Fidelity Rewards Visa Signature: half a cent rounds up, for the sum and not for each purchase', () => {
    const quarter = spend('2026-01-10', 'other', 0.25)
    // 0.25 × 2% = 0.5 cents; 0.75 × 2% = 1.5 cents
    expect(earned('fidelity-rewards-visa-signature', [quarter])).toBe(1)
    expect(earned('fidelity-rewards-visa-signature', [quarter, quarter, quarter])).toBe(2)
  })

  it('Bank of America Travel Rewards: 1.5 points per dollar at one cent, and a refund reverses them', () => {
    // 333.33 × 1.5 = 499.995 points = 4.99995 dollars
    const bought = spend('2026-01-10', 'hotels', 333.33)
    const back = spend('2026-03-10', 'hotels', -333.33)
    expect(evaluate('bank-of-america-travel-rewards', [bought])).toMatchObject({
      points: [500, 1000, 1500],
      money: [5_00, 10_00, 15_00],
    })
    expect(earned('bank-of-america-travel-rewards', [back])).toBe(-5_00)
    expect(earned('bank-of-america-travel-rewards', [bought, back])).toBe(0)
  })

  it('Capital One VentureOne Rewards: 1.25 miles per dollar at 1.45 cents', () => {
    // 299.99 × 1.25 = 374.9875 miles × 1.45 = 543.73 cents
    const history = [spend('2026-01-10', 'dining', 200), spend('2026-02-10', 'other', 99.99)]
    expect(evaluate('capital-one-ventureone-rewards', history)).toMatchObject({
      points: [375, 750, 1125],
      money: [5_44, 10_87, 16_31], // 543.731875; 1,087.46375; 1,631.195625
    })
  })

  it('Capital One Platinum: no rewards, no fee', () => {
    expect(evaluate('capital-one-platinum', [spend('2026-01-10', 'dining', 5000)])).toMatchObject({
      money: [0, 0, 0],
      bonus: 0,
      total: [0, 0, 0],
    })
  })

  it('Target Circle Card: 5% at Target in any category, and nothing elsewhere', () => {
    const history = [
      spend('2026-01-10', 'superstore', 200, { at: 'target' }), // 10.00
      spend('2026-01-11', 'supermarket', 40, { at: 'target' }), // 2.00
      spend('2026-01-12', 'supermarket', 300), // 0
    ]
    expect(earned('target-circle-card', history)).toBe(12_00)
  })
})

describe('rates by category', () => {
  it('Wells Fargo Autograph: 3x in six categories, 1x elsewhere and on food delivery, at 1 cent without a Journey', () => {
    const history = [
      spend('2026-01-10', 'dining', 100), // 300 points = 3.00
      spend('2026-01-11', 'streaming', 20), // 60 = 0.60
      spend('2026-01-12', 'phone', 60), // 180 = 1.80
      spend('2026-01-13', 'gas', 20), // 60 = 0.60
      spend('2026-01-13', 'ev-charging', 20), // 60 = 0.60
      spend('2026-01-14', 'supermarket', 250), // 250 at 1x = 2.50
      spend('2026-01-15', 'food-delivery', 50), // 50 at 1x = 0.50
    ]
    // 960 points × 1 = 960 cents
    expect(evaluate('wells-fargo-autograph', history)).toMatchObject({
      points: [960, 1920, 2880],
      money: [9_60, 19_20, 28_80],
      by: { restaurant: 3_50, media: 60, service: 1_80, gas: 1_20, grocery: 2_50 },
    })
  })

  it('Venmo Credit Card: 3% on dining, entertainment, streaming, digital goods and gyms, 1% elsewhere', () => {
    const history = [
      spend('2026-01-05', 'dining', 100), // 3.00
      spend('2026-01-06', 'movie-theater', 50), // 1.50
      spend('2026-01-07', 'streaming', 20), // 0.60
      spend('2026-01-08', 'digital-media', 10), // 0.30
      spend('2026-01-09', 'gym', 40), // 1.20
      spend('2026-01-10', 'supermarket', 200), // 2.00
    ]
    expect(earned('venmo-credit-card', history)).toBe(8_60)
  })

  it('Navy Federal More Rewards: 3x on transit and tolls, but not on trains', () => {
    const history = [
      spend('2026-01-10', 'dining', 120.5), // 361.5
      spend('2026-01-11', 'transit', 30), // 90
      spend('2026-01-12', 'parking-tolls', 10), // 30
      spend('2026-01-13', 'rail', 50), // 50 at 1x
      spend('2026-01-14', 'other', 100), // 100
    ]
    // 631.5 points at one cent: half a cent rounds up
    expect(earned('navy-federal-more-rewards-american-express', history)).toBe(6_32)
  })

  it('Capital One Savor: 3% on groceries, but not at Walmart or Target', () => {
    const history = [
      spend('2026-01-10', 'dining', 100), // 3.00
      spend('2026-01-11', 'supermarket', 200), // 6.00
      spend('2026-01-12', 'supermarket', 150, { at: 'walmart' }), // 1% = 1.50
      spend('2026-01-13', 'online-grocery', 50, { at: 'target' }), // 1% = 0.50
      spend('2026-01-14', 'movie-theater', 20), // 0.60
      spend('2026-01-15', 'streaming', 15), // 0.45
    ]
    expect(earned('capital-one-savor', history)).toBe(12_05)
  })

  it('Blue Cash Preferred: 6% on streaming, but 1% if paid through PayPal', () => {
    const history = [
      spend('2026-01-10', 'streaming', 100), // 6.00
      spend('2026-01-11', 'streaming', 100, { at: 'paypal' }), // 1.00
    ]
    expect(earned('blue-cash-preferred-card', history)).toBe(7_00)
  })

  it('Wyndham Earner Plus: 4x on gas and flights, 1x at other hotels, at 0.57 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 100, { at: 'wyndham' }), // 600
      spend('2026-01-11', 'hotels', 100), // 100
      spend('2026-01-12', 'gas', 50), // 200
      spend('2026-01-13', 'flights', 200), // 800
    ]
    // 1,700 × 0.57
    expect(earned('wyndham-rewards-earner-plus-card', history)).toBe(9_69)
  })

  it('Chase Freedom Unlimited: 3% on dining and drugstores, 2% with Lyft only, 1.5% elsewhere', () => {
    const history = [
      spend('2026-01-10', 'dining', 45.67), // 1.3701
      spend('2026-01-11', 'drugstore', 12.34), // 0.3702
      spend('2026-01-12', 'rideshare', 50, { at: 'lyft' }), // 1.00
      spend('2026-01-13', 'rideshare', 50, { at: 'uber' }), // 0.75
    ]
    // 3.4903. Lyft's rate ends on 2027-09-30, so a January after the first year pays 1.5%: 3.2403.
    expect(evaluate('chase-freedom-unlimited', history)).toMatchObject({
      money: [3_49, 6_73, 9_97], // 6.7306, 9.9709
      by: { restaurant: 1_37, pharmacy: 37, transportation: 1_75 },
    })
  })
})

describe('rates by merchant', () => {
  it('Amtrak Guest Rewards Preferred: 3x with Amtrak at 2.56 cents, minus a $99 fee', () => {
    const history = [
      spend('2026-01-10', 'rail', 500, { at: 'amtrak' }), // 1,500
      spend('2026-01-11', 'rail', 100), // 200: another train is travel
      spend('2026-01-12', 'transit', 100), // 200
      spend('2026-01-13', 'dining', 100), // 200
      spend('2026-01-14', 'other', 200), // 200
    ]
    // 2,300 × 2.56 = 5,888 cents; 58.88 - 99 = -40.12; 117.76 - 198 = -80.24; 176.64 - 297 = -120.36
    expect(evaluate('amtrak-guest-rewards-preferred-mastercard', history)).toMatchObject({
      money: [58_88, 117_76, 176_64],
      fee: [99_00, 198_00, 297_00],
      total: [-40_12, -80_24, -120_36],
    })
  })

  it('Disney Premier Visa: 5% with Hulu, 2% with Disney, 1% with other streaming', () => {
    const history = [
      spend('2026-01-10', 'streaming', 120, { at: 'hulu' }), // 6.00
      spend('2026-01-11', 'entertainment', 300, { at: 'disney' }), // 6.00
      spend('2026-01-12', 'dining', 80), // 1.60
      spend('2026-01-13', 'streaming', 50), // 0.50
    ]
    expect(earned('disney-premier-visa-card', history)).toBe(14_10)
  })

  it('Hilton Surpass: 12x with Hilton; supermarkets except Target, none at Costco, at 0.35 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 500, { at: 'hilton' }), // 6,000
      spend('2026-01-11', 'supermarket', 100), // 600
      spend('2026-01-12', 'supermarket', 100, { at: 'target' }), // 300 at 3x
      spend('2026-01-13', 'gas', 50), // 300
      spend('2026-01-14', 'gas', 50, { at: 'costco-gas' }), // nothing: Costco doesn't take American Express
      spend('2026-01-15', 'online-shopping', 100), // 400
      spend('2026-01-16', 'other', 100), // 300
    ]
    // 7,900 × 0.35 = 2,765 cents
    expect(earned('hilton-honors-american-express-surpass-card', history)).toBe(27_65)
  })

  it('REI Co-op Mastercard: 5% at REI, 1.5% at other sporting goods stores', () => {
    const history = [
      spend('2026-01-10', 'sporting-goods', 400, { at: 'rei' }), // 20.00
      spend('2026-01-11', 'sporting-goods', 100), // 1.50
    ]
    expect(earned('rei-co-op-mastercard', history)).toBe(21_50)
  })

  it('Princess Rewards Visa: points without a published value are counted but worth $0', () => {
    const history = [
      spend('2026-01-10', 'cruise', 1000, { at: 'princess-cruises' }), // 2,000
      spend('2026-01-11', 'other', 500), // 500
    ]
    expect(evaluate('princess-cruises-rewards-visa-card', history)).toMatchObject({
      points: [2500, 5000, 7500],
      money: [0, 0, 0],
    })
  })
})
