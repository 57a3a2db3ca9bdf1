import type { MerchantReview } from '@cardsight/contract/schemas'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { presetDates } from '../../features/settings/dates.ts'
import { withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import { Results } from './results.tsx'
import type { DashboardState } from './state/dashboard-state.ts'
import type { DashboardEvent } from './state/events.ts'

const unknown = { name: 'Qxv', leaf: 'other', certainty: 'unknown', sum: 300, count: 3 } as const
const probable = { name: 'Luna', leaf: 'fast-food', certainty: 'probable', sum: 40, count: 2 } as const

function linkedWith(merchantReview: MerchantReview): DashboardState {
  const state = withResults(withAccounts([true, false], { dates: presetDates(2) }))
  const found = { ...smallFound, details: { ...smallFound.details, merchantReview } }
  return { ...state, cards: { ...state.cards, found } }
}

function setUp(state: DashboardState) {
  const events: DashboardEvent[] = []
  const results = (shown: DashboardState) => (
    <MemoryRouter>
      <Results
        state={shown}
        dispatch={(event) => events.push(event)}
        loadBaseline={async () => null}
        loadValue={async () => ({ cards: [] })}
      />
    </MemoryRouter>
  )
  const { rerender } = render(results(state))
  return { events, user: userEvent.setup(), show: (next: DashboardState) => rerender(results(next)) }
}

const notice = () => screen.queryByRole('region', { name: 'What do these merchants sell?' })
const toCheck = () => within(screen.getByRole('region', { name: 'Merchants to check' }))

describe('results of linked accounts', () => {
  it('ask above the cards if more than a quarter of the dollars is at unknown merchants', async () => {
    const before = linkedWith({ spent: 1000, unknown: 300, merchants: [unknown, probable] })
    const { events, user, show } = setUp(before)
    expect(notice()?.textContent).toContain('70% of your spending is categorized.')
    expect(screen.getByText(/^Only 70% of your spending is categorized/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Shops for Qxv' }))
    expect(events).toEqual([{ type: 'correction-asked', merchant: 'Qxv', category: 'other-shop' }])
    // The new run has no unknown merchant left, and the row stays under the pointer.
    show({
      ...linkedWith({ spent: 1000, unknown: 0, merchants: [probable] }),
      corrections: [{ merchant: 'qxv', category: 'shops' }],
    })
    expect(notice()?.textContent).toContain('100% of your spending is categorized.')
    expect(screen.queryByText(/^Only/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Shops for Qxv' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('list unknown merchants below if there are few', () => {
    setUp(linkedWith({ spent: 1200, unknown: 300, merchants: [unknown, probable] }))
    expect(notice()).toBeNull()
    // 300 + 40
    expect(toCheck().getByText('Check 2 merchants ($340.00)')).toBeTruthy()
    expect(toCheck().getByRole('list', { name: 'Unknown merchants', hidden: true })).toBeTruthy()
  })

  it('confirm a guess with the category that already counts', async () => {
    const { events, user } = setUp(linkedWith({ spent: 1000, unknown: 0, merchants: [probable] }))
    await user.click(toCheck().getByText('Check 1 merchant ($40.00)'))
    expect(toCheck().getByText('2 lines · probably Restaurants')).toBeTruthy()
    await user.click(toCheck().getByRole('button', { name: 'Confirm Restaurants for Luna' }))
    expect(events).toEqual([{ type: 'correction-asked', merchant: 'Luna', category: 'fast-food' }])
  })

  it('have no list if every category is sure', () => {
    setUp(linkedWith({ spent: 1000, unknown: 0, merchants: [] }))
    expect(screen.queryByRole('region', { name: 'Merchants to check' })).toBeNull()
  })
})
