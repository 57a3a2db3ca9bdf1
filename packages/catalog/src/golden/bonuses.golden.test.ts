import { describe, expect, it } from 'vitest'
import { evaluate, spend } from './evaluate.ts'

/** One purchase is enough: offers depend on the average spending per day of the year. */
const other = (dollars: number) => [spend('2026-01-10', 'other', dollars)]

describe('a welcome bonus', () => {
  it('Chase Freedom Flex: $250 for $500 in 90 days needs exactly $2,027.78 a year', () => {
    // 500 × 365 / 90 = 2,027.777…
    expect(evaluate('chase-freedom-flex', other(2027.77)).bonus).toBe(0)
    expect(evaluate('chase-freedom-flex', other(2027.78)).bonus).toBe(250_00)
  })

  it('Blue Cash Preferred: $300 in cash, and no fee in the first year', () => {
    // 3,000 in 180 days is 6,083.33… a year. 7,000 × 1% = 70; 70 + 300; 140 + 300 - 95; 210 + 300 - 190
    expect(evaluate('blue-cash-preferred-card', other(7000))).toMatchObject({
      bonus: 300_00,
      fee: [0, 95_00, 190_00],
      total: [370_00, 345_00, 320_00],
    })
  })

  it('Aeroplan Card: each of two tiers is earned in full or not at all, at 1.4 cents', () => {
    const bonusOf = (dollars: number) => evaluate('chase-aeroplan', other(dollars)).bonus
    // 4,000 in 90 days is 16,222.22… a year, 20,000 in 12 months is 20,000
    expect(bonusOf(16_222.22)).toBe(0)
    expect(bonusOf(16_222.23)).toBe(1050_00) // 75,000 × 1.4
    expect(bonusOf(19_999.99)).toBe(1050_00)
    expect(bonusOf(20_000)).toBe(1610_00) // 115,000 × 1.4
  })

  it('Aeroplan Card: the bonus counts once in 2 and 3 years, reward and fee each year', () => {
    // A purchase of January is projected to January 2027, when dining earns 2x: 20,000 × 2 × 1.4 = 560 a year.
    // Fee 195; bonus 1,610: 560 + 1,610 - 195, 1,120 + 1,610 - 390, 1,680 + 1,610 - 585
    expect(evaluate('chase-aeroplan', [spend('2026-01-10', 'dining', 20_000)])).toMatchObject({
      money: [560_00, 1120_00, 1680_00],
      bonusPoints: 115_000,
      total: [1975_00, 2340_00, 2705_00],
    })
  })

  it("JetBlue Premier: 90,000 points for $5,000 in 90 days, at 1.3 cents; the yearly $300 credit isn't a bonus", () => {
    // 20,277.77… a year; 90,000 × 1.3 = 1,170
    expect(evaluate('jetblue-premier-card', other(20_277.77)).bonus).toBe(0)
    expect(evaluate('jetblue-premier-card', other(20_277.78))).toMatchObject({
      bonus: 1170_00,
      bonusPoints: 90_000,
    })
  })

  it('Delta SkyMiles Gold: counts the lowest amount of an "up to" offer; no fee in year one, at 1.1 cents', () => {
    const history = [spend('2026-01-10', 'flights', 6083.34, { at: 'delta' })]
    // 6,083.34 × 2 × 1.1 = 13,383.348 cents a year; bonus 50,000 × 1.1 = 550, not 80,000; fee 0, 150, 300
    expect(evaluate('delta-skymiles-gold-american-express-card', history)).toMatchObject({
      money: [133_83, 267_67, 401_50],
      bonus: 550_00,
      total: [683_83, 667_67, 651_50],
    })
  })

  it('Capital One Venture: a one-time $300 credit for people who book in the portal, on top of the miles', () => {
    const bonusOf = (dollars: number, portal: boolean) =>
      evaluate('capital-one-venture-rewards', other(dollars), { habits: { portal } }).bonus
    // 4,000 in 90 days is 16,222.22… a year; 75,000 × 1.45 = 1,087.50
    expect(bonusOf(16_222.22, true)).toBe(300_00)
    expect(bonusOf(16_222.23, true)).toBe(1387_50)
    expect(bonusOf(16_222.22, false)).toBe(0)
    expect(bonusOf(16_222.23, false)).toBe(1087_50)
  })

  it('Wyndham Earner: the tier for purchases at Wyndham hotels is not counted, at 0.57 cents', () => {
    // 30,000 × 0.57
    expect(evaluate('wyndham-rewards-earner-card', other(50_000)).bonus).toBe(171_00)
  })

  it('AT&T Points Plus: a cash bonus on a points card adds no points', () => {
    // 1,000 in 90 days is 4,055.55… a year; 4,055.56 points at one cent
    expect(evaluate('att-points-plus-from-citi', other(4055.56))).toMatchObject({
      points: [4056, 8111, 12_167],
      bonus: 200_00,
      bonusPoints: 0,
    })
  })

  it('PlayStation Visa: a cash bonus counts even if the points have no value', () => {
    // 500 in 60 days is 3,041.66… a year
    expect(evaluate('playstation-visa', other(3041.67))).toMatchObject({ money: [0, 0, 0], bonus: 100_00 })
  })

  it('Marriott Bonvoy Boundless: three free nights count as three quarters of $274 each, more if points are worth more', () => {
    // 3,000 in 90 days is 12,166.66… a year; 3 × 274 × 75% = 616.50 at the usual 0.72 cents; at 0.73 cents 625.0625
    expect(evaluate('marriott-bonvoy-boundless-credit-card', other(12_166.66)).bonus).toBe(0)
    expect(evaluate('marriott-bonvoy-boundless-credit-card', other(12_166.67))).toMatchObject({
      bonus: 625_06,
      bonusPoints: 0,
    })
  })

  it('United Quest: 80,000 miles at 1.3 cents; Premier qualifying points have no value', () => {
    // 4,000 in 90 days is 16,222.22… a year; 80,000 × 1.3 = 1,040
    expect(evaluate('united-quest', other(16_222.22)).bonus).toBe(0)
    expect(evaluate('united-quest', other(16_222.23))).toMatchObject({ bonus: 1040_00, bonusPoints: 80_000 })
  })

  it('Disney Premier Visa: a gift card on approval, and a credit after $500 in 90 days', () => {
    // 500 in 90 days is 2,027.77… a year; 200, then 200 + 100
    expect(evaluate('disney-premier-visa-card', other(2027.77)).bonus).toBe(200_00)
    expect(evaluate('disney-premier-visa-card', other(2027.78)).bonus).toBe(300_00)
  })

  it.each([
    ['rei-co-op-mastercard', 100_00],
    ['amazon-visa-non-prime', 50_00],
  ])('%s: an offer without a spending requirement needs no spending', (card, bonus) => {
    expect(evaluate(card, [])).toMatchObject({ money: [0, 0, 0], bonus, total: [bonus, bonus, bonus] })
  })

  it('Prime Visa: a gift card for Prime members, and for no one else', () => {
    const card = 'amazon-prime-rewards-visa-signature-card'
    expect(evaluate(card, [], { memberships: ['amazon-prime'] }).bonus).toBe(150_00)
    expect(evaluate(card, [], { memberships: ['costco'] })).toMatchObject({
      bonus: 0,
      audit: { bonus: { tiers: [{ offer: 'members', isEarned: false }] } },
    })
  })

  it('United Explorer: reports the missing amount and the day the bonus would be reached, at 1.3 cents', () => {
    const { audit, total } = evaluate('united-explorer', [spend('2026-01-10', 'dining', 1000)])
    // 1,000 × 90 / 365 = 246.575… of 3,000, so 2,753.425 is missing; 3,000 / 1,000 × 365 days
    expect(audit.bonus.tiers).toMatchObject([{ isEarned: false, marginCents: -2753_43, reachedOnDay: 1095 }])
    // 2,000 × 1.3 = 26 a year; fee 0, then 150
    expect(total).toEqual([26_00, -98_00, -222_00])
  })
})

