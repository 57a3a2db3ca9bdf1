import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { data } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { PublicDashboardPage } from '../pages/dashboard/dashboard-page.tsx'
import { loadAverageResults } from '../pages/dashboard/load-average-results.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/dashboard'

export const handle = { access: 'public', headerButton: null, isTool: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const average = await loadAverageResults(context.get(pageContext))
  return average === null
    ? data({ average }, { headers: { 'cache-control': 'no-store' } })
    : data({ average })
}

/** A visitor who comes from another page has JavaScript, and needn't wait for the average household's answer. */
export function clientLoader() {
  return { average: null }
}

// A page without its answer must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.dashboard,
    title: sentences.dashboardTitle,
    description: sentences.dashboardDescription,
    publicUrl: publicUrlOf(matches),
  })

export default function DashboardRoute({ loaderData: { average } }: Route.ComponentProps) {
  return <PublicDashboardPage average={average} />
}
