import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { pageMeta } from '../content/page-meta.ts'
import { DashboardPage } from '../pages/dashboard/dashboard-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/dashboard'

export const handle = {
  access: 'public',
  headerButton: null,
  needsScript: true,
  isTool: true,
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.dashboard,
    title: sentences.dashboardTitle,
    description: sentences.dashboardDescription,
    publicUrl: publicUrlOf(matches),
  })

export default function DashboardRoute() {
  return <DashboardPage hasReturningScript />
}
