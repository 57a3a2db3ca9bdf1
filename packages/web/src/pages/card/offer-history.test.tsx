import type { CardReport } from '@cardsight/contract/cards'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { chartNotes, OfferHistory, offerDays, offerHistoryTitle, offerWithValue } from './offer-history.tsx'

const { history } = sampleReport()

function open(changes: Partial<CardReport['history']> = {}) {
  render(<OfferHistory report={sampleReport({ history: { ...history, ...changes } })} />)
}

it('has the offer over time with the best and the usual one, and a table', () => {
  open()
  expect(screen.getByRole('img', { name: /^Today’s offer is well below the best/ })).toBeDefined()
  const offer = '40,000 miles after $1,000 in 3 months, worth $560'
  expect(screen.getByText(`Best seen in the last 24 months: ${offer}.`)).toBeDefined()
  expect(screen.getByText(`Usual: ${offer} (365 days).`)).toBeDefined()
  const rows = screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toEqual(['May 2, 2026 to today', 'May 1, 2025 to Apr 30, 2026'])
})

it('is left out without an offer to show', () => {
  open({ offers: [], best: null, usual: null })
  expect(screen.queryByRole('img')).toBeNull()
})

it('has no chart of an offer that never changed', () => {
  open({ offers: history.offers.slice(0, 1) })
  expect(screen.queryByRole('img')).toBeNull()
})

describe('offer history text', () => {
  const { history, card } = sampleReport()
  const offer = (value: number | null, changes = {}) => ({
    text: '1 mile',
    value,
    isUpTo: false,
    from: '2026-05-01',
    to: null,
    ...changes,
  })

  /** A report whose offer today, best and usual offers have these values. */
  function titleOf(
    now: number | null,
    best: number,
    usual: number,
    changes: Partial<CardReport['card']> = {},
  ) {
    return offerHistoryTitle(
      sampleReport({
        card: { ...card, ...changes },
        history: {
          ...history,
          offers: [offer(now)],
          best: offer(best),
          usual: { ...offer(usual), days: 1 },
          isFarBelowBest: false,
        },
      }),
    )
  }

  describe('the title of the chart', () => {
    it("says how today's offer compares", () => {
      expect(offerHistoryTitle(sampleReport())).toBe('Today’s offer is well below the best')
      expect(titleOf(900, 900, 600)).toBe('Today’s offer is the best in 24 months')
      expect(titleOf(900, 900, 900)).toBe('Today’s offer is the usual one')
      expect(titleOf(800, 900, 600)).toBe('Today’s offer is better than usual')
      expect(titleOf(800, 900, 850)).toBe('Today’s offer is lower than usual')
    })

    it("promises nothing about an offer that's higher for some", () => {
      const offers = [offer(900, { isUpTo: true })]
      const report = sampleReport({ history: { ...history, offers, isFarBelowBest: false } })
      expect(offerHistoryTitle(report)).toBe('Today’s offer depends on the applicant')
    })

    it("doesn't compare without an offer today, or without its value", () => {
      expect(titleOf(null, 900, 600)).toBe('The welcome offer over time')
      expect(titleOf(900, 900, 600, { status: 'closed' })).toBe('The welcome offer over time')
      expect(titleOf(900, 900, 600, { offer: { ...card.offer, state: 'ended' } })).toBe(
        'There’s no welcome offer today',
      )
    })
  })

  describe('the notes of the chart', () => {
    it('mention gaps and "up to" offers only if there are any', () => {
      const days = (from: string, to: string | null, isUpTo = false) => offer(1, { from, to, isUpTo })
      const notes = (...offers: ReturnType<typeof days>[]) =>
        chartNotes({ card, history: { ...history, offers, asOf: '2026-10-21' } })
      const plain = 'What each offer adds if you earn all of it, with miles at 1.4¢.'
      expect(notes(days('2026-01-01', '2026-02-28'), days('2026-03-01', null))).toBe(plain)
      expect(notes(days('2026-01-01', '2026-02-27'), days('2026-03-01', null))).toBe(
        `${plain} Gaps mean no offer was found.`,
      )
      expect(notes(days('2026-01-01', '2026-02-28'))).toContain('Gaps mean')
      expect(notes(days('2026-01-01', null, true))).toBe(
        `${plain} “Up to” offers count at the lowest amount we know of.`,
      )
      expect(
        chartNotes({ card, history: { ...history, offers: [], centsPerPoint: null, hasUncounted: true } }),
      ).toBe('What each offer adds if you earn all of it. We leave out parts that don’t count.')
    })
  })

  it('an offer has its value and its days', () => {
    expect(offerWithValue({ ...offer(560), text: 'up to 40,000 miles' })).toBe(
      'Up to 40,000 miles, worth $560',
    )
    expect(offerWithValue({ ...offer(null), text: 'a companion fare' })).toBe('A companion fare')
    expect(offerDays(offer(1, { to: '2026-06-30' }))).toBe('May 1, 2026 to Jun 30, 2026')
    expect(offerDays(offer(1))).toBe('May 1, 2026 to today')
  })
})
