import { pagePaths } from '@cardsight/contract'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageKeys } from '../../lib/storage.ts'
import type { LinkOpener } from './effects/world.ts'
import { OauthPage } from './oauth-page.tsx'
import type { DashboardEvent } from './state/events.ts'

function setUp(openLink: LinkOpener | null) {
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

describe('S-ROUTE-12: the return from a bank', () => {
  it('opens the flow by itself with the token that was kept, then goes to the dashboard', async () => {
    localStorage.setItem(storageKeys.linkToken, 'link-1')
    const flows: Parameters<LinkOpener>[0][] = []
    const { events } = setUp((flow) => void flows.push(flow))
    expect(flows.map(({ linkToken }) => linkToken)).toEqual(['link-1'])
    flows[0]?.onSuccess('public-1', { institution: 'Tartan Bank' })
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([
      { type: 'link-succeeded', publicToken: 'public-1', metadata: { institution: 'Tartan Bank' } },
    ])
  })

  it('goes there as well when the person leaves the flow', async () => {
    localStorage.setItem(storageKeys.linkToken, 'link-1')
    const { events } = setUp(({ onExit }) => onExit(null))
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(events).toEqual([{ type: 'link-exited', exit: null }])
  })

  it('goes there at once without a token', async () => {
    setUp(() => expect.unreachable('there is nothing to open it with'))
    expect(await screen.findByText('The dashboard')).toBeTruthy()
  })

  it('says so where there is nothing to link with', () => {
    setUp(null)
    expect(screen.getByText(/no account was linked/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the dashboard' }).getAttribute('href')).toBe(
      pagePaths.dashboard,
    )
  })
})
