import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../../dashboard/effects/browser-storage.ts'
import { emptyBanks, toBanks } from '../../features/linking/banks.ts'
import { readOwnedCards, writeOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { account } from '../../testing/dashboard-states.ts'
import { inProcess } from '../../testing/stand-ins.ts'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
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
          open={(report) =>
            inProcess(createWalletCalculator(() => tinyRelease, parseDay('2026-10-31'), report))
          }
        />
      </MemoryRouter>
    </SessionProvider>,
  )
}

/** The one number. */
const total = (amount: string) => screen.findByText(amount, { selector: '[data-total] span' })
/** What the answer depends on. */
const openSpending = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Spending behind this/ }))

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

it('opens a shared link with its totals and settings, and ignores unknown cards', async () => {
  open('/your-wallet?other=1000&size=1&years=1&bonus=0&points=usual&held=two-percent,gone')
  // Two percent of 12 x 1,000.
  await total('$240')
  expect(screen.getByRole('heading', { level: 1, name: 'Keep one card' })).toBeDefined()
  expect(screen.getByText('$1,000 a month, the spending in this link')).toBeDefined()
})

it('shares the cards that the user has with the results', async () => {
  writeOwnedCards({ named: ['two-percent'], accounts: {} })
  open('/your-wallet')
  await openSpending()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Two Percent' }))
  expect(readOwnedCards().named).toEqual([])
})

it('answers for the average household at first, and for typed amounts as they change', async () => {
  open('/your-wallet')
  // Far Miles: 4,000 at 1.5 % and 750 of bonus. The rest of 12 × 2,395 earns 2 % elsewhere.
  await total('$1,305')
  expect(screen.getByText('$2,395 a month, what the average U.S. household spends')).toBeDefined()
  await openSpending()
  const field = screen.getByRole('textbox', { name: /^Other/ })
  await userEvent.clear(field)
  await userEvent.type(field, '1856')
  // 1,000 a month more at 2 %.
  await total('$1,545')
  expect(screen.getByText('$3,395 a month, the amounts you entered')).toBeDefined()
})

it('uses the amounts that were typed anywhere on the site, and stores its own', async () => {
  browserStorage.writeTyped({ ...emptyCosts, other: '500' })
  open('/your-wallet')
  // Two percent of 12 × 500.
  await total('$120')
  expect(screen.getByText('$500 a month, the amounts you entered')).toBeDefined()
  await openSpending()
  await userEvent.type(screen.getByRole('textbox', { name: /^Gas/ }), '500')
  await total('$240')
  expect(browserStorage.read().typed).toMatchObject({ other: '500', gas: '500' })
})

it('asks for an amount once all of them are cleared', async () => {
  open('/your-wallet')
  await openSpending()
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  await screen.findByText('Your best cards will show up here')
})

it('doesn’t load linked accounts by itself if the last results were for typed amounts', async () => {
  browserStorage.writeCosts({ ...emptyCosts, other: '500', isManualCost: true })
  browserStorage.writeAccounts({
    banks: toBanks([account('one')], emptyBanks),
    reLoginRequiredInstitutes: [],
  })
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.reject(new TypeError('no network'))
  })
  open('/your-wallet', 'token')
  await openSpending()
  await screen.findByRole('button', { name: 'Use spending from my linked account' })
  await total('$120')
  expect(asked).toEqual([])
})

it('uses the spending of linked accounts without a press, and shows an error if it can’t be loaded', async () => {
  browserStorage.writeAccounts({
    banks: toBanks([account('one'), account('two', { enabled: false })], emptyBanks),
    reLoginRequiredInstitutes: [],
  })
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    async () =>
      Response.json({
        window: { first: '2025-11-16', last: '2026-11-15' },
        purchases: [
          {
            day: '2026-01-05',
            cents: 500_000,
            leaf: 'gas',
            merchant: null,
            isAbroad: false,
            account: 'one',
          },
        ],
      }),
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answers.shift()?.()
  })
  open('/your-wallet', 'token')
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load your spending/)
  await openSpending()
  await userEvent.click(screen.getByRole('button', { name: 'Use spending from my linked account' }))
  await screen.findByText('1 purchase from your accounts')
  expect(asked[1]).toMatch(/account.*=one(?:&|$)/)
  expect(asked[1]).not.toMatch(/two/)
})

it('uses the spending of linked accounts as the results do, whatever was typed before they were linked', async () => {
  browserStorage.writeTyped({ ...emptyCosts, other: '500' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.includes('accounts')
      ? Response.json([account('one'), account('two', { enabled: false, alreadyCounted: true })])
      : Response.json({
          window: { first: '2025-11-16', last: '2026-11-15' },
          purchases: [
            {
              day: '2026-01-05',
              cents: 500_000,
              leaf: 'gas',
              merchant: null,
              isAbroad: false,
              account: 'one',
            },
          ],
        })
  })
  open('/your-wallet', 'token')
  await screen.findByText('1 purchase from your accounts')
  expect(asked).toHaveLength(2)
  expect(asked[1]).toMatch(/account=one&/)
  expect(asked[1]).not.toMatch(/two/)
})
