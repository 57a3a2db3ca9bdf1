import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { data } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { openAhead } from '../dashboard/open-dashboard.ts'
import { PublicDashboardPage, preloadResults } from '../pages/dashboard/dashboard-page.tsx'
import { loadAverageResults } from '../pages/dashboard/load-average-results.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/dashboard'

export const handle = { access: 'public', headerButton: null, isTool: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const average = await loadAverageResults(context.get(pageContext))
  const loaded = { average, isOpenedAhead: false }
  return average === null ? data(loaded, { headers: { 'cache-control': 'no-store' } }) : data(loaded)
}

/**
 * A visitor who comes from another page has JavaScript, and needn't wait for the average household's answer. Results that
 * the other page has found are there with the first render.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isOpenedAhead = await openAhead(new URL(request.url).search)
  if (isOpenedAhead) {
    await preloadResults()
  }
  return { average: null, isOpenedAhead }
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

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <PublicDashboardPage {...loaderData} />
}
