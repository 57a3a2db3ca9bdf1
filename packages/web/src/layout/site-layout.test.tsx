import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { storageKeys, writeText } from '../lib/storage.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { createSessionStore } from '../session/session-store.ts'
import { SessionNotice } from './site-layout.tsx'

function notice(): string | null {
  const store = createSessionStore({
    readToken: () => null,
    clearAll: () => undefined,
    authorize: async () => ({ kind: 'unreachable' }),
    endToken: async () => undefined,
    goHome: () => undefined,
  })
  const router = createMemoryRouter([{ path: '*', element: <SessionNotice /> }])
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return screen.getByRole('status').textContent
}

it('says once that the account is deleted, on the page that opens next', () => {
  writeText('session', storageKeys.accountDeleted, 'yes')
  expect(notice()).toBe('We deleted your account and its data. Thanks for using Cardsight.')
  expect(sessionStorage).toHaveLength(0)
  cleanup()
  expect(notice()).toBe('')
})
