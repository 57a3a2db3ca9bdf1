import { data } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/dashboard-debug'

export const handle = { access: 'signed-in', headerButton: null } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasDebugDashboard) {
    throw data(null, { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.dashboardDebug, publicUrl: publicUrlOf(matches) })

export default function DashboardDebugRoute() {
  return <PlannedPage page={plannedPages.dashboardDebug} />
}
