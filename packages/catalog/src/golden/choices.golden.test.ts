import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('one chosen category', () => {
  const firstQuarter = [
    spend('2026-01-10', 'dining', 800),
    spend('2026-02-10', 'online-shopping', 600),
    spend('2026-03-10', 'supermarket', 1000),
  ]

  it('Bank of America Customized Cash: the best choice earns 6% in the first year, then 3%', () => {
    // January dining 800 × 3%, February online 600 × 3%, groceries 1,000 × 2% = 24 + 18 + 20; once 24 + 18 more
    expect(evaluate('bank-of-america-customized-cash-rewards', firstQuarter)).toMatchObject({
      money: [62_00, 124_00, 186_00],
      firstYear: 42_00,
      by: { restaurant: 24_00, 'online-shopping': 18_00, grocery: 20_00 },
    })
  })

  it('Bank of America Customized Cash: the choice changes with the month, and the cap is $2,500 a quarter', () => {
    const secondQuarter = [
      spend('2026-04-15', 'home-improvement', 3000), // 2,500 × 3% + 500 × 1% = 80.00; 155.00 in the first year
      spend('2026-04-20', 'supermarket', 500), // the cap is used up: 5.00
    ]
    // 62 + 85 = 147; once 42 + 75
    expect(
      evaluate('bank-of-america-customized-cash-rewards', [...firstQuarter, ...secondQuarter]),
    ).toMatchObject({ money: [147_00, 294_00, 441_00], firstYear: 117_00 })
  })

  it('Bank of America Customized Cash: the default choice is gas', () => {
    // 800 × 1% + 600 × 1% + 1,000 × 2%: no gas or EV charging
    const settings = { picksBestChoice: false }
    expect(earned('bank-of-america-customized-cash-rewards', firstQuarter, settings)).toBe(34_00)
  })

  it('Bank of America Cash Rewards Secured: a choice each month, and one cap per quarter', () => {
    const history = [
      spend('2026-01-10', 'dining', 1500), // 90.00 in the first year, then 45.00
      spend('2026-01-11', 'gas', 400), // 4.00
      spend('2026-02-10', 'gas', 900), // 54.00, then 27.00
      spend('2026-03-10', 'wholesale-club', 100), // 2.00; the cap is reached
      spend('2026-03-11', 'gas', 300), // 3.00
      spend('2026-04-10', 'dining', 200), // the next quarter: 12.00, then 6.00
    ]
    // 87 a year; once 45 + 27 + 6
    expect(evaluate('bank-of-america-cash-rewards-secured', history)).toMatchObject({
      money: [87_00, 174_00, 261_00],
      firstYear: 78_00,
    })
  })

  it('Bank of America Customized Cash: streaming, internet and phone plans count as online shopping', () => {
    const history = [
      spend('2026-01-10', 'streaming', 100), // 3.00, and 3.00 once
      spend('2026-01-11', 'phone', 50), // 1.50, and 1.50 once
      spend('2026-01-12', 'ev-charging', 20), // 0.20: it counts as gas
    ]
    expect(evaluate('bank-of-america-customized-cash-rewards', history)).toMatchObject({
      money: [4_70, 9_40, 14_10],
      firstYear: 4_50,
    })
  })

  it('Citi Strata: one of five categories per quarter, without a cap, at one cent', () => {
    const history = [
      spend('2026-01-10', 'streaming', 90), // 90
      spend('2026-01-11', 'gym', 150), // chosen: 450
      spend('2026-01-12', 'pets', 120), // 120
      spend('2026-04-10', 'pets', 200), // chosen: 600
      spend('2026-04-11', 'gym', 150), // 150
      spend('2026-04-12', 'supermarket', 100), // 300
      spend('2026-04-13', 'dining', 100), // 200
      spend('2026-04-14', 'car-rental', 100), // 300
    ]
    expect(earned('citi-strata', history)).toBe(22_10)
  })

  const yearOfFood = [
    spend('2025-12-10', 'dining', 6000),
    spend('2026-03-10', 'supermarket', 3000),
    spend('2026-09-10', 'supermarket', 5000),
    spend('2026-09-11', 'rideshare', 100, { at: 'lyft' }),
    spend('2026-09-12', 'flights', 500),
  ]

  it('Bilt Obsidian: dining or groceries for a whole year, at 1.55 cents', () => {
    // 8,000 × 3 + 6,000 + 100 × 3 + 500 × 2 = 31,300 × 1.55 = 48,515 cents
    expect(earned('bilt-obsidian', yearOfFood)).toBe(485_15)
    // 6,000 × 3 + 8,000 + 300 + 1,000 = 27,300 × 1.55 = 42,315 cents
    expect(earned('bilt-obsidian', yearOfFood, { picksBestChoice: false })).toBe(423_15)
  })
})

