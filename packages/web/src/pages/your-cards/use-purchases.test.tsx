import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { clearAll } from '../../lib/storage.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { type AuthorizeOutcome, createSessionStore } from '../../session/session-store.ts'
import type { LinkedPurchases, LoadedPurchases } from './loaded-purchases.ts'
import { type PurchasesPorts, readLastPurchases, usePurchases, writeLastPurchases } from './use-purchases.ts'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

const loaded: LoadedPurchases = {
  purchases: [
    { day: parseDay('2026-11-01'), cents: toCents(10_00), leaf: 'gas', merchant: null, account: 'a' },
  ],
  accounts: [],
  sources: [{ id: 'a', label: 'Card' }],
  asOf: parseDay('2026-11-02'),
}

function Shown({ ports }: { ports: PurchasesPorts }) {
  const { loaded: found, note, retry } = usePurchases(parseDay('2026-11-17'), ports)
  return (
    <>
      <p>
        {found?.purchases.length ?? 'none'}: {note ?? 'no note'}
      </p>
      <ul>
        {found?.sources.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {retry !== null && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  )
}

function open(outcome: AuthorizeOutcome | null, ports: Partial<PurchasesPorts>) {
  const store = createSessionStore({
    readToken: () => (outcome === null ? null : 'token'),
    clearAll: () => {},
    authorize: async () => outcome ?? { kind: 'refused' },
    endToken: async () => {},
    goHome: () => {},
  })
  const none = { linked: async () => null, imported: async () => null }
  const all = { ...none, ...ports }
  render(
    <SessionProvider store={store}>
      <Shown ports={all} />
    </SessionProvider>,
  )
}

afterEach(() => {
  clearAll()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const allLoaded: LinkedPurchases = { loaded, problem: null, isImporting: false }
const accountsOnly: LinkedPurchases = {
  loaded: { ...loaded, purchases: [] },
  problem: { sentence: null },
  isImporting: false,
}

const down = () => Promise.reject(new Error('down'))

it('takes a guest’s imported statements, and says if they’re old', async () => {
  open(null, { imported: async () => ({ ...loaded, asOf: parseDay('2020-01-31') }), linked: down })
  expect(
    await screen.findByText(
      '1: Your statements end on Jan 31, 2020. Caps don’t count what you’ve spent since.',
    ),
  ).toBeDefined()
})

it('takes linked purchases, and those last loaded when the bank is down', async () => {
  open({ kind: 'user', user }, { linked: async () => allLoaded })
  expect(await screen.findByText('1: no note')).toBeDefined()
})

it('says how old the last purchases are when the bank is down', async () => {
  writeLastPurchases(loaded)
  open({ kind: 'user', user }, { linked: down })
  expect(
    await screen.findByText(
      '1: We couldn’t load your latest purchases. Showing purchases through Nov 2, 2026.',
    ),
  ).toBeDefined()
})

it('says that it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  writeLastPurchases(loaded)
  open({ kind: 'unreachable' }, {})
  expect(await screen.findByText('1: You’re offline. Showing purchases through Nov 2, 2026.')).toBeDefined()
})

it('goes on without purchases', async () => {
  open({ kind: 'user', user }, { linked: down })
  expect(await screen.findByText(/^none: We couldn’t load your latest purchases\. Caps/)).toBeDefined()
})

it('removes the last purchases once no account is linked', async () => {
  writeLastPurchases(loaded)
  open({ kind: 'user', user }, { linked: async () => null })
  expect(await screen.findByText('none: no note')).toBeDefined()
  expect(readLastPurchases()).toBeNull()
})

it('shows the accounts without their purchases, and loads those again', async () => {
  const answers = [accountsOnly, allLoaded]
  open({ kind: 'user', user }, { linked: async () => answers.shift() ?? null })
  expect(
    await screen.findByText(
      '0: We couldn’t load your latest purchases. Caps and bonuses don’t count what you’ve already spent.',
    ),
  ).toBeDefined()
  expect(screen.getByText('Card')).toBeDefined()
  expect(readLastPurchases()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1: no note')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('counts the last purchases of accounts that are still linked', async () => {
  const [purchase] = loaded.purchases
  writeLastPurchases({
    ...loaded,
    purchases: loaded.purchases.concat(purchase ? [{ ...purchase, account: 'unlinked' }] : []),
  })
  open({ kind: 'user', user }, { linked: async () => accountsOnly })
  expect(await screen.findByText(/^1: .+ Showing purchases through Nov 2, 2026\.$/)).toBeDefined()
})

it('asks again by itself while the bank is still sending', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const problem = { sentence: 'Your bank is still sending.' }
  const answers = [
    { ...accountsOnly, problem, isImporting: true },
    { ...allLoaded, isImporting: true },
    allLoaded,
  ]
  open({ kind: 'user', user }, { linked: async () => answers.shift() ?? null })
  expect(await screen.findByText(/^0: Your bank is still sending\. Caps/)).toBeDefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText(/^1: Your bank is still sending older transactions\./)).toBeDefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('1: no note')).toBeDefined()
})
