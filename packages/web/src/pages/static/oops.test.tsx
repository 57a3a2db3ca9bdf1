import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SessionNotice } from '../../layout/site-layout.tsx'
import { SessionProvider } from '../../session/session-context.tsx'
import { type AuthorizeOutcome, createSessionStore } from '../../session/session-store.ts'
import { ErrorPage, NotFoundPage, OopsPage, oopsMessageIn, oopsReferenceIn } from './oops-page.tsx'

const never = () => new Promise<AuthorizeOutcome>(() => {})

function open(page: React.ReactNode, { token = null }: { token?: string | null } = {}) {
  const store = createSessionStore({
    readToken: () => token,
    clearAll: () => {},
    authorize: never,
    endToken: async () => {},
    goHome: () => {},
  })
  const routes = [
    { path: '/', element: <SessionNotice /> },
    { path: '*', element: page },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/nowhere'] })
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return router
}

describe('the error page', () => {
  it('S-OOPS-01: shows the message of the navigation state', () => {
    open(<OopsPage message={oopsMessageIn({ message: 'The link is too old, please try again' })} />)
    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeDefined()
    expect(screen.getByText('The link is too old, please try again')).toBeDefined()
  })

  it.each([null, 'text', {}, { message: '' }, { message: 7 }])(
    'S-OOPS-01: shows the default for %j',
    (state) => {
      open(<OopsPage message={oopsMessageIn(state)} />)
      expect(screen.getByText('Something went wrong')).toBeDefined()
    },
  )

  it('shows the reference that the previous page passed, as text that can be selected', () => {
    open(<OopsPage reference={oopsReferenceIn({ reference: 'Reference: 1f0c2a9b' })} />)
    expect(screen.getByText('Reference: 1f0c2a9b')).toBeDefined()
    expect(oopsReferenceIn({ reference: null })).toBeUndefined()
  })

  it('S-OOPS-02: links home', () => {
    open(<OopsPage />)
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('has other ways on', () => {
    open(<OopsPage />)
    const others = screen.getAllByRole('link').slice(1)
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/current-best-cards',
      '/cards',
      '/support',
    ])
  })

  it('shows nothing of the error itself', () => {
    open(<ErrorPage error={new Error('select * from users')} />)
    expect(screen.getByText('Something went wrong')).toBeDefined()
    expect(screen.queryByText(/select/)).toBeNull()
  })
})

describe('the not-found page', () => {
  it('B-ERR-25: looks like the error page', () => {
    open(<NotFoundPage />, { token: 'being checked' })
    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeDefined()
    expect(screen.getByText('Something went wrong')).toBeDefined()
  })

  it('says what went wrong', () => {
    open(<NotFoundPage />, { token: 'being checked' })
    expect(screen.getByText('This page doesn’t exist.')).toBeDefined()
  })

  it('B-ERR-26, S-ROUTE-14: goes home once the user state is known', async () => {
    const router = open(<ErrorPage error={new ErrorResponse(404, 'Not Found', null)} />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.getByRole('status').textContent).toBe(
      'The page you opened doesn’t exist. This is our home page.',
    )
  })

  it('B-ERR-26: stays while it is unknown', () => {
    const router = open(<NotFoundPage />, { token: 'being checked' })
    expect(router.state.location.pathname).toBe('/nowhere')
  })
})