describe('two chosen categories', () => {
  it('U.S. Bank Cash+: the best two of twelve at 5%, and the best of three at 2%', () => {
    const history = [
      spend('2026-04-10', 'utilities', 900), // chosen: 45.00
      spend('2026-04-11', 'phone', 400), // chosen: 20.00
      spend('2026-04-12', 'electronics', 350), // 3.50
      spend('2026-04-13', 'fast-food', 300), // 3.00
      spend('2026-04-14', 'supermarket', 1000), // chosen: 20.00
      spend('2026-04-15', 'gas', 600), // 6.00
      spend('2026-04-16', 'dining', 500), // 5.00
    ]
    expect(earned('us-bank-cash-plus-visa-signature', history)).toBe(102_50)
  })

  it('U.S. Bank Cash+: both choices share $2,000 a quarter', () => {
    const history = [
      spend('2026-07-10', 'utilities', 1500), // 75.00
      spend('2026-08-10', 'furniture', 1000), // 500 × 5% + 500 × 1% = 30.00
      // The year ends within the next quarter, which has 44 of 90 days: 977.78 × 5% + 22.22 × 1% = 49.11
      spend('2026-10-10', 'furniture', 1000),
    ]
    expect(earned('us-bank-cash-plus-visa-signature', history)).toBe(154_11)
  })

  it('U.S. Bank Cash+: the 2% choice is not wasted on a category that already earns 5%', () => {
    const history = [
      spend('2026-01-10', 'fast-food', 900), // 5%: 45.00
      spend('2026-01-11', 'phone', 800), // 5%: 40.00
      spend('2026-01-12', 'dining', 300), // 1%: 3.00
      spend('2026-01-13', 'supermarket', 1000), // 2%: 20.00
    ]
    // At 2%, dining would add 3.00 and groceries 10.00: 45 + 40 + 3 + 20
    expect(earned('us-bank-cash-plus-visa-signature', history)).toBe(108_00)
  })

  it('U.S. Bank Shopper: the best two of five merchants at 6% up to $1,500 a quarter, then 1.5%', () => {
    const history = [
      spend('2026-01-10', 'online-shopping', 800, { at: 'amazon' }), // chosen: 48.00
      spend('2026-01-11', 'superstore', 500, { at: 'target' }), // 7.50
      spend('2026-01-12', 'electronics', 900, { at: 'apple' }), // chosen: 700 × 6% + 200 × 1.5% = 45.00
      spend('2026-01-13', 'gas', 1600), // chosen: 1,500 × 3% + 100 × 1.5% = 46.50
      spend('2026-01-14', 'utilities', 100), // 1.50
    ]
    expect(earned('us-bank-shopper', history)).toBe(148_50)
  })
})

describe('the top spending category', () => {
  it('Citi Custom Cash: 5% in the top category of each month, up to $500', () => {
    const history = [
      spend('2026-01-05', 'gas', 450), // top: 22.50
      spend('2026-01-06', 'supermarket', 440), // 4.40
      spend('2026-01-07', 'dining', 300), // 3.00
      spend('2026-02-05', 'streaming', 600), // top: 500 × 5% + 100 × 1% = 26.00
      spend('2026-03-05', 'gas', 200), // tied with dining, which is listed first: 2.00
      spend('2026-03-06', 'dining', 200), // 10.00
      spend('2026-04-05', 'dining', 400), // 300 is refunded
      spend('2026-04-06', 'gas', 150), // so this is the top category: 7.50
      spend('2026-04-20', 'dining', -300), // 4.00 - 3.00
    ]
    // 29.90 + 26 + 12 + 8.50
    expect(evaluate('citi-custom-cash', history)).toMatchObject({
      money: [76_40, 152_80, 229_20],
      by: { gas: 32_00, restaurant: 14_00, grocery: 4_40, media: 26_00 },
    })
  })
})
