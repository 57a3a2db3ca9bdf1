import { describe, expect, it } from 'vitest'
import { days, earned, evaluate, spend } from './evaluate.ts'

describe('a quarterly calendar', () => {
  it("Discover it Cash Back: 5% on the categories of the purchase's quarter, and the first year is matched", () => {
    const history = [
      spend('2025-12-10', 'online-shopping', 400, { at: 'amazon' }), // listed: 20.00
      spend('2025-12-11', 'dining', 100), // 1.00
      spend('2026-01-05', 'wholesale-club', 200), // listed: 10.00
      spend('2026-05-01', 'home-improvement', 300), // listed: 15.00
      spend('2026-08-01', 'flights', 500), // listed: 25.00
      spend('2026-08-02', 'parking-tolls', 50), // public transit is listed, tolls are not: 0.50
      spend('2026-10-05', 'utilities', 100), // listed: 5.00
    ]
    // 76.50 a year, and 76.50 once
    expect(evaluate('discover-it-cash-back', history)).toMatchObject({
      money: [76_50, 153_00, 229_50],
      bonus: 76_50,
      total: [153_00, 229_50, 306_00],
    })
  })

  const twoQuarters = [
    spend('2026-01-10', 'supermarket', 1000),
    spend('2026-03-31', 'streaming', 800),
    spend('2026-04-01', 'dining', 1000),
  ]

  it('Discover it for Students: one cap of $1,500 for all categories of a quarter, reset the next day', () => {
    // 1,500 × 5% + 300 × 1% + 1,000 × 5% = 128.00, and once more
    expect(evaluate('discover-it-for-students-card', twoQuarters)).toMatchObject({
      money: [128_00, 256_00, 384_00],
      firstYear: 128_00,
    })
  })

  it('Discover it for Students: 1% without activation', () => {
    // 2,800 × 1% = 28.00, and once more
    const settings = { habits: { activation: false } }
    expect(evaluate('discover-it-for-students-card', twoQuarters, settings)).toMatchObject({
      money: [28_00, 56_00, 84_00],
      firstYear: 28_00,
    })
  })

  it('Discover it Secured: the calendar, also for purchases before it replaced 2% on gas and dining', () => {
    const history = [
      spend('2026-07-15', 'dining', 1100), // 11.00
      spend('2026-07-15', 'drugstore', 100), // listed: 5.00, or 1.00 without activation
      spend('2026-07-16', 'gas', 100), // listed: 5.00, or 1.00 without activation
      spend('2026-07-16', 'dining', 100), // 1.00
    ]
    // 11 + 5 + 5 + 1; 11 + 1 + 1 + 1
    expect(earned('discover-it-secured-credit-card', history)).toBe(22_00)
    const settings = { habits: { activation: false } }
    expect(earned('discover-it-secured-credit-card', history, settings)).toBe(14_00)
  })

  it('NHL Discover it: the categories change with the year', () => {
    const history = [
      spend('2025-12-31', 'drugstore', 100), // 5.00
      spend('2026-01-01', 'drugstore', 100), // 1.00
    ]
    expect(earned('nhl-discover-it', history)).toBe(6_00)
  })
})

