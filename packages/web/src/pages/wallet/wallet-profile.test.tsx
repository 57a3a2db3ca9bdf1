import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import { parseDay } from '@cardsight/engine/dates'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { loadProfileEditor } from '../../features/profile/profile-panel.tsx'
import { readProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import { clearAll } from '../../lib/storage.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { inProcess } from '../../testing/stand-ins.ts'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
import { WalletPage } from './wallet-page.tsx'

const earning = (percent: number) => ({
  rules: [
    {
      id: 'all',
      rate: percent * 1000,
      target: { kind: 'where', where: { isEverything: true } } as const,
    },
  ],
})
const release = makeRelease([
  makeCard('plain', 'Plain', { engine: earning(1) }),
  makeCard('top', 'Top', {
    engine: earning(3),
    eligibility: { credit: { from: 'excellent', to: 'excellent' } },
  }),
])
const total = (dollars: string) => screen.findByText(`$${dollars}`, { selector: '[data-total] span' })

function open(query: string) {
  window.history.replaceState(null, '', `/your-wallet?other=1000&size=1&${query}`)
  const store = createSessionStore({
    readToken: () => null,
    clearAll: () => {},
    authorize: async () => ({ kind: 'refused' }),
    endToken: async () => {},
    goHome: () => {},
  })
  render(
    <SessionProvider store={store}>
      <MemoryRouter>
        <WalletPage
          open={(report) => inProcess(createWalletCalculator(() => release, parseDay('2026-10-31'), report))}
        />
      </MemoryRouter>
    </SessionProvider>,
  )
}

afterEach(() => {
  clearAll()
  window.history.replaceState(null, '', '/')
})

it('uses the profile of a shared link for that view, and leaves the stored one as it is', async () => {
  writeProfile({ ...defaultProfile, credit: 'poor', memberships: ['aaa'] })
  open('credit=excellent')
  // 12 × 1,000 × 3%
  await total('360')
  expect(screen.getByText(/Excellent credit/)).toBeDefined()
  await changeCredit('Good')
  // 12 × 1,000 × 1%
  await total('120')
  expect(readProfile()).toEqual({ ...defaultProfile, credit: 'poor', memberships: ['aaa'] })
})

it('recommends no card out of reach, and says why if asked', async () => {
  open('points=usual')
  await total('120')
  expect(screen.getByText(/points transferred to partners/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /^Why these cards/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Ask about a card' }), 'top{Enter}')
  await screen.findByText('Top is excluded: it needs excellent credit.')
})

async function changeCredit(level: string) {
  await loadProfileEditor()
  await userEvent.click(screen.getByRole('button', { name: 'Change what we assume' }))
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${level}`) }))
}
