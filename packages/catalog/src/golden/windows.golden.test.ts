import { describe, expect, it } from 'vitest'
import { days, earned, reckon, spend } from './history.ts'

/** 30 days are laid end to end 12 times, and 5 days of a thirteenth: a sixth of its amounts. */
const september = days('2026-09-01', '2026-09-30')

describe('a window of 30 days', () => {
  it('Gemini Credit Card: copies count in the months they fall in, and two of them fall in October', () => {
    const setting = { window: september }
    // On 1 Sep, 1 and 31 Oct, 30 Nov, 30 Dec, 29 Jan, 28 Feb, 30 Mar, 29 Apr, 29 May, 28 Jun, 28 Jul, 27 Aug.
    // 12 × 250 + 41.67 (250 / 6) = 3,041.67, of which 200 in October are beyond $300.
    // 2,841.67 × 4% + 200 × 1% = 113.6668 + 2
    expect(reckon('gemini-credit', [spend('2026-09-01', 'gas', 250)], setting)).toMatchObject({
      spent: 3041_67,
      money: [115_67, 231_33, 347_00], // 115.6668, 231.3336, 347.0004
    })
  })

  it('Citi Custom Cash: the first category of each of those months', () => {
    // 12 × 300 + 50 = 3,650, of which 100 in October are beyond $500: 3,550 × 5% + 100 × 1%
    expect(earned('citi-custom-cash', [spend('2026-09-01', 'dining', 300)], { window: september })).toBe(
      178_50,
    )
  })

  it('Chase Freedom Rise: the first 180 days take in six of the copies', () => {
    // days 0, 30 … 150: 600 × 3%; then 600 + 16.67 at 1.5%: 18 + 9.25005; later years 1,216.67 × 1.5%
    expect(
      reckon('chase-freedom-student', [spend('2026-09-01', 'dining', 100)], { window: september }).money,
    ).toEqual([27_25, 45_50, 63_75]) // 27.25005, 45.5001, 63.75015
  })

  it('Gemini Credit Card: the pace of the offer is that of the whole year', () => {
    const bonusOf = (dollars: number) =>
      reckon('gemini-credit', [spend('2026-09-30', 'other', dollars)], { window: september }).bonus
    // 3,000 in 90 days is 12,166.66… a year. 12 × 1,000 + 166.67 = 12,166.67; a cent less gives 12,166.55
    expect(bonusOf(1000)).toBe(200_00)
    expect(bonusOf(999.99)).toBe(0)
  })

  it('NHL Discover it: every copy is paid by the terms of its real day, and N years are rounded once', () => {
    const window = days('2026-02-01', '2026-03-02')
    // groceries were listed in February: 12 × 200 + 33.33 = 2,433.33 × 5% = 121.6665, twice in the first year
    expect(reckon('nhl-discover-it', [spend('2026-02-10', 'supermarket', 200)], { window }).money).toEqual([
      243_33,
      365_00,
      486_67, // 243.333, 364.9995, 486.666
    ])
  })

  it('NHL Discover it: while the cap is that of the quarter a copy falls in', () => {
    const window = days('2026-02-01', '2026-03-02')
    // On 10 Feb, 12 Mar | 11 Apr, 11 May, 10 Jun | 10 Jul, 9 Aug, 8 Sep | 8 Oct, 7 Nov, 7 Dec | 6 Jan, 28 Jan.
    // Three quarters of 2,100 are 600 beyond $1,500. 12 × 700 + 116.67 = 8,516.67:
    // 6,716.67 × 5% + 1,800 × 1% = 353.8335, twice
    expect(earned('nhl-discover-it', [spend('2026-02-10', 'supermarket', 700)], { window })).toBe(707_67)
  })
})

describe('a window of 90 days', () => {
  const window = days('2026-07-03', '2026-09-30')

  it('Blue Cash Preferred: spending is laid out first and capped then', () => {
    // 4 × 1,600 + 88.89 (1,600 × 5 / 90) = 6,488.89: 6,000 × 6% + 488.89 × 1% = 364.8889
    expect(earned('blue-cash-preferred-card', [spend('2026-07-20', 'supermarket', 1600)], { window })).toBe(
      364_89,
    )
  })

  it('Blue Cash Preferred: splitting a purchase changes nothing', () => {
    const parts = [0.01, 799.99, 533.33, 266.67].map((part) => spend('2026-07-20', 'supermarket', part))
    expect(earned('blue-cash-preferred-card', parts, { window })).toBe(364_89)
  })

  it('Blue Cash Preferred: a refund is laid out too', () => {
    const history = [spend('2026-07-20', 'supermarket', 1600), spend('2026-08-20', 'supermarket', -450)]
    // each 90 days come to 1,150: 4 × 1,150 + 88.89 - 25 = 4,663.89 × 6% = 279.8334, never beyond the cap
    expect(earned('blue-cash-preferred-card', history, { window })).toBe(279_83)
  })
})

describe('a window of 73 days is a year exactly five times', () => {
  it('Chase Sapphire Preferred: gas before 2026-06-15 earns 1x all year, after it 3x', () => {
    const before = { window: days('2026-01-01', '2026-03-14') }
    const after = { window: days('2026-06-15', '2026-08-26') }
    // 5 × 100 × 1.5; 5 × 300 × 1.5
    expect(earned('chase-sapphire-preferred', [spend('2026-01-10', 'gas', 100)], before)).toBe(7_50)
    expect(earned('chase-sapphire-preferred', [spend('2026-06-15', 'gas', 100)], after)).toBe(22_50)
  })
})

describe('a window of a year and a little more', () => {
  it('Fidelity Rewards Visa Signature: a year back from a day counts both days, and a leap day', () => {
    const window = days('2023-11-15', '2024-11-15')
    const history = ['2023-11-15', '2024-02-29', '2024-11-15'].map((day) => spend(day, 'other', 100))
    expect(reckon('fidelity-rewards-visa-signature', history, { window })).toMatchObject({
      spent: 300_00,
      money: [6_00, 12_00, 18_00],
    })
  })

  it('Citi Custom Cash: the last day of a year and the first of the next are two months', () => {
    const history = [spend('2025-12-31', 'dining', 500), spend('2026-01-01', 'dining', 500)]
    expect(earned('citi-custom-cash', history)).toBe(50_00)
  })

  it('Blue Cash Preferred: nothing outside of the window counts', () => {
    const history = [spend('2025-11-14', 'streaming', 100), spend('2026-11-15', 'streaming', 100)]
    expect(reckon('blue-cash-preferred-card', history)).toMatchObject({ spent: 0, money: [0, 0, 0] })
  })
})