describe('one-month entries', () => {
  // The year starts on Nov 15, so the quarter has 46 of 90 days: 766.67 of its $1,500
  const december = [
    spend('2025-11-30', 'online-shopping', 200, { at: 'paypal' }), // 1% = 2.00
    spend('2025-12-01', 'online-shopping', 200, { at: 'paypal' }), // 10.00
    spend('2025-12-15', 'department-store', 1000), // 566.67 × 5% + 433.33 × 1% = 32.67
    spend('2025-12-16', 'clothing', 500, { at: 'old-navy' }), // 5.00
  ]

  it("Chase Freedom: PayPal in December only, under the quarter's cap", () => {
    expect(earned('chase-freedom', december)).toBe(49_67)
  })

  it('Chase Freedom Flex: the same quarter earns the same if no other rule pays more', () => {
    // 4% stacked on 1%
    expect(earned('chase-freedom-flex', december)).toBe(49_67)
  })

  const portalQuarter = [
    spend('2026-05-10', 'hotels', 1000),
    spend('2026-05-11', 'online-shopping', 800, { at: 'amazon' }),
  ]

  it("Chase Freedom: the quarter's travel category requires the portal, and shares the cap", () => {
    // 1,000 × 5% + 500 × 5% + 300 × 1% = 78.00
    expect(earned('chase-freedom', portalQuarter, { habits: { portal: true } })).toBe(78_00)
    // 1,000 × 1% + 800 × 5% = 50.00
    expect(earned('chase-freedom', portalQuarter)).toBe(50_00)
  })

  it('Chase Freedom Flex: 9% on travel through the portal in a quarter that lists travel', () => {
    // 1,000 × (5% + 4%) + 800 × 1% + 500 × 4% = 90 + 8 + 20
    expect(earned('chase-freedom-flex', portalQuarter, { habits: { portal: true } })).toBe(118_00)
    // 1,000 × 1% + 800 × (1% + 4%)
    expect(earned('chase-freedom-flex', portalQuarter)).toBe(50_00)
  })
})

describe('a quarterly rate that stacks on a permanent one', () => {
  const history = [
    spend('2026-02-14', 'dining', 1000), // 3% + 4% = 70.00
    spend('2026-03-10', 'dining', 700), // 700 × 3% + 500 × 4% = 41.00
    spend('2026-04-10', 'dining', 100), // the next quarter lists no dining: 3.00
    spend('2026-04-11', 'drugstore', 100), // 3.00
  ]

  it('Chase Freedom Flex: 7% on dining up to $1,500 in the first quarter of 2026, then 3%', () => {
    expect(evaluate('chase-freedom-flex', history)).toMatchObject({
      money: [117_00, 234_00, 351_00],
      by: { restaurant: 114_00, pharmacy: 3_00 },
    })
  })

  it('Chase Freedom Flex: 7% on dining in the fourth quarter of 2026, which shares the cap with groceries', () => {
    // The year ends on Nov 14, so the quarter has the other 733.33 of its $1,500
    const fourthQuarter = [
      spend('2026-10-10', 'dining', 600), // 3% + 4% = 42.00
      spend('2026-10-11', 'supermarket', 100), // 1% + 4% = 5.00
      spend('2026-11-10', 'dining', 300), // 300 × 3% + 33.33 × 4% = 10.33
      spend('2026-11-11', 'supermarket', 100, { at: 'walmart' }), // 1.00
    ]
    expect(earned('chase-freedom-flex', fourthQuarter)).toBe(58_33)
  })

  it('Chase Freedom Flex: the first quarter of 2027 lists groceries and streaming', () => {
    const settings = { window: days('2026-11-15', '2027-11-14') }
    const nextQuarter = [
      spend('2027-01-01', 'supermarket', 100), // 5.00
      spend('2027-03-31', 'streaming', 100), // 5.00
      spend('2027-04-01', 'streaming', 100), // 1.00
    ]
    expect(earned('chase-freedom-flex', nextQuarter, settings)).toBe(11_00)
  })

  it('Chase Freedom Flex: the explanation shows both rates and the remaining cap', () => {
    const { audit } = evaluate('chase-freedom-flex', history)
    const march = audit.lines.find(({ day }) => day === '2026-03-10')
    expect(march?.payments).toMatchObject([
      { rate: 3000, cents: 700_00, cap: null },
      { rate: 4000, cents: 500_00, as: 'on-top', cap: { before: 500_00, after: 0 } },
    ])
  })

  it('Chase Freedom Flex: 3% without activation', () => {
    // 1,900 × 3%
    expect(earned('chase-freedom-flex', history, { habits: { activation: false } })).toBe(57_00)
  })
})
