import type { MerchantReview } from '@cardsight/contract/backtest'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { presetDates } from '../../features/settings/dates.ts'
import { withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import type { DashboardState } from '../state/dashboard-state.ts'
import type { DashboardEvent } from '../state/events.ts'
import { Results } from './results.tsx'

const unknown = {
  name: 'Qxv',
  leaf: 'other',
  certainty: 'unknown',
  confidence: 0,
  sum: 300,
  count: 3,
} as const
const probable = {
  name: 'Luna',
  leaf: 'fast-food',
  certainty: 'probable',
  confidence: 0.6,
  sum: 40,
  count: 2,
} as const

function linkedWith(merchantReview: MerchantReview): DashboardState {
  const state = withResults(withAccounts([true, false], { dates: presetDates(2) }))
  const found = { ...smallFound, details: { ...smallFound.details, merchantReview, spending: 900 } }
  return { ...state, cards: { ...state.cards, found } }
}

function setUp(state: DashboardState, hasSeenUnknown = false) {
  const events: DashboardEvent[] = []
  const results = (shown: DashboardState) => (
    <MemoryRouter>
      <Results
        state={shown}
        dispatch={(event) => events.push(event)}
        loadBaseline={async () => null}
        loadValue={async () => ({ cards: [] })}
        hasSeenUnknown={hasSeenUnknown}
      />
    </MemoryRouter>
  )
  const { rerender } = render(results(state))
  return { events, user: userEvent.setup(), show: (next: DashboardState) => rerender(results(next)) }
}

const notice = () => screen.queryByRole('region', { name: 'What do these merchants sell?' })
const toCheck = () => within(screen.getByRole('region', { name: 'Merchants to check' }))

const line = () => screen.getByText(/^We guessed the category/)

describe('results of linked accounts', () => {
  it('ask above the cards if more than a quarter of the dollars is in doubt', async () => {
    // 300 + 40 × 0.4 in doubt.
    const before = linkedWith({
      spent: 1000,
      unknown: 300,
      guessed: 340,
      doubtful: 316,
      merchants: [unknown, probable],
    })
    const { events, user, show } = setUp(before)
    expect(notice()?.textContent).toContain('68% of your spending is categorized.')
    // Of what the results count: $100 of the $1,000 came back.
    expect(line().textContent).toBe(
      'We guessed the category of $340 of $900, so this may change: check 2 merchants',
    )
    await user.click(screen.getByRole('button', { name: 'Shops for Qxv' }))
    expect(events).toEqual([{ type: 'correction-asked', merchant: 'Qxv', category: 'other-shop' }])
    // The new run has no unknown merchant left, and the row stays under the pointer.
    show({
      ...linkedWith({ spent: 1000, unknown: 0, guessed: 40, doubtful: 16, merchants: [probable] }),
      corrections: [{ merchant: 'qxv', category: 'shops' }],
    })
    expect(notice()?.textContent).toContain('98% of your spending is categorized.')
    expect(line().textContent).toBe('We guessed the category of $40 of $900: check 1 merchant')
    expect(screen.getByRole('button', { name: 'Shops for Qxv' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('ask about guesses, too, if they are doubtful enough', () => {
    // Nothing is unknown, but guesses of 0.4 leave $360 of $1,000 in doubt.
    const guess = { ...probable, confidence: 0.4, sum: 600 }
    setUp(linkedWith({ spent: 1000, unknown: 0, guessed: 600, doubtful: 360, merchants: [guess] }))
    expect(notice()?.textContent).toContain('64% of your spending is categorized.')
    expect(screen.getByRole('button', { name: 'Confirm Restaurants for Luna' })).toBeTruthy()
  })

  it('list what rests on guesses once, below the cards, if that’s little', () => {
    // 316 of 1,400 is less than a quarter.
    setUp(
      linkedWith({ spent: 1400, unknown: 300, guessed: 340, doubtful: 316, merchants: [unknown, probable] }),
    )
    expect(notice()).toBeNull()
    // 300 + 40
    expect(screen.getAllByText(/^We guessed the category/).map(({ textContent }) => textContent)).toEqual([
      'We guessed the category of 2 merchants ($340)',
    ])
    expect(
      toCheck()
        .getByText(/^We guessed/)
        .closest('details')?.open,
    ).toBe(false)
  })

  it('warn of guesses that the user has seen before, and the link opens the list', async () => {
    const { user } = setUp(
      linkedWith({ spent: 1000, unknown: 300, guessed: 340, doubtful: 316, merchants: [unknown, probable] }),
      true,
    )
    expect(notice()).toBeNull()
    const list = toCheck()
      .getByText(/^We guessed/)
      .closest('details')
    expect(list?.open).toBe(false)
    await user.click(screen.getByRole('link', { name: 'check 2 merchants' }))
    expect(list?.open).toBe(true)
    expect(toCheck().getByRole('list', { name: 'Merchants to check' })).toBeTruthy()
  })

  it('confirm a guess with the category that already counts', async () => {
    const { events, user } = setUp(
      linkedWith({ spent: 1000, unknown: 0, guessed: 40, doubtful: 16, merchants: [probable] }),
    )
    await user.click(toCheck().getByText('We guessed the category of 1 merchant ($40)'))
    expect(toCheck().getByText('2 lines · probably Restaurants')).toBeTruthy()
    await user.click(toCheck().getByRole('button', { name: 'Confirm Restaurants for Luna' }))
    expect(events).toEqual([{ type: 'correction-asked', merchant: 'Luna', category: 'fast-food' }])
  })

  it('have no list if every category is sure', () => {
    setUp(linkedWith({ spent: 1000, unknown: 0, guessed: 0, doubtful: 0, merchants: [] }))
    expect(screen.queryByRole('region', { name: 'Merchants to check' })).toBeNull()
    expect(screen.queryByText(/^We guessed the category/)).toBeNull()
  })
})
