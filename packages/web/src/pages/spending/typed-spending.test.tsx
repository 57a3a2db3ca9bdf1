import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { linkingText } from '../../features/linking/linking-text.ts'
import { type Costs, emptyCosts, typicalCosts } from '../../features/spending-form/costs.ts'
import { writeOwnCosts } from '../../own-reports/own-costs.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { SpendingWorkspace } from './spending-workspace.tsx'

/** A visitor who has no files in this browser. */
function open(typed: Costs | null) {
  if (typed !== null) {
    writeOwnCosts(typed)
  }
  const store = createSessionStore({
    readToken: () => null,
    clearAll: () => {},
    authorize: async () => ({ kind: 'unreachable' }),
    endToken: async () => {},
    goHome: () => {},
  })
  const nothing = async () => null
  render(
    <SessionProvider store={store}>
      <MemoryRouter>
        <ToastProvider>
          <SpendingWorkspace ports={{ ofAccount: nothing, ofBrowser: nothing }} />
        </ToastProvider>
      </MemoryRouter>
    </SessionProvider>,
  )
}

it('shows typed amounts by category, the highest first and Other last', async () => {
  open({ ...emptyCosts, grocery: '480', travel: '720', other: '1200' })
  // 480 + 720 + 1,200. A typical household spends 519 + 220 + 329 + 170 + 301 + 856 = 2,395, so 5 less.
  await screen.findByText('$2,400')
  expect(screen.getByText(/^\$5 more than a typical U\.S\. household\./)).toBeDefined()
  const rows = within(screen.getByRole('tabpanel', { name: 'Category' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Travel$720.0030%',
    'Supermarkets & Groceries$480.0020%',
    'Other$1,200.0050%',
  ])
})

it('opens the invitation from the tabs that need purchases', async () => {
  open(typicalCosts)
  expect(await screen.findByText(/^Same as a typical U\.S\. household\./)).toBeDefined()
  for (const name of ['Top Merchants', 'Recurring Expenses']) {
    await userEvent.click(screen.getByRole('tab', { name }))
    const dialog = await screen.findByRole('dialog', { name: linkingText.infoTitle })
    expect(within(dialog).getByRole('button', { name: linkingText.share })).toBeDefined()
    await userEvent.keyboard('{Escape}')
  }
  expect(screen.getByRole('tab', { name: 'Category', selected: true })).toBeDefined()
})

it('invites people without amounts to import or link', async () => {
  open(null)
  expect(await screen.findByText('See where your money goes')).toBeDefined()
})
