import { data } from 'react-router'
import { breadcrumbData, pageMeta } from '../content/page-meta.ts'
import { secondCardText } from '../content/second-card.ts'
import { type Explored, explore } from '../pages/second-card/explore.ts'
import { readExplorerQuery } from '../pages/second-card/explorer-query.ts'
import { SecondCardPage } from '../pages/second-card/second-card-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/second-card'

export const handle = { access: 'public' } satisfies RouteHandle

/** Renders even if no run is possible; the explorer then says so. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext)
  const query = readExplorerQuery(new URL(request.url).searchParams)
  try {
    return data({ query, explored: await explore(api, query) })
  } catch (error) {
    reportError(error)
    const explored: Explored = { state: 'failed' }
    return data({ query, explored }, { headers: { 'cache-control': 'no-store' } })
  }
}

// A page without its result must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicUrl = publicUrlOf(matches)
  const jsonLd = [breadcrumbData(publicUrl, [{ name: 'Find Your Second Card', path: secondCardText.path }])]
  return pageMeta({ ...secondCardText, publicUrl, jsonLd })
}

export default function SecondCardRoute({ loaderData }: Route.ComponentProps) {
  return <SecondCardPage {...loaderData} />
}
