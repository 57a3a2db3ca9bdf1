import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type DashboardState, initialState } from '../../dashboard/state/dashboard-state.ts'
import type { DashboardEvent } from '../../dashboard/state/events.ts'
import { typicalCosts } from '../../features/spending-form/costs.ts'
import { withAccounts } from '../../testing/dashboard-states.ts'
import { StepZero } from './step-zero.tsx'

function show(changes: Partial<DashboardState> = {}) {
  const events: DashboardEvent[] = []
  render(
    <MemoryRouter>
      <StepZero
        state={{ ...initialState, isOpened: true, ...changes }}
        dispatch={(event) => events.push(event)}
      />
    </MemoryRouter>,
  )
  return { events }
}

describe('step 0 for a visitor', () => {
  it('B-MANUAL-1: Find Your Perfect Card submits the typed costs', async () => {
    const { events } = show({ typed: { ...initialState.typed, gas: '300' } })
    await userEvent.click(screen.getByRole('button', { name: 'Find Your Perfect Card' }))
    expect(events).toEqual([{ type: 'costs-submitted' }])
  })

  it('S-DASH0-05: has the tabs Manually and Plaid, and opens with the spending form', async () => {
    const { events } = show()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Manually', 'Plaid'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Manually')
    const form = within(screen.getByRole('tabpanel', { name: 'Manually' }))
    expect(form.getByText('In a typical month, how much do you spend on these categories?')).toBeDefined()
    // The form starts with a typical household's amounts, here $329.
    expect(form.getByText('This is a typical U.S. household. Change any amount.')).toBeDefined()
    await userEvent.type(form.getByLabelText(/^Restaurants/), '7')
    expect(events).toEqual([{ type: 'costs-typed', costs: { ...typicalCosts, restaurant: '3297' } }])

    await userEvent.click(screen.getByRole('tab', { name: 'Plaid' }))
    expect(screen.queryByLabelText(/^Restaurants/)).toBeNull()
    const plaid = within(screen.getByRole('tabpanel', { name: 'Plaid' }))
    expect(plaid.getByRole('heading', { name: 'Sign up to use this feature' })).toBeDefined()
  })
})

describe('step 0 for a signed-in user', () => {
  const find = () => screen.findByRole('button', { name: 'Find Your Perfect Card' })

  it.each([
    ['enabled', 'one account is enabled', withAccounts([true, false])],
    ['disabled', 'no account is enabled', withAccounts([false, false])],
    ['disabled', 'there are no accounts', withAccounts([])],
    ['disabled', 'accounts are loading', loading(withAccounts([true]))],
  ])('S-DASH0-03: Find Your Perfect Card is %s if %s', async (is, _, state) => {
    const { events } = show(state)
    await userEvent.click(await find())
    expect(await find()).toHaveProperty('disabled', is === 'disabled')
    expect(events).toEqual(is === 'disabled' ? [] : [{ type: 'step-asked', step: 1 }])
  })

  it('S-DASH0-02, S-DASH0-04: Add Cards opens the linking flow, click here the spending form', async () => {
    const { events } = show(withAccounts([true]))
    await userEvent.click(await screen.findByRole('button', { name: 'Add Cards' }))
    await userEvent.click(screen.getByRole('button', { name: 'click here' }))
    expect(events).toEqual([
      { type: 'link-asked' },
      { type: 'dialog-opened', dialog: { kind: 'spending-form' } },
    ])
    expect(screen.getByRole('region', { name: 'Linked accounts' })).toBeDefined()
  })
})

function loading(state: DashboardState): DashboardState {
  return { ...state, accounts: { ...state.accounts, status: 'pending' } }
}
