import { describe, expect, it } from 'vitest'
import { offerCents, offerPartsFor } from './offer-parts.ts'
import { texts } from './testing/small-run.ts'

const terms = texts.cards[0]?.terms ?? fail()
const miles = { minYearCents: 16_223_00, days: 90, points: 75_000, cents: 0 }
const credit = { minYearCents: 0, days: 365, points: 0, cents: 300_00, needsPortal: true as const }
const gift = { minYearCents: 0, days: 30, points: 0, cents: 150_00, needsMembership: 'club' }
const card = {
  terms: { ...terms, bonus: [miles, credit, gift] },
  offerParts: [
    { text: '75,000 miles', tier: 0, reason: null },
    { text: '$300', tier: 1, reason: null },
    { text: '$150 for members', tier: 2, reason: null },
    { text: 'a tote bag', tier: null, reason: 'no-value' as const },
    { text: 'the bank matches all miles', tier: null, reason: null },
  ],
}
const cent = { value: 100, limit: null }
const person = { yearCents: 20_000_00, booksInPortals: true, memberships: ['club'], price: cent }

function fail(): never {
  throw new Error('there is a card')
}

describe('parts of an offer', () => {
  const reasonsFor = (changes: Partial<typeof person>) =>
    offerPartsFor(card, { ...person, ...changes }).map(({ reason }) => reason)

  it('say why they don’t count for a person', () => {
    expect(reasonsFor({})).toEqual([null, null, null, 'no-value', null])
    expect(reasonsFor({ booksInPortals: false })).toEqual([null, 'portal', null, 'no-value', null])
    expect(reasonsFor({ yearCents: 16_222_99 })).toEqual(['spending', null, null, 'no-value', null])
    expect(reasonsFor({ memberships: ['other'] })).toEqual([null, null, 'membership', 'no-value', null])
    expect(reasonsFor({ price: { value: 0, limit: null } })).toEqual(['points', null, null, 'no-value', null])
  })
})

it('an offer is worth what its parts add for the person', () => {
  // $750 for the miles, $300 for the credit, $150 for members, and $1,275 at 1.7 cents.
  const worth = (changes: Partial<typeof person>) =>
    offerCents([miles, credit, gift], { ...person, ...changes }, 0)
  expect(worth({})).toBe(1200_00)
  expect(worth({ memberships: [] })).toBe(1050_00)
  expect(worth({ booksInPortals: false })).toBe(900_00)
  expect(worth({ booksInPortals: false, price: { value: 170, limit: null } })).toBe(1425_00)
})

it('points of the rewards use up a limit first', () => {
  // $400 a year can be used; 30,000 points of rewards leave $100 at a cent. The other 65,000 are worth half a cent.
  const limited = { value: 100, limit: { yearlyCents: 400_00, valueBeyond: 50 } }
  expect(offerCents([miles], { ...person, price: limited }, 30_000 * 100_000)).toBe(425_00)
})
