import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('a card that only one store accepts', () => {
  it("MyLowe's Rewards: 5% off at Lowe's, nothing elsewhere", () => {
    const history = [
      spend('2026-01-10', 'home-improvement', 1000, { at: 'lowes' }), // 50.00
      spend('2026-01-11', 'home-improvement', 1000, { at: 'home-depot' }), // 0
    ]
    expect(earned('lowes-advantage-card', history)).toBe(50_00)
  })

  it("Macy's Credit Card: 2 points per dollar at Macy's, nothing elsewhere", () => {
    const history = [
      spend('2026-01-10', 'department-store', 100, { at: 'macys' }), // 200
      spend('2026-01-11', 'dining', 100), // 0
    ]
    expect(evaluate('macys-store-card', history).points).toEqual([200, 400, 600])
  })
})

describe("a store's status levels", () => {
  it("Macy's American Express: 2, 3 or 5 points per dollar at Macy's", () => {
    const history = [
      spend('2026-01-10', 'department-store', 100, { at: 'macys' }), // 200, 300 or 500
      spend('2026-01-11', 'dining', 100), // 300
      spend('2026-01-12', 'supermarket', 100), // 200
      spend('2026-01-13', 'department-store', 100), // 100
    ]
    const card = 'macys-american-express-card'
    expect(evaluate(card, history).points[0]).toBe(800)
    expect(evaluate(card, history, { tiers: ['macys-gold'] }).points[0]).toBe(900)
    expect(evaluate(card, history, { tiers: ['macys-gold', 'macys-platinum'] }).points[0]).toBe(1100)
  })

  it("Bass Pro Shops CLUB: 2, 3 or 5 points per dollar at Bass Pro Shops and Cabela's", () => {
    const history = [
      spend('2026-01-10', 'sporting-goods', 100, { at: 'bass-pro' }), // 200, 300 or 500
      spend('2026-01-11', 'sporting-goods', 100), // 100
    ]
    const card = 'bass-pro-shops-club-mastercard'
    expect(evaluate(card, history).points[0]).toBe(300)
    expect(evaluate(card, history, { tiers: ['bass-pro-club-silver'] }).points[0]).toBe(400)
    expect(evaluate(card, history, { tiers: ['bass-pro-club-black'] }).points[0]).toBe(600)
  })

  it("Nordstrom Visa and Bloomingdale's American Express: one point more with status", () => {
    const nordstrom = [spend('2026-01-10', 'department-store', 100, { at: 'nordstrom' })]
    const visa = 'the-nordy-club-visa-signature-credit-card'
    expect(evaluate(visa, nordstrom).points[0]).toBe(200)
    expect(evaluate(visa, nordstrom, { tiers: ['nordstrom-ambassador'] }).points[0]).toBe(300)
    const bloomingdales = [spend('2026-01-10', 'department-store', 100, { at: 'bloomingdales' })]
    const amex = 'bloomingdales-american-express-card'
    expect(evaluate(amex, bloomingdales).points[0]).toBe(300)
    expect(evaluate(amex, bloomingdales, { tiers: ['bloomingdales-top-of-the-list'] }).points[0]).toBe(400)
  })

  it('JCPenney Mastercard: 7.5%, or 10% for VIP members; 5% on gas in the first 90 days', () => {
    const history = [
      spend('2026-01-10', 'department-store', 100, { at: 'jcpenney' }), // 7.50 or 10.00
      spend('2026-02-12', 'gas', 100), // day 90 of the year that starts on 2025-11-15: 1.00, and 4.00 once
      spend('2026-02-13', 'gas', 100), // 1.00
    ]
    expect(earned('jcpenney-mastercard', history)).toBe(9_50)
    expect(evaluate('jcpenney-mastercard', history).firstYear).toBe(4_00)
    expect(earned('jcpenney-mastercard', history, { tiers: ['jcpenney-vip'] })).toBe(12_00)
  })
})

describe('other terms of co-brand cards', () => {
  it('Upromise: 1.25% on everything, or 1.529% with a linked 529 plan', () => {
    const history = [spend('2026-01-10', 'other', 1000)]
    expect(earned('upromise-mastercard', history)).toBe(12_50)
    expect(earned('upromise-mastercard', history, { memberships: ['upromise-529'] })).toBe(15_29)
  })

  it('H-D Visa Signature: 3% on gas, 2% at hotels booked directly, and a 5% foreign transaction fee', () => {
    const history = [
      spend('2026-01-10', 'gas', 100), // 3.00
      spend('2026-01-11', 'hotels', 100), // 2.00 or 1.00
      spend('2026-01-12', 'dining', 100, { isAbroad: true }), // 2.00 - 5.00
    ]
    const card = 'harley-davidson-visa-signature'
    expect(earned(card, history)).toBe(2_00)
    expect(earned(card, history, { habits: { 'direct-booking': false } })).toBe(1_00)
  })

  it('Marriott Bonvoy Bountiful: 4 points per dollar up to $15,000 a year, then 2', () => {
    const history = [
      spend('2026-01-10', 'dining', 10_000), // 40,000
      spend('2026-01-11', 'supermarket', 10_000), // 5,000 × 4 + 5,000 × 2 = 30,000
      spend('2026-01-12', 'hotels', 1000, { at: 'marriott' }), // 6,000
    ]
    expect(evaluate('marriott-bonvoy-bountiful', history).points[0]).toBe(76_000)
  })

  it("Dillard's Mastercard: 2 points per dollar at U.S. supermarkets, not abroad or at Walmart", () => {
    const history = [
      spend('2026-01-10', 'supermarket', 100), // 200
      spend('2026-01-11', 'supermarket', 100, { isAbroad: true }), // 100
      spend('2026-01-12', 'supermarket', 100, { at: 'walmart' }), // 100
      spend('2026-01-13', 'department-store', 100, { at: 'dillards' }), // 200
    ]
    expect(evaluate('dillards-mastercard', history).points[0]).toBe(600)
  })
})
