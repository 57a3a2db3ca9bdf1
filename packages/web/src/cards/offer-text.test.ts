import { expect, it } from 'vitest'
import { offerText, withoutBonusText } from './offer-text.ts'

const miles = { text: '75,000 miles after $4,000 in 3 months', reason: null }
const credit = { text: '$300 as a credit after your first purchase in 12 months', reason: 'portal' as const }

it('names each part of an offer once, and why parts don’t count', () => {
  const description = '75,000 miles after $4,000 in 3 months; $300 as a credit.'
  expect(offerText(description)).toBe(description)
  expect(offerText(description, [miles, { ...credit, reason: null }])).toBe(description)
  expect(offerText(description, [miles, credit])).toBe(
    '75,000 miles after $4,000 in 3 months. Not counted: $300 as a credit after your first purchase in 12 months. It’s for bookings in the issuer’s travel portal, which we assume you don’t use.',
  )
  expect(
    offerText(description, [
      { ...miles, reason: 'spending' },
      { text: '$50', reason: 'spending' },
    ]),
  ).toBe('Not counted: 75,000 miles after $4,000 in 3 months; $50. This spending doesn’t reach it in time.')
})

it('says what a total is without the bonus, and when the offer was last confirmed', () => {
  const total = { totalMoney: 1284, introMoney: 750, asOf: '2026-09-11', offer: { seen: '2026-11-12' } }
  expect(withoutBonusText(total)).toBe('$534.00 without the bonus · offer confirmed Nov 12, 2026')
  // A first-year match has the date of the card's facts.
  expect(withoutBonusText({ ...total, offer: { seen: null } })).toContain('Sep 11, 2026')
  expect(withoutBonusText({ ...total, introMoney: 0 })).toBeNull()
})
