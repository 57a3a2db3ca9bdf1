import type { ExplanationTier } from '@cardsight/contract'
import { describe, expect, it } from 'vitest'
import { dayOf, standingOf, worthOf } from './bonus-words.ts'

const earned: ExplanationTier = {
  points: 50_000,
  money: 750,
  requiredSpending: 4000,
  days: 90,
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
const miles = { program: 'Miles', unit: 'miles', isMoney: false, cents: 1.5, by: null, asOf: null }

describe('the intro bonus in words', () => {
  it('says what it is worth', () => {
    expect(worthOf(earned, miles)).toBe('50,000 miles × 1.5¢ = $750.00')
    expect(worthOf({ ...earned, points: 75_000 }, { ...miles, isMoney: true })).toBe('$750.00')
    expect(worthOf({ ...earned, money: 0 }, { ...miles, cents: null })).toBe(
      '50,000 miles, of no published value',
    )
  })

  it('says that the pace reaches it, and when', () => {
    expect(standingOf(earned)).toBe(
      'It asks for $4,000.00 in the first 90 days. The pace is $5,432.54 in that time: enough.',
    )
    expect(dayOf(earned, '2025-11-10')).toBe(
      'You get there on day 67. Had you opened the card on November 10, 2025, that would have been January 15, 2026.',
    )
  })

  it('says by how much and by how many days it is missed', () => {
    expect(standingOf(missed)).toBe(
      'It asks for $4,000.00 in the first 90 days. The pace is $3,465.75 in that time: $534.25 too little.',
    )
    expect(dayOf(missed, '2025-11-10')).toBe('You would get there on day 104, 14 days too late.')
    expect(dayOf({ ...missed, reachedOnDay: null, reachedOn: null }, '2025-11-10')).toBe(
      'At that pace it would take more than three years.',
    )
  })

  it('has nothing to reach where nothing is asked', () => {
    const free = { ...earned, requiredSpending: 0, reachedOnDay: 1 }
    expect(standingOf(free)).toBe('It asks for no spending.')
    expect(dayOf(free, '2025-11-10')).toBeNull()
  })
})
