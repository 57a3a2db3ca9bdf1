import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Access } from '../route-handle.ts'
import { rememberWantedPath, takeWantedPath } from './begin-session.ts'
import { AccessGuard } from './guards.tsx'
import { SessionProvider } from './session-context.tsx'
import { type AuthorizeOutcome, createSessionStore } from './session-store.ts'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

type Setup = { access: Access; token: string | null; authorize?: () => Promise<AuthorizeOutcome> }

const signedIn = async (): Promise<AuthorizeOutcome> => ({ kind: 'user', user })

function open({ access, token, authorize = signedIn }: Setup) {
  const store = createSessionStore({
    readToken: () => token,
    clearAll: () => {},
    authorize,
    endToken: async () => {},
    goHome: () => {},
  })
  const layout = (
    <AccessGuard waiting={<p>waiting</p>} askAgain={<p>ask again</p>}>
      <Outlet />
    </AccessGuard>
  )
  const page = (path: string, name: string, pageAccess: Access) => ({
    path,
    element: <p>{name}</p>,
    handle: { access: pageAccess },
  })
  const children = [
    page('/page', 'the page', access),
    page('/signin', 'sign in', 'public'),
    page('/account', 'account', 'signed-in'),
    page('/find-best-card-for-your-spend', 'dashboard', 'public'),
  ]
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: ['/page?tab=email#top'],
  })
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return router
}

beforeEach(() => {
  sessionStorage.clear()
})

it.each([
  ['a visitor', null],
  ['a signed-in person', 'secret'],
])('B-ROLE-2, B-ROLE-9, S-ROUTE-13: %s sees a public page', async (_, token) => {
  const router = open({ access: 'public', token })
  expect(await screen.findByText('the page')).toBeDefined()
  expect(router.state.location.pathname).toBe('/page')
})

describe('a visitor', () => {
  it('S-ROUTE-09: is sent from a signed-in page to sign in, and the wanted URL is remembered', async () => {
    const router = open({ access: 'signed-in', token: null })
    expect(await screen.findByText('sign in')).toBeDefined()
    expect(router.state.location.pathname).toBe('/signin')
    expect(takeWantedPath()).toBe('/page?tab=email#top')
  })

  it('S-ROUTE-07: sees a visitors page', async () => {
    open({ access: 'visitors', token: null })
    expect(await screen.findByText('the page')).toBeDefined()
  })
})

describe('a signed-in user', () => {
  it('S-ROUTE-09: sees a signed-in page', async () => {
    open({ access: 'signed-in', token: 'secret' })
    expect(await screen.findByText('the page')).toBeDefined()
  })

  it('S-ROUTE-07: is sent from a visitors page to the dashboard', async () => {
    open({ access: 'visitors', token: 'secret' })
    expect(await screen.findByText('dashboard')).toBeDefined()
  })

  it('returns to the page they left for the provider, if they come back without its answer', async () => {
    rememberWantedPath('/account#delete')
    const router = open({ access: 'visitors', token: 'secret' })
    expect(await screen.findByText('account')).toBeDefined()
    expect(router.state.location.hash).toBe('#delete')
  })
})

describe('a user whose token is being checked', () => {
  const never = () => new Promise<AuthorizeOutcome>(() => {})

  it.each(['signed-in', 'visitors'] as const)('sees nothing of a %s page yet', async (access) => {
    open({ access, token: 'secret', authorize: never })
    expect(await screen.findByText('waiting')).toBeDefined()
    expect(screen.queryByText('the page')).toBeNull()
  })

  it('sees a public page at once', async () => {
    open({ access: 'public', token: 'secret', authorize: never })
    expect(await screen.findByText('the page')).toBeDefined()
  })
})

describe('a user whose token could not be checked', () => {
  const outage = async (): Promise<AuthorizeOutcome> => ({ kind: 'unreachable' })

  it('can try again on a signed-in page, and sees nothing of it', async () => {
    open({ access: 'signed-in', token: 'secret', authorize: outage })
    expect(await screen.findByText('ask again')).toBeDefined()
    expect(screen.queryByText('the page')).toBeNull()
  })

  it('is treated as a visitor on a visitors page', async () => {
    open({ access: 'visitors', token: 'secret', authorize: outage })
    expect(await screen.findByText('the page')).toBeDefined()
  })
})
