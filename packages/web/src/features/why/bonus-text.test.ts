import { explainLinked } from '@cardsight/answers/testing'
import type { ExplanationTier } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { bonusLimitTextOf, bonusValueOf, dayOf, tierStatusOf } from './bonus-text.ts'

const earned: ExplanationTier = {
  points: 50_000,
  money: 750,
  requiredSpending: 4000,
  days: 90,
  offer: 'current',
  isEarned: true,
  paceSpending: 5432.54,
  missedBy: 0,
  reachedOnDay: 67,
  reachedOn: '2026-01-15',
}
const missed: ExplanationTier = {
  ...earned,
  isEarned: false,
  paceSpending: 3465.75,
  missedBy: 534.25,
  reachedOnDay: 104,
  reachedOn: '2026-02-21',
}
const miles = {
  program: 'Miles',
  unit: 'miles',
  isMoney: false,
  cents: 1.5,
  by: null,
  asOf: null,
  limit: null,
}

describe('the intro bonus as text', () => {
  it('says what it is worth', () => {
    expect(bonusValueOf(earned, miles)).toBe('50,000 miles × 1.5¢ = $750.00')
    expect(bonusValueOf({ ...earned, points: 75_000 }, { ...miles, isMoney: true })).toBe('$750.00')
    expect(bonusValueOf({ ...earned, money: 0 }, { ...miles, cents: null })).toBe(
      '50,000 miles (no reliable value, so we count $0)',
    )
  })

  it('says how much of it counts within the limit of the program', () => {
    const explanation = explainLinked({ cardId: 'american-express-gold-card', projection: '1' })
    const limit = { yearly: 600, beyondCents: 0 }
    const given = {
      ...explanation,
      introMoney: 239.14,
      firstYearMoney: 0,
      bonus: { ...explanation.bonus, tiers: [earned, missed] },
    }
    expect(bonusLimitTextOf({ ...given, pointValue: { ...miles, limit } })).toBe(
      'We count $239.14 of it, because you use $600.00 of Miles a year in all.',
    )
    expect(bonusLimitTextOf({ ...given, introMoney: 750, pointValue: { ...miles, limit } })).toBeNull()
    expect(bonusLimitTextOf({ ...given, pointValue: miles })).toBeNull()
  })

  it('says that the spending earns it, and when', () => {
    expect(tierStatusOf(earned)).toBe('Spend $4,000 in 3 months. You’d spend about $5,433, so you’d earn it.')
    expect(dayOf(earned)).toBe('You’d hit it in about 10 weeks.')
  })

  it('says by how much and by how many days it is missed', () => {
    expect(tierStatusOf(missed)).toBe('Spend $4,000 in 3 months. You’d spend about $3,466: $534 short.')
    expect(dayOf(missed)).toBe('You’d hit it in about 15 weeks, 14 days too late.')
    expect(dayOf({ ...missed, reachedOnDay: null, reachedOn: null })).toBe(
      'At this pace, it would take more than three years.',
    )
  })

  it('names days that are no whole months, and the day itself if it comes soon', () => {
    expect(tierStatusOf({ ...earned, days: 100 })).toMatch(/^Spend \$4,000 in 100 days\./)
    expect(dayOf({ ...earned, reachedOnDay: 12 })).toMatch(/^You’d hit it on day 12\./)
  })

  it('says why an offer doesn’t count', () => {
    const ended: ExplanationTier = { ...earned, offer: 'ended', isEarned: false }
    expect(tierStatusOf(ended)).toBe('This offer has ended, so we don’t count it.')
    expect(tierStatusOf({ ...ended, offer: 'outdated' })).toBe(
      'No source has confirmed this offer lately, so we don’t count it.',
    )
    expect(tierStatusOf({ ...ended, offer: 'unmet' })).toBe(
      'It’s for bookings in the issuer’s travel portal. We assume you don’t use it, so we don’t count it.',
    )
    expect(dayOf(ended)).toBeNull()
  })

  it('has nothing to reach if no spending is required', () => {
    const free = { ...earned, requiredSpending: 0, reachedOnDay: 1 }
    expect(tierStatusOf(free)).toBe('No spending required.')
    expect(dayOf(free)).toBeNull()
  })
})
