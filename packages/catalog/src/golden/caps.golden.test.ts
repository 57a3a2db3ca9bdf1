import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('a yearly cap', () => {
  it('Blue Cash Preferred: 6% up to $6,000 at supermarkets, one cap although the window crosses a year end', () => {
    const history = [
      spend('2025-12-05', 'supermarket', 4000),
      spend('2026-06-05', 'supermarket', 3000),
      spend('2026-06-06', 'streaming', 200), // 6% without a cap = 12.00
      spend('2026-06-07', 'gas', 500), // 15.00
      spend('2026-06-08', 'rail', 100), // 3.00
      spend('2026-06-09', 'other', 80), // 0.80
    ]
    // 6,000 × 6% + 1,000 × 1% = 370.00; 370 + 30.80
    expect(evaluate('blue-cash-preferred-card', history).money).toEqual([400_80, 801_60, 1202_40])
  })

  it('Blue Cash Everyday: three categories, each with its own cap', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 7000), // 6,000 × 3% + 1,000 × 1% = 190.00
      spend('2026-01-10', 'gas', 6500), // 6,000 × 3% + 500 × 1% = 185.00
      spend('2026-01-10', 'online-shopping', 5000), // 150.00
    ]
    expect(evaluate('blue-cash-everyday-card', history)).toMatchObject({
      money: [525_00, 1050_00, 1575_00],
      by: { grocery: 190_00, gas: 185_00, 'online-shopping': 150_00 },
    })
  })

  it('American Express Gold: 4x dining up to $50,000 and 4x supermarkets up to $25,000, at 1.5 cents', () => {
    const history = [spend('2026-01-10', 'dining', 52_000), spend('2026-02-10', 'supermarket', 26_000)]
    // 50,000 × 4 + 2,000 × 1 = 202,000; 25,000 × 4 + 1,000 × 1 = 101,000; 303,000 × 1.5 = 454,500 cents
    expect(evaluate('american-express-gold-card', history)).toMatchObject({
      points: [303_000, 606_000, 909_000],
      money: [4545_00, 9090_00, 13_635_00],
    })
  })

  it('The Platinum Card: 5x flights up to $500,000, then 1x', () => {
    // (500,000 × 5 + 10,000 × 1) × 1.5 = 3,765,000 cents
    const flights = [spend('2026-01-10', 'flights', 510_000)]
    expect(earned('the-platinum-card', flights)).toBe(37_650_00)
    // The portal shares the cap
    expect(earned('the-platinum-card', flights, { habits: { portal: true } })).toBe(37_650_00)
  })

  it('Marriott Bonvoy Boundless: one cap of $6,000 for three categories, then 2x, at 0.73 cents', () => {
    const history = [
      spend('2026-01-10', 'dining', 4000), // 12,000
      spend('2026-02-10', 'gas', 3000), // 2,000 × 3 + 1,000 × 2 = 8,000
      spend('2026-03-10', 'hotels', 1000, { at: 'marriott' }), // 6,000
      spend('2026-04-10', 'other', 500), // 1,000
    ]
    // 27,000 × 0.73 = 19,710 cents
    expect(earned('marriott-bonvoy-boundless-credit-card', history)).toBe(197_10)
  })

  it('Marriott Bonvoy Bevy: 4x up to $15,000, then 2x', () => {
    // (15,000 × 4 + 1,000 × 2) × 0.73 = 45,260 cents
    expect(
      earned('marriott-bonvoy-bevy-american-express', [spend('2026-01-10', 'supermarket', 16_000)]),
    ).toBe(452_60)
  })

  it('AAA Travel Advantage: 5% on gas up to $7,000, 3% with AAA', () => {
    const history = [
      spend('2026-01-10', 'gas', 7500), // 7,000 × 5% + 500 × 1% = 355.00
      spend('2026-01-11', 'supermarket', 100), // 3.00
      spend('2026-01-12', 'insurance', 100, { at: 'aaa' }), // 3.00
    ]
    expect(earned('aaa-travel-advantage-visa-signature', history)).toBe(361_00)
  })

  it('Rakuten American Express: 4% with Rakuten up to $10,000, 5% with Rakuten Dining', () => {
    const history = [
      spend('2026-01-10', 'online-shopping', 11_000, { at: 'rakuten' }), // 400.00 + 10.00
      spend('2026-01-11', 'dining', 100, { at: 'rakuten-dining' }), // 5.00
      spend('2026-01-12', 'dining', 100), // 2.00
    ]
    expect(earned('rakuten-american-express', history)).toBe(417_00)
  })

  it('USAA Cashback Rewards Plus: without a rate after the cap, the next rule applies', () => {
    const history = [
      spend('2026-01-10', 'gas', 3200), // 3,000 × 5% + 200 × 1% = 152.00
      spend('2026-01-11', 'supermarket', 3500), // 3,000 × 3% + 500 × 1% = 95.00
    ]
    expect(earned('usaa-cashback-rewards-plus', history)).toBe(247_00)
  })
})

