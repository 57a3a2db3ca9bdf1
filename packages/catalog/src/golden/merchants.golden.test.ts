import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('rates at some merchants', () => {
  it('OnePay CashRewards: 5% at Walmart with Walmart+, 3% without; 3% elsewhere in the first 3 months', () => {
    const history = [
      spend('2026-01-10', 'superstore', 1000, { at: 'walmart' }), // 3,000 or 5,000
      spend('2026-01-11', 'other', 100), // 150, and 150 once
      spend('2026-06-01', 'other', 100), // 150
    ]
    expect(pointsOf('walmart-onepay-cashrewards', history)).toBe(3300)
    expect(evaluate('walmart-onepay-cashrewards', history).firstYear).toBe(1_50)
    expect(pointsOf('walmart-onepay-cashrewards', history, { memberships: ['walmart-plus'] })).toBe(5300)
  })

  it('SoFi Unlimited 2%: 2.2 points with SoFi Plus, 2 without', () => {
    const history = [spend('2026-01-10', 'other', 1000)]
    expect(pointsOf('sofi-credit-card', history)).toBe(2000)
    expect(pointsOf('sofi-credit-card', history, { memberships: ['sofi-plus'] })).toBe(2200)
  })

  it('T-Mobile Visa: 5% on devices, 2% on the phone bill', () => {
    const history = [
      spend('2026-01-10', 'electronics', 1000, { at: 't-mobile' }), // 5,000
      spend('2026-01-11', 'phone', 100, { at: 't-mobile' }), // 200
    ]
    expect(pointsOf('t-mobile-visa', history)).toBe(5200)
  })

  it('Verizon Visa: 4% on devices and restaurants, 1% on the phone and internet bills', () => {
    const history = [
      spend('2026-01-10', 'electronics', 1000, { at: 'verizon' }), // 4,000
      spend('2026-01-11', 'phone', 100, { at: 'verizon' }), // 100
      spend('2026-01-12', 'internet-tv', 100, { at: 'verizon' }), // 100
      spend('2026-01-13', 'dining', 100), // 400
    ]
    expect(pointsOf('verizon-visa-card', history)).toBe(4600)
  })

  it('One Key Card: 3% with Expedia and on dining, nothing through PayPal', () => {
    const history = [
      spend('2026-01-10', 'travel-agency', 200, { at: 'expedia' }), // 600
      spend('2026-01-11', 'dining', 100), // 300
      spend('2026-01-12', 'dining', 1000, { at: 'paypal' }), // 0
      spend('2026-01-13', 'other', 100), // 150
    ]
    expect(pointsOf('expedia-one-key-wells-fargo', history)).toBe(1050)
  })

  it("BJ's One+ Mastercard: 5% at BJ's, 2% at its gas stations", () => {
    const history = [
      spend('2026-01-10', 'wholesale-club', 1000, { at: 'bjs' }), // 5,000
      spend('2026-01-11', 'gas', 100, { at: 'bjs' }), // 200
    ]
    expect(pointsOf('bjs-one-plus-mastercard', history)).toBe(5200)
  })

  it('DoorDash Rewards: 4% at DoorDash, 3% at restaurants, 1% at other delivery services', () => {
    const history = [
      spend('2026-01-10', 'food-delivery', 100, { at: 'doordash' }), // 4.00
      spend('2026-01-11', 'dining', 100), // 3.00
      spend('2026-01-12', 'food-delivery', 100, { at: 'grubhub' }), // 1.00
    ]
    expect(earned('chase-doordash-rewards-mastercard', history)).toBe(8_00)
  })

  it('Instacart Mastercard: 5% up to $6,000 a year, then 1%', () => {
    const history = [spend('2026-01-10', 'online-grocery', 7000, { at: 'instacart' })]
    // 6,000 × 5% + 1,000 × 1%
    expect(earned('chase-instacart-mastercard', history)).toBe(310_00)
  })
})

describe('a cap that started on a date', () => {
  it('Altitude Reserve: 3x on mobile payments, up to $5,000 a month since 2025-12-15, at one cent', () => {
    const history = [spend('2025-12-14', 'other', 6000), spend('2026-01-10', 'other', 6000)]
    const mobile = { habits: { 'mobile-wallet': true } } as const
    // Today's terms apply to both months: 2 × (15,000 + 1,000); without a mobile wallet 12,000
    expect(earned('us-bank-altitude-reserve-visa-infinite', history, mobile)).toBe(320_00)
    expect(earned('us-bank-altitude-reserve-visa-infinite', history)).toBe(120_00)
  })
})

/** Returns the points of a year at lasting terms. Rewards in percent count one point per cent. */
function pointsOf(...args: Parameters<typeof evaluate>): number | undefined {
  return evaluate(...args).points[0]
}