describe('the first year', () => {
  it('Bank of America Unlimited Cash: 1.5% in every year', () => {
    expect(evaluate('bank-of-america-unlimited-cash-rewards', other(1000)).money).toEqual([
      15_00, 30_00, 45_00,
    ])
  })

  it('Discover it Miles: 1.5 miles, all matched, at one cent', () => {
    expect(evaluate('discover-it-miles', other(1000))).toMatchObject({
      points: [1500, 3000, 4500],
      money: [15_00, 30_00, 45_00],
      bonus: 15_00,
      firstYear: 15_00,
      bonusPoints: 1500,
      total: [30_00, 45_00, 60_00],
    })
  })

  it('Robinhood Gold Card: 3%, and no fee of its own', () => {
    expect(evaluate('robinhood-gold-card', other(1000)).total).toEqual([30_00, 60_00, 90_00])
  })
})

describe('an anniversary bonus', () => {
  it('Southwest Priority: 7,500 points starting in the second year, at 1.3 cents', () => {
    const history = [
      spend('2026-01-10', 'flights', 1000, { at: 'southwest' }), // 4,000
      spend('2026-01-11', 'gas', 200), // 400
      spend('2026-01-12', 'other', 100), // 100
    ]
    // 4,500 × 1.3 = 58.50 a year; 7,500 × 1.3 = 97.50; fee 229
    expect(evaluate('southwest-rapid-rewards-priority-credit-card', history)).toMatchObject({
      points: [4500, 16_500, 28_500],
      money: [58_50, 214_50, 370_50],
      total: [-170_50, -243_50, -316_50],
    })
  })

  it('World of Hyatt: a free night of category 1 to 4 each year counts as three quarters of $240, and is no points', () => {
    // 2,000 × 1.5 = 30 a year, and 180 from the second year on
    expect(evaluate('world-of-hyatt-credit-card', [spend('2026-01-10', 'dining', 1000)])).toMatchObject({
      points: [2000, 4000, 6000],
      money: [30_00, 240_00, 450_00],
    })
  })

  it('Marriott Bonvoy Boundless: a free night of up to 35,000 points each year, more if points are worth more', () => {
    // 2,000 × 0.73 = 14.60 a year; 192 × 75% = 144 at the usual 0.72 cents, 146 at 0.73
    expect(evaluate('marriott-bonvoy-boundless-credit-card', other(1000)).money).toEqual([
      14_60, 175_20, 335_80,
    ])
  })

  it("Capital One Venture X: 10,000 miles a year, a fee of $395, at 1.45 cents; the yearly $300 credit isn't a bonus", () => {
    // 16,222.23 × 2 × 1.45 = 47,044.467 cents; + 14,500 for each later year; bonus 75,000 × 1.45
    expect(evaluate('capital-one-venture-x', other(16_222.23))).toMatchObject({
      money: [470_44, 1085_89, 1701_33], // 47,044.467; 108,588.934; 170,133.401
      bonus: 1087_50,
      // 470.44… + 1,087.50 - 395; 1,085.88… + 1,087.50 - 790; 1,701.33… + 1,087.50 - 1,185
      total: [1162_94, 1383_39, 1603_83],
    })
  })
})

