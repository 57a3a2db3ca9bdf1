import { pagePaths } from '@cardsight/contract/paths'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LinkFlow, LinkOpener } from '../../link/link-flow.ts'
import { browserStorage } from './effects/browser-storage.ts'
import { OauthPage } from './oauth-page.tsx'
import type { DashboardEvent } from './state/events.ts'

const link = { linkToken: 'link-1', widget: 'simulated' } as const

function setUp(openLink: LinkOpener, search = '?oauth_state_id=s-1') {
  window.history.replaceState(null, '', `${pagePaths.dashboardOauth}${search}`)
  const events: DashboardEvent[] = []
  const router = createMemoryRouter(
    [
      {
        path: pagePaths.dashboardOauth,
        element: <OauthPage openLink={openLink} dispatch={(event) => events.push(event)} />,
      },
      { path: pagePaths.dashboard, element: <h1>The dashboard</h1> },
    ],
    { initialEntries: [pagePaths.dashboardOauth] },
  )
  render(<RouterProvider router={router} />)
  return { events }
}

beforeEach(() => localStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the return from a bank', () => {
  it('S-ROUTE-12: reopens the flow with the same token and the URL, then goes to the dashboard', async () => {
    browserStorage.writeOpenedLink({ link, renews: null })
    const flows: LinkFlow[] = []
    const { events } = setUp((flow) => void flows.push(flow))
    expect(flows).toHaveLength(1)
    expect(flows[0]).toMatchObject(link)
    expect(flows[0]?.receivedRedirectUri).toMatch(/\/dashboard\/oauth\?oauth_state_id=s-1$/)
    flows[0]?.onSuccess('public-1', { institution: 'Tartan Bank' })
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([
      { type: 'link-succeeded', publicToken: 'public-1', metadata: { institution: 'Tartan Bank' } },
    ])
  })

  it('exchanges nothing for a renewal', async () => {
    browserStorage.writeOpenedLink({ link, renews: 'handle-1' })
    const { events } = setUp(({ onSuccess }) => onSuccess('public-1', {}))
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'access-renewed', accessToken: 'handle-1' }])
  })

  it('also goes there if the user leaves the flow, or if it cannot be loaded', async () => {
    browserStorage.writeOpenedLink({ link, renews: null })
    const { events } = setUp(({ onExit, onUnavailable }) => {
      onExit(null)
      onUnavailable()
    })
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'link-exited', exit: null }, { type: 'link-unavailable' }])
  })

  it.each([
    ['without an opened flow', '?oauth_state_id=s-1', null],
    ['without the bank’s response', '', { link, renews: null }],
  ])('goes there at once %s', async (_, search, opened) => {
    if (opened !== null) {
      browserStorage.writeOpenedLink(opened)
    }
    setUp(() => expect.unreachable('there is nothing to go on with'), search)
    expect(await screen.findByText('The dashboard')).toBeTruthy()
  })
})
