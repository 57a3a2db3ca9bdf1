import type { Watches } from '@cardsight/contract/watches'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { WatchRequest } from '../../features/watches/watch-paths.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { type WatchCalls, WatchesPage } from './watches-page.tsx'

const ada = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}
const at = '2026-11-19T14:05:00.000Z'
const push = { publicKey: null, browsers: [] }
const nothing: Watches = {
  ...{ hasOwnCards: true, cards: [], answer: null, isEmailed: false, messages: [], push },
}
const ferry = { cardId: 'ferry-miles', name: 'Ferry Miles', watchedAt: at }
const message = {
  ...{ id: ada.id, at, cardId: 'ferry-miles', endsOn: null, dollars: -55 },
  ...{ title: 'Ferry Miles changes on Dec 20, 2026', text: 'Annual fee will rise from $95 to $150.' },
  ...{ source: 'Example Bank', page: 'https://bank.example/ferry' },
}

async function open(watches: Watches, given: Partial<WatchCalls> = {}, hash = '') {
  const calls: WatchCalls = {
    load: async () => watches,
    add: async () => watches,
    removeCard: async () => nothing,
    removeAnswer: async () => nothing,
    setOwnCards: async (hasOwnCards) => ({ ...watches, hasOwnCards }),
    setEmails: async (isEmailed) => ({ ...watches, isEmailed }),
    addBrowser: async () => watches,
    removeBrowser: async () => watches,
    here: { read: async () => 'unsupported', turnOn: async () => null, turnOff: async () => {} },
    ...given,
  }
  const store = createSessionStore({
    readToken: () => 'secret',
    clearAll: () => {},
    authorize: async () => ({ kind: 'user', user: ada }),
    endToken: async () => {},
    goHome: () => {},
  })
  const routes = [
    { path: '/account/watches', element: <WatchesPage calls={calls} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/account/watches${hash}`] })
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  await screen.findByRole('heading', { name: 'Watches' })
  return router
}

describe('the watches page', () => {
  it('adds the watch that the address asks for, once', async () => {
    const added: WatchRequest[] = []
    const add = async (request: WatchRequest) => {
      added.push(request)
      return { ...nothing, cards: [ferry] }
    }
    const router = await open(nothing, { add }, '#card=ferry-miles')
    await screen.findByText('Ferry Miles')
    expect(added).toEqual([{ kind: 'card', cardId: 'ferry-miles' }])
    await waitFor(() => expect(router.state.location.hash).toBe(''))
  })

  it('says what changed, what it costs, and who says so', async () => {
    await open({ ...nothing, messages: [message] })
    await screen.findByText('Costs you $55')
    screen.getByText('Annual fee will rise from $95 to $150.')
    expect(screen.getByRole('link', { name: 'Example Bank' }).getAttribute('href')).toBe(message.page)
  })

  it('removes watches and switches messages', async () => {
    const removed: string[] = []
    const removeCard = async (cardId: string) => {
      removed.push(cardId)
      return nothing
    }
    await open({ ...nothing, cards: [ferry] }, { removeCard })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ferry Miles' }))
    await screen.findByText(/^No cards yet\./)
    expect(removed).toEqual(['ferry-miles'])
    const emails = screen.getByRole<HTMLInputElement>('switch', { name: 'By email' })
    await userEvent.click(emails)
    await waitFor(() => expect(emails.checked).toBe(true))
  })

  it('keeps what there was if a change fails, and can load again', async () => {
    let isDown = true
    const load = async () => (isDown ? Promise.reject(new Error('down')) : { ...nothing, cards: [ferry] })
    const removeCard = () => Promise.reject(new Error('down'))
    await open(nothing, { load, removeCard })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(again)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ferry Miles' }))
    await screen.findByText(/We couldn’t save that\. Please try again\./)
    screen.getByText('Ferry Miles')
  })
})