describe('a quarterly cap', () => {
  it('U.S. Bank Altitude Go: 4x dining up to $2,000, reset each quarter, and once for both parts of the fourth', () => {
    // The year starts on Nov 15 with 16/30 of November and with December: 46/90 of the quarter, or $1,022.22 of its cap.
    const history = [
      spend('2025-11-20', 'dining', 2000), // 1,022.22 × 4 + 977.78 × 1 = 5,066.66
      spend('2026-03-31', 'dining', 2500), // 2,000 × 4 + 500 × 1 = 8,500
      spend('2026-04-01', 'dining', 300), // 1,200
      spend('2026-10-20', 'dining', 2000), // 977.78 × 4 + 1,022.22 × 1 = 4,933.34
    ]
    expect(earned('us-bank-altitude-go-visa-signature', history)).toBe(197_00)
  })

  it('U.S. Bank Altitude Connect: gas and charging share $1,000, travel has no cap', () => {
    const history = [
      spend('2026-07-01', 'gas', 800), // 3,200
      spend('2026-09-30', 'ev-charging', 400), // 200 × 4 + 200 × 1 = 1,000
      spend('2026-08-01', 'flights', 500), // 2,000
      spend('2026-08-02', 'dining', 50), // 100
      spend('2026-08-03', 'rideshare', 100), // 400
      spend('2026-08-04', 'travel-agency', 100), // not in the list: 100
    ]
    expect(earned('us-bank-altitude-connect', history)).toBe(68_00)
  })

  it('Discover it Student Chrome: 2% up to $1,000, and the first year is matched', () => {
    const history = [
      spend('2026-04-10', 'gas', 600), // 12.00
      spend('2026-06-10', 'dining', 600), // 400 × 2% + 200 × 1% = 10.00
      spend('2026-06-11', 'other', 100), // 1.00
    ]
    // 23 a year, and 23 once
    expect(evaluate('discover-it-student-chrome-card', history)).toMatchObject({
      money: [23_00, 46_00, 69_00],
      firstYear: 23_00,
    })
  })
})

describe('a monthly cap', () => {
  it('Gemini Credit Card: 4% on gas, charging and transit, up to a combined $300', () => {
    const history = [
      spend('2026-03-05', 'gas', 200), // 8.00
      spend('2026-03-20', 'transit', 150), // 100 × 4% + 50 × 1% = 4.50
      spend('2026-04-01', 'ev-charging', 100), // 4.00
      spend('2026-04-02', 'dining', 100), // 3.00
      spend('2026-04-03', 'supermarket', 50), // 1.00
    ]
    expect(earned('gemini-credit', history)).toBe(20_50)
  })
})

describe('a cap shared by rules with different rates', () => {
  it('Truist Enjoy Cash 3-2-1: purchases use up $1,000 a month in order of date', () => {
    const history = [
      spend('2026-02-03', 'supermarket', 700), // 14.00
      spend('2026-02-10', 'gas', 500), // 300 × 3% + 200 × 1% = 11.00
      spend('2026-02-20', 'utilities', 100), // 1.00
      spend('2026-03-01', 'gas', 100), // 3.00
    ]
    expect(earned('truist-enjoy-cash-3-2-1', history)).toBe(29_00)
  })

  it('Truist Enjoy Cash 3-2-1: within a day, the higher rate uses the cap first, in any order of purchases', () => {
    const groceries = spend('2026-04-05', 'supermarket', 900) // 600 × 2% + 300 × 1% = 15.00
    const gas = spend('2026-04-05', 'gas', 400) // 12.00
    expect(earned('truist-enjoy-cash-3-2-1', [groceries, gas])).toBe(27_00)
    expect(earned('truist-enjoy-cash-3-2-1', [gas, groceries])).toBe(27_00)
  })

  it('PNC Cash Rewards: 4%, 3% and 2% share $8,000 a year', () => {
    const history = [
      spend('2025-12-01', 'supermarket', 5000), // 100.00
      spend('2026-03-01', 'dining', 2500), // 75.00
      spend('2026-06-01', 'gas', 1500), // 500 × 4% + 1,000 × 1% = 30.00
    ]
    expect(earned('pnc-cash-rewards', history)).toBe(205_00)
  })

  it('Costco Anywhere Visa: 5% at Costco gas stations and 4% at others share $7,000 a year', () => {
    const history = [
      spend('2026-01-15', 'gas', 4000, { at: 'costco-gas' }), // 200.00
      spend('2026-04-15', 'gas', 3500), // 3,000 × 4% + 500 × 1% = 125.00
      spend('2026-05-15', 'gas', 100, { at: 'costco-gas' }), // 1.00
      spend('2026-05-16', 'wholesale-club', 1000, { at: 'costco' }), // 20.00
      spend('2026-05-16', 'wholesale-club', 500, { at: 'costco-com' }), // 10.00
      spend('2026-05-17', 'wholesale-club', 100, { at: 'sams-club' }), // 1.00
      spend('2026-05-18', 'dining', 100), // 3.00
    ]
    expect(earned('costco-anywhere-visa-card-by-citi', history)).toBe(360_00)
  })
})

