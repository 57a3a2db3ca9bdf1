import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyBanks, toBanks } from '../../features/linking/banks.ts'
import { readOwnedCards, writeOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { account } from '../../testing/dashboard-states.ts'
import { inProcess } from '../../testing/in-process.ts'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'
import { WalletPage } from './wallet-page.tsx'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

function open(address: string, token: string | null = null) {
  window.history.replaceState(null, '', address)
  const store = createSessionStore({
    readToken: () => token,
    clearAll: () => {},
    authorize: async () => ({ kind: 'user', user }),
    endToken: async () => {},
    goHome: () => {},
  })
  render(
    <SessionProvider store={store}>
      <MemoryRouter>
        <WalletPage
          open={(report) => inProcess(createWalletCalculator(tinyRelease, parseDay('2026-10-31'), report))}
        />
      </MemoryRouter>
    </SessionProvider>,
  )
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

it('opens a shared link with its totals and settings, and ignores unknown cards', async () => {
  open('/your-wallet?other=1000&size=1&years=1&bonus=0&points=usual&held=two-percent,gone')
  // Two percent of 12 x 1,000.
  await screen.findByRole('heading', { name: 'This card would have earned you $240.00 in a year' })
  expect(screen.getByText('$1,000 total, as entered')).toBeDefined()
  expect(screen.getByText('Your card')).toBeDefined()
})

it('shares the cards that the user has with the results', async () => {
  writeOwnedCards({ named: ['two-percent'], accounts: {} })
  open('/your-wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Two Percent' }))
  expect(readOwnedCards().named).toEqual([])
})

it('is empty if no spending was entered on the dashboard', async () => {
  open('/your-wallet')
  await screen.findByText('Your best cards will show up here')
})

it('uses the spending of linked accounts, and shows an error if it can’t be loaded', async () => {
  browserStorage.writeAccounts({
    banks: toBanks([account('one'), account('two', { enabled: false })], emptyBanks),
    reLoginRequiredInstitutes: [],
  })
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    async () =>
      Response.json({
        window: { first: '2025-11-16', last: '2026-11-15' },
        purchases: [{ day: '2026-01-05', cents: 500_000, leaf: 'gas', merchant: null, isAbroad: false }],
      }),
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answers.shift()?.()
  })
  open('/your-wallet', 'token')
  const use = await screen.findByRole('button', { name: 'Use spending from my linked account' })
  await userEvent.click(use)
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load your spending/)
  await userEvent.click(use)
  await screen.findByText('1 purchase from your linked accounts')
  await screen.findByRole('heading', { name: /would have earned you/ })
  expect(asked[1]).toMatch(/account.*=one(?:&|$)/)
  expect(asked[1]).not.toMatch(/two/)
})
