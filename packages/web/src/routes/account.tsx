import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/account'

export const handle = { access: 'signed-in' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...plannedPages.account, publicUrl: publicUrlOf(matches) })

export default function AccountRoute() {
  return <PlannedPage page={plannedPages.account} />
}
