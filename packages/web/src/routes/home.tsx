import { data } from 'react-router'
import { homeText, organizationData } from '../content/home-sections.ts'
import { pageMeta } from '../content/page-meta.ts'
import { gatherHome } from '../pages/home/home-data.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/home'

export const handle = { access: 'public' } satisfies RouteHandle

/** Renders even if the catalog data can't be loaded; that section then says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { isWhole, ...home } = await gatherHome(page)
  const { publicUrl } = page
  // Built here and not in `meta`, which would add this text and its code to every first visit.
  const about = pageMeta({ ...homeText, publicUrl, jsonLd: organizationData(publicUrl) })
  return isWhole ? data({ about, home }) : data({ about, home }, { headers: { 'cache-control': 'no-store' } })
}

// A page without its figures must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.about ?? []

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.home} />
}
