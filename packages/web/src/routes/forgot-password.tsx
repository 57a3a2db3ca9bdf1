import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/forgot-password'

export const handle = { access: 'visitors' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.forgotPassword, publicUrl: publicUrlOf(matches) })

export default function ForgotPasswordRoute() {
  return <PlannedPage page={plannedPages.forgotPassword} />
}