describe('a reward cap', () => {
  it('AAA Daily Advantage: 5% and 3% together pay $500 a year, then 1%', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 9000), // 450.00
      // 50.00 remains: 1,666.66 × 3% = 49.9998, and 333.34 × 1% = 3.3334
      spend('2026-02-10', 'gas', 2000),
      spend('2026-03-10', 'wholesale-club', 100), // 1.00
      spend('2026-03-11', 'streaming', 100), // 3%, not capped = 3.00
      spend('2026-03-12', 'insurance', 100, { at: 'aaa' }), // 3.00
    ]
    // 450 + 53.3332 + 1 + 3 + 3 = 510.3332
    expect(earned('aaa-daily-advantage-visa-signature', history)).toBe(510_33)
  })
})

describe('a cap from account opening', () => {
  it('Chase Freedom Rise: 3% on dining for 180 days up to $6,000, then 1.5%', () => {
    const history = [
      spend('2026-01-10', 'dining', 5000), // 150.00
      spend('2026-05-13', 'dining', 2000), // the 180th day: 1,000 × 3% + 1,000 × 1.5% = 45.00
      spend('2026-05-14', 'dining', 100), // 1.50
    ]
    // lasting: 7,100 × 1.5% = 106.50; the first year earns 196.50, so 90 more
    expect(evaluate('chase-freedom-student', history)).toMatchObject({
      money: [106_50, 213_00, 319_50],
      firstYear: 90_00,
    })
  })

  it('Chase Freedom Rise: day 180 still counts, day 181 does not', () => {
    const history = [spend('2026-05-13', 'dining', 100), spend('2026-05-14', 'dining', 100)]
    // 1.50 + 1.50, and 1.50 more on day 180
    expect(evaluate('chase-freedom-student', history)).toMatchObject({
      money: [3_00, 6_00, 9_00],
      firstYear: 1_50,
    })
  })

  it('World of Hyatt: 2x on other purchases for 180 days up to $15,000, then 1x, at 1.5 cents', () => {
    const history = [
      spend('2026-01-10', 'other', 14_000), // 28,000
      spend('2026-02-10', 'hotels', 1000, { at: 'hyatt' }), // 4,000, and nothing of the cap
      spend('2026-02-11', 'dining', 500), // 1,000, and nothing of the cap
      spend('2026-05-13', 'other', 3000), // the 180th day: 1,000 × 2 + 2,000 × 1 = 4,000
      spend('2026-05-14', 'other', 100), // 100
    ]
    // lasting: 14,000 + 4,000 + 1,000 + 3,000 + 100 = 22,100 × 1.5 = 331.50
    // first year: 37,100, which is 15,000 × 1.5 = 225 more; a free night is 180 from the second year on
    expect(evaluate('world-of-hyatt-credit-card', history)).toMatchObject({
      money: [331_50, 843_00, 1354_50],
      firstYear: 225_00,
    })
  })

  it('Chase Sapphire Preferred: 5x with Peloton on the first $5,000 only, then 1x, at 1.5 cents', () => {
    // lasting: 6,000 × 1.5 = 90.00; once: 5,000 × (5 - 1) × 1.5 = 300.00
    const history = [spend('2026-01-05', 'sporting-goods', 6000, { at: 'peloton' })]
    expect(evaluate('chase-sapphire-preferred', history)).toMatchObject({
      money: [90_00, 180_00, 270_00],
      firstYear: 300_00,
    })
  })

  it('Chase Sapphire Reserve: 10x with Peloton on the first $5,000 only, then 1x, with a $795 fee', () => {
    // lasting: 6,000 × 1.5 = 90.00; once: 5,000 × (10 - 1) × 1.5 = 675.00
    // 90 + 675 - 795; 180 + 675 - 1,590; 270 + 675 - 2,385
    const history = [spend('2026-01-05', 'sporting-goods', 6000, { at: 'peloton' })]
    expect(evaluate('chase-sapphire-reserve', history)).toMatchObject({
      money: [90_00, 180_00, 270_00],
      firstYear: 675_00,
      total: [-30_00, -735_00, -1440_00],
    })
  })
})

describe('a rate above a spending threshold', () => {
  const before = [
    spend('2026-01-10', 'other', 140_000), // 140,000
    // 10,000 × 4 up to $150,000, then 20,000 × 5 = 140,000
    spend('2026-02-10', 'flights', 30_000, { at: 'american-airlines' }),
  ]

  it('Citi AAdvantage Executive: 4x with American, 5x above $150,000 of total spending, at 1.4 cents', () => {
    // 280,000 × 1.4 = 392,000 cents
    expect(earned('citi-aadvantage-executive-world-elite-masterc', before)).toBe(3920_00)
  })

  it('Citi AAdvantage Executive: a refund reverses the last dollars first', () => {
    // -20,000 × 5 - 5,000 × 4 = -120,000; 160,000 × 1.4 = 224,000 cents
    const back = spend('2026-03-10', 'flights', -25_000, { at: 'american-airlines' })
    expect(earned('citi-aadvantage-executive-world-elite-masterc', [...before, back])).toBe(2240_00)
  })
})
