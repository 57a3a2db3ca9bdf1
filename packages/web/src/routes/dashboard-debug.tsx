import { pagePaths } from '@cardsight/contract/paths'
import { data } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { DebugPage } from '../pages/dashboard/debug-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/dashboard-debug'

export const handle = { access: 'signed-in', headerButton: null, isTool: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasDebugDashboard) {
    throw data(null, { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.dashboardDebug,
    noindex: true,
    title: 'Dashboard, raw | Cardsight',
    description: 'Your results with every figure behind them.',
    publicUrl: publicUrlOf(matches),
  })

export default function DashboardDebugRoute() {
  return <DebugPage />
}
