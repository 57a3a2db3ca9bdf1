import { describe, expect, it } from 'vitest'
import { toCents } from '../money.ts'
import { makeCard, testAssumptions } from '../testing/make.ts'
import { bonusStatus, isTierEarned, minYearCents } from './intro-bonus.ts'

const card = makeCard({
  program: 'miles',
  bonus: [
    { points: 50_000, spend: toCents(300_000), days: 90 },
    { points: 0, valueCents: toCents(20_000), spend: toCents(0), days: 30 },
  ],
})
const statusAt = (yearCents: number) =>
  bonusStatus(card, yearCents, { ...testAssumptions, pointValues: { miles: 130 } })

describe('bonusStatus', () => {
  it('values points at the point value and other bonuses at their own value', () => {
    // 50,000 × 1.3 cents = 65,000 cents, and 20,000
    expect(statusAt(2_000_000)).toMatchObject({ points: 50_000, hundredths: 8_500_000 })
  })

  it('returns the margin of an earned tier and the day it is reached', () => {
    // 20,000 a year in 90 days: 4931.506…, 1931.50 more than 3000; reached on day 54.75
    expect(statusAt(2_000_000).tiers[0]).toMatchObject({
      isEarned: true,
      marginCents: 193_150,
      reachedOnDay: 55,
    })
  })

  it('returns a negative margin for a missed tier', () => {
    // 10,000 a year in 90 days: 2465.753…, 534.246… missing, which is 534.25; reached on day 109.5
    expect(statusAt(1_000_000).tiers[0]).toMatchObject({
      isEarned: false,
      marginCents: -53_425,
      reachedOnDay: 110,
    })
  })

  it('never reaches a tier without spending, but reaches one that requires none at once', () => {
    expect(statusAt(0).tiers.map(({ isEarned, reachedOnDay }) => [isEarned, reachedOnDay])).toEqual([
      [false, null],
      [true, 1],
    ])
    expect(statusAt(500).tiers[1]).toMatchObject({ reachedOnDay: 1, marginCents: 41 }) // 500 × 30 / 365
    expect(statusAt(-500).tiers.map(({ isEarned, reachedOnDay }) => [isEarned, reachedOnDay])).toEqual([
      [false, null],
      [false, null],
    ])
  })
})

it('returns the minimum yearly spending that earns a tier', () => {
  const tier = { points: 1, spend: toCents(50_000), days: 90 }
  // 500.00 × 365 / 90 = 2027.77…
  expect(minYearCents(tier)).toBe(202_778)
  expect([202_777, 202_778].map((cents) => isTierEarned(tier, cents))).toEqual([false, true])
  // No remainder: 90.00 × 365 / 90
  expect(minYearCents({ ...tier, spend: toCents(9000) })).toBe(36_500)
  expect(minYearCents({ ...tier, spend: toCents(0) })).toBe(0)
})
