import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('a refund frees up cap capacity', () => {
  it('Blue Cash Preferred: the refunded amount can earn 6% again', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 5900), // 354.00
      spend('2026-02-01', 'supermarket', -900), // -54.00, and 1,000 of the cap remains
      spend('2026-03-01', 'supermarket', 2000), // 1,000 × 6% + 1,000 × 1% = 70.00
    ]
    expect(earned('blue-cash-preferred-card', history)).toBe(370_00)
  })

  it('Blue Cash Preferred: a refund reverses the dollars above the cap first', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 7000), // 360.00 + 10.00
      spend('2026-02-01', 'supermarket', -1500), // -1,000 × 1% - 500 × 6% = -40.00
    ]
    // the same as purchases of 5,500 × 6%
    expect(earned('blue-cash-preferred-card', history)).toBe(330_00)
  })

  it('Gemini Credit Card: a refund within the month', () => {
    const history = [
      spend('2026-05-10', 'gas', 400), // 300 × 4% + 100 × 1% = 13.00
      spend('2026-05-20', 'gas', -150), // -100 × 1% - 50 × 4% = -3.00
    ]
    expect(earned('gemini-credit', history)).toBe(10_00)
  })

  it('Gemini Credit Card: a refund in a later month counts in that month, and frees up its cap', () => {
    const history = [
      spend('2026-05-10', 'gas', 400), // 13.00
      spend('2026-06-20', 'gas', -150), // -6.00
      spend('2026-06-25', 'gas', 400), // the 150 freed up and 250 of 300: 16.00
    ]
    expect(earned('gemini-credit', history)).toBe(23_00)
  })

  it('PNC Cash Rewards: if rates share a cap, a refund reverses its own rate', () => {
    const history = [
      spend('2025-12-01', 'supermarket', 5000), // 100.00, 5,000 of 8,000 used
      spend('2026-03-01', 'dining', 2500), // 75.00, 7,500
      spend('2026-06-01', 'gas', 1500), // 500 × 4% + 1,000 × 1% = 30.00, 9,000
      spend('2026-07-01', 'supermarket', -1000), // all of it above the cap: -10.00, 8,000
      spend('2026-07-10', 'supermarket', -500), // 2% = -10.00, 7,500
      spend('2026-08-01', 'gas', 500), // 20.00, 8,000
    ]
    expect(earned('pnc-cash-rewards', history)).toBe(205_00)
  })

  it('Chase Freedom Flex: in a quarter at 7%, a refund reverses the dollars at 3% first', () => {
    const history = [
      spend('2026-02-14', 'dining', 1700), // 1,700 × 3% + 1,500 × 4% = 111.00
      spend('2026-03-20', 'dining', -500), // -500 × 3% - 300 × 4% = -27.00
    ]
    // the same as purchases of 1,200 × 7%
    expect(earned('chase-freedom-flex', history)).toBe(84_00)
  })

  it('AAA Daily Advantage: a refund frees up a reward cap', () => {
    const history = [
      spend('2026-01-10', 'supermarket', 11_000), // 10,000 × 5% + 1,000 × 1% = 510.00
      spend('2026-02-10', 'supermarket', -3000), // -1,000 × 1% - 2,000 × 5% = -110.00
      spend('2026-03-10', 'gas', 1000), // 30.00 of the 100.00 freed up
    ]
    expect(earned('aaa-daily-advantage-visa-signature', history)).toBe(430_00)
  })

  it('Citi Double Cash: refunding everything earns nothing and reverses the foreign transaction fee', () => {
    const history = [
      spend('2026-01-10', 'hotels', 333.33, { isAbroad: true }),
      spend('2026-02-10', 'hotels', -333.33, { isAbroad: true }),
    ]
    expect(evaluate('citi-double-cash', history)).toMatchObject({ spent: 0, money: [0, 0, 0], by: {} })
  })
})
