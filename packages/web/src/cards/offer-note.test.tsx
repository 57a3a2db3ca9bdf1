import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BestSeenNote, laterYearLabel, OfferNote, offerNoteText, WithoutBonus } from './offer-note.tsx'
import { offerText } from './offer-text.ts'

const fresh = { state: 'current', seen: '2026-11-01', until: null, ageDays: 15, freshness: 'fresh' } as const

it.each([
  ['a fresh offer', fresh, null],
  ['a fresh offer with an end', { ...fresh, until: '2026-11-18' }, 'Offer ends November 18, 2026.'],
  [
    'an offer seen 37 days ago',
    { ...fresh, ageDays: 37, freshness: 'aging' },
    'Offer last seen 37 days ago.',
  ],
  [
    'an offer seen 120 days ago',
    { ...fresh, ageDays: 120, freshness: 'old' },
    'Offer last seen 120 days ago. Check before you apply.',
  ],
  [
    'an offer that has ended',
    { ...fresh, state: 'ended', until: '2026-11-04' },
    'Offer ended November 4, 2026. We don’t count it.',
  ],
  ['no offer', { ...fresh, state: 'none', ageDays: 120, freshness: 'old' }, null],
] as const)('describes %s', (_name, offer, text) => {
  expect(offerNoteText(offer)).toBe(text)
})

it('shows nothing for a fresh offer', () => {
  const { container } = render(<OfferNote offer={fresh} />)
  expect(container.firstChild).toBeNull()
  render(<OfferNote offer={{ ...fresh, until: '2026-11-18' }} />)
  expect(screen.getByText('Offer ends November 18, 2026.')).toBeDefined()
})

it('names the best offer and its month', () => {
  render(<BestSeenNote bestSeen={{ text: '100,000 points', month: '2026-03' }} />)
  expect(
    screen.getByText('This offer is well below the best we’ve seen: 100,000 points in Mar 2026.'),
  ).toBeDefined()
})

it('is nothing without a much better offer', () => {
  const { container } = render(<BestSeenNote bestSeen={undefined} />)
  expect(container.firstChild).toBeNull()
})

const miles = { text: '75,000 miles after $4,000 in 3 months', reason: null }
const credit = { text: '$300 as a credit after your first purchase in 12 months', reason: 'portal' as const }

it('names each part of an offer once, and why parts don’t count', () => {
  const description = '75,000 miles after $4,000 in 3 months; $300 as a credit.'
  expect(offerText(description)).toBe(description)
  expect(offerText(description, [miles, { ...credit, reason: null }])).toBe(description)
  expect(offerText(description, [miles, credit])).toBe(
    '75,000 miles after $4,000 in 3 months. We left out $300 as a credit after your first purchase in 12 months: it’s for bookings in the issuer’s travel portal.',
  )
  expect(
    offerText(description, [
      { ...miles, reason: 'spending' },
      { text: '$50', reason: 'spending' },
    ]),
  ).toBe('We left out 75,000 miles after $4,000 in 3 months; $50: this spending isn’t enough to earn it.')
})

it('says what a total is without the bonus, and once when the terms and the bonus were last confirmed', () => {
  const total = { totalMoney: 1284, introMoney: 750, asOf: '2026-09-11', offer: { seen: '2026-11-12' } }
  const textOf = (shown: typeof total | (Omit<typeof total, 'offer'> & { offer: { seen: null } })) =>
    render(<WithoutBonus total={shown} />).container.textContent
  expect(textOf(total)).toBe('$534 without the bonus · terms last confirmed Sep 11, 2026 (bonus Nov 12)')
  expect(textOf({ ...total, offer: { seen: '2027-01-02' } })).toContain('Sep 11, 2026 (bonus Jan 2, 2027)')
  expect(textOf({ ...total, offer: { seen: '2026-09-11' } })).toMatch(/confirmed Sep 11, 2026$/)
  // A first-year match has the date of the card's facts.
  expect(textOf({ ...total, offer: { seen: null } })).toMatch(/confirmed Sep 11, 2026$/)
  expect(textOf({ ...total, introMoney: 0 })).toBe('')
})

it('leaves the amount without the bonus to the figure beside it if that is the same in whole dollars', () => {
  const total = { totalMoney: 1284.4, introMoney: 750, asOf: '2026-09-11', offer: { seen: '2026-11-12' } }
  const textOf = (laterYear: number) =>
    render(<WithoutBonus total={total} laterYear={laterYear} />).container.textContent
  // 1,284.40 - 750 = 534.40
  expect([laterYearLabel(533.6, total), textOf(533.6)]).toEqual([
    'a year from year two, or without the bonus',
    'Terms last confirmed Sep 11, 2026 (bonus Nov 12)',
  ])
  expect([laterYearLabel(484.4, total), textOf(484.4)]).toEqual([
    'a year from year two',
    '$534 without the bonus · terms last confirmed Sep 11, 2026 (bonus Nov 12)',
  ])
})