describe('credits', () => {
  it('American Express Gold: none counts unless the cardholder uses it', () => {
    const dining = [spend('2026-01-10', 'dining', 1000)] // 4,000 × 1.5 = 60.00
    const credits = {
      'uber-cash': 120,
      'american-express-gold-card-dining-credit': 120,
      dunkin: 84,
      resy: 100,
    }
    expect(evaluate('american-express-gold-card', dining).total[0]).toBe(-265_00) // 60 - 325
    expect(evaluate('american-express-gold-card', dining, { credits }).total[0]).toBe(159_00) // + 424
  })

  it('Wyndham Earner Premier: counts the used part of a credit, at most its full value, at 0.57 cents', () => {
    const history = [
      spend('2026-01-10', 'hotels', 500, { at: 'wyndham' }), // 4,000
      spend('2026-01-11', 'dining', 100), // 400
    ]
    const credits = { wyndham: 60, 'wyndham-rewards-earner-premier-card-streaming-credit': 150 }
    // 4,400 × 0.57 = 25.08, 60 of 100, 150 limited to 100: 185.08 a year; 30,000 × 0.57 = 171 from year two
    expect(evaluate('wyndham-rewards-earner-premier-card', history, { credits }).money).toEqual([
      185_08, 541_16, 897_24,
    ])
  })

  it('Chase Sapphire Reserve: the travel credit counts at 90%, and no more than is spent on travel', () => {
    const creditsOf = (history: Parameters<typeof evaluate>[1]) =>
      evaluate('chase-sapphire-reserve', history).audit.extras
    const traveler = [spend('2026-01-10', 'flights', 3000), spend('2026-05-10', 'hotels', 2000)]
    expect(creditsOf(traveler)).toEqual([{ kind: 'credit', money: 270_00 }])
    expect(creditsOf([spend('2026-01-10', 'hotels', 200)])).toEqual([{ kind: 'credit', money: 180_00 }])
    expect(creditsOf([spend('2026-01-10', 'other', 5000)])).toEqual([])
  })

  it('Capital One Venture X: the credit for its portal counts at 80%', () => {
    const { extras } = evaluate('capital-one-venture-x', [spend('2026-01-10', 'flights', 5000)]).audit
    expect(extras).toContainEqual({ kind: 'credit', money: 240_00 })
  })

  it('Delta SkyMiles Gold: the flight credit asks for $10,000 on the card first', () => {
    const creditsOf = (dollars: number, credits = {}) =>
      evaluate(
        'delta-skymiles-gold-american-express-card',
        [spend('2026-01-10', 'flights', 1000), spend('2026-02-10', 'other', dollars - 1000)],
        { credits },
      ).audit.extras
    expect(creditsOf(9000, { delta: 'expected' })).toEqual([])
    // 65% of 200
    expect(creditsOf(10_000, { delta: 'expected' })).toEqual([{ kind: 'credit', money: 130_00 }])
    expect(creditsOf(10_000)).toEqual([])
  })

  it('USAA Eagle Navigator: a quarter of a four-year credit counts each year, and the fee starts in year two', () => {
    const history = [
      spend('2026-01-10', 'flights', 500), // 1,500
      spend('2026-01-11', 'transit', 100), // 300
      spend('2026-01-12', 'other', 200), // 400
    ]
    const credits = { 'global-entry-tsa-precheck': 120 }
    // 22 + 120 / 4 = 52 a year; fee 0, 95, 190
    expect(evaluate('usaa-eagle-navigator', history, { credits })).toMatchObject({
      money: [52_00, 104_00, 156_00],
      total: [52_00, 9_00, -34_00],
    })
  })
})
