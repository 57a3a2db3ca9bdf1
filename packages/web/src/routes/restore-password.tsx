import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/restore-password'

export const handle = { access: 'visitors' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.restorePassword, publicUrl: publicUrlOf(matches) })

export default function RestorePasswordRoute() {
  return <PlannedPage page={plannedPages.restorePassword} />
}
