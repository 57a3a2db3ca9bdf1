import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/dashboard'

export const handle = { access: 'public', headerButton: null } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.dashboard, publicUrl: publicUrlOf(matches) })

export default function DashboardRoute() {
  return <PlannedPage page={plannedPages.dashboard} />
}
