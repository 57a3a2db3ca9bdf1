import type { LinkToken } from '@cardsight/contract/banking'
import { pagePaths } from '@cardsight/contract/paths'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserStorage } from '../../dashboard/effects/browser-storage.ts'
import { readOpenedLink } from '../../dashboard/effects/opened-link.ts'
import type { DashboardEvent } from '../../dashboard/state/events.ts'
import type { LinkFlow, LinkOpener } from '../../link/link-flow.ts'
import { RESUME_LINK } from '../../link/link-flow.ts'
import { OauthPage } from './oauth-page.tsx'

const link = { linkToken: 'link-1', widget: 'simulated' } as const

const noLink = () => Promise.reject(new Error('No link token was expected'))

function setUp(
  openLink: LinkOpener,
  search = '?oauth_state_id=s-1',
  createLink: () => Promise<LinkToken> = noLink,
) {
  window.history.replaceState(null, '', `${pagePaths.dashboardOauth}${search}`)
  const events: DashboardEvent[] = []
  const router = createMemoryRouter(
    [
      {
        path: pagePaths.dashboardOauth,
        element: <OauthPage {...{ openLink, createLink }} dispatch={(event) => events.push(event)} />,
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

  it('goes there at once if another browser began the flow', async () => {
    setUp(() => expect.unreachable('there is nothing to resume'))
    expect(await screen.findByText('The dashboard')).toBeTruthy()
  })

  it('reopens a flow that needed a new document, without a URL of a bank', async () => {
    browserStorage.writeOpenedLink({ link, renews: 'handle-1' })
    const flows: LinkFlow[] = []
    const { events } = setUp((flow) => void flows.push(flow), `?${RESUME_LINK}`)
    expect(flows).toHaveLength(1)
    expect(flows[0]).toMatchObject(link)
    expect(flows[0]).not.toHaveProperty('receivedRedirectUri')
    flows[0]?.onSuccess('public-1', {})
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'access-renewed', accessToken: 'handle-1' }])
  })
})

describe('the page opened directly', () => {
  const created: LinkToken = { linkToken: 'link-2', widget: 'simulated' }

  it('S-ROUTE-12: opens linking with a new token, whatever was opened before', async () => {
    browserStorage.writeOpenedLink({ link, renews: 'handle-1' })
    const flows: LinkFlow[] = []
    const { events } = setUp(
      (flow) => void flows.push(flow),
      '',
      () => Promise.resolve(created),
    )
    await waitFor(() => expect(flows).toHaveLength(1))
    expect(flows[0]).toMatchObject(created)
    expect(flows[0]).not.toHaveProperty('receivedRedirectUri')
    // A bank may redirect back: the same page resumes it.
    expect(readOpenedLink()).toEqual({ link: created, renews: null })
    flows[0]?.onSuccess('public-2', {})
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'link-succeeded', publicToken: 'public-2', metadata: {} }])
  })

  it('goes to the dashboard if there is no token', async () => {
    const { events } = setUp(() => expect.unreachable('there is no token'), '')
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'link-unavailable' }])
  })
})
