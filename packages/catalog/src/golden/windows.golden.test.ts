import { describe, expect, it } from 'vitest'
import { days, earned, evaluate, spend } from './evaluate.ts'

/** A window of 30 days is repeated 12 times, plus 5 days of a 13th copy: a sixth of its amounts. */
const september = days('2026-09-01', '2026-09-30')

describe('a window of 30 days', () => {
  it('Gemini Credit Card: copies count in the months they fall in, and two of them fall in October', () => {
    const settings = { window: september }
    // Sep 1, Oct 1 and 31, Nov 30, Dec 30, Jan 29, Feb 28, Mar 30, Apr 29, May 29, Jun 28, Jul 28, Aug 27.
    // 12 × 250 + 41.67 (250 / 6) = 3,041.67, of which 200 in October is above $300.
    // 2,841.67 × 4% + 200 × 1% = 113.6668 + 2
    expect(evaluate('gemini-credit', [spend('2026-09-01', 'gas', 250)], settings)).toMatchObject({
      spent: 3041_67,
      money: [115_67, 231_33, 347_00], // 115.6668, 231.3336, 347.0004
    })
  })

  it('Citi Custom Cash: the top category of each of those months', () => {
    // 12 × 300 + 50 = 3,650, of which 100 in October is above $500: 3,550 × 5% + 100 × 1%
    expect(earned('citi-custom-cash', [spend('2026-09-01', 'dining', 300)], { window: september })).toBe(
      178_50,
    )
  })

  it('Chase Freedom Rise: the first 180 days include six of the copies', () => {
    // lasting: 12 × 100 + 16.67 = 1,216.67 × 1.5%; once: days 0, 30 … 150 earn 600 × 1.5% more
    expect(
      evaluate('chase-freedom-student', [spend('2026-09-01', 'dining', 100)], { window: september }),
    ).toMatchObject({
      money: [18_25, 36_50, 54_75], // 18.25005, 36.5001, 54.75015
      firstYear: 9_00,
      total: [27_25, 45_50, 63_75],
    })
  })

  it('USAA Eagle Navigator: the offer depends on the spending of the whole year, at one cent', () => {
    const bonusOf = (dollars: number) =>
      evaluate('usaa-eagle-navigator', [spend('2026-09-30', 'other', dollars)], { window: september }).bonus
    // 3,000 in 90 days is 12,166.66… a year. 12 × 1,000 + 166.67 = 12,166.67; a cent less gives 12,166.55
    expect(bonusOf(1000)).toBe(300_00)
    expect(bonusOf(999.99)).toBe(0)
  })

  it('NHL Discover it: every copy uses the calendar of its original day, and a multi-year total is rounded once', () => {
    const window = days('2026-02-01', '2026-03-02')
    // groceries were listed in February: 12 × 200 + 33.33 = 2,433.33 × 5% = 121.6665, matched in the first year
    expect(evaluate('nhl-discover-it', [spend('2026-02-10', 'supermarket', 200)], { window })).toMatchObject({
      money: [121_67, 243_33, 365_00], // 121.6665, 243.333, 364.9995
      // The match is what it matches, to the cent.
      bonus: 121_67,
      total: [243_34, 365_00, 486_67], // 121.67 more
    })
  })

  it('NHL Discover it: the cap is that of the quarter that a copy falls in', () => {
    const window = days('2026-02-01', '2026-03-02')
    // Feb 10, Mar 12 | Apr 11, May 11, Jun 10 | Jul 10, Aug 9, Sep 8 | Oct 8, Nov 7, Dec 7 | Jan 6, Jan 28.
    // The year has two months of the first quarter at its start, $1,000 of the cap, and one at its end, $500.
    // 1,000 × 5% + 400 × 1% = 54; three times 1,500 × 5% + 600 × 1% = 81; 500 × 5% + 316.67 × 1% = 28.1667: 325.1667, matched
    expect(evaluate('nhl-discover-it', [spend('2026-02-10', 'supermarket', 700)], { window })).toMatchObject({
      money: [325_17, 650_33, 975_50],
      bonus: 325_17,
      total: [650_34, 975_50, 1300_67],
    })
  })
})

describe('a window of 90 days', () => {
  const window = days('2026-07-03', '2026-09-30')

  it('Blue Cash Preferred: spending is repeated first and then capped', () => {
    // 4 × 1,600 + 88.89 (1,600 × 5 / 90) = 6,488.89: 6,000 × 6% + 488.89 × 1% = 364.8889
    expect(earned('blue-cash-preferred-card', [spend('2026-07-20', 'supermarket', 1600)], { window })).toBe(
      364_89,
    )
  })

  it('Blue Cash Preferred: splitting a purchase changes nothing', () => {
    const parts = [0.01, 799.99, 533.33, 266.67].map((part) => spend('2026-07-20', 'supermarket', part))
    expect(earned('blue-cash-preferred-card', parts, { window })).toBe(364_89)
  })

  it('Blue Cash Preferred: a refund is repeated too', () => {
    const history = [spend('2026-07-20', 'supermarket', 1600), spend('2026-08-20', 'supermarket', -450)]
    // 1,150 per 90 days: 4 × 1,150 + 88.89 - 25 = 4,663.89 × 6% = 279.8334, never above the cap
    expect(earned('blue-cash-preferred-card', history, { window })).toBe(279_83)
  })
})

describe('a window of 73 days, exactly a fifth of a year', () => {
  it('Chase Sapphire Preferred: gas earns 3x all year, whichever side of the change the window is on', () => {
    const before = { window: days('2026-01-01', '2026-03-14') }
    const after = { window: days('2026-06-15', '2026-08-26') }
    // 5 × 300 × 1.5
    expect(earned('chase-sapphire-preferred', [spend('2026-01-10', 'gas', 100)], before)).toBe(22_50)
    expect(earned('chase-sapphire-preferred', [spend('2026-06-15', 'gas', 100)], after)).toBe(22_50)
  })
})

describe('a window of one year', () => {
  it('Fidelity Rewards Visa Signature: a year back from a day includes both days, and a leap day', () => {
    const window = days('2023-11-15', '2024-11-15')
    const history = ['2023-11-15', '2024-02-29', '2024-11-15'].map((day) => spend(day, 'other', 100))
    expect(evaluate('fidelity-rewards-visa-signature', history, { window })).toMatchObject({
      spent: 300_00,
      money: [6_00, 12_00, 18_00],
    })
  })

  it('Citi Custom Cash: December 31 and January 1 are in different months', () => {
    const history = [spend('2025-12-31', 'dining', 500), spend('2026-01-01', 'dining', 500)]
    expect(earned('citi-custom-cash', history)).toBe(50_00)
  })

  it('Blue Cash Preferred: purchases outside the window do not count', () => {
    const history = [spend('2025-11-14', 'streaming', 100), spend('2026-11-15', 'streaming', 100)]
    expect(evaluate('blue-cash-preferred-card', history)).toMatchObject({ spent: 0, money: [0, 0, 0] })
  })
})
