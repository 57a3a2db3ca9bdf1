import { pagePaths } from '@cardsight/contract/paths'
import { useCallback } from 'react'
import { pageMeta } from '../content/page-meta.ts'
import { browserDashboard, browserLinkOpener, loadCalls } from '../dashboard/browser-dashboard.ts'
import { OauthPage } from '../pages/dashboard/oauth-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { useSessionStore } from '../session/session-context.tsx'
import type { Route } from './+types/dashboard-oauth'

export const handle = { access: 'signed-in', headerButton: null, isTool: true } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.dashboardOauth,
    noindex: true,
    title: 'Back from your bank | Cardsight',
    description: 'Return from signing in at a bank.',
    publicUrl: publicUrlOf(matches),
  })

export default function DashboardOauthRoute() {
  const { leave } = useSessionStore()
  const createLink = useCallback(async () => (await loadCalls(leave)).createLinkToken(), [leave])
  return (
    <OauthPage openLink={browserLinkOpener} createLink={createLink} dispatch={browserDashboard().dispatch} />
  )
}
