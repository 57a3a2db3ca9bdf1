import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BestSeenNote, OfferNote, offerNoteText } from './offer-note.tsx'

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
    'Offer ended November 4, 2026. Not counted.',
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
